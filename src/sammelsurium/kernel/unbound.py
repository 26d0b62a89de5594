"""The functions of the contract that are compiled: the one list of them, made from the protocols of `contract.py`.

A template (`driver.py`, `conformance.py`) imports them from here, which tells the compiler what it will find once a
game is bound to it; calling one means that the template was imported instead.
"""

import inspect
from collections.abc import Iterator
from typing import Any

from .contract import COMPILED, Foresight, Planner


def _functions_of(room: type) -> Iterator[str]:
    return (name for name, value in vars(room).items() if inspect.isfunction(value) and not name.startswith("_"))


ROOM_OF = {name: room for room, protocol in COMPILED.items() for name in _functions_of(protocol)}
"""In which room each of them is."""

NAMES = [*ROOM_OF, "foresee"]


def parameters(name: str) -> list[str]:
    """What the contract calls the things that a function takes."""
    protocols = (*COMPILED.values(), Foresight, Planner)
    signature = next(inspect.signature(vars(one)[name]) for one in protocols if name in vars(one))
    return list(signature.parameters)[1:]


def _unbound(*_: Any) -> Any:
    raise RuntimeError("this module is a template: bind it to a game with kernel.binding.bind")


def __getattr__(name: str) -> Any:
    if name in NAMES:
        return _unbound
    raise AttributeError(f"the contract has no function {name}")
