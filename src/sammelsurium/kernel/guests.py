"""What a game from another package must hold, before the house relies on it.

That its functions do what the contract says, its own tests show (`contract_test.py`). This only keeps out what would
fail later, when somebody opens the shelf.
"""

import re
from importlib.metadata import EntryPoint

from .contract import Option
from .errors import GameError
from .game import Game
from .homes import GROUP, home_of
from .text import USUAL, texts

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
PREFIX = re.compile(r"[A-Z]{2,4}")


class GuestError(GameError):
    """A game from another package that cannot be offered."""


def check_offer(offer: EntryPoint) -> None:
    """Before anything of it is imported."""
    _demand(
        NAME.fullmatch(offer.name) is not None,
        f"“{offer.name}” is no name for a game; lower case and underscores, such as kuhn_poker, are",
    )
    _demand(
        not offer.attr,
        f"the entry point in “{GROUP}” names a package, such as “{offer.module}”, and nothing inside it",
    )
    _demand(
        home_of(offer.module) is not None,
        f"there is no package “{offer.module.partition('.')[0]}” with files of its own and an __init__.py",
    )


def check_guest(game: Game) -> None:
    """What the shelf, the gate and the page take for granted."""
    title: object = game.title
    _demand(isinstance(title, str) and title != "", "TITLE is a text")
    _demand(_are_numbers(game.players), "PLAYERS is a tuple of numbers above 0")
    _demand(_are_numbers(game.minutes), "MINUTES is a tuple of numbers above 0")
    _demand(_are_options(game.options), "OPTIONS is a tuple of kernel.contract.Option")
    _demand(PREFIX.fullmatch(game.prefix) is not None, "PREFIX is two to four capitals, such as KP")
    for structure, fields in (("View", ()), ("Choice", ("move",)), ("Event", ("key", "args", "moves", "points"))):
        lacking = [name for name in fields if name not in _fields_of(getattr(game.pictures, structure))]
        _demand(not lacking, f"{structure} of its picture has no {', '.join(lacking)}")
    for file in (f"rulebook/{USUAL}.md", f"text/{USUAL}.ftl"):
        _demand((game.folder / file).is_file(), f"there is no {file}")
    for message in ("game-title", "game-tagline"):
        texts(game.folder, USUAL).say(message)
    game.box()
    game.new_state()


def _are_numbers(told: object) -> bool:
    return isinstance(told, tuple) and told != () and all(type(one) is int and one > 0 for one in told)


def _fields_of(structure: type) -> tuple[str, ...]:
    fields: tuple[str, ...] = getattr(structure, "__struct_fields__", ())
    return fields


def _are_options(told: object) -> bool:
    return isinstance(told, tuple) and all(isinstance(one, Option) for one in told)


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise GuestError(what)
