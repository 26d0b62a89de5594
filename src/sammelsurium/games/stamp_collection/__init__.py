"""Stamp Collection: build an album of stamps from six regions of the world, bought at a stamp fair."""

from sammelsurium.kernel.contract import Option, Rooms

from . import bot, box, census, knowledge, notation, picture, position, rules, scoring, state

TITLE = "Stamp Collection"
MINUTES = (45,)
PLAYERS = (2, 3, 4)

# In the order in which `setup.start` reads them.
OPTIONS = (
    Option("albums", ("dealt", "picked"), "SC-2"),
    Option("loans", ("on purchase", "any time"), "SC-80"),
    Option("storing", ("english", "german"), "SC-41"),
    Option("start", ("printed", "even"), "SC-121"),
)

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
    order=rules,
    open=True,  # SC-12
)
