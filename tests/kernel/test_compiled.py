"""What compiled functions may do, and who is told when one does not keep to it."""

import importlib
import pkgutil
import typing
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sammelsurium import games as games_folder
from sammelsurium import kernel, minds
from sammelsurium.kernel import compiled

# -- whoever returns an array, and whoever gets one, has to count its users -------------------------------------------


def compiled_functions() -> Iterator[Any]:
    for package in (kernel, games_folder, minds):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield from compiled_in(importlib.import_module(found.name))


def compiled_in(module: ModuleType) -> Iterator[Any]:
    for function in vars(module).values():
        if hasattr(function, "py_func") and function.__module__ == module.__name__:
            yield function


def holds_array(kind: Any) -> bool:
    if hasattr(kind, "_fields"):
        return any(holds_array(field) for field in typing.get_type_hints(kind).values())
    return typing.get_origin(kind) is np.ndarray or any(holds_array(part) for part in typing.get_args(kind))


def returns_array(function: Any) -> bool:
    return holds_array(typing.get_type_hints(function.py_func).get("return"))


def calls_for_array(function: Any) -> bool:
    names = function.py_func.__code__.co_names
    called = [function.py_func.__globals__[name] for name in names if name in function.py_func.__globals__]
    return any(hasattr(one, "py_func") and returns_array(one) for one in called)


def careless(functions: list[Any]) -> list[str]:
    """Those who would lose or keep an array, because they count nobody."""
    counting = [function for function in functions if function.targetoptions["_nrt"]]
    return [
        function.__name__
        for function in functions
        if function not in counting and (returns_array(function) or calls_for_array(function))
    ]


def test_arrays_go_only_to_those_who_count_their_users() -> None:
    functions = list(compiled_functions())
    assert any(returns_array(function) for function in functions)
    assert careless(functions) == []


def new_array() -> NDArray[np.int64]:
    return np.zeros(3, np.int64)


def first_of_new_array() -> int:
    return int(new_array()[0])


def test_a_careless_function_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Callable[..., Any] = compiled.allocating(new_array)
    monkeypatch.setitem(globals(), "new_array", made)
    caller = compiled.compiled(first_of_new_array)
    assert careless([made, caller]) == ["first_of_new_array"]
    assert careless([made, compiled.allocating(first_of_new_array)]) == []
    assert careless([compiled.compiled(compiled.plain(made))]) == ["new_array"]


def test_a_function_of_the_hot_path_asks_for_no_memory() -> None:
    with pytest.raises(Exception, match="array"):
        compiled.compiled(new_array)()
    assert compiled.allocating(new_array)().tolist() == [0, 0, 0]
