"""The game's own judgement: fast by `instinct`, slower and wiser by a plan (`planning`); `worth` is of single cards."""

from .instinct import PACE as PACE
from .instinct import foresee as foresee
from .instinct import judge as judge
