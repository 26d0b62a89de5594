"""What holds the games together before anything runs: mypy, import-linter; each is shown a fault that it must find."""

import importlib.util
import os
import shutil
import subprocess
import sys
from dataclasses import MISSING, fields, replace
from pathlib import Path

import pytest

from sammelsurium.kernel.contract import Rooms
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import games

ROOT = Path(__file__).parents[2]
GAME = Path("src/sammelsurium/games/stamp_collection")
FAULTS = {
    "a function of the contract that takes something else": (
        "knowledge.py",
        "def veil(box: BoxData, state: State, seat: int) -> None:",
        "def veil(box: BoxData, state: State, seat: str) -> None:",
        'Argument "knowledge" to "Rooms" has incompatible type Module',
    ),
    "a function of the contract that is missing": (
        "census.py",
        "def census(",
        "def count_everything(",
        'Argument "census" to "Rooms" has incompatible type Module',
    ),
}

OFFERS = {"foresight": "foresee", "planner": "plan_move", "memory": "recalls", "questions": "questioned",
          "steps": "midway", "patience": "be_patient", "order": "start_player", "earlier": "EARLIER"}  # fmt: skip
"""What only some games offer: as what `Rooms` holds it, and by which name it is known."""


def forgotten(rooms: Rooms) -> list[str]:
    """What one of the rooms offers without `Rooms` holding it as that."""
    doors = [getattr(rooms, field.name) for field in fields(Rooms) if field.default is MISSING]
    offered = {held for held, name in OFFERS.items() if any(hasattr(door, name) for door in doors)}
    return sorted(held for held in offered if getattr(rooms, held) is None)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_a_game_offers_besides_is_held_as_that(game: Game) -> None:
    assert forgotten(game.rooms) == []


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_room_is_behind_its_own_name(game: Game) -> None:
    """The same question leads to the same door in every game."""
    rooms = {field.name: getattr(game.rooms, field.name) for field in fields(Rooms) if field.default is MISSING}
    assert {name: room.__name__ for name, room in rooms.items()} == {name: f"{game.package}.{name}" for name in rooms}
    assert importlib.util.find_spec(f"{game.package}.picture.preview"), "what a move would bring"


def test_what_is_not_held_is_found() -> None:
    assert forgotten(replace(games()["collexxion"].rooms, memory=None)) == ["memory"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package somewhere else, to plant something in."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def plant(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    there = os.environ | {"PYTHONPATH": str(folder / "src"), "MYPYPATH": str(folder / "src")}
    return subprocess.run(command, cwd=folder, env=there, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("fault", FAULTS)
def test_mypy_refuses_a_game_with_a_wrong_signature(copy: Path, fault: str) -> None:
    file, old, new, told = FAULTS[fault]
    plant(copy / GAME / file, old, new)
    found = run(copy, sys.executable, "-m", "mypy", "-p", "sammelsurium.games.stamp_collection")
    assert found.returncode != 0
    assert told in found.stdout, found.stdout + found.stderr


def test_a_wrong_import_is_refused(copy: Path) -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    kept = run(copy, str(lint), "--no-cache")
    assert kept.returncode == 0, kept.stdout + kept.stderr
    file = copy / GAME / "scoring.py"
    file.write_text("from sammelsurium.server import settings as settings\n" + file.read_text(encoding="utf-8"))
    broken = run(copy, str(lint), "--no-cache")
    assert broken.returncode != 0
    assert "games know only the kernel BROKEN" in broken.stdout
