"""Pieces, cells and cards by the names that records and the page use."""

from ..state import BACKS, CELLS, FIRST, FIRST_CARD, FOREVER, MARKER, PIECES, SIDES, STACKS, STAMPS, TRAY_NAMES, WIDTH

# The rules find a card's function, and records its name, by its place in the box, so the order is fixed.
CONTEST_IDS = (
    "second_fiddle", "monochrome", "paintbox", "duet", "islands", "mosaic",
    "grand_tour", "silver_medal", "one_story", "wide_interests", "colour_chronicle", "parade",
    "brickwork", "small_tiles", "second_format", "tall_and_wide", "showpiece", "good_neighbours",
    "postmark_club", "ink_trail", "colourful_mail", "under_ink", "reunion", "good_company",
    "crossroads", "snug", "picture_frame", "letter_slots", "pinholes", "ponds",
)  # fmt: skip
EVENT_IDS = (
    "late_opening", "golden_tweezers", "open_drawers", "upside_down", "second_safe",
    "exchange_table", "open_house", "alone_on_stage", "gala_evening", "open_hand",
)  # fmt: skip
SPECIALIST_IDS = (
    "secretive_dealer", "postmark_scholar", "night_porter", "bargain_hunter", "auctioneer", "appraiser",
    "customs_officer", "stockkeeper", "fortune_teller", "early_riser", "stationer", "restorer", "regular_guest",
    "curator",
)  # fmt: skip
EXHIBITOR_IDS = ("lavender_farmer", "beekeeper", "sailor", "forester", "chocolatier")
PRINTED_IDS = ("stargazer", "stonemason", "zookeeper", "gardener", "mechanic")
RIVAL_IDS = (
    "gold_fever", "eagle_eye", "envy", "favourite_shelf", "one_more_set", "hunch", "spite", "rivalry", "snatch",
    "two_at_once", "bargain", "small_talk", "connections", "good_advice", "hurry", "first_in_line", "thrift",
    "patience", "curiosity", "risk",
)  # fmt: skip
LETTERS = {"small": "S", "long": "B", "short": "R", "large": "L"}
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

# Where an item can lie, as numbers: the pool, then for each side the same places.
POOL = 0
HAUL_PLACE, GAINED_PLACE, HAND_PLACE, MARKER_PLACE, ALBUM_PLACE = range(len(TRAY_NAMES), len(TRAY_NAMES) + 5)
PLACES_OF_SIDE = ALBUM_PLACE + CELLS


def _places_of(side: int) -> list[str]:
    trays = [f"offer/{side}/{tray}" if tray in ("a", "b") else f"{tray}/{side}" for tray in TRAY_NAMES]
    others = [f"{name}/{side}" for name in ("haul", "gained", "hand", "marker")]
    return [*trays, *others, *(f"album/{side}/{cell}" for cell in CELL_NAMES)]


PLACES = ("pool", *(place for side in range(SIDES) for place in _places_of(side)))
