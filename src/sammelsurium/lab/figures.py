"""What is counted over many games: sums, their intervals, and whether they are as wished."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from .arena import Z, wilson
from .wishes import Observed, Wish

CHANGE = "change"  # the one group whose values are no shares: they may be below 0
Verdict = Literal["yes", "likely", "unlikely", "no"]


class Count(Struct, array_like=True):
    """Trials of one thing, added up."""

    trials: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.trials += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.trials


Counts = dict[str, dict[str, Count]]  # by group and name


class Measured(Struct, frozen=True):
    """What came of the games of one setting, and how to play them again."""

    mind: str
    players: int
    setup: str
    games: int
    positions: int
    seed: str
    commit: str
    box: str
    counts: Counts

    @property
    def setting(self) -> tuple[str, int, str]:
        return self.mind, self.players, self.setup


@dataclass(frozen=True)
class Figure:
    """A mean with its 95 % interval, on the scale that the wish is about."""

    name: str
    trials: int
    value: float
    low: float
    high: float
    verdict: Verdict | None  # None: nothing is wished


def add_up(counts: Counts, observed: Iterable[Observed]) -> None:
    for one in observed:
        counts.setdefault(one.group, {}).setdefault(one.name, Count()).add(one.share)


def interval(group: str, count: Count) -> tuple[float, float]:
    """Of shares by Wilson, which is a little too wide where a victory is shared; of other values by the normal law."""
    if group != CHANGE:
        return wilson(count.total, count.trials)
    variance = max(0.0, count.squares - count.total * count.mean) / max(1, count.trials - 1)
    half = Z * math.sqrt(variance / count.trials)
    return count.mean - half, count.mean + half


def judge(least: float | None, most: float | None, value: float, low: float, high: float) -> Verdict:
    """Yes and no only where the whole interval says so. A bound itself is not within."""
    least = -math.inf if least is None else least
    most = math.inf if most is None else most
    if least < low and high < most:
        return "yes"
    if high <= least or most <= low:
        return "no"
    return "likely" if least < value < most else "unlikely"


def wish_for(wishes: Sequence[Wish], group: str, players: int, setup: str) -> Wish | None:
    """What is wished of a group with so many players and this setup, if anything."""
    for wish in wishes:
        if wish.group == group and players in (wish.players or (players,)) and setup in (wish.setups or (setup,)):
            return wish
    return None


def figures(wishes: Sequence[Wish], measured: Measured, group: str) -> list[Figure]:
    """The figures of a group by name."""
    counts = measured.counts[group]
    wish = wish_for(wishes, group, measured.players, measured.setup)
    scale = wish.scale if wish else "share"
    shift = 1 / measured.players if scale == "above fair" else 0.0
    mean = sum(count.mean for count in counts.values()) / len(counts)
    unit = mean if scale == "times mean" and mean else 1.0
    made = []
    for name, count in sorted(counts.items()):
        value, low, high = ((x - shift) / unit for x in (count.mean, *interval(group, count)))
        verdict = judge(wish.least, wish.most, value, low, high) if wish else None
        made.append(Figure(name, count.trials, value, low, high, verdict))
    return made
