"""Finds the games: every folder in `games/` is one, and no list names them.

It also says in which form a game is played, compiled or plain: whoever asks here gets the one that is in use.
"""

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from . import unbound
from .errors import UnknownGame
from .game import Game
from .interpreted import load_plain, make_plain, twin_of

GAMES = Path(__file__).parent.parent / "games"
ROOMS = ("box", "state", "rules", "moves", "view", "picture", "position", "instinct")
PACKAGE = __package__.rpartition(".")[0] + ".games"


def _function(rooms: Mapping[str, ModuleType], name: str) -> Callable[..., Any]:
    if name == "foresee":  # optional
        name = "foresee" if hasattr(rooms["instinct"], "foresee") else "judge"
    room = rooms["instinct" if name in ("judge", "foresee") else "rules"]
    try:
        function: Callable[..., Any] = getattr(room, name)
    except AttributeError:
        raise ImportError(f"{room.__name__} lacks the function {name} of the contract") from None
    return function


def _room(package: str, name: str) -> Any:
    """A room that not every game has."""
    room = f"{package}.{name}"
    return importlib.import_module(room) if importlib.util.find_spec(room) else None


def load(package: str, folder: Path) -> Game:
    """The game whose rooms are the modules of a package."""
    house = importlib.import_module(package)
    campaign = _room(package, "campaign")
    rooms = {name: importlib.import_module(f"{package}.{name}") for name in ROOMS}
    return Game(
        name=folder.name,
        title=house.TITLE,
        minutes=house.MINUTES,
        players=house.PLAYERS,
        options=house.OPTIONS,
        folder=folder,
        dtype=rooms["state"].STATE,
        functions={name: _function(rooms, name) for name in unbound.NAMES},
        rules=rooms["rules"],
        notation=rooms["moves"],
        pictures=rooms["view"],
        positions=rooms["position"],
        pace=rooms["instinct"].PACE,
        plan_move=getattr(rooms["instinct"], "plan_move", None),
        read_box=rooms["box"].read_box,
        campaign=campaign and campaign.Campaign,
        balance=_room(package, "balance"),
        catalogue=_room(package, "catalogue"),
        structures=rooms["picture"],
    )


@cache
def compiled_games() -> Mapping[str, Game]:
    """All games by name; what is not compiled yet is compiled when it is first called."""
    folders = sorted(file.parent for file in GAMES.glob("*/__init__.py"))
    return {folder.name: load(f"{PACKAGE}.{folder.name}", folder) for folder in folders}


@cache
def plain_game(name: str) -> Game:
    """The same game without the compiler."""
    compiled = compiled_games()[name]
    package = f"{PACKAGE}.{name}"
    for room in ROOMS:
        load_plain(f"{package}.{room}")
    load(twin_of(package), compiled.folder)  # whatever other rooms it has
    make_plain(twin_of(package))
    return load(twin_of(package), compiled.folder)


_plainly: dict[str, Game] = {}
"""The games that are played without the compiler for the time being."""


def games() -> Mapping[str, Game]:
    """All games by name, in the form that is in use."""
    return {**compiled_games(), **_plainly}


def use_plain(name: str) -> None:
    _plainly[name] = plain_game(name)


def use_compiled(name: str) -> None:
    _plainly.pop(name, None)


def find_game(name: str) -> Game:
    """The game of that name; hyphens and capitals do not matter."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    try:
        return games()[wanted]
    except KeyError:
        raise UnknownGame(f"there is no game “{name}”; there is: {', '.join(games())}") from None
