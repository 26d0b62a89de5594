"""Kuhn poker: three cards, two players, one chance to bluff. The smallest game that has secrets."""

from sammelsurium.kernel.contract import Rooms

from . import bot, box, census, knowledge, notation, picture, position, rules, scoring, state

TITLE = "Kuhn poker"
MINUTES = (1,)
PLAYERS = (2,)
OPTIONS = ()

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
