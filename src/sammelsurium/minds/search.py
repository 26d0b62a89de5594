"""Information-set Monte Carlo tree search, for any game that keeps the contract.

Each iteration thinks of one world that the seat cannot tell from the real one (`resample`), walks down the trees and
plays the rest out by the game's own judgement. Every seat decides in a tree of its own, along what it sees: so nobody
peeks at hidden cards, nor at a choice made at the same time. Rare outcomes of Chance are not told apart: a tree
through each of them would never be visited twice.

This file is loaded once per game (see `kernel/binding.py`).
"""

import math

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.chance import draw, word
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, HIDDEN, OVER, BoxData, Moves, Numbers, State
from sammelsurium.kernel.unbound import apply, chance, judge, legal, outcome, resample, score, seen, to_act
from sammelsurium.minds.tree import (
    MARGIN_SQUARES,
    MARGIN_SUM,
    MARGINS,
    NONE,
    ROWS,
    WON,
    Figures,
    Nodes,
    Slots,
    child,
    grow,
    whole,
)

(
    EXPLORATION,  # how much a promising prior and few visits count against a good mean
    TEMPERATURE,  # points by which one move must look better to be e times as likely
    EVEN,  # the share of the prior that is the same for all moves
    FIRST,  # how many moves a node looks at when it is first left
    WIDENING,  # how many more for each square root of a visit
    SAMPLE,  # of how many moves, drawn at random, a playout takes the best
    HORIZON,  # after how many decisions a playout stops and counts points
    OUTCOMES,  # up to how many outcomes of Chance are told apart
    VICTORY,  # the share of the reward that is winning; the rest is by how much
) = range(9)

DEPTH = 96  # no seat's tree is walked deeper
UNTRIED = 0.05  # how much worse than the mean a move is thought before it was tried
STEPS = 1024  # in which curiosity varies
WORLD, POLICY = 0, 1  # the two streams of an iteration

Plan = NDArray[np.float64]
Values = NDArray[np.float64]
Nodes32 = NDArray[np.int32]
Scratch = NDArray[np.void]


@compiled
def next_seat(mask: int, thinker: int) -> int:
    """Of those who act at the same time, the one that thinks goes first; the others do not see it."""
    if mask >> thinker & 1:
        return thinker
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


# -- choosing in the tree ------------------------------------------------------------------------------------------


@compiled
def look_at_more(
    box: BoxData,
    state: State,
    seat: int,
    at: int,
    unknown: Moves,
    n: int,
    room: int,
    values: Values,
    nodes: Nodes,
    slots: Slots,
    figures: Figures,
    found: Nodes32,
) -> int:
    """Lets the node know the `room` moves that look best among those it does not know; says how many there was room
    for. They come first in `unknown`, their nodes in `found`."""
    judge(box, state, seat, unknown, n, values)
    made = 0
    while made < min(room, n):
        best = made
        for i in range(made + 1, n):
            if values[i] > values[best]:
                best = i
        unknown[made], unknown[best] = unknown[best], unknown[made]
        values[made], values[best] = values[best], values[made]
        found[made] = grow(nodes, slots, figures, at, seat, unknown[made], values[made])
        if found[made] == NONE:
            break
        made += 1
    return made


@compiled
def most_promising(nodes: Nodes, at: int, n: int, found: Nodes32, values: Values, plan: Plan, key: np.uint64) -> int:
    """Which of the n nodes found to try next: `values` is used for their priors.

    Curiosity varies by chance: two who choose at the same time would otherwise fall into step.
    """
    best_prior, sum_prior = -np.inf, 0.0
    for i in range(n):
        best_prior = max(best_prior, nodes[found[i]].prior)
    for i in range(n):
        values[i] = math.exp((nodes[found[i]].prior - best_prior) / plan[TEMPERATURE])
        sum_prior += values[i]
    mean = nodes[at].value / max(1, nodes[at].visits)
    best, best_promise = 0, -np.inf
    for i in range(n):
        node = nodes[found[i]]
        node.available += 1
        share = (1.0 - plan[EVEN]) * values[i] / sum_prior + plan[EVEN] / n
        promise = node.value / node.visits if node.visits else mean - UNTRIED
        curiosity = plan[EXPLORATION] * (0.5 + draw(key, i, STEPS) / STEPS)
        promise += curiosity * share * math.sqrt(node.available) / (1 + node.visits)
        if promise > best_promise:
            best, best_promise = i, promise
    return best


