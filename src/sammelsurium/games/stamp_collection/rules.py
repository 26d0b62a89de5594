"""The rules of Stamp Collection. Numbers such as SC-31 are statements of docs/rules/stamp-collection.md."""

import numpy as np

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, State

from .album import colour_of, count, free_slot, lowest, mounted, stored_of_colour
from .bank import borrow, give_money, refuse_loan, refuse_repayment, repay
from .census import SUMS
from .census import census as census
from .codes import (
    ALBUM,
    BUY,
    COIN,
    LOAN,
    REPAY,
    SLOT,
    STORAGE,
    loan_of,
    pick_album,
    place_of,
    simple,
    slot_of,
    tile_of,
    verb_of,
)
from .codes import CODES as CODES
from .purchase import add_purchases, extra_cost, refuse_purchase
from .scoring import REASONS as REASONS
from .scoring import TERMS as TERMS
from .scoring import bonus_points
from .scoring import outcome as outcome
from .scoring import score as score
from .setup import choose_starter, is_taken, nth_free_album, take_album
from .setup import start as start
from .state import (
    ALBUMS,
    BY_BONUS,
    BY_MOUNTS,
    COLOURS,
    DEAL_FAIR,
    DRAW_START,
    FINISHED,
    FIRST_MOUNT,
    GIVE_ALBUMS,
    KINDS,
    NONE,
    ROW,
    SPACES,
    STORAGE_TILE,
    TILES,
    TURNS,
)

VERSION = 2
SECRETS = False  # everything is open (SC-12)
PREFIX = "SC"
MOST_MOVES = 3 + TILES * SPACES * 2
LONGEST = 1000
CENSUS = SUMS


# -- who acts ------------------------------------------------------------------------------------------------------


@compiled
def to_act(state: State) -> int:
    if state.phase == TURNS:
        return 1 << state.turn
    if state.phase == FINISHED:
        return OVER
    if state.phase == GIVE_ALBUMS and state.albums_picked:
        return 1 << state.turn
    return CHANCE


@compiled
def interrupting(box: BoxData, state: State) -> int:
    """Loans may be repaid on another's turn too (SC-82), and with one option taken (SC-80)."""
    seats = 0
    if state.phase == TURNS:
        for seat in range(state.players):
            deals_with_bank = not refuse_loan(state, seat) or not refuse_repayment(box, state, seat)
            if seat != state.turn and deals_with_bank:
                seats |= 1 << seat
    return seats


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    n = 0
    if state.phase == TURNS:
        if seat == state.turn:
            out[n] = simple(COIN)
            n += 1
        if not refuse_loan(state, seat):
            out[n] = simple(LOAN)
            n += 1
        if not refuse_repayment(box, state, seat):
            out[n] = simple(REPAY)
            n += 1
        if seat == state.turn:
            n = add_purchases(box, state, seat, out, n)
    elif state.phase == GIVE_ALBUMS and state.albums_picked and seat == state.turn:
        for album in range(ALBUMS):
            if not is_taken(state, album):
                out[n] = pick_album(album)
                n += 1
    return n


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    verb = verb_of(move)
    if state.phase == FINISHED:
        return 94
    if state.phase != TURNS or verb == ALBUM:
        return refuse_album(state, seat, move)
    if verb == BUY:
        return refuse_purchase(box, state, seat, move) if seat == state.turn else 20
    if move != simple(verb):
        return 20
    if verb == LOAN:
        return refuse_loan(state, seat)
    if verb == REPAY:
        return refuse_repayment(box, state, seat)
    return 0 if seat == state.turn else 20


@compiled
def refuse_album(state: State, seat: int, move: int) -> int:
    album = place_of(move)
    picking = state.phase == GIVE_ALBUMS and state.albums_picked and seat == state.turn
    known = album < ALBUMS and move == pick_album(album)
    return 0 if picking and known and not is_taken(state, album) else 2


# -- chance --------------------------------------------------------------------------------------------------------


@compiled
def chance(box: BoxData, state: State) -> int:
    """Every tile in the pile, every free album, every seat is equally likely."""
    if state.phase == DRAW_START:
        return state.players
    if state.phase == GIVE_ALBUMS:
        given = 0
        for seat in range(state.players):
            given += state.album[seat] != NONE
        return ALBUMS - given
    return state.pile_size


@compiled
def kind_of_draw(state: State, outcome: int) -> int:
    """The tiles of the pile counted through kind by kind, four kinds at a stride as long as that is possible."""
    kind = 0
    while kind < STORAGE_TILE - 3:
        stride = state.pile[kind] + state.pile[kind + 1] + state.pile[kind + 2] + state.pile[kind + 3]
        if outcome < stride:
            break
        outcome -= stride
        kind += 4
    while outcome >= state.pile[kind]:
        outcome -= state.pile[kind]
        kind += 1
    return kind


