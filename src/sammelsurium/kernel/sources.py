"""Which files decide what a function of ours compiles to: its own, and all that they import from the package.

A compiled function reaches others only by the names in its module, and those come from there or from an import. So the
imports are followed, also those that nothing compiled uses: too much costs a compilation, too little a wrong game.
"""

import ast
import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
BOUND = "bound_"  # how a template that speaks of a game is called among its modules (see `binding.py`)
BOUND_TO = ("rules.py", "instinct.py")  # the rooms of a game whose functions a template is given
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
        yield from (PACKAGE.joinpath(*game.split(".")[1:], room) for room in BOUND_TO)


@cache
def _hash_of(begin: frozenset[Path]) -> str:
    digest = hashlib.blake2b(digest_size=12)
    for file in sorted(reachable(begin)):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode() + content)
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
    """The files of the package that a file names in its imports."""
    home = ("sammelsurium", *file.relative_to(PACKAGE).parts[:-1])
    names = {name for node in ast.walk(ast.parse(file.read_bytes())) for name in _names(node, home)}
    return tuple(sorted(found for name in names if (found := _file_of(name))))


def _names(node: ast.AST, home: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if isinstance(node, ast.Import):
        yield from (tuple(alias.name.split(".")) for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        above = home[: len(home) + 1 - node.level] if node.level else ()
        package = (*above, *(node.module.split(".") if node.module else ()))
        yield package
        yield from ((*package, alias.name) for alias in node.names)


def _file_of(name: tuple[str, ...]) -> Path | None:
    if name[0] != "sammelsurium":
        return None
    place = PACKAGE.joinpath(*name[1:])
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)
