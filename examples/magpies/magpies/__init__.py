"""Magpies: lay a card that nobody else lays, and fly off with what glitters."""

from sammelsurium.kernel.contract import Option, Rooms

from . import bot, box, census, knowledge, notation, picture, position, rules, scoring, state

TITLE = "Magpies"
MINUTES = (5,)  # how long it takes: one number, or from and to
PLAYERS = (2, 3, 4)

OPTIONS: tuple[Option, ...] = ()

ROOMS = Rooms(
    box=box,
    state=state,
    rules=rules,
    knowledge=knowledge,
    scoring=scoring,
    census=census,
    bot=bot,
    notation=notation,
    position=position,
    picture=picture,
)
