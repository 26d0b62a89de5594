"""Moves and outcomes of Chance as text, in both directions: `lay 3`, `uncover ring`."""

from sammelsurium.kernel.bits import has, nth
from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.errors import Unreadable

from .state import CARDS, TRINKETS

MOVES = {f"lay {card + 1}": card for card in range(CARDS)}


def write(box: BoxData, state: State, actor: int, move: int) -> str:
    if actor == CHANCE:
        return f"uncover {TRINKETS[nth(state.hidden, move)]}"
    return write_move(move)


def write_move(move: int) -> str:
    return f"lay {move + 1}"


def read(box: BoxData, state: State, actor: int, text: str) -> int:
    words = " ".join(text.lower().split())
    known = _outcomes(state) if actor == CHANCE else MOVES
    if words not in known:
        raise Unreadable(f"“{text}” cannot be read here; expected one of: {', '.join(known)}")
    return known[words]


def _outcomes(state: State) -> dict[str, int]:
    """What can be uncovered now, in the order of Chance's outcomes."""
    hidden = [name for trinket, name in enumerate(TRINKETS) if has(state.hidden, trinket)]
    return {f"uncover {name}": outcome for outcome, name in enumerate(hidden)}
