"""Whether a position can occur at all. Each check names what is wrong and the rule that says so."""

import numpy as np

from sammelsurium.kernel.bits import count, has
from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.positions import demand

from .. import cards, census, rules
from ..state import (
    CARD_BACK,
    CARDS,
    DEAL_CONTESTS,
    DRAW_START,
    EVERYBODY,
    FINISHED,
    FIRST,
    FIRST_CARD,
    FOREVER,
    FOREVER_BACK,
    GIVE_ALBUMS,
    LAY_POOL,
    MARKER,
    MARKER_BACK,
    NONE,
    REDRAW,
    REVEAL_EVENTS,
    SHOW,
    SPLIT,
    STACKS,
    TOLD,
)


def check(box: BoxData, state: State) -> None:
    _check_supplies(box, state)
    _check_setup(state)
    for item in range(int(state.items)):
        if state.item_back[item] != NONE:
            _check_item(state, item)
    _check_looking(state)
    _check_marker(state)
    _check_hands(state)
    _check_waiting(box, state)


def _check_supplies(box: BoxData, state: State) -> None:
    sums = np.zeros(census.CENSUS, np.int64)
    census.census(box, state, sums)
    for stack in range(STACKS):
        fronts = FIRST[stack + 1] - FIRST[stack]
        demand(sums[stack] == fronts, f"a stamp of stack {stack + 1} lies in two places (TR-2)")
        demand(state.stock[stack] >= 0, f"there are more tiles of stack {stack + 1} than the box holds (TR-2)")
    demand(state.forever_left >= 0, "there are more forever stamps than the box holds (TR-2)")
    left_out = count(box.left_out) if state.sides > state.players else 0
    demand(sums[9] == CARDS - left_out, "an attendee card lies in two places (TR-8)")


def _check_setup(state: State) -> None:
    demand(
        (state.starter != NONE) == (state.phase != DRAW_START), "the first start player is known after the draw (TR-10)"
    )
    albums = [int(album) for album in state.album[: state.sides] if album != NONE]
    demand(len(set(albums)) == len(albums), "two sides have the same album (TR-10)")
    dealt = state.phase >= DEAL_CONTESTS
    demand((len(albums) == state.sides) == dealt, "everyone has an album once contests are dealt (TR-10)")
    demand(not albums or state.phase != DRAW_START, "a side has an album before the start player is drawn (TR-10)")
    if state.phase == GIVE_ALBUMS:
        _check_albums(state)
    contests = int((state.contests != NONE).sum())
    demand(
        (contests == len(state.contests)) == (state.phase >= REVEAL_EVENTS),
        "contests are dealt before the first round (TR-11)",
    )
    kinds = all(state.contests[n] // 6 == n for n in range(contests))
    demand(kinds, "the contests are one of each kind, in their order (TR-11)")
    revealed = [int(event) for event in state.events if event != NONE]
    if LAY_POOL <= state.phase < FINISHED:
        twice = any(has(state.deck, event) for event in revealed)
        demand(not twice, "an event is in the deck and on the table (TR-20)")
        demand(len(revealed) > 0, "no event is in force (TR-20)")


def _check_albums(state: State) -> None:
    """Albums are given clockwise from the start player on; the side on turn is the next to get one."""
    sides, starter = int(state.sides), int(state.starter)
    given = [state.album[(starter + place) % sides] != NONE for place in range(sides)]
    in_order = given == sorted(given, reverse=True) and state.turn == (starter + sum(given)) % sides
    demand(in_order, "albums are given clockwise from the start player to the side on turn (TR-10)")


def _check_item(state: State, item: int) -> None:
    back, piece, name = int(state.item_back[item]), int(state.item_piece[item]), f"item {item + 1}"
    decided = state.item_known[item] != 0
    demand(decided == (piece != NONE), f"{name}: a front is known to those who have looked, and to nobody else (TR-31)")
    demand(not state.item_up[item] or decided, f"{name} lies face up, but nobody knows it (TR-85)")
    if not decided:
        demand(back < STACKS or has(state.looking, item), f"{name}: only stamps lie face down (TR-21)")
    elif back < STACKS:
        demand(FIRST[back] <= piece < FIRST[back + 1], f"{name} does not come from the stack of its back (TR-31)")
    elif back == CARD_BACK:
        demand(FIRST_CARD <= piece < MARKER, f"{name} is no attendee card (TR-8)")
    else:
        demand(piece == (FOREVER if back == FOREVER_BACK else MARKER), f"{name} is not what its back says (TR-31)")
    cell = int(state.item_cell[item])
    if cell != NONE:
        owners = [side for side in range(int(state.players)) if has(state.gained[side], item)]
        placed = any(state.tile[side, cell] == piece for side in owners)
        demand(placed, f"{name} is said to be placed where the album does not show it (TR-50)")


def _check_looking(state: State) -> None:
    if state.looking:
        demand(state.looker == EVERYBODY or 0 <= state.looker < state.players, "somebody looks, but no seat (TR-85)")
        for item in range(int(state.items)):
            if has(state.looking, item):
                undecided = state.item_known[item] == 0
                demand(undecided, f"item {item + 1} is looked at, but already decided (TR-85)")


def _check_marker(state: State) -> None:
    items = [item for item in range(int(state.items)) if state.item_back[item] == MARKER_BACK]
    in_pool = any(has(state.pool, item) for item in items)
    demand(len(items) <= 1, "there is one start marker (TR-9)")
    held = state.marker != NONE
    demand(held != in_pool or state.phase == DRAW_START, "the start marker is in the pool or with somebody (TR-30)")


def _check_hands(state: State) -> None:
    for seat in range(int(state.players)):
        hand = int(state.hand[seat])
        fits = hand == NONE or (state.phase == SHOW and has(state.gained[seat], hand) and state.item_cell[hand] == NONE)
        demand(fits, f"seat {seat + 1} holds an item in hand that is not its own to place (TR-50)")
        unlooked = int(state.haul[seat]) & ~int(state.looking)
        for item in range(int(state.items)):
            if has(unlooked, item):
                known = state.item_back[item] != NONE and has(state.item_known[item], seat)
                demand(known, f"seat {seat + 1} does not know its own item (TR-31)")


def _check_waiting(box: BoxData, state: State) -> None:
    """Whoever is waited for has something to do, and nothing that happens by itself is left undone."""
    moves = np.zeros(rules.MOST_MOVES, np.int64)
    seats = int(rules.to_act(state))
    if seats == CHANCE:
        demand(rules.chance(box, state) > 0, "Chance has nothing to decide")
        return
    demand(seats >= 0 and seats < 1 << int(state.players), "the side on turn is no seat (TR-30)")
    for seat in range(int(state.players)):
        if has(seats, seat):
            demand(rules.legal(box, state, seat, moves) > 0, f"seat {seat + 1} has nothing to do")
    if state.phase == SPLIT:
        demand(state.asked == 1, "the split has not begun (TR-40)")
    if state.phase == REDRAW:
        _check_order(state)


def _check_order(state: State) -> None:
    """The stockkeeper is asked; another specialist of the same seat may have worked before her."""
    seat = cards.holder_of(state, cards.STOCKKEEPER)
    demand(seat == state.turn, "who is asked to exchange an item does not hold the stockkeeper (TR-82)")
    told = state.asked == TOLD and cards.holder_of(state, cards.FORTUNE_TELLER) == seat
    demand(state.asked == 0 or told, "a specialist has worked that the side on turn does not hold (TR-82)")
