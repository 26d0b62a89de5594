"""How a game begins (TR-10 to TR-12): the start marker, an album for everyone, then the contests. The verb is album."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Moves, Numbers, State

from .. import album, codes, table
from ..state import (
    BURIED,
    CARDS,
    CELLS,
    CONTEST_KINDS,
    DEAL_CONTESTS,
    DRAW_START,
    EVENTS,
    FIRST,
    GIVE_ALBUMS,
    NONE,
    SIDES,
    STACKS,
    T_START,
    TERMS,
    TRAYS,
    WIDTH,
    rival_plays,
)
from . import day


@compiled
def start(box: BoxData, state: State, players: int, options: Numbers) -> None:
    state.players = players
    state.sides = 2 if players == 1 else players
    state.albums_picked = options[0]
    state.reveal_settled = options[1]
    state.contests_in_turn = options[2]
    state.competition = options[3]
    state.even_start = options[4]
    state.level = options[5]
    clear_table(box, state)
    for side in range(SIDES):
        clear_side(state, side)
    if rival_plays(state):
        state.attendees &= ~box.left_out
        give_marker(box, state, 0)


@compiled
def clear_table(box: BoxData, state: State) -> None:
    state.phase = DRAW_START
    state.turn, state.asked, state.round_number = 0, 0, 1
    state.starter, state.first, state.marker, state.upcoming = NONE, NONE, NONE, NONE
    state.looker, state.looking, state.pool = NONE, 0, 0
    state.confirmed, state.chosen, state.settled, state.inspected = 0, 0, 0, 0
    state.attendees, state.cards_gone = (1 << CARDS) - 1, 0
    state.forever_left, state.forever_gone = box.forever_tiles, 0
    state.deck, state.revealed = (1 << EVENTS) - 1, 0
    state.open_card, state.cut_card, state.rival_deck = NONE, NONE, 0
    for stack in range(STACKS):
        clear_stack(state, stack)
    for kind in range(len(CONTEST_KINDS)):
        state.contests[kind] = NONE
    for taste in range(2):
        state.tastes[taste] = NONE
    state.buried = 0
    for n in range(BURIED):
        state.buried_known[n], state.buried_back[n], state.buried_piece[n] = 0, NONE, NONE
    table.clear_items(state)


@compiled
def clear_stack(state: State, stack: int) -> None:
    tiles = FIRST[stack + 1] - FIRST[stack]
    state.unseen[stack], state.stock[stack] = (1 << tiles) - 1, tiles
    state.gone[stack], state.pile[stack], state.lost_unseen[stack] = 0, 0, 0


@compiled
def clear_side(state: State, side: int) -> None:
    state.haul[side], state.gained[side], state.cards[side] = 0, 0, 0
    state.album[side], state.choice[side], state.hand[side] = NONE, NONE, NONE
    state.tickets[side], state.changes[side], state.forevers[side] = 0, 0, 0
    state.events[side] = NONE
    for tray in range(TRAYS):
        state.tray[side, tray] = 0
    for term in range(len(TERMS)):
        state.terms[side, term] = 0
    for row in range(WIDTH):
        state.rows[side, row] = 0
    for cell in range(CELLS):
        state.tile[side, cell] = NONE


@compiled
def give_marker(box: BoxData, state: State, side: int) -> None:
    """TR-10. With the option "even start" later sides have points already (TR-91)."""
    state.starter = side
    state.marker = side
    state.turn = side
    state.phase = GIVE_ALBUMS
    if state.even_start:
        for place in range(state.players):
            seat = (side + place) % state.players
            state.terms[seat, T_START] = box.even_start[state.players, place]


@compiled
def picks_album(state: State) -> bool:
    """Whether the side on turn is a person who picks. Pinzetta is dealt what is left over (TR-95)."""
    return state.phase == GIVE_ALBUMS and state.albums_picked == 1 and state.turn < state.players


@compiled
def add_albums(state: State, out: Moves) -> int:
    return codes.one_each(codes.ALBUM, album.albums_left(state), out)


@compiled
def refuse_album(state: State, move: int) -> int:
    return 0 if codes.is_one_of(move, codes.ALBUM, album.albums_left(state)) else 10


@compiled
def give_album(state: State, album: int) -> None:
    """Clockwise from the start player on, before the contests are known (TR-10)."""
    state.album[state.turn] = album
    state.turn = (state.turn + 1) % state.sides
    if state.turn == state.starter:
        state.turn = 0
        state.phase = DEAL_CONTESTS


@compiled
def deal_contest(state: State, card: int) -> None:
    """One card of each kind (TR-11)."""
    state.contests[state.turn] = state.turn * 6 + card
    state.turn += 1
    if state.turn == len(CONTEST_KINDS):
        day.begin_round(state)