@compiled
def choose(
    box: BoxData,
    state: State,
    seat: int,
    at: int,
    moves: Moves,
    n: int,
    values: Values,
    nodes: Nodes,
    slots: Slots,
    figures: Figures,
    plan: Plan,
    found: Nodes32,
    key: np.uint64,
) -> int:
    """The move whose mean, prior and rareness together promise most."""
    known = 0
    for i in range(n):
        node = child(nodes, slots, at, seat, moves[i])
        if node != NONE:
            moves[known], moves[i] = moves[i], moves[known]
            found[known] = node
            known += 1
    room = min(n, int(plan[FIRST] + plan[WIDENING] * math.sqrt(nodes[at].visits))) - known
    if room > 0:
        rest = moves[known:n]
        known += look_at_more(
            box, state, seat, at, rest, n - known, room, values, nodes, slots, figures, found[known:n]
        )
    if known == 0:  # there is no room for another node
        return whole(moves[0])
    return whole(moves[most_promising(nodes, at, known, found, values, plan, key)])


# -- playing out ---------------------------------------------------------------------------------------------------


@compiled
def sampled_move(
    box: BoxData,
    state: State,
    seat: int,
    moves: Moves,
    n: int,
    values: Values,
    key: np.uint64,
    counter: int,
    sample: int,
) -> int:
    """The best of a few moves drawn at random: sensible, yet never the same game twice."""
    if n > sample:
        for i in range(sample):
            other = i + draw(key, counter * 64 + i, n - i)
            moves[i], moves[other] = moves[other], moves[i]
        n = sample
    if n == 1:
        return whole(moves[0])
    judge(box, state, seat, moves, n, values)
    best = 0
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return whole(moves[best])


@compiled
def play_out(
    box: BoxData, state: State, thinker: int, key: np.uint64, moves: Moves, values: Values, plan: Plan
) -> bool:
    """Plays on to the end, or to the horizon; says whether the end was reached."""
    counter, left, sample = 0, int(plan[HORIZON]), int(plan[SAMPLE])
    while True:
        seats = to_act(state)
        if seats == OVER:
            return True
        counter += 1
        if seats == CHANCE:
            apply(box, state, CHANCE, draw(key, counter * 64, chance(box, state)))
            continue
        if left == 0:
            return False
        left -= 1
        seat = next_seat(seats, thinker)
        n = legal(box, state, seat, moves)
        apply(box, state, seat, sampled_move(box, state, seat, moves, n, values, key, counter, sample))


# -- what came of it -----------------------------------------------------------------------------------------------


@compiled
def victory(
    box: BoxData, state: State, players: int, over: bool, points: Numbers, ranks: Numbers, ties: Numbers, out: Values
) -> None:
    """Each seat's share of the victory; before the end, by the points."""
    if over:
        outcome(box, state, ranks, ties)
    else:
        for seat in range(players):
            ranks[seat] = 1
            for other in range(players):
                ranks[seat] += points[other] > points[seat]
    winners = 0
    for seat in range(players):
        winners += ranks[seat] == 1
    for seat in range(players):
        out[seat] = 1.0 / winners if ranks[seat] == 1 else 0.0


@compiled
def margin_of(seat: int, players: int, points: Numbers, figures: Figures) -> float:
    """By how much the seat leads the best of the others; alone, by how much it beats what came out so far."""
    if players == 1:
        return float(points[0] - figures[MARGIN_SUM] / max(1.0, figures[MARGINS]))
    best = -(1 << 30)
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
    return float(points[seat] - best)


@compiled
def reward(players: int, points: Numbers, figures: Figures, plan: Plan, out: Values) -> None:
    """Winning, and by how much, measured by what margins usually are in this position."""
    spread = 5.0
    if figures[MARGINS] > 8:
        mean = figures[MARGIN_SUM] / figures[MARGINS]
        spread = 1.0 + math.sqrt(max(0.0, figures[MARGIN_SQUARES] / figures[MARGINS] - mean * mean))
    for seat in range(players):
        margin = margin_of(seat, players, points, figures)
        out[seat] = plan[VICTORY] * out[seat] + (1.0 - plan[VICTORY]) / (1.0 + math.exp(-1.5 * margin / spread))
    first = float(points[0]) if players == 1 else margin_of(0, players, points, figures)
    figures[MARGINS] += 1
    figures[MARGIN_SUM] += first
    figures[MARGIN_SQUARES] += first * first


