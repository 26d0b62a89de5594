"""A game without the compiler: the same sources, loaded a second time under another name, with every function as Python
wrote it.

The plain form of a compiled function would still call compiled ones, so the whole of a game is of one form: its
modules, and of the kernel and the minds whatever they call. Both forms take and give the same records; that they play
the same game is tested (`tests/contract`).
"""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from . import compiled
from .homes import HOUSE, PACKAGE, homes
from .machine_code import only_kept

AGAIN = "sammelsurium.interpreted"
GUESTS = f"{AGAIN}.guests"


def twin_of(module: str) -> str:
    """The other name of a module of ours, or of a game beside us."""
    if module.startswith(AGAIN):
        return module
    ours = module == HOUSE or module.startswith(f"{HOUSE}.")
    return AGAIN + module.removeprefix(HOUSE) if ours else f"{GUESTS}.{module}"


def load_plain(module: str) -> ModuleType:
    """A module, or a package with all that it has loaded so far, without the compiler."""
    if AGAIN not in sys.modules:
        guests = [folder.parent for name, folder in homes().items() if name != HOUSE]
        _furnish(AGAIN, "The package a second time.", PACKAGE)
        _furnish(GUESTS, "The games beside it a second time.", *guests)
        sys.modules[twin_of(compiled.__name__)] = compiled  # there is one compiler, and it is told once
    name = twin_of(module)
    with only_kept():  # nothing is compiled by mistake
        loaded = importlib.import_module(name)
    make_plain(name)
    return loaded


def _furnish(name: str, about: str, *folders: Path) -> None:
    package = ModuleType(name, about)
    package.__path__ = list(map(str, folders))
    sys.modules[name] = package


def make_plain(package: str) -> None:
    """Gives every module of a package plain functions where it has compiled ones, its own and those of others."""
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for key, value in list(vars(module).items()):
                if hasattr(value, "py_func"):
                    setattr(module, key, _plain(value))


def _plain(function: Any) -> Callable[..., Any]:
    """The compiled function of a module is looked up in the twin of that module."""
    module = function.__module__
    if module.startswith(AGAIN):
        return _as_compiled(function.py_func)
    plain: Callable[..., Any] = getattr(load_plain(module), function.__name__)
    return plain


def _as_compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Streams count on numbers that wrap around, which NumPy would warn of."""
    wraps: Callable[..., Any] = np.errstate(over="ignore")(function) if _multiplies(function) else function
    return wraps


def _multiplies(function: Callable[..., Any]) -> bool:
    return function.__module__ == twin_of("sammelsurium.kernel.chance")
