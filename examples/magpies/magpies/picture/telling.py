"""What happened."""

from collections.abc import Iterator

from sammelsurium.kernel.contract import CHANCE, HIDDEN, OVER, BoxData, State

from ..box import Facts
from ..rules import to_act
from ..state import LOST, NONE, TRINKETS
from .structures import Event


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Event]:
    """One action, in as many events as there are sentences to say."""
    if actor == CHANCE:
        trinket = TRINKETS[after.lying]
        return [Event(key="uncovered", args={"trinket": trinket}, moves=[("grass", "table")], points={})]
    told = [_laid(actor, move)]
    if after.lying == NONE:
        told += [_showed(after, seat) for seat in range(int(after.players))]
        told += _ended(facts, int(before.lying), after)
    return told


def _laid(seat: int, move: int) -> Event:
    """Which card it was is told to whoever may know; the sentence is the same for all."""
    known = {} if move == HIDDEN else {"card": move + 1}
    return Event(key="laid", args={"seat": seat, **known}, moves=[(f"cards/{seat}", f"laid/{seat}")], points={})


def _showed(after: State, seat: int) -> Event:
    args: dict[str, str | int] = {"seat": seat, "card": int(after.shown[seat]) + 1}
    return Event(key="showed", args=args, moves=[(f"laid/{seat}", f"shown/{seat}")], points={})


def _ended(facts: Facts, lying: int, after: State) -> Iterator[Event]:
    """The round, and maybe the game."""
    trinket, owner = TRINKETS[lying], int(after.owner[lying])
    if owner == LOST:
        yield Event(key="lost", args={"trinket": trinket}, moves=[("table", "lost")], points={})
    else:
        args: dict[str, str | int] = {"seat": owner, "trinket": trinket}
        brought = {str(owner): facts.points[trinket]}
        yield Event(key="took", args=args, moves=[("table", f"trinkets/{owner}")], points=brought)
    if to_act(after) == OVER:
        yield Event(key="over", args={}, moves=[], points={})
