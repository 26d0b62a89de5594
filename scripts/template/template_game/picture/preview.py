"""What a move would bring, told before anybody commits to it: it is tried on a copy."""

from sammelsurium.kernel.contract import BoxData, State, copy_state

from ..rules import apply
from ..scoring import points


def gain(box: BoxData, state: State, seat: int, move: int) -> int:
    tried = copy_state(state)
    apply(box, tried, seat, move)
    return int(points(box, tried, seat) - points(box, state, seat))
