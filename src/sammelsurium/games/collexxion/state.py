"""The state of a game: one fixed-size record. Sizes of the game that no box changes are named here.

Polygons have ids from 0 to 79: colour * 20 + shape * 5 + copy. A set of polygons is four words, one for each colour,
of 20 bits: five copies of each shape side by side.
"""

from typing import Literal

from sammelsurium.kernel.records import record_type

Colour = Literal["green", "yellow", "pink", "blue"]
Shape = Literal["triangle", "square", "pentagon", "octagon"]
Action = Literal["swap", "steal", "remove"]
Ending = Literal["tokens", "pile"]

PLAYERS = 4
COLOURS: tuple[Colour, ...] = ("green", "yellow", "pink", "blue")
SHAPES: tuple[Shape, ...] = ("triangle", "square", "pentagon", "octagon")
ACTIONS: tuple[Action, ...] = ("swap", "steal", "remove")
CORNERS = (3, 4, 5, 8)
COPIES = 5
KINDS = 16  # colour * 4 + shape
WORD = 20  # polygons of one colour
POLYGONS = 80
MOST = 4  # polygons taken in one turn (CX-22), and polygons of a set (CX-25)
TOKENS = 3  # score tokens in a stack, numbered from the top
NONE = -1  # nobody, nothing

# Where a polygon is, beside the seats: in the tray, in the chain of the turn, out of the game.
TRAY, CHAIN, OUT = 4, 5, 6

# Action tokens, in the order of ACTIONS: one bit each.
SWAP_TOKEN, STEAL_TOKEN, REMOVE_TOKEN = 1, 2, 4
ALL_TOKENS = SWAP_TOKEN | STEAL_TOKEN | REMOVE_TOKEN

# Phases of a game. ADDED: taking has ended, the polygons have joined, and an action token may now be used (CX-47).
DRAW_START, DROP_PILE, TAKING, ADDED, SCORING, FINISHED = range(6)

# Choices of the option "accessible".
UNCOVERED, RESTING, UNTOUCHED = range(3)

# Choices of the option "actions".
BY_ACTION_TOKENS, EXPERTS_SWAP, EXPERTS_GIVE = range(3)

# Why the current round is the last one, and later why the game ended; also the order of `scoring.REASONS`.
BY_TOKENS, BY_PILE = range(2)

STATE = record_type(
    [
        # the table
        ("players", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),
        ("starter", "i1"),  # or NONE
        ("round_number", "i1"),
        ("ending", "i1"),  # NONE, BY_TOKENS or BY_PILE: what makes this round the last
        # options
        ("access", "i1"),
        ("smallest", "i1"),
        ("teams", "i1"),
        ("experts", "i1"),
        ("giving", "i1"),
        # this turn
        ("taken", "i1"),  # how many are in the chain
        ("chain", "i1", (MOST,)),  # ids, then NONE
        ("pair", "i1"),  # the last two taken are alike: experts may use an action (CX-81)
        ("action_used", "i1"),  # one token a turn (CX-40)
        # the tray. Coordinates are not kept: they follow from the number of the pile
        ("pile_number", "i4"),  # or NONE
        ("tray", "i4", (4,)),  # what lies there
        ("clear", "i4", (4,)),  # of that, what nothing lies over
        ("free", "i4", (4,)),  # of that, what nothing touches either; the same as `clear` but for "untouched"
        ("tray_size", "i1"),
        ("under", "i4", (POLYGONS, 4)),  # what each lies over: all that it covers, or only what it rests on
        ("beside", "i4", (POLYGONS, 4)),  # what each touches; nothing but for "untouched"
        ("lying_over", "i1", (POLYGONS,)),  # how many lie over each
        ("touching", "i1", (POLYGONS,)),  # how many touch each
        # the players
        ("where", "i1", (POLYGONS,)),  # seat, TRAY, CHAIN or OUT
        ("kind_count", "i1", (PLAYERS, KINDS)),  # each collection by kind
        ("kinds", "i4", (PLAYERS,)),  # the same as a bit mask of what is there
        ("held", "i1", (PLAYERS,)),  # polygons in each collection
        ("actions", "i1", (PLAYERS,)),  # bit mask of action tokens left
        # score tokens
        ("stack", "i1", (4,)),  # how many are left in each colour's corner
        ("earned", "i1", (PLAYERS, TOKENS)),  # by place in the stack; others see only the next line
        ("earned_size", "i1", (PLAYERS,)),
        ("reminding", "i1"),  # an option: the log tells everything, also what people would have to remember (CX-33)
    ]
)
