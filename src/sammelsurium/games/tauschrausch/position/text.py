"""A state as readable JSON and back. What nobody has seen is not written: it is what lies nowhere else."""

from typing import Any

import msgspec
import numpy as np

from sammelsurium.kernel.bits import bit, has
from sammelsurium.kernel.contract import BoxData, Json, State
from sammelsurium.kernel.errors import PositionError
from sammelsurium.kernel.positions import demand_seats, of_form

from .. import album, census, rules
from ..box import (
    CARD_IDS,
    CELL_NAMES,
    CELL_NUMBERS,
    CONTEST_IDS,
    EVENT_IDS,
    PIECE_NUMBERS,
    RIVAL_IDS,
    Facts,
    piece_name,
)
from ..state import (
    BACKS,
    CARDS,
    CELLS,
    FIRST,
    FIRST_CARD,
    FOREVER,
    ITEMS,
    NONE,
    PHASES,
    SIDES,
    STACK_NAMES,
    STACKS,
    STAMPS,
    TERMS,
    TRAY_NAMES,
    TRAYS,
)
from . import form, plausible

# -- writing -------------------------------------------------------------------------------------------------------


def _members(mask: int, size: int) -> list[int]:
    return [n for n in range(size) if has(mask, n)]


def _number(value: int) -> int | None:
    return None if value == NONE else int(value) + 1


def _rival_card(card: int) -> str | None:
    return None if card == NONE else RIVAL_IDS[card]


def write(facts: Facts, box: BoxData, state: State) -> Json:
    places = _places(state)
    position = form.Position(
        phase=PHASES[state.phase],
        round=int(state.round_number),
        turn=int(state.turn),
        numbers={name: int(state[name]) for name in form.TABLE_NUMBERS},
        seats_named={name: _number(state[name]) for name in form.SEATS},
        sets={name: [n + 1 for n in _members(state[name], SIDES)] for name in form.SETS},
        deck=[EVENT_IDS[n] for n in _members(state.deck, len(EVENT_IDS))],
        events=[EVENT_IDS[event] for event in state.events if event != NONE],
        contests=[CONTEST_IDS[contest] for contest in state.contests if contest != NONE],
        items=[_write_item(state, item, places) for item in range(int(state.items))],
        looking=[n + 1 for n in _members(state.looking, ITEMS)],
        looker=int(state.looker),
        gone=_write_gone(state),
        buried=[_write_buried(state, n) for n in range(int(state.buried))],
        lost_unseen={STACK_NAMES[s]: int(state.lost_unseen[s]) for s in range(STACKS)},
        rival=_write_rival(state) if state.sides > state.players else None,
        sides=[_write_side(state, side) for side in range(int(state.sides))],
    )
    written: Json = msgspec.to_builtins(position)
    return written


def _places(state: State) -> list[tuple[str, int]]:
    """Where items can lie, with a mask of those that lie there; trays before the haul they are filled from."""
    places = [("pool", int(state.pool))]
    for side in range(int(state.sides)):
        places += [(f"{TRAY_NAMES[tray]} {side + 1}", int(state.tray[side, tray])) for tray in range(TRAYS)]
        places += [(f"haul {side + 1}", int(state.haul[side])), (f"gained {side + 1}", int(state.gained[side]))]
    return places


def _place(places: list[tuple[str, int]], item: int) -> str:
    return next((name for name, items in places if has(items, item)), "beside")


def _write_item(state: State, item: int, places: list[tuple[str, int]]) -> form.Item | None:
    back, piece, cell = int(state.item_back[item]), int(state.item_piece[item]), int(state.item_cell[item])
    if back == NONE:
        return None
    return form.Item(
        back=BACKS[back],
        piece=None if piece == NONE else piece_name(piece),
        up=bool(state.item_up[item]),
        known=[n + 1 for n in _members(int(state.item_known[item]), SIDES)],
        rarity=form.RARITIES[state.item_rarity[item]],
        when=int(state.item_when[item]),
        cell=None if cell == NONE else CELL_NAMES[cell],
        place=_place(places, item),
    )


def _write_gone(state: State) -> list[str]:
    gone = [FIRST[s] + n for s in range(STACKS) for n in _members(int(state.gone[s]), FIRST[s + 1] - FIRST[s])]
    return [piece_name(piece) for piece in gone] + [CARD_IDS[n] for n in _members(int(state.cards_gone), CARDS)]


def _write_buried(state: State, n: int) -> form.Buried:
    return form.Buried(
        back=BACKS[state.buried_back[n]],
        piece=piece_name(int(state.buried_piece[n])),
        known=[seat + 1 for seat in _members(state.buried_known[n], SIDES)],
    )


def _write_rival(state: State) -> form.Rival:
    return form.Rival(
        open_card=_rival_card(int(state.open_card)),
        cut_card=_rival_card(int(state.cut_card)),
        tastes=[RIVAL_IDS[card] for card in state.tastes if card != NONE],
        deck=[RIVAL_IDS[n] for n in _members(state.rival_deck, len(RIVAL_IDS))],
        pile=[
            piece_name(FIRST[s] + n) for s in range(STACKS) for n in _members(state.pile[s], FIRST[s + 1] - FIRST[s])
        ],
    )


