"""Loads a template once per game, with the game's functions as its globals.

A function made by a factory that closes over compiled functions never hits Numba's disk cache; a module of its own
does. The compiler looks globals up when it first compiles a function, so replacing them after loading is enough.
"""

import importlib.util
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from . import unbound
from .compiled import compiled_anew, is_ours, plain
from .interpreted import AGAIN, make_plain
from .sources import BOUND

KERNEL = Path(__file__).parent


def bind(file: Path, package: str, functions: Mapping[str, Callable[..., Any]]) -> ModuleType:
    """The template in that file, speaking of the game in that package."""
    name = f"{package}.{BOUND}{file.stem}"  # compiled code is kept under it (see `sources.py`)
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"there is no template {file}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    for key in unbound.NAMES:
        if key in vars(module):
            setattr(module, key, functions[key])
    if name.startswith(AGAIN):
        make_plain(name)
    elif not all(is_ours(function) for function in functions.values()):
        _replace(module, compiled_anew)  # the cache could not tell this game from another of the same name
    return module


def _replace(module: ModuleType, make: Callable[[Any], Any]) -> None:
    """Makes each of the template's own functions anew."""
    for key, value in list(vars(module).items()):
        if getattr(value, "__module__", None) == module.__name__ and hasattr(value, "py_func"):
            setattr(module, key, make(value))


def bind_plain(file: Path, package: str, functions: Mapping[str, Callable[..., Any]]) -> ModuleType:
    """The same without the compiler: for small games, and for planting faults."""
    module = bind(file, package, {key: plain(function) for key, function in functions.items()})
    _replace(module, plain)
    return module
