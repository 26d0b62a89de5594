"""How the box is wished to come out over many games (SC-121)."""

from collections.abc import Iterator, Mapping, Sequence

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.contract import State
from sammelsurium.lab.wishes import Observed, Wish

from .state import NONE

PRINTED, EVEN = "printed start", "even start"
SETUPS: Mapping[str, Mapping[str, str]] = {PRINTED: {}, EVEN: {"start": "even"}}
WISHES = (
    Wish("SC-121", "bonus tile", "each bonus tile is taken in 15–85 % of games", least=0.15, most=0.85),
    Wish(
        "SC-121",
        "place",
        "with an even start no seat wins more than 3 points above its fair share of games of four",
        most=0.03,
        scale="above fair",
        players=(4,),
        setups=(EVEN,),
    ),
)


def observe(box: Box, state: State, shares: Sequence[float]) -> Iterator[Observed]:
    """Bonus tiles that were taken, and how those did who had an album."""
    for number, bonus in enumerate(box.facts.bonus):
        yield Observed("bonus tile", bonus.id, float(state.bonuses[number] != NONE))
    for seat, share in enumerate(shares):
        yield Observed("album", box.facts.album[state.album[seat]].printed.colour, share)
