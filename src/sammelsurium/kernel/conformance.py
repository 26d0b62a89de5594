"""The contract as compiled checks over random games: bound to a game like `driver.py`, called by `contract_test.py`.

`states` is a workbench of records: number 0 is the game, the others are scratch. `raw` shows the same memory as
bytes, so that two states can be compared to the last bit. Every check answers with the number of its fault, 0 for none.
"""

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.chance import draw, word
from sammelsurium.kernel.compiled import allocating, compiled
from sammelsurium.kernel.contract import CHANCE, HIDDEN, OVER, SPECTATOR, BoxData, Moves, Numbers
from sammelsurium.kernel.unbound import (
    apply,
    census,
    chance,
    interrupting,
    legal,
    outcome,
    refusal,
    resample,
    score,
    seen,
    start,
    to_act,
    veil,
)

Bench = NDArray[np.void]
Bytes = NDArray[np.uint8]

FAULTS = (
    "none",
    "a seat the game waits for has no legal move",
    "legal moves are not in ascending order",
    "a listed move is refused",
    "a move that is not listed is not refused",
    "a seat that may not act has legal moves",
    "an interrupting seat has no legal move",
    "chance has no outcome",
    "asking changes the state",
    "the same action from the same state leads to two states",
    "a piece or a coin came from nowhere or went nowhere",
    "a veil over a veil is not the same veil",
    "a spectator sees what a seat does not",
    "the seat's veil of a resampled world is not the veil it came from",
    "resampling knows more than the veil",
    "a resampled world has other pieces",
    "the seat's legal moves depend on what it does not know",
    "a refusal depends on what the seat does not know",
    "an action hidden from a seat shows in its veil",
    "the terms of the score do not add up",
    "the game goes on for ever",
    "the ranks are no ranking",
    "the reason for the end is unknown",
)
(
    NONE, STUCK, UNSORTED, LISTED_REFUSED, UNLISTED_ALLOWED, OUT_OF_TURN, IDLE_INTERRUPT, NO_OUTCOME, ASKING_CHANGES,
    UNSTABLE, LOST_PIECE, VEIL_MOVES, SPECTATOR_SEES, RESAMPLE_DIFFERS, RESAMPLE_PEEKS, RESAMPLE_PIECES, LEGAL_PEEKS,
    REFUSAL_PEEKS, HIDDEN_SHOWS, TERMS_DIFFER, ENDLESS, BAD_RANKS, BAD_REASON,
) = range(23)  # fmt: skip

GAME, COPY, VEIL, OTHER, WORLD, PEEK = range(6)
BENCH = 6
ASKED = 64  # codes asked about in each position, on the average: all there are in some positions, none in the others


@compiled
def same(raw: Bytes, one: int, other: int) -> bool:
    """Nearly always they are, so all bytes are looked at: without a way out the compiler takes many of them at once."""
    different = np.uint8(0)
    for i in range(raw.shape[1]):
        different |= raw[one, i] ^ raw[other, i]
    return bool(different == 0)


@compiled
def check_moves(box: BoxData, states: Bench, seat: int, moves: Moves, n: int) -> int:
    """The list is ascending, and `refusal` agrees with it."""
    for i in range(n):
        if i > 0 and moves[i] <= moves[i - 1]:
            return UNSORTED
        if refusal(box, states[GAME], seat, moves[i]) != 0:
            return LISTED_REFUSED
    return NONE


@compiled
def check_codes(box: BoxData, states: Bench, seat: int, moves: Moves, codes: int) -> int:
    """Every code there is: refused unless listed, and for the same reason behind the seat's veil and in the world it
    imagines. Follows `check_veil`."""
    n = legal(box, states[GAME], seat, moves)
    listed = 0
    for code in range(codes):
        refused = refusal(box, states[GAME], seat, code)
        if refused != refusal(box, states[VEIL], seat, code) or refused != refusal(box, states[WORLD], seat, code):
            return REFUSAL_PEEKS
        if listed < n and moves[listed] == code:
            listed += 1
        elif refused == 0:
            return UNLISTED_ALLOWED
    return NONE


