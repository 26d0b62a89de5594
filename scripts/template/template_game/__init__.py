"""Template game: take pieces from the table, and keep what goes together."""

from sammelsurium.kernel.contract import Option, Rooms

from . import bot, box, census, knowledge, notation, picture, position, rules, scoring, state

TITLE = "Template game"
MINUTES = (5,)  # how long it takes: one number, or from and to
PLAYERS = (2, 3, 4)

# Printed alternatives such as Option("end", ("six pieces", "eight pieces"), "TG-20"): `rules/setup.py` is given the
# number of the choice, the words are `option-end`, `option-end-six-pieces` and so on, each with `.about`.
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
    open=True,  # nobody has a secret; take this out as soon as somebody has one (the contract test says so, too)
)
