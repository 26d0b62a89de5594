"""Which files decide what a function compiles to: its own, and all that they import from our package and from those
in which games live.

A compiled function reaches others only by the names in its module, and those come from there or from an import. So the
imports are followed, also those that nothing compiled uses: too much costs a compilation, too little a wrong game.
"""

import ast
import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from .contract import COMPILED
from .homes import PACKAGE, home_of, place_of

BOUND = "bound_"  # how a template that speaks of a game is called among its modules (see `binding.py`)
DECORATOR = PACKAGE / "kernel" / "compiled.py"  # how to compile is written there; where to keep it changes nothing


@cache
def sources_hash(function: Callable[..., object]) -> str:
    """One hash over all those files."""
    return _hash_of(frozenset(roots(function)))


def roots(function: Callable[..., object]) -> Iterator[Path]:
    """Where the function is written, and the game's rooms if it belongs to a template."""
    yield Path(function.__code__.co_filename)
    game, _, module = function.__module__.rpartition(".")
    if module.startswith(BOUND):
        yield from filter(None, (_file_of((*game.split("."), room)) for room in COMPILED))


@cache
def _hash_of(begin: frozenset[Path]) -> str:
    digest = hashlib.blake2b(digest_size=12)
    for file in sorted(reachable(begin)):
        content = file.read_bytes()
        digest.update(f"{place_of(file)[1].as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def reachable(begin: frozenset[Path]) -> set[Path]:
    found: set[Path] = set()
    waiting = list(begin)
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += () if file == DECORATOR else imported(file)
    return found


@cache
def imported(file: Path) -> tuple[Path, ...]:
    """The files of those packages that a file names in its imports."""
    package, place = place_of(file)
    home = (package, *place.parts[:-1])
    names = {name for node in _executed(ast.parse(file.read_bytes())) for name in _names(node, home)}
    return tuple(sorted(found for name in names if (found := _file_of(name))))


def _executed(node: ast.AST) -> Iterator[ast.AST]:
    """All of its statements, but for what only those read who check types. In an expression nothing is imported, and
    most of a file are expressions."""
    yield node
    for child in ast.iter_child_nodes(node):
        types_only = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
        if not types_only and not isinstance(child, ast.expr):
            yield from _executed(child)


def _names(node: ast.AST, home: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if isinstance(node, ast.Import):
        yield from (tuple(alias.name.split(".")) for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        above = home[: len(home) + 1 - node.level] if node.level else ()
        package = (*above, *(node.module.split(".") if node.module else ()))
        yield package
        yield from ((*package, alias.name) for alias in node.names)


@cache
def _file_of(name: tuple[str, ...]) -> Path | None:
    home = home_of(name[0])
    if home is None:
        return None
    place = home.joinpath(*name[1:])
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)
