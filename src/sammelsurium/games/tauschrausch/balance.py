"""How the box is wished to come out over many games (TR-91)."""

from collections.abc import Iterator, Mapping, Sequence

from sammelsurium.kernel.bits import has
from sammelsurium.kernel.box import Box
from sammelsurium.kernel.contract import State
from sammelsurium.lab.wishes import Observed, Wish

from .state import EXHIBITORS, ROUND_CONTESTS

PRINTED, EVEN = "printed start", "even start"
SETUPS: Mapping[str, Mapping[str, str]] = {PRINTED: {}, EVEN: {"start": "even"}}
WISHES = (
    Wish("TR-91", "contest", "every contest is chosen in at least 10 % of the games it lies in", least=0.1),
    Wish(
        "TR-91",
        "owner of specialist",
        "no specialist changes its owner's share of victories by more than 10 points",
        least=-0.1,
        most=0.1,
        scale="above fair",
    ),
    Wish(
        "TR-91",
        "place",
        "with an even start no seat wins more than 3 points above its fair share",
        most=0.03,
        scale="above fair",
        setups=(EVEN,),
    ),
)


def observe(box: Box, state: State, shares: Sequence[float]) -> Iterator[Observed]:
    """Of the contests that everybody may choose: whether anybody did, and how many of the players. Of the specialists:
    how those did who held them at the end."""
    seats = range(len(shares))
    for kind in range(ROUND_CONTESTS):
        contest = box.facts.contest[state.contests[kind]].id
        choosers = sum(bool(has(state.tickets[seat], kind)) for seat in seats)
        yield Observed("contest", contest, float(choosers > 0))
        yield Observed("contest, by player", contest, choosers / len(shares))
    for number, specialist in enumerate(box.facts.specialist):
        for seat in seats:
            if has(state.cards[seat], EXHIBITORS + number):
                yield Observed("owner of specialist", specialist.id, shares[seat])
