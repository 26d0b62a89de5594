"""Compiling the rules, and keeping what was compiled.

Numba's own cache does not notice a change in a called function of another file, so each cache folder is named after a
hash of all the sources its functions can reach: a changed rule never meets machine code of yesterday, and the other
games keep theirs.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs

PACKAGE = Path(__file__).parent.parent
KEPT_DAYS = 30

Function = TypeVar("Function", bound=Callable[..., object])

enabled: bool = not numba.config.DISABLE_JIT  # type: ignore[attr-defined] # made at import, unseen by types


def rooms_of(function: Callable[..., object]) -> tuple[str, ...]:
    """The parts of the package that decide what a function of ours compiles to: the kernel, the game it belongs to or
    is bound to, and where it is written if that is neither."""
    written = Path(function.__code__.co_filename).relative_to(PACKAGE).parts[0]
    module = function.__module__.split(".")[1:]
    game = {"/".join(module[:2])} if module[0] == "games" else set()
    return tuple(sorted({"kernel", written} - {"games"} | game))


@cache
def sources_hash(rooms: tuple[str, ...]) -> str:
    """One hash over everything that decides what the compiled code is."""
    digest = hashlib.blake2b(f"{numba.__version__} {np.__version__} {sys.version}".encode(), digest_size=8)
    for room in rooms:
        for file in sorted((PACKAGE / room).rglob("*.py")):
            digest.update(file.relative_to(PACKAGE).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()


def cache_home() -> Path:
    """Where compiled code is kept; SAMMELSURIUM_CACHE moves it."""
    chosen = os.environ.get("SAMMELSURIUM_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("sammelsurium") / "compiled"


def forget_old(home: Path, current: Path) -> None:
    """Folders of earlier sources that nobody used for a month."""
    for folder in home.iterdir():
        if folder != current and folder.is_dir() and time.time() - folder.stat().st_mtime > KEPT_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)


@cache
def open_cache(rooms: tuple[str, ...]) -> Path:
    folder = cache_home() / sources_hash(rooms)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    forget_old(folder.parent, folder)
    return folder


if not enabled:
    # Without the compiler the counter-based streams run on NumPy scalars, whose wrap-around is wanted.
    np.seterr(over="ignore")


def is_ours(function: Callable[..., object]) -> bool:
    """Whether the hash of our sources covers the function, so that its compiled form may be kept."""
    return function.__module__.startswith(f"{PACKAGE.name}.")


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
    if keep and enabled:
        numba.config.CACHE_DIR = str(open_cache(rooms_of(function)))  # type: ignore[attr-defined] # as above
    njit: Any = numba.njit  # its types do not know no_cfunc_wrapper: nothing of ours is called from C
    options = {"cache": keep, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": memory}
    made = njit(**options)(plain(function))
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
