"""A thought that is to be had: whose it is, how long it will take, and what the worker is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sammelsurium.minds.base import HouseMind

Lane = Literal["swift", "slow"]
LANES: Final[tuple[Lane, ...]] = ("swift", "slow")
SWIFT = 0.1  # seconds of a core; nobody whose thought is shorter waits for one that is longer


def is_quick(mind: HouseMind) -> bool:
    """It answers sooner than a worker could be asked."""
    return mind.effort == 0


def lane_of(mind: HouseMind) -> Lane:
    return "swift" if mind.effort <= SWIFT else "slow"


@dataclass(frozen=True)
class Job:
    table: str
    version: int
    """Of the table when it was asked: an answer to an older one is of no use."""
    person: str
    """For whom it is done; people take turns."""
    lane: Lane
    kind: str
    """What a worker must know to answer (`question.kind_of`)."""
    question: bytes


@dataclass(frozen=True)
class Lease:
    """A job in somebody's hands."""

    job: Job
    taken: int
    """How often it was in anybody's, this time included."""
    waited: float
    """Seconds until then."""
