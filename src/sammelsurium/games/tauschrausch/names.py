"""Pieces, cells and cards by the names that records and the page use."""

from .contents import CONTEST_IDS, EVENT_IDS, EXHIBITOR_IDS, LETTERS, RIVAL_IDS, SPECIALIST_IDS
from .state import BACKS, FIRST, FIRST_CARD, FOREVER, MARKER, PIECES, STACKS, STAMPS, WIDTH

CARD_IDS = EXHIBITOR_IDS + SPECIALIST_IDS
COLUMNS = "abcdefghijkl"


def stack_of(stamp: int) -> int:
    return max(stack for stack in range(STACKS) if FIRST[stack] <= stamp)


def piece_name(piece: int) -> str:
    """`S01`, `forever`, `beekeeper`, `marker`."""
    if piece < STAMPS:
        stack = stack_of(piece)
        return f"{LETTERS[BACKS[stack]]}{piece - FIRST[stack] + 1:02}"
    if piece == FOREVER:
        return "forever"
    return "marker" if piece == MARKER else CARD_IDS[piece - FIRST_CARD]


PIECE_NUMBERS = {piece_name(piece): piece for piece in range(PIECES)}
CELL_NAMES = tuple(f"{COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(WIDTH * WIDTH))
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}
CONTEST_NUMBERS = {name: number for number, name in enumerate(CONTEST_IDS)}
EVENT_NUMBERS = {name: number for number, name in enumerate(EVENT_IDS)}
RIVAL_NUMBERS = {name: number for number, name in enumerate(RIVAL_IDS)}
