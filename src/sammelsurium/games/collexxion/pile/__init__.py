"""The pile: how it falls from nothing but a number, what lies in the tray, and what of it is accessible.

`falling` lets polygons fall (CX-10), each with its `outline`; `tray` keeps what the rules ask about (CX-21, CX-23);
`polygons` reads ids; `layouts` finds the geometry of a pile again for those who draw it.
"""

from .falling import PILES, Layout
from .layouts import kept_layout, layout_of
from .polygons import bit_of, colour_of, kind_of, shape_of
from .tray import accessible, any_free, drop_pile, fill, is_accessible, is_lying, lift, spread

__all__ = [
    "PILES",
    "Layout",
    "accessible",
    "any_free",
    "bit_of",
    "colour_of",
    "drop_pile",
    "fill",
    "is_accessible",
    "is_lying",
    "kept_layout",
    "kind_of",
    "layout_of",
    "lift",
    "shape_of",
    "spread",
]
