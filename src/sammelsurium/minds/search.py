"""Information-set Monte Carlo tree search, for any game that keeps the contract.

Each iteration thinks of one world that the seat cannot tell from the real one (`resample`), walks down the trees and
plays the rest out by the game's own judgement. Every seat decides in a tree of its own, along what it sees: so nobody
peeks at hidden cards, nor at a choice made at the same time. Rare outcomes of Chance are not told apart: a tree
through each of them would never be visited twice.

This file is loaded once per game (see `kernel/binding.py`).
"""

import math

import numpy as np

from sammelsurium.kernel.chance import draw, word
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, HIDDEN, OVER, BoxData, Moves, Numbers, State
from sammelsurium.kernel.unbound import apply, chance, foresee, judge, legal, outcome, resample, score, seen, to_act
from sammelsurium.minds.plan import Plan
from sammelsurium.minds.tree import (
    MARGIN_SQUARES,
    MARGIN_SUM,
    MARGINS,
    NONE,
    ROWS,
    WON,
    Desk,
    Indices,
    Nodes,
    Values,
    grow,
    whole,
)

DEPTH = 96  # no seat's tree is walked deeper
UNTRIED = 0.05  # how much worse than the mean a move is thought before it was tried
STEPS = 1024  # in which curiosity varies
WORLD, TREE, PLAYOUT = range(3)  # the streams of an iteration


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
    box: BoxData, state: State, seat: int, at: int, unknown: Moves, room: int, desk: Desk, found: Indices
) -> int:
    """Lets the node know the `room` moves that look best among those it does not know; says how many there was room
    for. They come first in `unknown`, their nodes in `found`."""
    n, values = len(unknown), desk.values
    foresee(box, state, seat, unknown, n, values)
    made = 0
    while made < min(room, n):
        best = made
        for i in range(made + 1, n):
            if values[i] > values[best]:
                best = i
        unknown[made], unknown[best] = unknown[best], unknown[made]
        values[made], values[best] = values[best], values[made]
        found[made] = grow(desk, at, seat, unknown[made], values[made])
        if found[made] == NONE:
            break
        made += 1
    return made


@compiled
def weigh_priors(desk: Desk, n: int, plan: Plan) -> None:
    """For each of the n nodes found, its share of what they look worth together: in `desk.values`."""
    nodes, found, values = desk.nodes, desk.found, desk.values
    best, total = -np.inf, 0.0
    for i in range(n):
        best = max(best, nodes[found[i]].prior)
    for i in range(n):
        values[i] = math.exp((nodes[found[i]].prior - best) / plan.temperature)
        total += values[i]
    for i in range(n):
        values[i] = (1.0 - plan.even) * values[i] / total + plan.even / n


@compiled
def most_promising(desk: Desk, at: int, n: int, plan: Plan, key: np.uint64) -> int:
    """Which of the n nodes found to try next.

    Curiosity varies by chance: two who choose at the same time would otherwise fall into step.
    """
    weigh_priors(desk, n, plan)
    mean = desk.nodes[at].value / max(1, desk.nodes[at].visits)
    best, best_promise = 0, -np.inf
    for i in range(n):
        node = desk.nodes[desk.found[i]]
        node.available += 1
        promise = node.value / node.visits if node.visits else mean - UNTRIED
        curiosity = plan.exploration * (0.5 + draw(key, i, STEPS) / STEPS)
        promise += curiosity * desk.values[i] * math.sqrt(node.available) / (1 + node.visits)
        if promise > best_promise:
            best, best_promise = i, promise
    return best


@compiled
def gather_known(desk: Desk, at: int, seat: int, n: int) -> int:
    """Of the n moves on the desk, brings those first that the node knows, and finds their nodes; says how many.

    A node knows far fewer moves than there are: so it is asked for its children, not for every move.
    """
    nodes, moves, known = desk.nodes, desk.moves, 0
    node = nodes[at].first
    while node != NONE:
        if nodes[node].actor == seat:
            move, i = nodes[node].move, known
            while i < n and moves[i] != move:
                i += 1
            if i < n:
                moves[known], moves[i] = moves[i], moves[known]
                desk.found[known] = node
                known += 1
        node = nodes[node].next
    return known


