"""The state of a game: one fixed-size record. Sizes of the game that no box changes are named here.

A card is a number: set * 12 + its place in the set. A set of cards of one set is a mask of 12 bits.
"""

from collections.abc import Iterable
from typing import Literal, get_args

import numpy as np

from sammelsurium.kernel.records import record_type


def wide(numbers: Iterable[int]) -> list[int]:
    """Constants for compiled functions: for a plain Python constant the compiler would make each function anew."""
    return list(np.array(list(numbers), np.int64))


PLAYERS = 4
SETS = 9
SET_CARDS = 12  # of one set
CARDS = SETS * SET_CARDS
SPACES = 9  # of the board, in the order of rarity: L1, R1 R2 R3, C1 … C5
DISPLAY = 6
SetName = Literal[
    "astromouse",
    "count_oink",
    "hocus_hare",
    "geekosaurus",
    "corking",
    "chokoala",
    "karate_kat",
    "octopost",
    "robotter",
]
SpaceName = Literal["L1", "R1", "R2", "R3", "C1", "C2", "C3", "C4", "C5"]
SET_NAMES: tuple[SetName, ...] = get_args(SetName)
SPACE_NAMES: tuple[SpaceName, ...] = get_args(SpaceName)
NONE = -1  # an empty place, nobody, nothing
UNKNOWN = 127  # in a veiled state: there is one, but the seat does not know which

# Kinds of combo sticker. The first are used once when their card is played; the others work by lying open.
Kind = Literal[
    "deck", "question", "exchange", "encore", "glue", "rocket", "feast", "trick", "strike", "parcel", "copy",
    "diploma", "crown", "pouch",
]  # fmt: skip
KINDS: tuple[Kind, ...] = get_args(Kind)
USABLE = KINDS.index("diploma")
DECK, QUESTION, EXCHANGE, ENCORE, GLUE, ROCKET, FEAST, TRICK, STRIKE, PARCEL, COPY = wide(range(USABLE))
DIPLOMA, CROWN, POUCH = wide(range(USABLE, len(KINDS)))
(BONUS,) = wide([USABLE])  # the collection bonus among the pending effects
PENDING = USABLE + 1

# What a step of the bonus may consist of, as bits.
STEPS = ("take", "exchange", "glue", "none")
STEP_TAKE, STEP_EXCHANGE, STEP_GLUE, STEP_NONE = wide([1, 2, 4, 8])
MOST_STEPS = 2

# Phases. Chance acts in those up to LAST_CHANCE.
(
    DRAW_START,
    PLACE_MARKERS,
    DEAL_FAVOURITES,
    DEAL_DISPLAY,
    DEAL_HANDS,
    TURN_CARD,  # a deck sticker
    DRAW_FOR_ASKER,
    DRAW_FOR_GIVER,
    REFILL_HAND,
    REFILL_DISPLAY,
    OPENING,  # a scenario lets everybody exchange markers before the first turn
    TAKE,
    PLAY,
    LAYING,  # the collection has begun
    EFFECTS,
    BONUS_STEP,  # a line of the bonus with several steps is being used
    AGAIN,  # a trick may be done twice
    GIVING,
    LAST_CARD,
    FINISHED,
) = wide(range(20))
LAST_CHANCE = REFILL_DISPLAY

EVERYBODY = PLAYERS  # the row of `located` for what all have seen

# Numbers that are handed to compiled functions are wide, so that each function is compiled for one type only; masks and
# tables are narrow.
STATE = record_type(
    [
        # the table
        ("players", "i8"),
        ("phase", "i8"),
        ("turn", "i8"),  # the seat on turn; while hands are dealt: the seat that gets a card
        ("starter", "i8"),
        ("round_number", "i8"),
        ("ending", "i8"),  # the reserve is empty: this round is the last (ST-51)
        # options
        ("every_card", "i8"),  # combo stickers of every card played work, not only of the open one (ST-41)
        ("to_the_letter", "i8"),  # they work after the hand was refilled, too (ST-40)
        ("even_start", "i8"),  # earlier seats have points already (ST-84)
        ("open_hands", "i8"),  # a scenario: all hands lie open
        ("asker_picks", "i8"),  # a scenario: who asks picks the card
        # board, display, pile
        ("markers", "i8", (SPACES,)),  # the set whose marker lies on each space, or NONE
        ("glued", "i8"),  # the set whose marker wears the glue pot, or NONE
        ("display", "i8", (DISPLAY,)),  # card or NONE
        ("pile", "i2", (SETS,)),  # deck and reserve: cards nobody has seen, which is all that tells them apart
        ("pile_size", "i8"),
        # the players
        ("hand", "i2", (PLAYERS, SETS)),
        ("hand_size", "i1", (PLAYERS,)),
        ("album", "i2", (PLAYERS, SETS)),
        ("open_card", "i1", (PLAYERS, SETS)),  # place in the set of each collection's topmost card, or NONE
        ("favourite", "i8", (PLAYERS,)),  # a scenario: the secret set, or NONE
        ("chosen", "i8", (PLAYERS,)),  # the card for the end (ST-60), or NONE
        # this turn
        ("laid", "i2"),  # the cards of the collection played from the hand
        ("laid_set", "i8"),  # or NONE
        ("laid_count", "i8"),
        ("pending", "i1", (PENDING,)),  # effects that may still be used, by kind
        ("copies", "i2", (SETS,)),  # the cards whose copy stickers are pending
        ("late", "i8"),  # the hand has been refilled already
        ("step", "i8"),  # of the bonus in use
        ("doing", "i8"),  # the one effect that must be carried out now, or NONE
        ("giver", "i8"),  # who answers a question, or NONE
        ("asked", "i8"),  # the set asked for, or NONE
        ("feasting", "i8"),  # the question goes round to everybody
        ("given", "i8"),  # how many have given
        # what is known of hands
        ("least", "i1", (PLAYERS, SETS)),  # everybody knows: at least so many cards of the set are in the hand
        ("most", "i1", (PLAYERS, SETS)),  # and at most so many
        # A card that was seen to go into a hand is located: for each viewer (the last row is what all have seen)
        # and each hand, the located cards that may lie there. After a card changed hands unseen there may be two.
        ("located", "i2", (PLAYERS + 1, PLAYERS, SETS)),
    ]
)
