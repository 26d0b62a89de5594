"""Pinzetta, the rival in solo play (TR-95). Her cards decide everything; a person decides nothing for her.

A card says what she wants (two wants, the first one first), how she cuts her haul, which offer is to her taste, and
which contest she enters. The rulebook tells it at length in the section on solo play.
"""

from sammelsurium.kernel.bits import bit, count, has, lowest, nth
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .. import cards, scoring, table
from ..state import (
    CARD_BACK,
    EVERYBODY,
    EXHIBITORS,
    FIRST,
    FOREVER_BACK,
    MARKER_BACK,
    NONE,
    OFFER_A,
    OFFER_B,
    RESERVE,
    RIVAL,
    ROUND_CONTESTS,
    SAFE,
    STACKS,
)

(
    W_RARE,
    W_THEME,
    W_YOURS,
    W_DOUBLE,
    W_EXHIBITOR,
    W_SPECIALIST,
    W_MARKER,
    W_FOREVER,
    W_HIDDEN,
) = range(9)
T_VALUE, T_ITEMS, T_THEME, T_HIDDEN, T_CELLS = range(5)


@compiled
def open_card(state: State, outcome: int) -> int:
    card = nth(state.rival_deck, outcome)
    state.rival_deck &= ~bit(card)
    return card


@compiled
def shows_theme(box: BoxData, piece: int, theme: int) -> bool:
    return box.part_theme[piece, 0] == theme or (box.parts[piece] == 2 and box.part_theme[piece, 1] == theme)


@compiled
def fits_want(box: BoxData, state: State, item: int, want: int) -> bool:
    back = state.item_back[item]
    if want == W_MARKER:
        return back == MARKER_BACK
    if want == W_EXHIBITOR:
        return back == CARD_BACK and cards.card_of(state, item) < EXHIBITORS
    if want == W_SPECIALIST:
        return back == CARD_BACK and cards.card_of(state, item) >= EXHIBITORS
    if want == W_FOREVER:
        return back == FOREVER_BACK
    if back >= STACKS:
        return False
    if want == W_HIDDEN:
        return not state.item_up[item]
    return bool(state.item_up[item]) and stamp_fits_want(box, state, state.item_piece[item], want)


@compiled
def stamp_fits_want(box: BoxData, state: State, piece: int, want: int) -> bool:
    """Of a stamp that lies face up."""
    if want == W_RARE:
        return box.rare[piece] == 1
    if want == W_DOUBLE:
        return box.parts[piece] == 2
    owner = RIVAL if want == W_THEME else 0
    return shows_theme(box, piece, box.album_theme[state.album[owner]])


@compiled
def earliest(state: State, items: int) -> int:
    """The first of the items in the order in which they came."""
    best = lowest(items)
    while items:
        item = lowest(items)
        items &= items - 1
        if state.item_when[item] < state.item_when[best]:
            best = item
    return best


@compiled
def latest(state: State, items: int) -> int:
    best = lowest(items)
    while items:
        item = lowest(items)
        items &= items - 1
        if state.item_when[item] > state.item_when[best]:
            best = item
    return best


@compiled
def dearest(box: BoxData, state: State, items: int) -> int:
    """The item with the highest visible value, of equal ones the first."""
    best = lowest(items)
    while items:
        item = lowest(items)
        items &= items - 1
        more = scoring.visible_value(box, state, item) - scoring.visible_value(box, state, best)
        if more > 0 or (more == 0 and state.item_when[item] < state.item_when[best]):
            best = item
    return best


@compiled
def wanted(box: BoxData, state: State, want: int) -> int:
    """The items of the pool that fit a want."""
    found, items = 0, state.pool
    while items:
        item = lowest(items)
        items &= items - 1
        if fits_want(box, state, item, want):
            found |= bit(item)
    return found


@compiled
def open_stamps(state: State) -> int:
    """The face-up stamps of the pool, without forever stamps."""
    found, items = 0, state.pool
    while items:
        item = lowest(items)
        items &= items - 1
        if state.item_up[item] and state.item_back[item] < STACKS:
            found |= bit(item)
    return found


