"""What happened."""

from sammelsurium.kernel.contract import CHANCE, BoxData, State

from ..box import Facts
from ..pieces import empty_place
from ..state import KINDS
from .preview import gain
from .structures import Event


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Event]:
    """One action, in as many events as there are sentences to say."""
    if actor == CHANCE:
        return [Event(key="", args={}, moves=[("pile", f"table/{empty_place(before) + 1}")], points={})]
    told = [_took(box, before, actor, move)]
    if after.takes_left == 0:
        told.append(Event(key="over", args={}, moves=[], points={}))
    return told


def _took(box: BoxData, before: State, seat: int, place: int) -> Event:
    brought = gain(box, before, seat, place)
    return Event(
        key="took",
        args={"seat": seat, "piece": KINDS[before.table[place]]},
        moves=[(f"table/{place + 1}", f"kept/{seat}")],
        points={str(seat): brought} if brought else {},
    )
