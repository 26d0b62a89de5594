"""The rungs of the ladder: what was measured, kept in a file so that a long measurement can be done in parts."""

import hashlib
import json
import subprocess
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

import msgspec

from sammelsurium import minds
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.reading import read_json

from .arena import wilson


@dataclass(frozen=True)
class Rung:
    """How the stronger of two did against the weaker in games for two players."""

    game: str
    stronger: str
    weaker: str
    games: int
    wins: float  # a shared victory counts as half
    seed: str
    commit: str
    box: str
    sources: str  # of the game and the minds: whoever changes them has to measure again
    budget: str  # what both were given

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def name(self) -> str:
        return name_of(self.game, self.stronger, self.weaker)


def name_of(game: str, stronger: str, weaker: str) -> str:
    return f"{game}: {stronger} against {weaker}"


def sources_of(game: Game) -> str:
    """A fingerprint of everything that decides how minds play the game; of the box what it means, not how it is put."""
    digest = hashlib.blake2b(game.box().hash.encode(), digest_size=6)
    for folder in (Path(minds.__file__).parent, game.folder):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()


def commit() -> str:
    """Which commit was measured, or which version where there is only the package; a star says that sources were
    changed since."""
    package = Path(minds.__file__).parent.parent
    if not (package.parents[1] / ".git").exists():
        return f"version {version('sammelsurium')}"
    return _git(package, "rev-parse", "--short", "HEAD") + ("*" if _git(package, "status", "--short", ".") else "")


def _git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True, cwd=folder).stdout.strip()


def read(file: Path) -> dict[str, Rung]:
    """By name; none if nothing has been measured yet."""
    if not file.exists():
        return {}
    try:
        rungs = read_json(file.read_bytes(), list[Rung])
    except msgspec.MsgspecError as error:
        raise GameError(f"{file} is no list of rungs: {error}") from error
    return {rung.name: rung for rung in rungs}


def write(file: Path, rungs: Mapping[str, Rung]) -> None:
    rows = [asdict(rungs[name]) for name in sorted(rungs)]
    file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
