"""Moves and outcomes of Chance as text, in both directions: `take 2`, `draw sun`. Places count from 1."""

from sammelsurium.kernel.contract import CHANCE, BoxData, State
from sammelsurium.kernel.errors import Unreadable

from .pieces import kind_of_draw
from .state import KINDS, PLACES

MOVES = {f"take {place + 1}": place for place in range(PLACES)}


def write(box: BoxData, state: State, actor: int, move: int) -> str:
    if actor == CHANCE:
        return f"draw {KINDS[kind_of_draw(state, move)]}"
    return write_move(move)


def write_move(move: int) -> str:
    return f"take {move + 1}"


def read(box: BoxData, state: State, actor: int, text: str) -> int:
    words = " ".join(text.lower().split())
    known = _draws(state) if actor == CHANCE else MOVES
    if words not in known:
        raise Unreadable(f"“{text}” cannot be read here; expected one of: {', '.join(known)}")
    return known[words]


def _draws(state: State) -> dict[str, int]:
    """What can be drawn now: of many outcomes with the same text the first."""
    return {f"draw {name}": int(state.pile[:kind].sum()) for kind, name in enumerate(KINDS) if state.pile[kind]}