@compiled
def next_item(box: BoxData, state: State) -> int:
    """Her first want, her second want, a face-up stamp, anything: the dearest of these."""
    for n in range(2):
        found = wanted(box, state, box.wants[state.open_card, n])
        if found:
            return dearest(box, state, found)
    found = open_stamps(state)
    return dearest(box, state, found if found else state.pool)


@compiled
def collect_item(box: BoxData, state: State) -> None:
    """She takes an item, never looks at it, and the next card is opened."""
    item = next_item(box, state)
    state.pool &= ~bit(item)
    state.haul[RIVAL] |= bit(item)
    cards.receive(state, RIVAL, item)
    table.tick(state, item)
    state.open_card = NONE
    state.turn = 0


@compiled
def reveal_first(state: State) -> None:
    """Open drawers: she turns up the first face-down stamp of the pool."""
    table.look(state, EVERYBODY, bit(earliest(state, table.face_down(state, state.pool))))


@compiled
def pick_last(state: State) -> int:
    """Open hand: she picks what she collected last."""
    return latest(state, state.haul[RIVAL])


@compiled
def reserve_first(box: BoxData, state: State, items: int) -> int:
    """The first item collected that is not a face-up rare stamp, as a mask."""
    while items:
        item = earliest(state, items)
        items &= ~bit(item)
        if not (state.item_up[item] and table.is_rare(box, state, item)):
            return bit(item)
    return 0


@compiled
def split_haul(box: BoxData, state: State) -> None:
    """She reserves, then deals the others to her offers by the letters of the cut card."""
    items = state.haul[RIVAL]
    if not cards.open_house(state):
        state.tray[RIVAL, RESERVE] = reserve_first(box, state, items)
        items &= ~state.tray[RIVAL, RESERVE]
    if cards.second_safe(state):
        state.tray[RIVAL, SAFE] = reserve_first(box, state, items)
        items &= ~state.tray[RIVAL, SAFE]
    letter = 0
    while items:
        item = earliest(state, items)
        items &= ~bit(item)
        state.tray[RIVAL, OFFER_A + box.cut[state.cut_card, letter]] |= bit(item)
        letter += 1


@compiled
def liking(box: BoxData, state: State, items: int, taste: int) -> int:
    """How much of what she likes is in an offer."""
    total = 0
    while items:
        item = lowest(items)
        items &= items - 1
        if taste == T_VALUE:
            total += scoring.visible_value(box, state, item)
        elif taste == T_ITEMS:
            total += 1
        elif taste == T_THEME:
            total += fits_want(box, state, item, W_THEME)
        elif taste == T_HIDDEN:
            total += fits_want(box, state, item, W_HIDDEN)
        elif table.is_stamp(state, item):
            total += cells(box, state, item)
    return total


@compiled
def cells(box: BoxData, state: State, item: int) -> int:
    """Open to all, also of a face-down stamp: all tiles of a stack have the same size."""
    back = state.item_back[item]
    piece = FIRST[back]
    return box.w[piece] * box.h[piece]


@compiled
def preferred_offer(box: BoxData, state: State, taste: int) -> int:
    """More of her taste, then a higher visible value, then more items, then the first offer."""
    first, second = state.tray[0, OFFER_A], state.tray[0, OFFER_B]
    more = liking(box, state, second, taste) - liking(box, state, first, taste)
    if more == 0:
        more = liking(box, state, second, T_VALUE) - liking(box, state, first, T_VALUE)
    if more == 0:
        more = count(second) - count(first)
    return OFFER_B if more > 0 else OFFER_A


@compiled
def contest(box: BoxData, state: State) -> int:
    """The contest of her cut card, or where she has been already the next one."""
    entered = box.rival_contest[state.cut_card]
    while has(state.tickets[RIVAL], entered):
        entered = (entered + 1) % ROUND_CONTESTS
    return entered
