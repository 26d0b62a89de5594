"""The state of a game: one fixed-size record. Sizes of the game that no box changes are named here.

Everything that is dealt in a round is an *item* with a number from 0 to 47; sets of items are bit masks. A stamp that
lies face down and that nobody has looked at is undecided: its item has a back, but no piece (chance decides when
somebody looks).
"""

from typing import Literal, get_args

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import State
from sammelsurium.kernel.records import record_type

Colour = Literal["purple", "yellow", "blue", "green", "brown"]
Theme = Literal["space", "monuments", "animals", "flowers", "vehicles"]
COLOURS: tuple[Colour, ...] = ("purple", "yellow", "blue", "green", "brown")
THEMES: tuple[Theme, ...] = ("space", "monuments", "animals", "flowers", "vehicles")

SIDES = 5  # places at the table: the seats, or in solo play the player and the rival
RIVAL = 1  # her side in solo play
NONE = -1  # nobody, nothing, nowhere
HIDDEN_CHOICE = 99  # what a veil leaves of a secret choice that has been made

# Stacks of stamps, in the order of the columns on the event cards; then the other backs an item can have.
SMALL, LONG, SHORT, LARGE, FOREVER_BACK, CARD_BACK, MARKER_BACK = range(7)
STACKS = 4
Stack = Literal["small", "long", "short", "large"]
Back = Literal[Stack, "forever", "card", "marker"]
STACK_NAMES: tuple[Stack, ...] = get_args(Stack)
BACKS: tuple[Back, ...] = get_args(Back)

# Pieces: 150 stamps stack by stack, the forever stamp, 19 attendee cards, the start marker.
STAMPS = 150
FIRST = (0, 30, 60, 120, 150)  # the first stamp of each stack
FOREVER = 150
FIRST_CARD = 151
EXHIBITORS, SPECIALISTS = 5, 14
CARDS = EXHIBITORS + SPECIALISTS
MARKER = FIRST_CARD + CARDS
PIECES = MARKER + 1

# Kinds of stamp and shapes; the halves of a double have a kind and a shape each.
ORDINARY, CANCELLED, FADED, RARE, KIND_FOREVER, DOUBLE = range(6)
KINDS = ("ordinary", "cancelled", "faded", "rare", "forever", "double")
SMALL_SQUARE, LARGE_SQUARE, SHORT_RECTANGLE, LONG_RECTANGLE, SHAPE_FOREVER = range(5)

WIDTH = 12
CELLS = 144
FULL_ROW = (1 << WIDTH) - 1  # as a mask
ITEMS = 48  # in a round: five events of seven, five more by an event, the marker, three drawn by specialists
HAUL = 7
ROUNDS = 3
SPLIT_CHANGES, SHOW_CHANGES = 12, 60  # how often something can be taken back in a round (TR-92)
BURIED = 24  # face-down stamps of earlier pools that somebody has seen: at most six a round

# Where the own items lie while splitting and swapping.
RESERVE, SAFE, POSTMARK, PORTER, OFFER_A, OFFER_B = range(6)
TRAYS = 6
Tray = Literal["reserve", "safe", "postmark", "porter", "a", "b"]
TRAY_NAMES: tuple[Tray, ...] = get_args(Tray)

EVENTS, CONTESTS, KIND_CARDS = 10, 30, 6
ROUND_CONTESTS = 4  # of the five kinds; the fifth is the final one
CONTEST_KINDS = ("colour", "theme", "shape", "cancelled", "final")
FINAL = 4
RIVAL_CARDS = 20

# Who looks at the items in `looking`: a seat, or everybody when they are turned up.
EVERYBODY = 9

# What is known to all of a face-down stamp beside its back.
ANY_RARITY, NOT_RARE, SURELY_RARE = range(3)

(
    DRAW_START,  # Chance names the first holder of the start marker (TR-10)
    GIVE_ALBUMS,  # Chance deals them, or everyone picks one (TR-10)
    DEAL_CONTESTS,
    REVEAL_EVENTS,
    LAY_POOL,
    OPEN_DRAWERS,  # event: everyone reveals a stamp of the pool
    INSPECT,  # the customs officer looks at the pool
    COLLECT,
    COLLECTED,  # the leftover start marker
    REDRAW,  # the stockkeeper may exchange an item for a stamp from the supply
    TELL_FORTUNE,
    EXCHANGE,  # event: everyone may exchange an item with the pool
    OPEN_HAND,  # event: everyone picks an item in secret
    TURN_TASTES,  # solo: Pinzetta's tastes that the player sees before splitting
    SPLIT,
    DEAL_SECRETLY,  # the secretive dealer may draw a stamp
    CHOOSE,
    BARGAIN,  # the bargain hunter may draw a stamp
    TASTE,  # solo: chance decides what Pinzetta likes
    UNCOVER,
    SHOW,
    ENTER_CONTESTS,
    SCORE_CONTESTS,  # passed through while contests are scored; nobody ever waits here
    FINISHED,
) = range(24)
Phase = Literal[
    "start", "albums", "contests", "events", "pool", "open drawers", "inspect", "collect", "collected", "redraw",
    "fortune", "exchange", "open hand", "tastes", "split", "secret deal", "choose", "bargain", "taste", "uncover",
    "show", "enter", "score", "over",
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)

# Which specialist has worked already, as bits of `asked`, while the stockkeeper is asked.
EXCHANGED, TOLD = 1, 2

