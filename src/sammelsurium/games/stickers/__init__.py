"""stickers: play sets of cards into your album while rarity changes; in a campaign the cards themselves change."""

from sammelsurium.kernel.contract import Option, Rooms

from . import bot, box, campaign, census, knowledge, notation, picture, position, rules, scoring, state

TITLE = "stickers"
MINUTES = (25,)
PLAYERS = (2, 3, 4)

# In the order in which `rules.start` reads them.
OPTIONS = (
    Option("combos", ("open card", "every card"), "ST-41"),
    Option("moment", ("before drawing", "to the letter"), "ST-40"),
    Option("start", ("printed", "even"), "ST-84"),
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
    questions=picture,
    steps=picture,
    order=rules,
    campaign=campaign,
)
