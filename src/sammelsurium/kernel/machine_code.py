"""Where compiled code is kept, and under which name it is found again.

A name says all that decides what a function compiles to: the sources it can reach, the types it is called with, the
processor it is made for, and who compiled it. It says nothing of where the package lies, so code made in one place is
good in another: first the package is asked (`machine_code/`, made by `make wheel` and never written to), then the
user's own cache. A changed rule never meets machine code of yesterday, and what it cannot reach keeps its own.

Compiled code is kept as pickles, which could do anything when they are read: so nothing is read from a folder that
others can write to. Whoever can write into the package can change its sources as well.
"""

import contextlib
import hashlib
import logging
import os
import pickle
import time
import uuid
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, NullCache
from numba.core.serialize import dumps
from numba.core.sigutils import normalize_signature

from .homes import HOUSE, PACKAGE
from .processor import environment, target
from .sources import sources_hash
from .trusted import trusted_cache

log = logging.getLogger(__name__)

SHIPPED = PACKAGE / "machine_code"
KEPT_DAYS = 30
DAY = 86400

loaded: set[Path] = set()
"""The files that this process has taken compiled code from."""
made: set[Path] = set()
"""Those that it has written."""
_only_kept: ContextVar[bool] = ContextVar("only_kept", default=False)


class NotKept(Exception):
    """Asked for compiled code only if it need not be compiled, and it would have to be."""


@contextlib.contextmanager
def only_kept() -> Iterator[None]:
    """Inside, nothing is compiled: what is not kept raises NotKept."""
    token = _only_kept.set(True)
    try:
        yield
    finally:
        _only_kept.reset(token)


@cache
def shipped() -> Path | None:
    """The package's own folder for this environment, if it has one."""
    folder = SHIPPED / environment()
    if folder.is_dir():
        return folder
    if SHIPPED.is_dir():
        others = ", ".join(sorted(other.name for other in SHIPPED.iterdir() if other.is_dir()))
        log.warning("the machine code in the package is for %s; here it is %s: rules are compiled", others, folder.name)
    return None


@cache
def own() -> Path:
    """The user's folder for this environment."""
    return trusted_cache() / environment()


def forget_old(folder: Path) -> None:
    """What nobody has loaded for a month, and what somebody did not come to finish."""
    for file in folder.iterdir():
        with contextlib.suppress(OSError):  # another process was faster
            age = time.time() - file.stat().st_mtime
            if age > KEPT_DAYS * DAY or (file.suffix != ".nbc" and age > DAY):
                file.unlink()


@cache
def _open_own() -> Path:
    """The user's folder, ready to be written to; once in a process what is old is forgotten."""
    own().mkdir(mode=0o700, parents=True, exist_ok=True)
    forget_old(own())
    return own()


def is_as_told(codegen: Any) -> bool:
    """Whether the compiler works for the processor that the folder is named after: it can be told otherwise later."""
    return bool(codegen.magic_tuple()[1:] == target())


class KeptCode(NullCache):
    """What the compiler asks for a function before it compiles it, and tells afterwards."""

    def __init__(self, function: Callable[..., object]) -> None:
        self._function = function
        self._form: Any = _Form()

    @property
    def cache_path(self) -> str:
        return str(own())

    def name(self, types: tuple[Any, ...]) -> str:
        """The file of the function as compiled for arguments of these types."""
        function, module = self._function, self._function.__module__.removeprefix(f"{HOUSE}.")
        told = "\x00".join([sources_hash(function), function.__qualname__, *map(str, types)])
        digest = hashlib.blake2b(told.encode(), digest_size=12).hexdigest()
        return f"{module}.{function.__name__}-{digest}.nbc"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()  # as the compiler's own cache does before it takes anything over
        types = tuple(normalize_signature(sig)[0])
        for folder in (shipped(), own()) if is_as_told(target_context.codegen()) else ():
            if folder and (found := self._read(folder / self.name(types), types, target_context)) is not None:
                return found
        if _only_kept.get():
            raise NotKept(f"{self._function.__module__}.{self._function.__qualname__}{types}")
        return None

    def _read(self, file: Path, types: tuple[Any, ...], target_context: Any) -> Any:
        """Damaged files count as missing: they are compiled anew and replaced."""
        try:
            parts = pickle.loads(file.read_bytes())
            if tuple(parts[SIGNATURE].args) != types:  # two types of the same name
                return None
            found = self._form.rebuild(target_context, parts)
        except FileNotFoundError:
            return None
        except Exception as error:
            log.warning("%s cannot be read and is compiled anew: %r", file, error)
            return None
        loaded.add(file)
        _touch(file)
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        if not is_as_told(data.codegen) or not self._form.check_cachable(data):
            return
        try:
            file = _open_own() / self.name(tuple(normalize_signature(sig)[0]))
            _write(file, dumps(self._form.reduce(data)))
        except OSError as error:
            _cannot_keep(str(error))
        else:
            made.add(file)


SIGNATURE = 3  # its place among the parts of a compiled function


class _Form(CompileResultCacheImpl):
    """How the compiler takes a compiled function apart and puts it together. Where it is kept is our business."""

    def __init__(self) -> None:
        pass


def _touch(file: Path) -> None:
    """It was used: at most once a day, because that is a write."""
    with contextlib.suppress(OSError):
        if time.time() - file.stat().st_mtime > DAY and SHIPPED not in file.parents:
            os.utime(file)


def _write(file: Path, content: bytes) -> None:
    """Whole or not at all, whoever is killed and however many write the same."""
    draft = file.with_suffix(f".{uuid.uuid4().hex[:12]}")
    try:
        draft.write_bytes(content)
        draft.replace(file)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


@cache
def _cannot_keep(why: str) -> None:
    """Told once, and not of each of some hundred functions."""
    log.warning("compiled rules cannot be kept, and are compiled again at the next start: %s", why)
