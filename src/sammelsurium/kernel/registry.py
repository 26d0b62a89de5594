"""Finds the games: every folder in `games/` is one, and whatever packages installed beside ours offer by an entry point
(`homes.py`). No list names them.

A guest that cannot be loaded is told in the log and left out: the house goes on without it.

It also says in which form a game is played, compiled or plain: whoever asks here gets the one that is in use.
"""

import importlib
import importlib.util
import logging
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any

from . import unbound
from .contract import Rooms
from .errors import GameError, UnknownGame
from .game import Game
from .guests import check_guest, check_offer
from .homes import HOUSE, PACKAGE, offers
from .interpreted import load_plain, make_plain, twin_of

log = logging.getLogger(__name__)

GAMES = PACKAGE / "games"


def _function(rooms: Rooms, name: str) -> Callable[..., Any]:
    if name == "foresee":
        function: Callable[..., Any] = rooms.foresight.foresee if rooms.foresight else rooms.bot.judge
    else:
        function = getattr(getattr(rooms, unbound.ROOM_OF[name]), name)
    return function


def find_room(game: Game, name: str) -> ModuleType | None:
    """A room of a game that the contract does not speak of, if it has it."""
    room = f"{game.package}.{name}"
    return importlib.import_module(room) if importlib.util.find_spec(room) else None


def load(package: str, name: str) -> Game:
    """The game whose rooms are the modules of a package."""
    house = importlib.import_module(package)
    rooms: Rooms = house.ROOMS
    return Game(
        name=name,
        title=house.TITLE,
        minutes=house.MINUTES,
        players=house.PLAYERS,
        options=house.OPTIONS,
        folder=Path(house.__path__[0]),
        package=package,
        rooms=rooms,
        functions={name: _function(rooms, name) for name in unbound.NAMES},
    )


@cache
def compiled_games() -> Mapping[str, Game]:
    """All games by name; what is not compiled yet is compiled when it is first called."""
    found = {name: load(f"{HOUSE}.games.{name}", name) for name in house_names()}
    for offer in offers():
        origin = f"the game “{offer.name}” of {offer.dist.name if offer.dist else offer.value}"
        if offer.name in found:
            log.warning("%s is left out: there is a game of that name already, in %s", origin, found[offer.name].folder)
        elif guest := _load_guest(offer, origin):
            found[offer.name] = guest
    return found


@cache
def house_names() -> tuple[str, ...]:
    """Of the games that come with the package."""
    return tuple(sorted(file.parent.name for file in GAMES.glob("*/__init__.py")))


def _load_guest(offer: EntryPoint, origin: str) -> Game | None:
    try:
        check_offer(offer)
        guest = load(offer.module, offer.name)
        check_guest(guest)
    except (Exception, SystemExit) as error:
        trace = None if isinstance(error, GameError) else error
        log.error("%s cannot be loaded and is left out: %s", origin, str(error) or repr(error), exc_info=trace)
        return None
    return guest


@cache
def plain_game(name: str) -> Game:
    """The same game without the compiler."""
    package = compiled_games()[name].package
    load_plain(package)
    load(twin_of(package), name)  # whatever it loads only now
    make_plain(twin_of(package))
    return load(twin_of(package), name)


_left_out: set[str] = set()
"""Guests that turned out not to be playable."""
_plainly: dict[str, Game] = {}
"""The games that are played without the compiler for the time being."""


def games() -> Mapping[str, Game]:
    """All games by name, in the form that is in use."""
    return {name: game for name, game in {**compiled_games(), **_plainly}.items() if name not in _left_out}


def leave_out(name: str) -> None:
    """A guest that cannot be played; a game of the house is never left out."""
    if name not in house_names():
        _left_out.add(name)


def house_games() -> Mapping[str, Game]:
    """Those that come with the package, in the form that is in use."""
    return {name: games()[name] for name in house_names()}


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
