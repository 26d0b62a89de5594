"""Tauschrausch: three days at a stamp convention. Collect, swap by "I split, you choose", and show it in an album."""

from sammelsurium.kernel.contract import Option, Rooms

from . import bot, box, catalogue, census, knowledge, notation, picture, position, rules, scoring, state

TITLE = "Tauschrausch"
MINUTES = (20, 60)
PLAYERS = (1, 2, 3, 4, 5)

# In the order in which `rules/setup.py` reads them.
OPTIONS = (
    Option("albums", ("dealt", "picked"), "TR-10"),
    Option("reveal", ("together", "when settled"), "TR-47"),
    Option("contests", ("secret", "in turn"), "TR-55"),
    Option("forever", ("one place", "competition"), "TR-60"),
    Option("start", ("printed", "even"), "TR-91", players=(2, 3, 4, 5)),
    Option("rival", ("newcomer", "dealer", "legend"), "TR-95", players=(1,)),
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
    planner=bot,
    steps=picture,
    patience=rules,
    order=rules,
    catalogue=catalogue,
)
