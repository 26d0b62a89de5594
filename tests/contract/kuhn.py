"""Kuhn poker as a game of ours: three cards, two players, one hidden card each. Small enough to count by hand, and it
has the secrets that Stamp Collection lacks. Its tree is published: 4 chance nodes, 24 decisions, 30 ends.
"""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from sammelsurium.kernel.box import Box, meaning_hash, parse_toml
from sammelsurium.kernel.chance import draw
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import CHANCE, HIDDEN, OVER, BoxData, Json, Moves, Numbers, State
from sammelsurium.kernel.errors import PositionError, Unreadable
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.records import record_type

CARDS = ("jack", "queen", "king")
UNDEALT, VEILED = -1, -2
PASS, BET = 0, 1
# What was said so far: nothing, pass, bet, pass then bet; then the ways it ends.
OPEN, PASSED, BETTED, RAISED, CHECKED, FOLDED, CALLED = range(7)

STATE = record_type([("card", "i1", (2,)), ("said", "i1"), ("folder", "i1"), ("chips", "i2", (2,)), ("pot", "i2")])
BOX = record_type([("chips", "i2")])

RULES = SimpleNamespace(
    VERSION=1,
    PREFIX="KP",
    MOST_MOVES=2,
    CODES=4,
    LONGEST=5,
    TERMS=("chips",),
    REASONS=("showdown", "fold"),
    CENSUS=2,
)


@compiled
def start(box: BoxData, state: State, players: int, options: Numbers) -> None:
    state.card[:] = UNDEALT
    state.said = OPEN
    state.folder = -1
    state.chips[:] = box.chips - 1
    state.pot = 2


@compiled
def to_act(state: State) -> int:
    if state.card[0] == UNDEALT or state.card[1] == UNDEALT:
        return CHANCE
    if state.said >= CHECKED:
        return OVER
    return 2 if state.said in (PASSED, BETTED) else 1


@compiled
def interrupting(box: BoxData, state: State) -> int:
    return 0


@compiled
def legal(box: BoxData, state: State, seat: int, out: Moves) -> int:
    if to_act(state) != 1 << seat:
        return 0
    out[0], out[1] = PASS, BET
    return 2


@compiled
def refusal(box: BoxData, state: State, seat: int, move: int) -> int:
    return 0 if to_act(state) == 1 << seat and move in (PASS, BET) else 1


@compiled
def chance(box: BoxData, state: State) -> int:
    return 3 if state.card[0] == UNDEALT else 2


@compiled
def nth_card(state: State, outcome: int) -> int:
    """Cards are counted through without the one that is dealt already."""
    if state.card[0] != UNDEALT and outcome >= state.card[0]:
        return outcome + 1
    return outcome


@compiled
def pay(state: State, seat: int) -> None:
    state.chips[seat] -= 1
    state.pot += 1


@compiled
def apply(box: BoxData, state: State, actor: int, move: int) -> None:
    if actor == CHANCE:
        state.card[0 if state.card[0] == UNDEALT else 1] = nth_card(state, move)
        return
    if move == BET:
        pay(state, actor)
    if state.said == OPEN:
        state.said = PASSED if move == PASS else BETTED
    elif state.said == PASSED:
        state.said = CHECKED if move == PASS else RAISED
    elif move == PASS:
        state.said = FOLDED
        state.folder = actor
    else:
        state.said = CALLED
    if state.said >= CHECKED:
        state.chips[winner(state)] += state.pot
        state.pot = 0


@compiled
def winner(state: State) -> int:
    if state.said == FOLDED:
        return int(1 - state.folder)
    return 0 if state.card[0] > state.card[1] else 1


@compiled
def veil(box: BoxData, state: State, seat: int) -> None:
    for other in range(2):
        if other != seat and state.card[other] >= 0:
            state.card[other] = VEILED


@compiled
def resample(box: BoxData, state: State, seat: int, key: np.uint64) -> None:
    """Who watches imagines both cards, whoever plays the other's."""
    veil(box, state, seat)
    for veiled in range(2):
        if state.card[veiled] == VEILED:
            known = state.card[1 - veiled]
            card = draw(key, veiled, 2 if known >= 0 else 3)
            state.card[veiled] = card + 1 if 0 <= known <= card else card


@compiled
def seen(box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
    if actor != CHANCE:
        return move
    receiver = 0 if state.card[0] == UNDEALT else 1
    return move if receiver == seat else HIDDEN


@compiled
def score(box: BoxData, state: State, seat: int, terms: Numbers) -> int:
    terms[0] = state.chips[seat]
    return int(terms[0])


@compiled
def outcome(box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
    ranks[winner(state)] = 1
    ranks[1 - winner(state)] = 2
    tie_breaks[:] = 0
    return 1 if state.said == FOLDED else 0


@compiled
def census(box: BoxData, state: State, sums: Numbers) -> None:
    """Chips, and whether both hold the same card."""
    sums[0] = state.chips[0] + state.chips[1] + state.pot
    sums[1] = state.card[0] >= 0 and state.card[0] == state.card[1]


@compiled
def judge(box: BoxData, state: State, seat: int, moves: Moves, n: int, values: Any) -> None:
    for i in range(n):
        values[i] = moves[i] * (state.card[seat] - 1)


class Notation:
    """`deal king`, `pass`, `bet`."""

    def write(self, box: BoxData, state: State, actor: int, move: int) -> str:
        return f"deal {CARDS[nth_card(state, move)]}" if actor == CHANCE else ("pass", "bet")[move]

    def read(self, box: BoxData, state: State, actor: int, text: str) -> int:
        words = {
            self.write(box, state, actor, move): move
            for move in range(3 if actor == CHANCE else 2)
            if move < 2 or state.card[0] == UNDEALT
        }
        if text not in words:
            raise Unreadable(f"“{text}” is not one of {list(words)}")
        return words[text]


class Positions:
    """The fields as they are."""

    def write(self, facts: Any, box: BoxData, state: State) -> Json:
        return {
            "card": state.card.tolist(),
            "said": int(state.said),
            "folder": int(state.folder),
            "chips": state.chips.tolist(),
            "pot": int(state.pot),
        }

    def read(self, facts: Any, box: BoxData, state: State, data: Any) -> None:
        if data["said"] >= CHECKED and data["pot"]:
            raise PositionError("pot: the game is over, but chips lie in the pot")
        state.card[:], state.chips[:] = data["card"], data["chips"]
        state.said, state.folder, state.pot = data["said"], data["folder"], data["pot"]


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "start": start, "to_act": to_act, "interrupting": interrupting, "legal": legal, "chance": chance, "apply": apply,
    "refusal": refusal, "veil": veil, "resample": resample, "seen": seen, "score": score, "outcome": outcome,
    "census": census, "judge": judge, "foresee": judge,
}  # fmt: skip


def read_box(text: str, where: str) -> Box:
    facts = parse_toml(text, where)
    data: BoxData = np.zeros(1, BOX)[0]
    data.chips = facts["chips"]
    return Box("kuhn", 1, meaning_hash(facts), facts, data)


def kuhn(
    functions: dict[str, Any] | None = None, rules: Any = RULES, notation: Any = None, positions: Any = None
) -> Game:
    """The game, or with some of its functions exchanged."""
    folder = Path(__file__).parent
    return Game(
        name="kuhn",
        title="Kuhn poker",
        minutes=(1,),
        players=(2,),
        options=(),
        folder=folder,
        dtype=STATE,
        functions=FUNCTIONS | (functions or {}),
        rules=rules,
        notation=notation or Notation(),
        pictures=None,
        positions=positions or Positions(),
        pace=1000,
        read_box=read_box,
    )
