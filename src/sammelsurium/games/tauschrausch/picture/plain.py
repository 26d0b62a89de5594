"""What pictures ask of a state, as plain values of Python. The names are those of `state.STATE`."""

from typing import NamedTuple


class Plain(NamedTuple):
    """What the picture of a table shows of a state."""

    unseen: list[int]
    pile: list[int]
    attendees: int
    cards: list[int]
    rival_deck: int
    players: int
    sides: int
    phase: int
    turn: int
    round_number: int
    first: int
    marker: int
    confirmed: int
    chosen: int
    settled: int
    haul: list[int]
    stock: list[int]
    forever_left: int
    contests_in_turn: int
    level: int
    contests: list[int]
    events: list[int]
    revealed: int
    open_card: int
    cut_card: int
    tastes: list[int]
    items: int
    item_back: list[int]
    item_up: list[int]
    item_known: list[int]
    item_rarity: list[int]
    item_when: list[int]
    item_piece: list[int]
    album: list[int]
    tickets: list[int]
    choice: list[int]
    hand: list[int]
    forevers: list[int]
    terms: list[list[int]]


class Moment(NamedTuple):
    """What the log compares before and after an action."""

    haul: list[int]
    tray: list[list[int]]
    gained: list[int]
    looking: int
    rival_deck: int
    players: int
    sides: int
    phase: int
    turn: int
    asked: int
    looker: int
    round_number: int
    starter: int
    marker: int
    chosen: int
    settled: int
    contests: list[int]
    events: list[int]
    revealed: int
    tastes: list[int]
    item_back: list[int]
    item_up: list[int]
    item_piece: list[int]
    item_cell: list[int]
    album: list[int]
    tickets: list[int]
    hand: list[int]
    terms: list[list[int]]


class Step(NamedTuple):
    """An action: what there was, and what it led to."""

    before: Moment
    after: Moment
    sources: list[int]
    """Where each item lay, by its number: a place of `names.PLACES`, or NONE for an item that is not there."""
    targets: list[int]
    """Where it lies then."""
    projected: dict[str, list[str | int]]
    """With the end of a round: of each side what the final scoring would pay then, by the names of its terms."""


class Prospect(NamedTuple):
    """What previews ask of a state."""

    gained: list[int]
    players: int
    sides: int
    phase: int
    contests: list[int]
    item_piece: list[int]
    item_cell: list[int]
    hand: list[int]


class Findings(NamedTuple):
    """What the rules say of a state: see `inquiry.FINDINGS`."""

    waiting: int
    haul: int
    place: list[int]
    tally: list[list[int]]
    kinds: list[list[int]]
    cells: list[int]
    exhibited: list[list[int]]
    units: list[list[int]]
    pays: list[list[int]]
    projected: list[list[int]]
    rank: list[int]


def has(mask: int, member: int) -> bool:
    """As in the kernel's bits; asked of plain numbers, it need not be compiled."""
    return mask >> member & 1 == 1


def members(mask: int) -> list[int]:
    """In ascending order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