def _write_side(state: State, side: int) -> form.Seat:
    pieces = state.tile[side].tolist()
    tiles = {CELL_NAMES[cell]: piece_name(pieces[cell]) for cell in range(CELLS) if pieces[cell] != NONE}
    return form.Seat(
        album=_number(state.album[side]),
        cards=[CARD_IDS[n] for n in _members(state.cards[side], CARDS)],
        tickets=[n + 1 for n in _members(state.tickets[side], 4)],
        choice=int(state.choice[side]),
        changes=int(state.changes[side]),
        hand=_number(state.hand[side]),
        forevers=int(state.forevers[side]),
        terms={term: int(state.terms[side, n]) for n, term in enumerate(TERMS)},
        tiles=tiles,
    )


# -- reading -------------------------------------------------------------------------------------------------------


def read(facts: Facts, box: BoxData, state: State, data: Any) -> None:
    """Fills in a state that was started with the same players and options."""
    position = of_form(data, form.Position)
    demand_seats(len(position.sides), int(state.sides), "sides")
    if (position.rival is None) != (state.sides == state.players):
        raise PositionError("rival: Pinzetta plays exactly when one person plays")
    rules.clear_table(box, state)
    for side in range(SIDES):
        rules.clear_side(state, side)
    _read_table(state, position)
    for number, seat in enumerate(position.sides):
        _read_side(box, state, number, seat)
    for number, item in enumerate(position.items):
        if item is not None:
            _read_item(state, number, item)
    _read_gone(state, position)
    if position.rival is not None:
        _read_rival(state, position.rival)
    _fill_supplies(box, state)
    plausible.check(box, state)


def _lookup(names: tuple[str, ...], name: str, where: str) -> int:
    if name not in names:
        raise PositionError(f"{where}: there is no “{name}”; there is: {', '.join(names)}")
    return names.index(name)


def _piece(name: str, where: str) -> int:
    if name not in PIECE_NUMBERS:
        raise PositionError(f"{where}: there is no piece “{name}”")
    return PIECE_NUMBERS[name]


def _cell(name: str, where: str) -> int:
    if name not in CELL_NUMBERS:
        raise PositionError(f"{where}: there is no cell “{name}”; cells are a1 to l12")
    return CELL_NUMBERS[name]


def _mask(numbers: list[int], limit: int, where: str) -> int:
    """Of numbers that count from 1."""
    if any(not 1 <= number <= limit for number in numbers):
        raise PositionError(f"{where}: numbers from 1 to {limit}, not {numbers}")
    return sum(1 << (number - 1) for number in set(numbers))


def _read_table(state: State, position: form.Position) -> None:
    state.phase = _lookup(PHASES, position.phase, "phase")
    state.round_number = position.round
    state.turn = position.turn
    for name in form.TABLE_NUMBERS:
        state[name] = position.numbers.get(name, 0)
    for name in form.SEATS:
        number = position.seats_named.get(name)
        state[name] = NONE if number is None else number - 1
        if not NONE <= state[name] < state.sides:
            raise PositionError(f"seats_named.{name}: there is no side {number}")
    for name in form.SETS:
        state[name] = _mask(position.sets.get(name, []), int(state.sides), f"sets.{name}")
    state.deck = sum(1 << _lookup(EVENT_IDS, name, "deck") for name in set(position.deck))
    _read_cards(state, position)
    state.items = len(position.items)
    state.looking = _mask(position.looking, len(position.items), "looking")
    state.looker = position.looker


def _read_cards(state: State, position: form.Position) -> None:
    if len(position.events) > SIDES or len(position.contests) > len(state.contests):
        raise PositionError("events, contests: five at most")
    for number, name in enumerate(position.events):
        state.events[number] = _lookup(EVENT_IDS, name, f"events[{number}]")
    state.revealed = len(position.events)
    for number, name in enumerate(position.contests):
        state.contests[number] = _lookup(CONTEST_IDS, name, f"contests[{number}]")


def _read_side(box: BoxData, state: State, number: int, seat: form.Seat) -> None:
    where = f"sides[{number}]"
    state.album[number] = NONE if seat.album is None else seat.album - 1
    state.cards[number] = sum(1 << _lookup(CARD_IDS, name, f"{where}.cards") for name in set(seat.cards))
    state.tickets[number] = _mask(list(seat.tickets), 4, f"{where}.tickets")
    state.choice[number], state.changes[number] = seat.choice, seat.changes
    state.hand[number] = NONE if seat.hand is None else seat.hand - 1
    state.forevers[number] = seat.forevers
    for name, points in seat.terms.items():
        state.terms[number, _lookup(TERMS, name, f"{where}.terms")] = points
    for cell_name, name in seat.tiles.items():
        cell, piece = _cell(cell_name, f"{where}.tiles"), _piece(name, f"{where}.tiles.{cell_name}")
        if piece > FOREVER or not album.fits_at(box, state, number, piece, cell):
            raise PositionError(f"{where}.tiles.{cell_name}: {name} does not fit there (TR-50)")
        album.place_tile(box, state, number, piece, cell)