@compiled
def check_seats(box: BoxData, states: Bench, players: int, moves: Moves) -> int:
    """Exactly the seats that are waited for or may interrupt have moves."""
    state = states[GAME]
    seats, others = to_act(state), interrupting(box, state)
    for seat in range(players):
        n = legal(box, state, seat, moves)
        waited = seats > 0 and seats >> seat & 1
        if waited and n == 0:
            return STUCK
        if not waited and others >> seat & 1 and n == 0:
            return IDLE_INTERRUPT
        if not waited and not others >> seat & 1 and n > 0:
            return OUT_OF_TURN
        fault = check_moves(box, states, seat, moves, n)
        if fault:
            return fault
    return NONE


@compiled
def check_asking(box: BoxData, states: Bench, raw: Bytes, players: int, moves: Moves, terms: Numbers) -> int:
    """Questions leave the state alone, and the score is the sum of its terms."""
    states[COPY] = states[GAME]
    state = states[GAME]
    for seat in range(players):
        legal(box, state, seat, moves)
        refusal(box, state, seat, 0)
        if score(box, state, seat, terms) != terms.sum():
            return TERMS_DIFFER
    if to_act(state) == CHANCE and chance(box, state) < 1:
        return NO_OUTCOME
    return NONE if same(raw, COPY, GAME) else ASKING_CHANGES


@compiled
def check_veil(
    box: BoxData, states: Bench, raw: Bytes, seat: int, sums: Numbers, found: Numbers, key: np.uint64
) -> int:
    """What a seat knows is one thing, whatever it does not; a world made from it is one it cannot tell apart. Those who
    only watch are asked too."""
    states[VEIL] = states[GAME]
    veil(box, states[VEIL], seat)
    states[OTHER] = states[VEIL]
    veil(box, states[OTHER], seat)
    if not same(raw, OTHER, VEIL):
        return VEIL_MOVES
    states[WORLD] = states[VEIL]
    resample(box, states[WORLD], seat, key)
    states[PEEK] = states[GAME]
    resample(box, states[PEEK], seat, key)
    if not same(raw, WORLD, PEEK):
        return RESAMPLE_PEEKS
    states[OTHER] = states[WORLD]
    veil(box, states[OTHER], seat)
    if not same(raw, OTHER, VEIL):
        return RESAMPLE_DIFFERS
    census(box, states[WORLD], found)
    for i in range(sums.shape[0]):
        if found[i] != sums[i]:
            return RESAMPLE_PIECES
    veil(box, states[OTHER], SPECTATOR)
    states[COPY] = states[GAME]
    veil(box, states[COPY], SPECTATOR)
    return NONE if same(raw, OTHER, COPY) else SPECTATOR_SEES


@compiled
def check_knowledge(box: BoxData, states: Bench, seat: int, moves: Moves, others: Moves) -> int:
    """A seat can tell its own moves: they are the same behind its veil, and in the world it imagines. Follows
    `check_veil`."""
    n = legal(box, states[GAME], seat, moves)
    for world in (VEIL, WORLD):
        if legal(box, states[world], seat, others) != n or to_act(states[world]) != to_act(states[GAME]):
            return LEGAL_PEEKS
        for i in range(n):
            if moves[i] != others[i]:
                return LEGAL_PEEKS
    return NONE


@compiled
def check_action(
    box: BoxData,
    states: Bench,
    raw: Bytes,
    players: int,
    actor: int,
    move: int,
    sums: Numbers,
    found: Numbers,
) -> int:
    """Carries the action out, twice to see that it is deterministic; every piece is still there."""
    states[COPY] = states[GAME]
    states[OTHER] = states[GAME]
    apply(box, states[OTHER], actor, move)
    apply(box, states[GAME], actor, move)
    if not same(raw, OTHER, GAME):
        return UNSTABLE
    census(box, states[GAME], found)
    for i in range(sums.shape[0]):
        if found[i] != sums[i]:
            return LOST_PIECE
    return NONE


@compiled
def check_hidden(box: BoxData, states: Bench, raw: Bytes, players: int, actor: int, move: int, other: int) -> int:
    """Whoever may not see an action cannot tell it from another hidden one. COPY holds the state before."""
    for seat in range(players):
        if seat == actor or seen(box, states[COPY], actor, move, seat) != HIDDEN:
            continue
        if seen(box, states[COPY], actor, other, seat) != HIDDEN:
            continue
        states[VEIL] = states[GAME]
        veil(box, states[VEIL], seat)
        states[OTHER] = states[COPY]
        apply(box, states[OTHER], actor, other)
        veil(box, states[OTHER], seat)
        if not same(raw, OTHER, VEIL):
            return HIDDEN_SHOWS
    return NONE


