"""Polygons as people speak of them: by their looks."""

from ..state import COLOURS, COPIES, SHAPES
from .structures import Polygon

ALL = [
    Polygon(number, colour, shape)
    for number, (colour, shape) in enumerate((c, s) for c in COLOURS for s in SHAPES for _ in range(COPIES))
]
# Of each polygon: "pink-square".
LOOKS = [f"{polygon.colour}-{polygon.shape}" for polygon in ALL]
