"""The rules of Stamp Collection. Numbers such as SC-31 are statements of docs/rules/stamp-collection.md."""

import numpy as np

from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, OVER, BoxData, Moves, Numbers, State

from .album import colour_of, count, free_slot, lowest, mounted, stamps_on_mounts, stored_of_colour
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
from .state import (
    ALBUMS,
    BONUSES,
    BY_BONUS,
    BY_MOUNTS,
    BY_ROUNDS,
    COLOURS,
    DEAL_FAIR,
    DRAW_START,
    FINISHED,
    FIRST_MOUNT,
    GIVE_ALBUMS,
    KINDS,
    NONE,
    PLAYERS,
    ROW,
    SPACES,
    STORAGE_TILE,
    TILES,
    TURNS,
)

VERSION = 1
PREFIX = "SC"
TERMS = ("chocolates", "bonus", "fields", "loan")
REASONS = ("rounds", "bonus", "mounts")
MOST_MOVES = 3 + TILES * SPACES * 2
LONGEST = 1000
CENSUS = KINDS + 4


# -- setup (SC-10 to SC-12) ----------------------------------------------------------------------------------------


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
def give_money(state: State, seat: int, silver: int) -> None:
    """From the bank; a payment is a negative gift."""
    state.money[seat] += silver
    state.bank -= silver


@compiled
def choose_starter(box: BoxData, state: State, seat: int) -> None:
    """SC-11. With the option "even start" later seats have more silver (SC-121)."""
    state.starter = seat
    state.turn = seat
    state.phase = GIVE_ALBUMS
    if state.even_start:
        for place in range(state.players):
            silver = box.even_start[state.players, place]
            give_money(state, (seat + place) % state.players, silver)


@compiled
def is_taken(state: State, album: int) -> bool:
    for seat in range(state.players):
        if state.album[seat] == album:
            return True
    return False


@compiled
def take_album(box: BoxData, state: State, seat: int, album: int) -> None:
    """SC-2. The printed mount lies there from now on (SC-1)."""
    state.album[seat] = album
    state.mounts[seat, box.printed_colour[album]] = 1 << int(box.printed_space[album])
    state.turn = (seat + 1) % state.players
    if state.turn == state.starter:
        state.phase = DEAL_FAIR


@compiled
def nth_free_album(state: State, n: int) -> int:
    album = 0
    while is_taken(state, album) or n > 0:
        if not is_taken(state, album):
            n -= 1
        album += 1
    return album


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
def refuse_loan(state: State, seat: int) -> int:
    """A loan of its own, apart from a purchase, needs the option "any time" (SC-80); one at a time (SC-81)."""
    if not state.loans_any_time:
        return 80
    return 81 if state.loan[seat] else 0


@compiled
def refuse_repayment(box: BoxData, state: State, seat: int) -> int:
    return 0 if state.loan[seat] and state.money[seat] >= box.repay else 82


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
        state.phase = TURNS


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
def borrow(box: BoxData, state: State, seat: int) -> None:
    state.loan[seat] = 1
    give_money(state, seat, box.loan)


@compiled
def repay(box: BoxData, state: State, seat: int) -> None:
    state.loan[seat] = 0
    give_money(state, seat, -box.repay)


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


@compiled
def bonus_points(box: BoxData, state: State, seat: int) -> int:
    points = 0
    for bonus in range(BONUSES):
        if state.bonuses[bonus] == seat:
            points += box.bonus_points[bonus]
    return points


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


@compiled
def points_by_term(box: BoxData, state: State, seat: int) -> tuple[int, int, int, int]:
    """SC-100 to SC-103; the order is that of TERMS."""
    chocolates = box.chocolate_points * state.chocolates[seat]
    fields = box.field_points * (count(mounted(state, seat)) + state.slots[seat])
    return chocolates, bonus_points(box, state, seat), fields, box.unpaid_loan * state.loan[seat]


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    terms[0], terms[1], terms[2], terms[3] = points_by_term(box, state, seat)
    return terms[0] + terms[1] + terms[2] + terms[3]


@compiled
def is_ahead(box: BoxData, state: State, one: int, other: int) -> bool:
    difference = sum(points_by_term(box, state, one)) - sum(points_by_term(box, state, other))
    return difference > 0 or (difference == 0 and state.money[one] > state.money[other])


@compiled
def outcome(box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
    """SC-104: points, then money; who is still tied shares the place."""
    for seat in range(state.players):
        tie_breaks[seat] = state.money[seat]
        ranks[seat] = 1
        for other in range(state.players):
            ranks[seat] += is_ahead(box, state, other, seat)
    if state.round_number == box.rounds or state.ending == NONE:
        return BY_ROUNDS
    return state.ending


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


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """Tiles by kind, then money wherever it is, then three sums that are 0 as long as kept counts are true."""
    for kind in range(KINDS):
        sums[kind] = state.pile[kind] + state.discards[kind]
    for tile in range(TILES):
        if state.fair[tile] != NONE:
            sums[state.fair[tile]] += 1
    sums[KINDS] = state.bank + box.coin * state.coins
    for seat in range(state.players):
        count_album(box, state, seat, sums)
        sums[KINDS] += state.money[seat]
    sums[KINDS + 1] = state.pile[:].sum() - state.pile_size
    sums[KINDS + 2] = 0
    for tile in range(TILES):
        sums[KINDS + 2] += state.fair[tile] != NONE
    sums[KINDS + 2] -= state.row_tiles[0] + state.row_tiles[1]
    sums[KINDS + 3] = 0
    for seat in range(state.players):
        sums[KINDS + 3] += state.stamped[seat] & ~mounted(state, seat)
        sums[KINDS + 3] += state.shown[seat] ^ stamps_on_mounts(state, seat)


@compiled
def count_album(box: BoxData, state: State, seat: int, sums: Numbers) -> None:
    """The tiles in an album, without what is printed there."""
    for colour in range(len(COLOURS)):
        sums[FIRST_MOUNT + colour] += count(state.mounts[seat, colour])
    if state.album[seat] != NONE:
        sums[FIRST_MOUNT + box.printed_colour[state.album[seat]]] -= 1
    sums[STORAGE_TILE] += state.slots[seat] - 1
    for space in range(SPACES):
        if state.stamp[seat, space] != NONE:
            sums[state.stamp[seat, space]] += 1
    for slot in range(2):
        if state.storage[seat, slot] != NONE:
            sums[state.storage[seat, slot]] += 1
