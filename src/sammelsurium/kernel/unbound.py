"""The names a template (`driver.py`, `conformance.py`) calls before a game is bound to it.

They say what the compiler will find there; calling one means that a template was imported instead of bound.
"""

from typing import Any


def _unbound(*_: Any) -> Any:
    raise RuntimeError("this module is a template: bind it to a game with kernel.binding.bind")


start: Any = _unbound
to_act: Any = _unbound
interrupting: Any = _unbound
legal: Any = _unbound
chance: Any = _unbound
apply: Any = _unbound
refusal: Any = _unbound
veil: Any = _unbound
resample: Any = _unbound
seen: Any = _unbound
score: Any = _unbound
outcome: Any = _unbound
census: Any = _unbound
judge: Any = _unbound
foresee: Any = _unbound

NAMES = [
    "start",
    "to_act",
    "interrupting",
    "legal",
    "chance",
    "apply",
    "refusal",
    "veil",
    "resample",
    "seen",
    "score",
    "outcome",
    "census",
    "judge",
    "foresee",
]
