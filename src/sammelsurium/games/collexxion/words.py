"""Polygons as people speak of them: by their looks, and as lists of what can be reached."""

from sammelsurium.kernel.contract import State

from .state import COLOURS, COPIES, MOST, SHAPES, TAKING, WORD, Colour, Shape
from .tray import accessible, takeable


def colour_name(polygon: int) -> Colour:
    return COLOURS[polygon // WORD]


def shape_name(polygon: int) -> Shape:
    return SHAPES[polygon // COPIES % len(SHAPES)]


def look(polygon: int) -> str:
    """How a polygon looks: "pink-square"."""
    return f"{colour_name(polygon)}-{shape_name(polygon)}"


def kind_look(kind: int) -> str:
    return look(kind * COPIES)


def polygons_in(word: int, colour: int) -> list[int]:
    """The ids in the word of a colour."""
    return [colour * WORD + bit for bit in range(WORD) if int(word) >> bit & 1]


def accessible_now(state: State) -> list[int]:
    return [polygon for colour in range(4) for polygon in polygons_in(accessible(state, colour), colour)]


def freed(before: State, after: State) -> list[int]:
    """What is accessible after an action and was not before."""
    known = set(accessible_now(before))
    return [polygon for polygon in accessible_now(after) if polygon not in known]


def takeable_now(state: State) -> list[int]:
    """What the player on turn may take."""
    if state.phase != TAKING or state.taken == MOST:
        return []
    return [polygon for colour in range(4) for polygon in polygons_in(takeable(state, colour), colour)]
