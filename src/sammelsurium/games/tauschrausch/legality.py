"""Which moves a seat has, and which rule forbids the others. The same predicates answer both questions."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, State

from .bits import has, lowest
from .codes import (
    ALBUM,
    BACK,
    CHOOSE_OFFER,
    CONFIRM,
    DRAW,
    DROP,
    ENTER,
    EXCHANGE_ITEM,
    GIVE,
    PASS,
    PLACE,
    PUT,
    REDRAW_ITEM,
    REVEAL,
    STAMP,
    TAKE,
    USE,
    argument_of,
    code,
    first_of,
    second_of,
    two,
    verb_of,
)
from .events.collecting import exchangeable, may_pick
from .items import face_down
from .setup import albums_left, refuse_album
from .show import add_shows, refuse_drop, refuse_place, refuse_show, refuse_stamp
from .specialists import FORTUNE_TELLER
from .specialists.collecting import may_use_first
from .specialists.showing import regular_guest
from .split import add_splits, refuse_back, refuse_put, unassigned
from .state import (
    BARGAIN,
    CHOOSE,
    COLLECT,
    DEAL_SECRETLY,
    ENTER_CONTESTS,
    EXCHANGE,
    FINISHED,
    GIVE_ALBUMS,
    ITEMS,
    OPEN_DRAWERS,
    OPEN_HAND,
    REDRAW,
    ROUND_CONTESTS,
    SHOW,
    SPLIT,
    STACKS,
)

# -- the moves -----------------------------------------------------------------------------------------------------


@compiled
def add_items(verb: int, items: int, out: Moves) -> int:
    """One move for each item, or album."""
    n = 0
    while items:
        out[n] = code(verb, lowest(items))
        items &= items - 1
        n += 1
    return n


@compiled
def add_redraws(state: State, seat: int, out: Moves) -> int:
    out[0] = code(PASS, 0)
    n = 1
    items = exchangeable(state, seat)
    while items:
        item = lowest(items)
        items &= items - 1
        for stack in range(STACKS):
            if state.stock[stack] > 0:
                out[n] = two(REDRAW_ITEM, item, stack)
                n += 1
    if may_use_first(state, seat, FORTUNE_TELLER):
        out[n] = code(USE, FORTUNE_TELLER)
        n += 1
    return n


@compiled
def add_exchanges(state: State, seat: int, out: Moves) -> int:
    out[0] = code(PASS, 0)
    n = 1
    items = exchangeable(state, seat)
    while items:
        item = lowest(items)
        items &= items - 1
        others = state.pool
        while others:
            out[n] = two(EXCHANGE_ITEM, item, lowest(others))
            others &= others - 1
            n += 1
    return n


@compiled
def add_draws(state: State, out: Moves) -> int:
    out[0] = code(PASS, 0)
    n = 1
    for stack in range(STACKS):
        if state.stock[stack] > 0:
            out[n] = code(DRAW, stack)
            n += 1
    return n


@compiled
def add_offers(state: State, seat: int, out: Moves) -> int:
    n = 0
    for side in range(state.sides):
        if side != seat and not has(state.settled, side):
            for offer in range(2):
                out[n] = two(CHOOSE_OFFER, side, offer)
                n += 1
    return n


@compiled
def add_contests(state: State, seat: int, out: Moves) -> int:
    n = 0
    for contest in range(ROUND_CONTESTS):
        if refuse_contest(state, seat, contest) == 0:
            out[n] = code(ENTER, contest)
            n += 1
    return n


@compiled
def add_moves(box: BoxData, state: State, seat: int, out: Moves) -> int:
    """Of a seat that the game waits for."""
    phase = state.phase
    if phase == COLLECT:
        return add_items(TAKE, state.pool, out)
    if phase == SPLIT:
        return add_splits(box, state, seat, out)
    if phase == SHOW:
        return add_shows(box, state, seat, out)
    if phase == CHOOSE:
        return add_offers(state, seat, out)
    if phase == ENTER_CONTESTS:
        return add_contests(state, seat, out)
    if phase == OPEN_HAND:
        return add_items(GIVE, state.haul[seat], out)
    if phase == EXCHANGE:
        return add_exchanges(state, seat, out)
    if phase == REDRAW:
        return add_redraws(state, seat, out)
    if phase == OPEN_DRAWERS:
        return add_items(REVEAL, face_down(state, state.pool), out)
    if phase == GIVE_ALBUMS:
        return add_items(ALBUM, albums_left(state), out)
    return add_draws(state, out)


# -- the refusals --------------------------------------------------------------------------------------------------


@compiled
def rule_of_phase(phase: int) -> int:
    """The statement that says who does what now, for whoever wishes to do something else."""
    if phase == FINISHED:
        return 65
    if phase == COLLECT:
        return 30
    if phase == SPLIT:
        return 40
    if phase == SHOW:
        return 50
    if phase == CHOOSE:
        return 43
    if phase == ENTER_CONTESTS:
        return 55
    if phase == OPEN_HAND:
        return 84
    if phase == OPEN_DRAWERS:
        return 83
    if phase in (DEAL_SECRETLY, BARGAIN):
        return 80
    if phase in (EXCHANGE, REDRAW):
        return 82
    return 10 if phase == GIVE_ALBUMS else 20


@compiled
def refuse_contest(state: State, seat: int, contest: int) -> int:
    """Another contest each round (TR-55)."""
    if contest >= ROUND_CONTESTS:
        return 55
    return 55 if has(state.tickets[seat], contest) and not regular_guest(state, seat) else 0


@compiled
def refuse_offer(state: State, seat: int, side: int, offer: int) -> int:
    if side >= state.sides or side == seat or offer > 1:
        return 43
    return 46 if has(state.settled, side) else 0


@compiled
def refuse_draw(state: State, stack: int) -> int:
    return 0 if stack < STACKS and state.stock[stack] > 0 else 86


@compiled
def refuse_redraw(state: State, seat: int, item: int, stack: int) -> int:
    if item >= ITEMS or not has(exchangeable(state, seat), item):
        return 90
    return refuse_draw(state, stack)


@compiled
def refuse_exchange(state: State, seat: int, item: int, other: int) -> int:
    if item >= ITEMS or other >= ITEMS:
        return 90
    return 0 if has(exchangeable(state, seat), item) and has(state.pool, other) else 90


@compiled
def refuse_in_swap(box: BoxData, state: State, seat: int, move: int) -> int:
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if state.phase == SPLIT:
        if verb == PUT:
            return refuse_put(box, state, seat, first, second) if first < ITEMS else 40
        if verb == BACK and argument_of(move) < ITEMS:
            return refuse_back(state, seat, argument_of(move))
        return 0 if move == code(CONFIRM, 0) and unassigned(state, seat) == 0 else 40
    if state.phase == CHOOSE:
        return refuse_offer(state, seat, first, second) if verb == CHOOSE_OFFER else 43
    if move == code(PASS, 0):
        return 0
    return refuse_draw(state, argument_of(move)) if verb == DRAW else 80


@compiled
def refuse_in_show(box: BoxData, state: State, seat: int, move: int) -> int:
    verb, argument = verb_of(move), argument_of(move)
    if state.phase == ENTER_CONTESTS:
        return refuse_contest(state, seat, argument) if verb == ENTER else 55
    if verb == STAMP and argument < ITEMS:
        return refuse_stamp(box, state, seat, argument)
    if verb == PLACE:
        return refuse_place(box, state, seat, argument)
    if move == code(DROP, 0):
        return refuse_drop(state, seat)
    return refuse_show(box, state, seat) if move == code(CONFIRM, 0) else 50


@compiled
def refuse_in_collect(box: BoxData, state: State, seat: int, move: int) -> int:
    verb, argument = verb_of(move), argument_of(move)
    if state.phase == COLLECT:
        return 0 if verb == TAKE and argument < ITEMS and has(state.pool, argument) else 30
    if state.phase == OPEN_HAND:
        return 0 if verb == GIVE and argument < ITEMS and may_pick(state, seat, argument) else 84
    if state.phase == OPEN_DRAWERS:
        return 0 if verb == REVEAL and argument < ITEMS and has(face_down(state, state.pool), argument) else 83
    if state.phase == GIVE_ALBUMS:
        return refuse_album(state, argument) if verb == ALBUM else 10
    if move == code(PASS, 0):
        return 0
    if state.phase == REDRAW and verb == REDRAW_ITEM:
        return refuse_redraw(state, seat, first_of(move), second_of(move))
    if state.phase == REDRAW and verb == USE:
        return 0 if may_use_first(state, seat, argument) else 82
    if state.phase == EXCHANGE and verb == EXCHANGE_ITEM:
        return refuse_exchange(state, seat, first_of(move), second_of(move))
    return 82


@compiled
def refuse_move(box: BoxData, state: State, seat: int, move: int) -> int:
    """Of a seat that the game waits for."""
    phase = state.phase
    if phase < SPLIT:
        return refuse_in_collect(box, state, seat, move)
    if phase < SHOW:
        return refuse_in_swap(box, state, seat, move)
    return refuse_in_show(box, state, seat, move)
