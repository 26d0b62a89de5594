"""What happened."""

from sammelsurium.kernel.contract import CHANCE, BoxData, State

from ..box import Facts
from ..scoring import winner
from ..state import CARDS, CHECKED, FOLDED, UNDEALT
from .preview import pays, verb
from .structures import Event, EventKey, Verb

TOLD: dict[Verb, EventKey] = {"pass": "passed", "give-up": "gave-up", "bet": "bet", "hold": "held"}


def events(facts: Facts, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Event]:
    if actor == CHANCE:
        return [_dealt(before)]
    told = [_said(box, before, actor, move)]
    if after.said >= CHECKED:
        told.append(_won(before, pays(box, move), after))
    return told


def _dealt(before: State) -> Event:
    """A card that lies face down needs no words."""
    receiver = 0 if before.card[0] == UNDEALT else 1
    return Event(key="", args={"seat": receiver}, moves=[("pile", f"card/{receiver}")], points={})


def _said(box: BoxData, before: State, actor: int, move: int) -> Event:
    key, paid = TOLD[verb(before, move)], pays(box, move)
    moves = [(f"chips/{actor}", "pot")] if paid else []
    points = {str(actor): -paid} if paid else {}
    return Event(key=key, args={"seat": actor, "pays": paid}, moves=moves, points=points)


def _won(before: State, paid: int, after: State) -> Event:
    """The card is shown only if nobody gave up (KP-21)."""
    seat, pot = winner(after), int(before.pot) + paid
    shown = {} if after.said == FOLDED else {"card": CARDS[after.card[seat]]}
    return Event(
        key="won-by-card" if shown else "won-by-fold",
        args={"seat": seat, "pot": pot, **shown},
        moves=[("pot", f"chips/{seat}")],
        points={str(seat): pot},
    )
