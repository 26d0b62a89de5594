"""Moves and outcomes of Chance as text, in both directions: `pass`, `bet`, `deal king`."""

from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.errors import Unreadable

from .cards import card_of
from .codes import BET, PASS
from .state import CARDS, UNDEALT

WORDS = {PASS: "pass", BET: "bet"}


def write(box: BoxData, state: State, actor: int, move: int) -> str:
    return f"deal {CARDS[card_of(state, move)]}" if actor == CHANCE else WORDS[move]


def read(box: BoxData, state: State, actor: int, text: str) -> int:
    words = " ".join(text.lower().split())
    codes = range(_left(state)) if actor == CHANCE else WORDS
    known = {write(box, state, actor, code): code for code in codes}
    if words not in known:
        raise Unreadable(f"“{text}” cannot be read here; expected one of: {', '.join(known)}")
    return known[words]


def _left(state: State) -> int:
    """How many cards can still be dealt, in whatever moment somebody asks."""
    return len(CARDS) if state.card[0] == UNDEALT else len(CARDS) - 1
