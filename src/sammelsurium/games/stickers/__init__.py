"""stickers: play sets of cards into your album while rarity changes; in a campaign the cards themselves change."""

from sammelsurium.kernel.contract import Option

TITLE = "stickers"
MINUTES = (25,)
PLAYERS = (2, 3, 4)

# In the order in which `rules.start` reads them.
OPTIONS = (
    Option("combos", ("open card", "every card"), "ST-41"),
    Option("moment", ("before drawing", "to the letter"), "ST-40"),
    Option("start", ("printed", "even"), "ST-84"),
)