@compiled
def check_end(box: BoxData, states: Bench, players: int, ranks: Numbers, ties: Numbers, reasons: int) -> int:
    reason = outcome(box, states[GAME], ranks, ties)
    if reason < 0 or reason >= reasons:
        return BAD_REASON
    for seat in range(players):
        better = 0
        for other in range(players):
            better += ranks[other] < ranks[seat]
        if ranks[seat] != better + 1:
            return BAD_RANKS
    return NONE


@compiled
def choose_actor(seats: int, others: int, key: np.uint64, counter: int) -> int:
    """One of the seats the game waits for; now and then one that interrupts."""
    if others and (seats <= 0 or draw(key, counter, 8) == 0):
        seats = others
    n = 0
    mask = seats
    while mask:
        mask &= mask - 1
        n += 1
    chosen = draw(key, counter + 1, n)
    seat = 0
    while True:
        if seats >> seat & 1:
            if chosen == 0:
                return seat
            chosen -= 1
        seat += 1


@allocating
def checked_game(
    box: BoxData,
    states: Bench,
    raw: Bytes,
    players: int,
    options: Numbers,
    key: np.uint64,
    moves: Moves,
    others: Moves,
    terms: Numbers,
    sums: Numbers,
    found: Numbers,
    limits: Numbers,
    log: Numbers,
) -> int:
    """One random game with every check after every action. `limits`: codes, longest, reasons. `log` gets actor and
    move of each action, and in its last row how many there were."""
    start(box, states[GAME], players, options)
    census(box, states[GAME], sums)
    ranks, ties = np.zeros(players, np.int64), np.zeros(players, np.int64)
    step = 0
    while True:
        log[log.shape[0] - 1, 0] = step
        fault = check_asking(box, states, raw, players, moves, terms)
        if not fault:
            fault = check_seats(box, states, players, moves)
        seat = step % (players + 1) - 1  # SPECTATOR, then the others
        if not fault:
            fault = check_veil(box, states, raw, seat, sums, found, np.uint64(word(key, 1 << 43 | step)))
        if not fault and seat != SPECTATOR:
            fault = check_knowledge(box, states, seat, moves, others)
        if not fault and seat != SPECTATOR and draw(key, 1 << 40 | step, limits[0]) < ASKED:
            fault = check_codes(box, states, seat, moves, limits[0])
        seats = to_act(states[GAME])
        if not fault and seats == OVER:
            return check_end(box, states, players, ranks, ties, limits[2])
        if not fault and step == limits[1]:
            fault = ENDLESS
        if fault:
            return fault
        actor = CHANCE
        n = 0
        if seats == CHANCE:
            n = chance(box, states[GAME])
        else:
            actor = choose_actor(seats, interrupting(box, states[GAME]), key, 1 << 41 | step << 1)
            n = legal(box, states[GAME], actor, moves)
        index, index_2 = draw(key, step, n), draw(key, 1 << 42 | step, n)
        move = index if actor == CHANCE else moves[index]
        other = index_2 if actor == CHANCE else moves[index_2]
        log[step, 0], log[step, 1] = actor, move
        fault = check_action(box, states, raw, players, actor, move, sums, found)
        if not fault:
            fault = check_hidden(box, states, raw, players, actor, move, other)
        if fault:
            log[log.shape[0] - 1, 0] = step + 1
            return fault
        step += 1


@allocating
def checked_games(
    box: BoxData,
    states: Bench,
    raw: Bytes,
    players: int,
    options: Numbers,
    key: np.uint64,
    games: int,
    moves: Moves,
    others: Moves,
    terms: Numbers,
    sums: Numbers,
    found: Numbers,
    limits: Numbers,
    log: Numbers,
    endings: Numbers,
) -> int:
    """Many games, up to the first fault. `endings` counts how the games ended, and last their actions."""
    ranks, ties = np.zeros(players, np.int64), np.zeros(players, np.int64)
    for game in range(games):
        stream = np.uint64(word(key, game))
        fault = checked_game(box, states, raw, players, options, stream, moves, others, terms, sums, found, limits, log)
        endings[endings.shape[0] - 1] += log[log.shape[0] - 1, 0]
        if fault:
            return fault
        endings[outcome(box, states[GAME], ranks, ties)] += 1
    return NONE
