"""The packages in which games live: ours, and those that are installed beside it and offer a game by an entry point:

[project.entry-points."sammelsurium.games"]
kuhn_poker = "kuhn_poker"

The name is the game's; behind it stands the package with its rooms. Nothing is imported here: who may keep compiled
code has to be known before the first function is compiled.
"""

import importlib.util
import os
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

GROUP = "sammelsurium.games"
HOUSE = "sammelsurium"
PACKAGE = Path(__file__).parent.parent


@cache
def offers() -> tuple[EntryPoint, ...]:
    """The games that other packages offer, by name; SAMMELSURIUM_GUESTS names those that are wished, none if empty."""
    wished = os.environ.get("SAMMELSURIUM_GUESTS")
    found = {(offer.name, offer.value): offer for offer in entry_points(group=GROUP)}
    return tuple(found[key] for key in sorted(found) if wished is None or key[0] in wished.split())


@cache
def homes() -> Mapping[str, Path]:
    """By the name of a top-level package, where it lies."""
    found = {HOUSE: PACKAGE}
    for offer in offers():
        name = offer.module.partition(".")[0]
        if name not in found and (folder := _folder_of(name)):
            found[name] = folder
    return found


def _folder_of(name: str) -> Path | None:
    """None for what is no package with files: whoever loads the game says so."""
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        return None
    if spec is None or not spec.origin or not spec.submodule_search_locations:
        return None
    folder = Path(spec.origin).parent
    return folder if folder.is_dir() else None


def home_of(module: str) -> Path | None:
    """Where the package of a module lies, if it is one of those."""
    return homes().get(module.partition(".")[0])


def place_of(file: Path) -> tuple[str, Path]:
    """The package that a file belongs to, and its path in there."""
    for name, folder in homes().items():
        if file.is_relative_to(folder):
            return name, file.relative_to(folder)
    raise ValueError(f"{file} belongs to no package with games")