@compiled
def choose(box: BoxData, state: State, seat: int, desk: Desk, plan: Plan, key: np.uint64) -> int:
    """The move whose mean, prior and rareness together promise most."""
    at, moves = whole(desk.at[seat]), desk.moves
    n = legal(box, state, seat, moves)
    known = gather_known(desk, at, seat, n)
    room = min(n, int(plan.first + plan.widening * math.sqrt(desk.nodes[at].visits))) - known
    if room > 0:
        known += look_at_more(box, state, seat, at, moves[known:n], room, desk, desk.found[known:n])
    if known == 0:  # there is no room for another node
        return whole(moves[0])
    return whole(moves[most_promising(desk, at, known, plan, key)])


# -- playing out ---------------------------------------------------------------------------------------------------


@compiled
def sampled_move(box: BoxData, state: State, seat: int, desk: Desk, sample: int, key: np.uint64, counter: int) -> int:
    """The best of a few moves drawn at random: sensible, yet never the same game twice."""
    moves, values = desk.moves, desk.values
    n = legal(box, state, seat, moves)
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
def play_out(box: BoxData, state: State, thinker: int, desk: Desk, plan: Plan, key: np.uint64) -> bool:
    """Plays on to the end, or to the horizon; says whether the end was reached."""
    counter, left, sample = 0, int(plan.horizon), int(plan.sample)
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
        apply(box, state, seat, sampled_move(box, state, seat, desk, sample, key, counter))


# -- what came of it -----------------------------------------------------------------------------------------------


@compiled
def rank_by_points(players: int, points: Numbers, ranks: Numbers) -> None:
    """Before the end, who leads."""
    for seat in range(players):
        ranks[seat] = 1
        for other in range(players):
            ranks[seat] += points[other] > points[seat]


@compiled
def share_victory(players: int, desk: Desk) -> None:
    """Each seat's share of the victory."""
    winners = 0
    for seat in range(players):
        winners += desk.ranks[seat] == 1
    for seat in range(players):
        desk.rewards[seat] = 1.0 / winners if desk.ranks[seat] == 1 else 0.0


@compiled
def margin_of(seat: int, players: int, desk: Desk) -> float:
    """By how much the seat leads the best of the others; alone, by how much it beats what came out so far."""
    if players == 1:
        return float(desk.points[0] - desk.figures[MARGIN_SUM] / max(1.0, desk.figures[MARGINS]))
    best = -(1 << 30)
    for other in range(players):
        if other != seat:
            best = max(best, desk.points[other])
    return float(desk.points[seat] - best)


@compiled
def usual_spread(figures: Values) -> float:
    """What margins usually differ by in this position."""
    if figures[MARGINS] <= 8:
        return 5.0
    mean = figures[MARGIN_SUM] / figures[MARGINS]
    return 1.0 + math.sqrt(max(0.0, figures[MARGIN_SQUARES] / figures[MARGINS] - mean * mean))


@compiled
def reward(players: int, desk: Desk, plan: Plan) -> None:
    """Winning, and by how much, for every seat."""
    spread, figures = usual_spread(desk.figures), desk.figures
    for seat in range(players):
        margin = margin_of(seat, players, desk)
        share = (1.0 - plan.victory) / (1.0 + math.exp(-1.5 * margin / spread))
        desk.rewards[seat] = plan.victory * desk.rewards[seat] + share
    first = float(desk.points[0]) if players == 1 else margin_of(0, players, desk)
    figures[MARGINS] += 1
    figures[MARGIN_SUM] += first
    figures[MARGIN_SQUARES] += first * first


