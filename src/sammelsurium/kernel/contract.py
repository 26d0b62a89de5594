"""What every game offers, and nothing more. Minds, tables and the lab meet a game only here.

A state is one fixed-size NumPy record, a box another; moves are integers that exist only inside one process,
while records and people use their text form. Each class below is one room of a game's folder.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from .box import Box
    from .chance import Stream

CHANCE = -1  # the actor that deals and draws; also what `to_act` says while it is Chance's turn
TABLE = -2  # the people at the table together: in a campaign they say who plays next
OVER = 0  # what `to_act` says at the end: the empty set of seats
SPECTATOR = -1  # the seat of those who only watch, for `veil`
NOBODY = -1  # what `questioned` says where nobody is asked on another's turn
HIDDEN = -1  # what `seen` says of a move that a seat may not know
UNPLANNED = -1  # what `plan_move` says where the game has no plan of its own

State = np.record
BoxData = np.record
Moves = NDArray[np.int64]
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]
Json = dict[str, Any]
Shown = Any  # a picture.Picture, one of the game's own structures


def copy_state(state: State) -> State:
    """A state of its own, equal to the last byte. By its bytes: NumPy alone would copy field by field."""
    return state_of(state.tobytes(), state.dtype)


def state_of(kept: bytes, dtype: np.dtype[Any]) -> State:
    """A state from its bytes."""
    state: State = np.frombuffer(bytearray(kept), dtype)[0]
    return state


class Rules(Protocol):
    """`rules.py` of a game. Everything here runs without Python objects and changes nothing but what it says."""

    VERSION: int  # raised whenever a stored record could replay differently
    PREFIX: str  # of the ledger ids: "SC"
    MOST_MOVES: int  # no position offers a seat more moves than this
    CODES: int  # every move code is smaller than this
    LONGEST: int  # no game has more actions than this, chance included
    TERMS: Sequence[str]  # what points are made of, in the order of `score`
    REASONS: Sequence[str]  # how a game can end, in the order of `outcome`
    CENSUS: int  # how many sums `census` writes

    def start(self, box: BoxData, state: State, players: int, options: Numbers) -> None:
        """The first state."""

    def to_act(self, state: State) -> int:
        """CHANCE, OVER, or a bit mask of the seats the game waits for."""

    def interrupting(self, box: BoxData, state: State) -> int:
        """A bit mask of further seats that may act now although nobody waits for them."""

    def legal(self, box: BoxData, state: State, seat: int, out: Moves) -> int:
        """Writes the legal moves in ascending order and says how many."""

    def chance(self, box: BoxData, state: State) -> int:
        """How many equally likely outcomes there are, when it is Chance's turn."""

    def apply(self, box: BoxData, state: State, actor: int, move: int) -> None:
        """Carries out a listed move, or an outcome of Chance. Deterministic; checks nothing."""

    def refusal(self, box: BoxData, state: State, seat: int, move: int) -> int:
        """The number of the ledger statement that forbids the move; 0 when it is legal."""

    def veil(self, box: BoxData, state: State, seat: int) -> None:
        """Overwrites what the seat does not know."""

    def resample(self, box: BoxData, state: State, seat: int, key: np.uint64) -> None:
        """Fills a veiled state in, consistently with what the seat knows and from nothing else."""

    def seen(self, box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
        """The move as the seat sees it made in this state: itself, or HIDDEN."""

    def score(self, box: BoxData, state: State, seat: int, terms: Numbers) -> int:
        """Points now, also written term by term."""

    def outcome(self, box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
        """When over: every seat's rank from 1, what broke ties, and the index of the reason in REASONS."""

    def census(self, box: BoxData, state: State, sums: Numbers) -> None:
        """Counts every piece and coin, wherever it lies: sums that no action changes."""


class Instinct(Protocol):
    """`instinct.py`: the game's own fast judgement."""

    PACE: int  # how many games a core plays on by it in a second, roughly; minds measure their effort in this

    def judge(self, box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
        """Writes for each of the n moves how good it looks to the seat, in points."""


class Foresight(Protocol):
    """A further function of `instinct.py`, for games in which a longer look at a move is worth its time. Optional."""

    def foresee(self, box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
        """The same as `judge`, but slower and wiser: the search asks it about moves that it meets for the first time,
        and `judge` about the many that it only plays out. Without it, `judge` is asked for both."""


class Planner(Protocol):
    """A further function of `instinct.py`, for games in which several moves are best planned together. Optional."""

    def plan_move(self, box: BoxData, state: State, seat: int, effort: float, stop: Flags) -> int:
        """The seat's next move towards its plan, or UNPLANNED: then minds think for themselves.

        The state is veiled and must not change. Every move towards a plan leads to a state with the same plan. `effort`
        is in seconds of a core, at most, and decides how thoroughly to plan; the same effort makes the same plan. When
        `stop[0]` becomes true meanwhile, the plan has to do as it is.
        """


class Notation(Protocol):
    """`moves.py`: the two-way text form of moves and of Chance's outcomes."""

    def write(self, box: BoxData, state: State, actor: int, move: int) -> str: ...

    def read(self, box: BoxData, state: State, actor: int, text: str) -> int:
        """Raises Unreadable. A readable move may still be illegal."""


class Pictures(Protocol):
    """`view.py`: what leaves for a person, filled into the structures of `picture.py`. Gets veiled states only, and
    changes none of them."""

    def view(self, facts: Any, box: BoxData, state: State, seat: int) -> Shown: ...

    def choices(self, facts: Any, box: BoxData, state: State, seat: int, moves: Moves) -> list[Shown]: ...

    def events(self, facts: Any, box: BoxData, before: State, actor: int, move: int, after: State) -> list[Shown]: ...

    def caption(self, box: BoxData, state: State) -> Shown: ...


class Structures(Protocol):
    """`picture.py`: the types of all that `view.py` makes. They are part of the server's schema, and the page's types
    are made from them."""

    View: type
    Choice: type
    Event: type
    Caption: type


class CampaignStructures(Protocol):
    """Further types of `picture.py`, for a game that has a campaign. Optional."""

    Sheet: type
    BetweenChoice: type  # what a seat may do between games
    OpenedEvent: type  # an event whose message came with the sheet's words


class Memory(Protocol):
    """A further function of `view.py`, for games in which people are to remember what they saw. Optional."""

    def recalls(self, before: State, now: State) -> bool:
        """Whether the log still tells an action that was made in the state `before`; without this function it tells
        everything. It forgets from the beginning on, and tells all of it again when the game is over."""


class Questions(Protocol):
    """A further function of `view.py`, for games in which somebody has to answer on another's turn. Optional."""

    def questioned(self, state: State) -> int:
        """The seat that the game waits for although it is not its turn, or NOBODY. It says nothing of what is asked;
        without this function whoever is waited for has the turn, or all have it together."""


class Open(Protocol):
    """A further constant of `rules.py`, for games in which everybody sees everything. Optional."""

    SECRETS: bool  # False: `veil` changes nothing, and no action is hidden


class Positions(Protocol):
    """`position.py`: a state as readable JSON and back."""

    def write(self, facts: Any, box: BoxData, state: State) -> Json: ...

    def read(self, facts: Any, box: BoxData, state: State, data: Any) -> None:
        """Fills the state in. Raises PositionError for what cannot be read or cannot occur."""


class Balance(Protocol):
    """`balance.py`: what is counted over many games, and how it is wished to come out. Optional."""

    SETUPS: Mapping[str, Mapping[str, str]]  # the options to measure with, by what people call them
    WISHES: Sequence["Wish"]

    def place(self, state: State, seat: int) -> int:
        """The seat's place in turn order, from 0. The state is that of a finished game, here and below."""

    def observe(self, box: "Box", state: State, shares: Sequence[float]) -> Iterator["Observed"]:
        """What there is to count in one game. `shares` says who won: each seat's part of the victory."""


class Catalogue(Protocol):
    """`catalogue.py`: the pieces that the rulebook lists, one by one. Optional."""

    def groups(self, facts: Any) -> Mapping[str, Sequence["Entry"]]:
        """By the names that the rulebook calls them by (`= contests`), in the order in which they are read."""


@dataclass(frozen=True)
class Entry:
    """A piece in the words of the game: the message is its name, the attribute `.about` the sentence about it."""

    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)


class Variants(Protocol):
    """A further function of `balance.py`, for games whose box can become another. Optional."""

    def variants(self, box: "Box", state: State, stream: "Stream") -> Mapping[str, "Box"]:
        """Boxes by name with which a strong mind should choose otherwise than with the usual one."""


@dataclass(frozen=True)
class Observed:
    """One trial of something that is counted over many games: how it came out, from 0 (not at all) to 1."""

    group: str
    name: str
    share: float


@dataclass(frozen=True)
class Wish:
    """Between which bounds all figures of a group should lie."""

    rule: str
    group: str
    says: str
    least: float | None = None
    most: float | None = None
    scale: Literal["share", "above fair", "times mean"] = "share"  # what the bounds are about
    players: tuple[int, ...] = ()  # none: for any number
    setups: tuple[str, ...] = ()  # none: with all of them


@dataclass(frozen=True)
class Option:
    """A printed alternative that a table may choose; the first choice is the default."""

    name: str
    choices: tuple[str, ...]
    rule: str
    players: tuple[int, ...] = ()  # with how many players there is a choice at all; empty: with any number

    @property
    def default(self) -> str:
        return self.choices[0]

    def choices_for(self, players: int) -> tuple[str, ...]:
        return self.choices if players in (self.players or (players,)) else self.choices[:1]


@dataclass(frozen=True)
class Place:
    """Where a seat ended."""

    seat: int
    rank: int
    points: int
    terms: Mapping[str, int]
    tie_break: int


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the reason, and the seats from the winners down."""

    reason: str
    ranking: tuple[Place, ...]
