"""Caches of compiled rules of which something is missing."""

import shutil
from functools import cache
from pathlib import Path

from sammelsurium.kernel import machine_code
from sammelsurium.kernel.processor import environment
from sammelsurium.kernel.registry import compiled_games
from sammelsurium.server.compiling import compile_all

GAME = "stamp_collection"


@cache
def whole() -> list[Path]:
    """All that a server loads."""
    for game in compiled_games().values():
        compile_all(game)
    return sorted(machine_code.loaded | machine_code.made)


def copy_cache(place: Path) -> Path:
    """The folder of this environment in a cache of its own, from which a part can be taken away."""
    folder = place / environment()
    folder.mkdir(parents=True, mode=0o700)
    for file in whole():
        shutil.copy(file, folder)
    return folder


def take_away(folder: Path, function: str = "rules.turn.to_act") -> Path:
    """Of one game, which then has to be compiled."""
    (file,) = folder.glob(f"games.{GAME}.{function}-*.nbc")
    file.unlink()
    return file


def refuse(file: Path) -> None:
    """As a full disk would refuse it."""
    (file / "in the way").mkdir(parents=True)
