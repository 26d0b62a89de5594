"""Matching pennies as a game of ours: both choose a side at the same time; the first seat wins if they are equal.

Whoever peeks wins always; whoever does not wins half of the time.
"""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import HIDDEN, BoxData, Moves, Numbers, Rooms, State
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Seated
from sammelsurium.kernel.records import record_type

OPEN = -1
VEILED = 2
STATE = record_type([("side", "i1", (2,))])
BOX = record_type([("sides", "i1")])
RULES = SimpleNamespace(MOST_MOVES=2, TERMS=("pennies",))


@compiled
def to_act(state: State) -> int:
    return int(state.side[0] == OPEN) + 2 * int(state.side[1] == OPEN)


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    out[0], out[1] = 0, 1
    return 2


@compiled
def chance(box: BoxData, state: State) -> int:
    return 1


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    state.side[actor] = move


@compiled
def veil(box: BoxData, state: State, seat: int) -> None:
    if state.side[1 - seat] != OPEN:
        state.side[1 - seat] = VEILED


@compiled
def resample(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    if state.side[1 - seat] == VEILED:
        state.side[1 - seat] = draw(key, 0, 2)


@compiled
def seen(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    return HIDDEN


@compiled
def peeked(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    """A fault: the other's choice is seen at once."""
    return move


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    terms[0] = (state.side[0] == state.side[1]) == (seat == 0)
    return int(terms[0])


@compiled
def outcome(box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
    equal = state.side[0] == state.side[1]
    ranks[0], ranks[1] = (1, 2) if equal else (2, 1)
    return 0


@compiled
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: Any) -> None:
    values[:n] = 0.0


def pennies(peeking: bool = False) -> Seated:
    """The beginning, for the first seat."""
    functions: dict[str, Callable[..., Any]] = {
        "to_act": to_act, "legal": legal, "chance": chance, "apply": apply, "veil": veil, "resample": resample,
        "seen": peeked if peeking else seen, "score": score, "outcome": outcome, "judge": judge,
        "foresee": judge,
    }  # fmt: skip
    state: State = np.zeros(1, STATE)[0]
    state.side[:] = OPEN
    box = Box("pennies", 1, "", {}, np.zeros(1, BOX)[0])
    room: Any = SimpleNamespace(**vars(RULES), STATE=STATE, PACE=1000)
    game = Game(
        name="pennies", title="Matching pennies", minutes=(1,), players=(2,), options=(), folder=Path(),
        package="tests.minds.pennies", functions=functions,
        rooms=Rooms(room, room, room, room, room, room, room, room, room, room),
    )  # fmt: skip
    return Seated(game, box, state, 0, 2)
