"""How to search, in numbers."""

from typing import NamedTuple


class Plan(NamedTuple):
    """All are fractional numbers: the search is compiled once for them."""

    exploration: float = 1.0  # how much a promising prior and few visits count against a good mean
    temperature: float = 1.5  # points by which one move must look better to be e times as likely
    even: float = 0.25  # the share of the prior that is the same for all moves
    first: float = 4.0  # how many moves a node looks at when it is first left
    widening: float = 0.5  # how many more for each square root of a visit
    sample: float = 6.0  # of how many moves, drawn at random, a playout takes the best
    horizon: float = float(1 << 30)  # after how many decisions a playout stops and counts points
    outcomes: float = 6.0  # up to how many outcomes of Chance are told apart
    victory: float = 0.6  # the share of the reward that is winning; the rest is by how much

    def in_fractions(self) -> "Plan":
        """The same, also where somebody wrote a whole number."""
        return Plan(*map(float, self))