def _read_item(state: State, number: int, item: form.Item) -> None:
    where = f"items[{number}]"
    state.item_back[number] = BACKS.index(item.back)
    state.item_piece[number] = NONE if item.piece is None else _piece(item.piece, f"{where}.piece")
    state.item_up[number] = item.up
    state.item_known[number] = _mask(item.known, SIDES, f"{where}.known")
    state.item_rarity[number] = form.RARITIES.index(item.rarity)
    state.item_when[number] = item.when
    state.item_cell[number] = NONE if item.cell is None else _cell(item.cell, f"{where}.cell")
    _put(state, number, item.place, f"{where}.place")


def _put(state: State, item: int, place: str, where: str) -> None:
    kind, _, name = place.partition(" ")
    if kind == "pool":
        state.pool |= bit(item)
        return
    if kind == "beside":
        return
    if not name.isdigit() or not 1 <= int(name) <= state.sides:
        raise PositionError(f"{where}: “{place}” is no place at this table")
    side = int(name) - 1
    if kind == "gained":
        state.gained[side] |= bit(item)
        return
    if kind != "haul":
        state.tray[side, _lookup(TRAY_NAMES, kind, where)] |= bit(item)
    state.haul[side] |= bit(item)


def _read_gone(state: State, position: form.Position) -> None:
    for name in position.gone:
        piece = _piece(name, "gone")
        if piece < STAMPS:
            stack = int(np.searchsorted(FIRST, piece, "right")) - 1
            state.gone[stack] |= bit(piece - FIRST[stack])
        elif FIRST_CARD <= piece < FIRST_CARD + CARDS:
            state.cards_gone |= bit(piece - FIRST_CARD)
        else:
            raise PositionError(f"gone: “{name}” is no stamp or card")
    for n, entry in enumerate(position.buried):
        state.buried_back[n] = BACKS.index(entry.back)
        state.buried_piece[n] = _piece(entry.piece, f"buried[{n}].piece")
        state.buried_known[n] = _mask(entry.known, SIDES, f"buried[{n}].known")
    state.buried = len(position.buried)
    for stack in range(STACKS):
        state.lost_unseen[stack] = position.lost_unseen.get(STACK_NAMES[stack], 0)


def _read_rival(state: State, rival: form.Rival) -> None:
    state.open_card = NONE if rival.open_card is None else _lookup(RIVAL_IDS, rival.open_card, "rival.open_card")
    state.cut_card = NONE if rival.cut_card is None else _lookup(RIVAL_IDS, rival.cut_card, "rival.cut_card")
    for n, name in enumerate(rival.tastes[:2]):
        state.tastes[n] = _lookup(RIVAL_IDS, name, "rival.tastes")
    state.rival_deck = sum(1 << _lookup(RIVAL_IDS, name, "rival.deck") for name in set(rival.deck))
    for name in rival.pile:
        piece = _piece(name, "rival.pile")
        if piece >= STAMPS:
            raise PositionError(f"rival.pile: “{name}” is no stamp of a stack")
        stack = int(np.searchsorted(FIRST, piece, "right")) - 1
        state.pile[stack] |= bit(piece - FIRST[stack])


def _fill_supplies(box: BoxData, state: State) -> None:
    """What lies nowhere else."""
    state.unseen[:] = 0
    state.attendees = 0
    state.stock[:] = 0
    state.forever_left = 0
    pieces = _pieces_in_play(state)
    for stack in range(STACKS):
        fronts = sum(1 << (piece - FIRST[stack]) for piece in pieces if FIRST[stack] <= piece < FIRST[stack + 1])
        fronts |= int(state.gone[stack]) | int(state.pile[stack])
        state.unseen[stack] = (1 << (FIRST[stack + 1] - FIRST[stack])) - 1 & ~fronts
    cards = int(state.cards_gone)
    for side in range(int(state.sides)):
        cards |= int(state.cards[side])
    cards |= sum(1 << (piece - FIRST_CARD) for piece in pieces if FIRST_CARD <= piece < FIRST_CARD + CARDS)
    left_out = int(box.left_out) if state.sides > state.players else 0
    state.attendees = (1 << CARDS) - 1 & ~cards & ~left_out
    sums = np.zeros(census.CENSUS, np.int64)
    census.census(box, state, sums)
    for stack in range(STACKS):
        state.stock[stack] = FIRST[stack + 1] - FIRST[stack] - int(sums[STACKS + stack])
    state.forever_left = int(box.forever_tiles) - int(sums[8])


def _pieces_in_play(state: State) -> set[int]:
    """Every piece in an album, on the table or buried."""
    albums, items = state.tile[: state.sides].ravel(), state.item_piece[: state.items]
    return {*albums.tolist(), *items.tolist(), *state.buried_piece[: state.buried].tolist()}