# What a step of what happens by itself says (`rules/turn.py`).
WAITS, GOES_ON = False, True

# What points are for; also the order of `scoring.TERMS`.
T_MARKER, T_EXHIBITORS, T_CONTESTS, T_CARDS, T_FOREVER, T_VALUES, T_SPECIALISTS, T_FINAL, T_START = range(9)
TERMS = ("marker", "exhibitors", "contests", "cards", "forever", "values", "specialists", "final", "start")

STATE = record_type(
    [
        # masks of items
        ("pool", "i8"),
        ("haul", "i8", (SIDES,)),  # what each side collected and has not yet gained or lost by swapping
        ("tray", "i8", (SIDES, TRAYS)),  # how the haul is split
        ("gained", "i8", (SIDES,)),  # what the side will show: reserved, chosen, kept
        ("looking", "i8"),  # undecided items that `looker` looks at now, one after the other
        # supplies: what nobody has seen
        ("unseen", "i8", (STACKS,)),  # the stamps of each stack, by their place in it, that nobody has seen
        ("gone", "i8", (STACKS,)),  # stamps that left the game for all to see
        ("pile", "i8", (STACKS,)),  # solo: what Pinzetta owns
        ("attendees", "i8"),  # cards nobody has seen
        ("cards", "i8", (SIDES,)),  # the cards that work for each side
        ("cards_gone", "i8"),
        ("rival_deck", "i8"),  # Pinzetta's cards not yet opened this round
        ("deck", "i8"),  # events that can still be revealed
        # the table
        ("players", "i8"),
        ("sides", "i8"),
        ("phase", "i8"),
        ("turn", "i8"),  # the side on turn; while contests are dealt, the kind
        (
            "asked",
            "i8",
        ),  # how many sides have answered, where all answer in turn; in REDRAW who has worked
        ("looker", "i8"),
        ("round_number", "i8"),
        ("starter", "i8"),  # the first holder of the start marker
        ("first", "i8"),  # the holder of the start marker when Collect began
        ("marker", "i8"),  # the side that holds the start marker, NONE while it is in the pool
        ("confirmed", "i8"),  # mask of the sides that are ready, where all act at the same time
        ("chosen", "i8"),  # mask of the sides that have chosen an offer
        ("settled", "i8"),  # mask of the sides whose offers are settled
        ("inspected", "i8"),  # the customs officer has looked in this Collect
        ("upcoming", "i8"),  # who chooses next, once the present choice is done with
        ("stock", "i8", (STACKS,)),  # tiles left in each stack
        ("forever_left", "i8"),
        ("forever_gone", "i8"),
        ("lost_unseen", "i8", (STACKS,)),  # tiles that left the game without anybody having seen them
        # options
        ("albums_picked", "i8"),
        ("reveal_settled", "i8"),
        ("contests_in_turn", "i8"),
        ("competition", "i8"),
        ("even_start", "i8"),
        ("level", "i8"),
        # cards on the table
        ("contests", "i8", (len(CONTEST_KINDS),)),  # 0 to 29, or NONE
        ("events", "i8", (SIDES,)),  # revealed this round, the last one in force
        ("revealed", "i8"),
        # solo
        ("open_card", "i8"),
        ("cut_card", "i8"),
        ("tastes", "i8", (2,)),
        # the items of this round
        ("items", "i8"),
        ("clock", "i8"),
        ("item_back", "i8", (ITEMS,)),
        ("item_up", "i1", (ITEMS,)),
        ("item_known", "i8", (ITEMS,)),  # mask of the seats that have seen the front
        ("item_rarity", "i1", (ITEMS,)),
        ("item_when", "i1", (ITEMS,)),  # in which order items came where they are
        ("item_piece", "i8", (ITEMS,)),  # NONE: undecided, or not known to the seat of a veil
        ("item_cell", "i8", (ITEMS,)),  # where it has been placed in this Show
        # face-down stamps of earlier pools that somebody has seen
        ("buried", "i8"),
        ("buried_known", "i8", (BURIED,)),
        ("buried_back", "i8", (BURIED,)),
        ("buried_piece", "i8", (BURIED,)),
        # the sides
        ("album", "i8", (SIDES,)),
        ("tickets", "i8", (SIDES,)),  # mask of the round contests entered
        ("choice", "i8", (SIDES,)),  # a secret pick: an item, or a contest
        ("changes", "i8", (SIDES,)),  # how often something was taken back this round
        ("hand", "i8", (SIDES,)),  # the item in hand while placing
        ("forevers", "i8", (SIDES,)),  # forever stamps shown, or owned by Pinzetta
        ("terms", "i8", (SIDES, len(TERMS))),
        ("rows", "i8", (SIDES, WIDTH)),  # covered cells of each row, bit 0 the left column
        ("tile", "i2", (SIDES, CELLS)),  # the stamp whose upper left corner lies on the cell
    ]
)


# -- the sides of the table ----------------------------------------------------------------------------------------


@compiled
def everybody(state: State) -> int:
    return (1 << int(state.sides)) - 1


@compiled
def side_in_turn(state: State) -> int:
    """Who answers next, where all answer in turn order from the start marker."""
    return (state.marker + state.asked) % state.sides


@compiled
def rival_plays(state: State) -> bool:
    """Whether Pinzetta is at the table."""
    return state.sides > state.players
