"""Compiling the rules. What was compiled is kept, also from one start to the next (see `machine_code.py`)."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np

from . import processor
from .homes import home_of
from .machine_code import KeptCode

Function = TypeVar("Function", bound=Callable[..., object])

enabled: bool = not processor.config.DISABLE_JIT

if not enabled:
    # Without the compiler the counter-based streams run on NumPy scalars, whose wrap-around is wanted.
    np.seterr(over="ignore")


def is_ours(function: Callable[..., object]) -> bool:
    """Whether the hash of sources covers the function, so that its compiled form may be kept."""
    return home_of(function.__module__) is not None


def compiled(function: Function) -> Function:
    """A function of the hot path: no Python objects inside, no lock held, no memory asked for; ours are kept on disk.

    The compiler holds it to that. In return nobody counts who still uses an array, which took a third of the time of a
    search. So such a function hands arrays on, but never returns one.
    """
    return _made(function, memory=False, keep=is_ours(function))


def allocating(function: Function) -> Function:
    """The same for a function that needs arrays of its own: called a few times in a game, not at every step."""
    return _made(function, memory=True, keep=is_ours(function))


def compiled_anew(function: Function) -> Function:
    """The same function from its Python source, whatever was compiled before."""
    return _made(function, memory=getattr(function, "targetoptions", {}).get("_nrt", False), keep=False)


def _made(function: Function, *, memory: bool, keep: bool) -> Function:
    njit: Any = numba.njit  # its types do not know no_cfunc_wrapper: nothing of ours is called from C
    options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": memory}
    made = njit(**options)(plain(function))
    if enabled and keep:
        made._cache = KeptCode(made.py_func)  # the compiler's own does not notice a change in another file
    if enabled:
        made.get_call_template = _without_literals(made.get_call_template)
    wide: Function = made
    return wide


def _without_literals(template: Callable[..., Any]) -> Callable[..., Any]:
    """Left alone, the compiler makes a copy of a function for every constant it is called with. One per type is enough,
    and a game with many named constants compiles in a fraction of the time."""
    unliteral: Callable[[Any], Any] = numba.types.unliteral

    def widened(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        wide = {name: unliteral(kind) for name, kind in kws.items()}
        return template(tuple(unliteral(kind) for kind in args), wide)

    return widened


def plain(function: Function) -> Function:
    """The same function as Python wrote it; for checks that exchange one function of a game."""
    original: Function = getattr(function, "py_func", function)
    return original
