"""How a game begins (SC-10 to SC-12): what lies where before the first tile is dealt."""

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, State

from ..bank import give_money
from ..state import DEAL_FAIR, DRAW_START, KINDS, NONE, PLAYERS


@compiled
def start(box: BoxData, state: State, players: int, options: Numbers) -> None:
    state.players = players
    state.albums_picked = options[0]
    state.loans_any_time = options[1]
    state.storing_german = options[2]
    state.even_start = options[3]
    state.phase = DRAW_START
    state.turn = 0
    state.starter = NONE
    state.round_number = 1
    state.ending = NONE
    clear_table(box, state)
    for seat in range(PLAYERS):
        clear_seat(state, seat)
        if seat < players and not state.even_start:
            give_money(state, seat, box.start_money)


@compiled
def clear_table(box: BoxData, state: State) -> None:
    state.coins = box.coins_on_fair
    state.bank = -box.coin * box.coins_on_fair
    state.fair[:] = NONE
    state.row_tiles[:] = 0
    state.pile_size = 0
    for kind in range(KINDS):
        state.pile[kind] = box.stock[kind]
        state.pile_size += box.stock[kind]
    state.discards[:] = 0
    state.connoisseurs[:] = NONE
    state.bonuses[:] = NONE


@compiled
def clear_seat(state: State, seat: int) -> None:
    state.album[seat] = NONE
    state.money[seat] = 0
    state.loan[seat] = 0
    state.chocolates[seat] = 0
    state.slots[seat] = 1
    state.storage[seat, :] = NONE
    state.mounts[seat, :] = 0
    state.stamp[seat, :] = NONE
    state.stamped[seat] = 0
    state.shown[seat] = 0


@compiled
def choose_starter(box: BoxData, state: State, seat: int) -> None:
    """SC-11. With the option "even start" later seats have more silver (SC-121)."""
    state.starter = seat
    state.turn = seat
    state.phase = DEAL_FAIR
    if state.even_start:
        for place in range(state.players):
            silver = box.even_start[state.players, place]
            give_money(state, (seat + place) % state.players, silver)
