"""What a stamp or a card is worth to whom, and which cards change what is scored."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, State

from .. import cards, table
from ..state import CARD_BACK, FADED, MARKER_BACK

# -- values --------------------------------------------------------------------------------------------------------


@compiled
def tile_value(box: BoxData, state: State, side: int, piece: int) -> int:
    """The printed value, of a double the sum (TR-6); the restorer makes faded stamps worth something."""
    if side >= state.players or not cards.holds(state, side, cards.RESTORER):
        return box.value[piece]
    value = 0
    for part in range(box.parts[piece]):
        faded = box.part_kind[piece, part] == FADED
        value += box.specialist_value[cards.RESTORER] if faded else box.part_value[piece, part]
    return value


@compiled
def shown_value(box: BoxData, state: State, side: int, item: int) -> int:
    """Cards and the start marker have a value here (TR-84)."""
    if table.is_stamp(state, item):
        return tile_value(box, state, side, state.item_piece[item])
    return box.event_value[cards.OPEN_HAND]


@compiled
def visible_value(box: BoxData, state: State, item: int) -> int:
    back = state.item_back[item]
    if back == MARKER_BACK:
        return box.visible_marker
    if back == CARD_BACK:
        return box.visible_card
    if not state.item_up[item]:
        return box.visible_hidden
    return box.value[state.item_piece[item]]


# -- events that change the scoring of a round ---------------------------------------------------------------------


@compiled
def golden_tweezers(box: BoxData, state: State) -> int:
    """What the start marker scores this round (TR-54)."""
    if cards.event_in_force(state) == cards.GOLDEN_TWEEZERS:
        return box.event_value[cards.GOLDEN_TWEEZERS]
    return box.marker_points


@compiled
def alone_on_stage(box: BoxData, state: State, side: int) -> int:
    """Points for entering a contest that nobody else enters this round."""
    if cards.event_in_force(state) != cards.ALONE_ON_STAGE:
        return 0
    for other in range(state.sides):
        if other != side and state.choice[other] == state.choice[side]:
            return 0
    return box.event_value[cards.ALONE_ON_STAGE]


@compiled
def gala_evening(box: BoxData, state: State) -> int:
    """How many times exhibitors score this round."""
    return box.event_value[cards.GALA_EVENING] if cards.event_in_force(state) == cards.GALA_EVENING else 1


# -- specialists that change the scoring ---------------------------------------------------------------------------


@compiled
def curator(box: BoxData, state: State, side: int) -> int:
    """What each exhibitor scores more each round, not doubled by the gala evening."""
    if side < state.players and cards.holds(state, side, cards.CURATOR):
        return box.specialist_value[cards.CURATOR]
    return 0


@compiled
def stationer(box: BoxData, state: State, side: int) -> int:
    """Forever stamps counted more at the end, for whoever has at least one."""
    if side < state.players and cards.holds(state, side, cards.STATIONER) and state.forevers[side]:
        return box.specialist_value[cards.STATIONER]
    return 0