@compiled
def add_result(node: Nodes, won: float, terms: Numbers, figures: Figures, sums: Values) -> None:
    """How often, how much of the victory, and which points, under the move that the iteration began with."""
    if node.row == NONE:
        if figures[ROWS] == sums.shape[0]:
            return
        node.row = whole(figures[ROWS])
        figures[ROWS] += 1
    sums[node.row, 0] += 1
    sums[node.row, 1] += won
    for term in range(terms.shape[0]):
        sums[node.row, 2 + term] += terms[term]


# -- one iteration -------------------------------------------------------------------------------------------------


@compiled
def step(
    box: BoxData,
    state: State,
    players: int,
    actor: int,
    move: int,
    nodes: Nodes,
    slots: Slots,
    figures: Figures,
    at: Nodes32,
    paths: Nodes32,
) -> None:
    """Everybody who sees the action goes on in the tree; then it is carried out."""
    for seat in range(players):
        told = move if actor == seat else seen(box, state, actor, move, seat)
        if told != HIDDEN and at[seat] != NONE:
            at[seat] = grow(nodes, slots, figures, at[seat], actor, told, 0.0)
            if at[seat] != NONE:
                depth = paths[seat, 0] + 1
                paths[seat, 0], paths[seat, depth] = depth, at[seat]
                if depth + 1 == paths.shape[1]:
                    at[seat] = NONE
    apply(box, state, actor, move)


@compiled
def descend(
    box: BoxData,
    state: State,
    thinker: int,
    players: int,
    key: np.uint64,
    moves: Moves,
    values: Values,
    nodes: Nodes,
    slots: Slots,
    figures: Figures,
    plan: Plan,
    at: Nodes32,
    paths: Nodes32,
    found: Nodes32,
) -> None:
    """Down the trees until somebody comes to a node that nobody has been to."""
    counter = 0
    while True:
        seats = to_act(state)
        if seats == OVER:
            return
        counter += 1
        if seats == CHANCE:
            n = chance(box, state)
            drawn = draw(key, counter, n)
            if n <= plan[OUTCOMES]:
                step(box, state, players, CHANCE, drawn, nodes, slots, figures, at, paths)
            else:
                apply(box, state, CHANCE, drawn)
            continue
        seat = next_seat(seats, thinker)
        if at[seat] == NONE or nodes[at[seat]].visits == 0:
            return
        n = legal(box, state, seat, moves)
        move = choose(
            box,
            state,
            seat,
            at[seat],
            moves,
            n,
            values,
            nodes,
            slots,
            figures,
            plan,
            found,
            np.uint64(word(key, -2 - counter)),
        )
        step(box, state, players, seat, move, nodes, slots, figures, at, paths)


@compiled
def think(
    box: BoxData,
    veiled: State,
    seat: int,
    players: int,
    key: np.uint64,
    begin: int,
    iterations: int,
    worlds: Scratch,
    moves: Moves,
    values: Values,
    nodes: Nodes,
    slots: Slots,
    roots: Nodes32,
    figures: Figures,
    plan: Plan,
    at: Nodes32,
    paths: Nodes32,
    found: Nodes32,
    sums: Values,
) -> None:
    """Iterations `begin`, `begin + 1`, …; `sums` gets a row for each of the root's moves."""
    ranks, ties, points = np.zeros(8, np.int32), np.zeros(8, np.int32), np.zeros(8, np.int32)
    terms, own = np.zeros(sums.shape[1] - 2, np.int32), np.zeros(sums.shape[1] - 2, np.int32)
    rewards = np.zeros(8)
    for iteration in range(begin, begin + iterations):
        world = np.uint64(word(key, iteration))
        worlds[0] = veiled
        state = worlds[0]
        resample(box, state, seat, np.uint64(word(world, WORLD)))
        for each in range(players):
            at[each] = roots[each]
            paths[each, 0], paths[each, 1] = 1, roots[each]
        policy = np.uint64(word(world, POLICY))
        descend(box, state, seat, players, policy, moves, values, nodes, slots, figures, plan, at, paths, found)
        over = play_out(box, state, seat, np.uint64(word(policy, -2)), moves, values, plan)
        for each in range(players):
            points[each] = score(box, state, each, terms)
            if each == seat:
                own[:] = terms
        victory(box, state, players, over, points, ranks, ties, rewards)
        won = rewards[seat]
        figures[WON] += won
        reward(players, points, figures, plan, rewards)
        for each in range(players):
            for i in range(1, paths[each, 0] + 1):
                node = nodes[paths[each, i]]
                node.visits += 1
                node.value += rewards[each]
        if paths[seat, 0] > 1:
            add_result(nodes[paths[seat, 2]], won, own, figures, sums)
