"""What the games' rooms `position` have in common: reading a position, and refusing one that cannot occur."""

from typing import Any, TypeVar

import msgspec

from .errors import PositionError
from .reading import read_tree

Form = TypeVar("Form")


def of_form(data: Any, form: type[Form]) -> Form:
    """The position as a structure of the game."""
    try:
        return read_tree(data, form)
    except msgspec.ValidationError as error:
        raise PositionError(f"the position does not have the form of one: {error}") from error


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise PositionError(f"this position cannot occur: {what}")


def demand_seats(found: int, players: int, called: str = "seats") -> None:
    if found != players:
        raise PositionError(f"{called}: {found} in the position, {players} at the table")


def seat_number(number: int, players: int, where: str) -> int:
    """From 0, of a seat that people count from 1."""
    if not 1 <= number <= players:
        raise PositionError(f"{where}: there is no seat {number} at a table of {players}")
    return number - 1