@compiled
def deal_tile(state: State, outcome: int) -> None:
    kind = kind_of_draw(state, outcome)
    state.pile[kind] -= 1
    state.pile_size -= 1
    tile = state.row_tiles[0] + state.row_tiles[1]
    state.fair[tile] = kind
    state.row_tiles[tile // ROW] += 1
    if tile == TILES - 1:
        state.phase = GIVE_ALBUMS if state.album[state.turn] == NONE else TURNS


@compiled
def apply_chance(box: BoxData, state: State, outcome: int) -> None:
    if state.phase == DRAW_START:
        choose_starter(box, state, outcome)
    elif state.phase == GIVE_ALBUMS:
        take_album(box, state, state.turn, nth_free_album(state, outcome))
    else:
        deal_tile(state, outcome)


# -- a turn --------------------------------------------------------------------------------------------------------


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    if actor == CHANCE:
        apply_chance(box, state, move)
        return
    verb = verb_of(move)
    if verb == BUY:
        buy_tile(box, state, actor, move)
        end_turn(box, state)
    elif verb == COIN:
        state.coins -= 1
        state.money[actor] += box.coin
        end_turn(box, state)
    elif verb == LOAN:
        borrow(box, state, actor)
    elif verb == REPAY:
        repay(box, state, actor)
    else:
        take_album(box, state, actor, place_of(move))


@compiled
def buy_tile(box: BoxData, state: State, seat: int, move: int) -> None:
    """SC-22, SC-23: pay, take the tile off the fair, place it at once."""
    tile, place = tile_of(move), place_of(move)
    kind = state.fair[tile]
    if loan_of(move):
        borrow(box, state, seat)
    give_money(state, seat, -(state.coins + extra_cost(box, state, kind, place)))
    state.fair[tile] = NONE
    state.row_tiles[tile // ROW] -= 1
    if place == SLOT:
        state.slots[seat] += 1
    elif place == STORAGE:
        state.storage[seat, free_slot(state, seat)] = kind
    elif kind < FIRST_MOUNT:
        mount_stamp(box, state, seat, place, kind)
    else:
        place_mount(box, state, seat, place, kind - FIRST_MOUNT, slot_of(move))


@compiled
def place_mount(box: BoxData, state: State, seat: int, space: int, colour: int, from_slot: int) -> None:
    """A stored stamp of the colour moves onto the new mount (SC-34)."""
    state.mounts[seat, colour] |= 1 << space
    stored = stored_of_colour(state, seat, colour)
    if stored:
        slot = from_slot - 1 if from_slot else (0 if stored & 1 else 1)
        stamp = state.storage[seat, slot]
        state.storage[seat, slot] = NONE
        mount_stamp(box, state, seat, space, stamp)
    if state.players == 2 and state.ending == NONE and count(mounted(state, seat)) >= box.end_mounts:
        state.ending = BY_MOUNTS


@compiled
def mount_stamp(box: BoxData, state: State, seat: int, space: int, stamp: int) -> None:
    state.stamp[seat, space] = stamp
    state.stamped[seat] |= 1 << space
    state.shown[seat] |= 1 << stamp
    welcome(box, state, seat, colour_of(stamp))
    take_bonuses(box, state, seat, stamp)


@compiled
def welcome(box: BoxData, state: State, seat: int, colour: int) -> None:
    """The connoisseur comes, and brings a chocolate if others are there already (SC-60 to SC-62)."""
    if state.connoisseurs[colour] == seat:
        return
    others = 0
    for other in range(len(COLOURS)):
        others += state.connoisseurs[other] == seat
    state.connoisseurs[colour] = seat
    if others >= box.others_needed[state.players]:
        state.chocolates[seat] += 1


@compiled
def take_bonuses(box: BoxData, state: State, seat: int, stamp: int) -> None:
    """Every tile still there that the album now fulfils (SC-70 to SC-72)."""
    hopes = box.bonuses_with[stamp]
    while hopes:
        bonus = lowest(hopes)
        hopes &= hopes - 1
        if state.bonuses[bonus] == NONE and box.bonus_stamps[bonus] & ~state.shown[seat] == 0:
            state.bonuses[bonus] = seat
    if state.players == 2 and state.ending == NONE and bonus_points(box, state, seat) >= box.end_bonus_points:
        state.ending = BY_BONUS


# -- rounds and the end --------------------------------------------------------------------------------------------


@compiled
def end_turn(box: BoxData, state: State) -> None:
    """SC-90: the fourth coin, or the fourth tile of a row, ends the round."""
    state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
    if state.coins == 0 or state.row_tiles[0] == 0 or state.row_tiles[1] == 0:
        end_round(box, state)


@compiled
def end_round(box: BoxData, state: State) -> None:
    """SC-91 to SC-94, SC-113."""
    if state.round_number == box.rounds or state.ending != NONE:
        finish(box, state)
        return
    for tile in range(TILES):
        if state.fair[tile] != NONE:
            state.discards[state.fair[tile]] += 1
            state.fair[tile] = NONE
    state.row_tiles[:] = 0
    state.bank -= box.coin * (box.coins_on_fair - state.coins)
    state.coins = box.coins_on_fair
    state.round_number += 1
    if state.pile_size == 0:
        shuffle_discards(state)
    state.phase = DEAL_FAIR


@compiled
def shuffle_discards(state: State) -> None:
    """SC-93: the last round is dealt from what was passed over."""
    for kind in range(KINDS):
        state.pile[kind] = state.discards[kind]
        state.pile_size += state.discards[kind]
        state.discards[kind] = 0


@compiled
def finish(box: BoxData, state: State) -> None:
    """Loans are repaid by whoever can (SC-83)."""
    state.phase = FINISHED
    for seat in range(state.players):
        if not refuse_repayment(box, state, seat):
            repay(box, state, seat)


# -- what is known -------------------------------------------------------------------------------------------------


@compiled
def veil(box: BoxData, state: State, seat: int) -> None:
    """Everything is open (SC-12): what nobody has seen is not in the state at all."""


@compiled
def resample(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    """Nothing is hidden, so there is nothing to fill in."""


@compiled
def seen(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    """Every action is made in the open."""
    return move
