"""How much of the server one visitor, one address and all of them together may have. docs/operations.md lists it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Patience:
    """In seconds, how long a connection may keep us waiting; and how many there may be."""

    request: float = 20.0
    """From connecting, or from the first byte of a request, until it is there as a whole."""
    idle: int = 65
    """Between two requests."""
    answer: float = 120.0
    """Until an answer is taken; a slow line needs some time for the page."""
    picture: float = 30.0
    """The same for what a socket is sent."""
    ping: float = 20.0
    """A socket is asked this often whether anybody is there, and has as long to say so."""
    connections: int = 10_000
    """Fewer where the system gives a process fewer descriptors."""


USUAL_PATIENCE = Patience()


Kind = Literal["any", "open", "join", "guess", "move", "talk"]
"""What is counted: all requests; new tables; joining a campaign; asking for tables that there are not; wishes;
what is said at a table."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and from then on so many a second."""

    at_once: int
    a_second: float


@dataclass(frozen=True)
class Rates:
    """How often somebody may ask. Nobody who plays meets these, nor thirty who play behind one address."""

    person: Mapping[Kind, Rate]
    address: Mapping[Kind, Rate]
    sockets_of_person: int
    sockets_of_address: int


USUAL_RATES = Rates(
    person={
        "any": Rate(300, 40),
        "open": Rate(20, 0.2),
        "join": Rate(20, 0.5),
        "guess": Rate(30, 0.2),
        "move": Rate(60, 15),
        "talk": Rate(8, 0.5),
    },
    address={
        "any": Rate(4000, 400),
        "open": Rate(200, 1),
        "join": Rate(200, 2),
        "guess": Rate(300, 1),
        "move": Rate(1000, 200),
        "talk": Rate(240, 15),
    },
    sockets_of_person=40,
    sockets_of_address=1000,
)
