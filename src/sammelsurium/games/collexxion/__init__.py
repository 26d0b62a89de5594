"""ColleXXion: take polygons from a shaken pile and turn them into sets of four."""

from sammelsurium.kernel.contract import Option, Rooms

from . import bot, box, census, knowledge, notation, picture, position, rules, scoring, state

TITLE = "ColleXXion"
MINUTES = (20,)
PLAYERS = (2, 3, 4)

# In the order in which `rules.setup.start` reads them.
OPTIONS = (
    Option("accessible", ("uncovered", "resting", "untouched"), "CX-21"),
    Option("reward", ("any", "smallest"), "CX-32"),
    Option("partners", ("alone", "teams"), "CX-70", players=(4,)),
    Option("actions", ("tokens", "experts", "experts give"), "CX-80"),
    Option("memory", ("own", "log"), "CX-33"),
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
    foresight=bot,
    memory=picture,
    order=rules,
)