@compiled
def count_points(box: BoxData, state: State, thinker: int, players: int, desk: Desk) -> None:
    for seat in range(players):
        desk.points[seat] = score(box, state, seat, desk.terms)
        if seat == thinker:
            for term in range(desk.own.shape[0]):
                desk.own[term] = desk.terms[term]


@compiled
def add_result(node: Nodes, won: float, desk: Desk) -> None:
    """How often, how much of the victory, and which points, under the move that the iteration began with."""
    sums, figures = desk.sums, desk.figures
    if node.row == NONE:
        if figures[ROWS] == sums.shape[0]:
            return
        node.row = whole(figures[ROWS])
        figures[ROWS] += 1
    sums[node.row, 0] += 1
    sums[node.row, 1] += won
    for term in range(desk.own.shape[0]):
        sums[node.row, 2 + term] += desk.own[term]


# -- one iteration -------------------------------------------------------------------------------------------------


@compiled
def step(box: BoxData, state: State, players: int, actor: int, move: int, desk: Desk) -> None:
    """Everybody who sees the action goes on in the tree; then it is carried out."""
    at, paths = desk.at, desk.paths
    for seat in range(players):
        told = move if actor == seat else seen(box, state, actor, move, seat)
        if told != HIDDEN and at[seat] != NONE:
            at[seat] = grow(desk, at[seat], actor, told, 0.0)
            if at[seat] != NONE:
                depth = paths[seat, 0] + 1
                paths[seat, 0], paths[seat, depth] = depth, at[seat]
                if depth + 1 == paths.shape[1]:
                    at[seat] = NONE
    apply(box, state, actor, move)


@compiled
def descend(box: BoxData, state: State, thinker: int, players: int, desk: Desk, plan: Plan, key: np.uint64) -> None:
    """Down the trees until somebody comes to a node that nobody has been to."""
    for seat in range(players):
        desk.at[seat] = desk.roots[seat]
        desk.paths[seat, 0], desk.paths[seat, 1] = 1, desk.roots[seat]
    counter = 0
    while True:
        seats = to_act(state)
        if seats == OVER:
            return
        counter += 1
        if seats == CHANCE:
            n = chance(box, state)
            drawn = draw(key, counter, n)
            if n <= plan.outcomes:
                step(box, state, players, CHANCE, drawn, desk)
            else:
                apply(box, state, CHANCE, drawn)
            continue
        seat = next_seat(seats, thinker)
        if desk.at[seat] == NONE or desk.nodes[desk.at[seat]].visits == 0:
            return
        move = choose(box, state, seat, desk, plan, np.uint64(word(key, -2 - counter)))
        step(box, state, players, seat, move, desk)


@compiled
def learn(players: int, desk: Desk) -> None:
    """Every seat remembers along its path what came of it."""
    for seat in range(players):
        for i in range(1, desk.paths[seat, 0] + 1):
            node = desk.nodes[desk.paths[seat, i]]
            node.visits += 1
            node.value += desk.rewards[seat]


@compiled
def think(
    box: BoxData, veiled: State, seat: int, players: int, desk: Desk, plan: Plan, key: np.uint64, begin: int, end: int
) -> None:
    """The iterations from `begin` to before `end`."""
    for iteration in range(begin, end):
        world = np.uint64(word(key, iteration))
        desk.worlds[0] = veiled
        state = desk.worlds[0]
        resample(box, state, seat, np.uint64(word(world, WORLD)))
        descend(box, state, seat, players, desk, plan, np.uint64(word(world, TREE)))
        over = play_out(box, state, seat, desk, plan, np.uint64(word(world, PLAYOUT)))
        count_points(box, state, seat, players, desk)
        if over:
            outcome(box, state, desk.ranks, desk.ties)
        else:
            rank_by_points(players, desk.points, desk.ranks)
        share_victory(players, desk)
        won = desk.rewards[seat]
        desk.figures[WON] += won
        reward(players, desk, plan)
        learn(players, desk)
        if desk.paths[seat, 0] > 1:
            add_result(desk.nodes[desk.paths[seat, 2]], won, desk)
