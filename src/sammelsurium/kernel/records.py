"""Records: a state, a box, a bench of the search, each one piece of memory of a fixed size with named fields.

The compiler reads every number of a record as a wide one. NumPy alone hands it out as narrow as its field: of an
eight-bit `stamp`, `1 << stamp` is nought from 8 on, and nobody is told. So that a rule means the same with and without
the compiler, our records hand out Python's own numbers, and refuse a number that does not fit into its field.

Outside of records all whole numbers have 64 bits. What has to be narrower is made here, and ruff keeps us to that.
"""

import copyreg
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]


class WideArray(np.ndarray[Any, Any]):
    """An array whose numbers come out wide, whatever it keeps them in. The compiler takes it for any other array."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        _refuse_below_zero(index)
        found = np.ndarray.__getitem__(self, index)
        return found if isinstance(found, np.ndarray) else found.item()

    def __setitem__(self, index: Any, value: Any) -> None:
        _refuse_below_zero(index)
        np.ndarray.__setitem__(self, index, value)

    def __repr__(self) -> str:
        """NumPy's own goes through an array from behind."""
        return repr(self.view(np.ndarray))

    def __str__(self) -> str:
        return str(self.view(np.ndarray))

    def __array_wrap__(self, array: Any, context: Any = None, return_scalar: bool = False) -> Any:
        """What is reckoned from such arrays is no part of a record any more."""
        return array.item() if return_scalar else np.asarray(array)


def _refuse_below_zero(index: Any) -> None:
    """To NumPy −1 is the last element; in our rules it is nobody or nothing, and never a place."""
    for place in index if isinstance(index, tuple) else (index,):
        if isinstance(place, (int, np.integer)) and place < 0:
            raise IndexError(f"there is no element {place}")


class _Kind(type):
    """Of the classes of records: each is known by its fields, which is also how it is sent to another process."""

    fields: tuple[Field, ...]


@cache
def _class_of(fields: tuple[Field, ...]) -> _Kind:
    layout = np.dtype(list(fields))
    attributes = {name: _attribute(name, layout[name]) for name in layout.names or ()}
    made = _Kind("Record", (np.void,), {**attributes, "data": property(_itself), "__slots__": ()})
    made.fields = fields
    return made


def _itself(record: np.void) -> np.void:
    """Where compiled code finds the bytes of a record that it is given. NumPy's own `data` describes all fields anew
    each time, which took longer than most rules."""
    return record


copyreg.pickle(_Kind, lambda made: (_class_of, (made.fields,)))


def record_type(fields: Sequence[Field]) -> np.dtype[Any]:
    """The type of records with these fields, which are attributes: `state.money[seat] += 5`."""
    return np.dtype((_class_of(tuple(fields)), list(fields)))


def _attribute(name: str, kind: np.dtype[Any]) -> property:
    read, write = np.void.__getitem__, np.void.__setitem__
    if kind.subdtype:
        return property(lambda record: read(record, name).view(WideArray), lambda record, new: write(record, name, new))
    return property(lambda record: read(record, name).item(), lambda record, new: write(record, name, new))


def narrow(values: ArrayLike, bits: Literal[8, 16, 32]) -> NDArray[Any]:
    """A table of whole numbers that is kept small, so that more of it is at hand."""
    return np.array(values, f"i{bits // 8}").view(WideArray)
