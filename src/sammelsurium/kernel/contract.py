"""What every game offers, and nothing more. Minds, tables and the lab meet a game only here.

A state is one fixed-size NumPy record, a box another; moves are integers that exist only inside one process,
while records and people use their text form.

Each protocol below is a room of a game's folder, or what some games offer besides in one of them. `Rooms` holds them:
a game fills it in `__init__.py`, and mypy refuses a room that lacks something or whose functions take anything else.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from .box import Box
    from .campaign import Campaign

CHANCE = -1  # the actor that deals and draws; also what `to_act` says while it is Chance's turn
TABLE = -2  # the people at the table together: in a campaign they say who plays next
OVER = 0  # what `to_act` says at the end: the empty set of seats
SPECTATOR = -1  # the seat of those who only watch, for `veil`
NOBODY = -1  # what `questioned` says where nobody is asked on another's turn, and `start_player` before it is known
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


class Boxes(Protocol):
    """`box.py`: what lies in the box, `box.toml`."""

    def read_box(self, text: str, where: str) -> "Box":
        """Raises BoxError, which names the path of a bad value."""


class States(Protocol):
    """`state.py`: every field of a state with its meaning."""

    @property
    def STATE(self) -> np.dtype[Any]: ...


class Rules(Protocol):
    """`rules`: what may be done, and what it does. Everything here, and in the three rooms that follow, runs without
    Python objects and changes nothing but what it says."""

    @property
    def VERSION(self) -> int:
        """Raised whenever a stored record could replay differently."""

    @property
    def PREFIX(self) -> str:
        """Of the ledger ids: "SC"."""

    @property
    def MOST_MOVES(self) -> int:
        """No position offers a seat more moves than this."""

    @property
    def CODES(self) -> int:
        """Every move code is smaller than this."""

    @property
    def LONGEST(self) -> int:
        """No game has more actions than this, chance included."""

    def start(self, box: BoxData, state: State, players: int, options: Numbers) -> None:
        """The first state."""

    def to_act(self, state: State) -> int:
        """CHANCE, OVER, or a bit mask of the seats the game waits for."""

    def interrupting(self, box: BoxData, state: State) -> int:
        """A bit mask of further seats that may act now although nobody waits for them."""

    def legal(self, box: BoxData, state: State, seat: int, out: Moves) -> int:
        """Writes the legal moves in ascending order and says how many. Nobody can play what is not among them."""

    def chance(self, box: BoxData, state: State) -> int:
        """How many equally likely outcomes there are, when it is Chance's turn."""

    def apply(self, box: BoxData, state: State, actor: int, move: int) -> None:
        """Carries out a listed move, or an outcome of Chance. Deterministic; checks nothing."""

    def refusal(self, box: BoxData, state: State, seat: int, move: int) -> int:
        """Explains: the number of the ledger statement that forbids the move; 0 when it is listed."""


class Knowledge(Protocol):
    """`knowledge`: who knows what."""

    def veil(self, box: BoxData, state: State, seat: int) -> None:
        """Overwrites what the seat does not know."""

    def resample(self, box: BoxData, state: State, seat: int, key: np.uint64) -> None:
        """Fills a veiled state in, consistently with what the seat knows and from nothing else."""

    def seen(self, box: BoxData, state: State, actor: int, move: int, seat: int) -> int:
        """The move as the seat sees it made in this state: itself, or HIDDEN."""


class Scoring(Protocol):
    """`scoring`: what points are given for, and who wins."""

    @property
    def TERMS(self) -> Sequence[str]:
        """What points are made of, in the order of `score`."""

    @property
    def REASONS(self) -> Sequence[str]:
        """How a game can end, in the order of `outcome`."""

    def score(self, box: BoxData, state: State, seat: int, terms: Numbers) -> int:
        """Points now, also written term by term."""

    def outcome(self, box: BoxData, state: State, ranks: Numbers, tie_breaks: Numbers) -> int:
        """When over: every seat's rank from 1, what broke ties, and the index of the reason in REASONS."""


class Census(Protocol):
    """`census`: whether every piece is still there."""

    @property
    def CENSUS(self) -> int:
        """How many sums `census` writes."""

    def census(self, box: BoxData, state: State, sums: Numbers) -> None:
        """Counts every piece and coin, wherever it lies: sums that no action changes."""


class Bot(Protocol):
    """`bot`: the game's own fast judgement."""

    @property
    def PACE(self) -> int:
        """How many games a core plays on by it in a second, roughly; minds measure their effort in this."""

    def judge(self, box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
        """Writes for each of the n moves how good it looks to the seat, in points."""


class Foresight(Protocol):
    """Of `bot`, for games in which a longer look at a move is worth its time."""

    def foresee(self, box: BoxData, state: State, seat: int, moves: Moves, n: int, values: NDArray[np.float64]) -> None:
        """The same as `judge`, but slower and wiser: the search asks it about moves that it meets for the first time,
        and `judge` about the many that it only plays out. Without it, `judge` is asked for both."""


class Planner(Protocol):
    """Of `bot`, for games in which several moves are best planned together."""

    def plan_move(self, box: BoxData, state: State, seat: int, effort: float, stop: Flags) -> int:
        """The seat's next move towards its plan, or UNPLANNED: then minds think for themselves.

        The state is veiled and must not change. Every move towards a plan leads to a state with the same plan. `effort`
        is in seconds of a core, at most, and decides how thoroughly to plan; the same effort makes the same plan. When
        `stop[0]` becomes true meanwhile, the plan has to do as it is.
        """


class Notation(Protocol):
    """`notation`: the two-way text form of moves and of Chance's outcomes."""

    def write(self, box: BoxData, state: State, actor: int, move: int) -> str: ...

    def read(self, box: BoxData, state: State, actor: int, text: str) -> int:
        """Raises Unreadable. A readable move may still be illegal."""


class Positions(Protocol):
    """`position`: a state as readable JSON and back."""

    def write(self, facts: Any, box: BoxData, state: State) -> Json: ...

    def read(self, facts: Any, box: BoxData, state: State, data: Any) -> None:
        """Fills the state in. Raises PositionError for what cannot be read or cannot occur."""


class Pictures(Protocol):
    """`picture`: what leaves for a person. Its functions get veiled states only, change none of them, and fill in its
    own types, which are part of the server's schema: the page's types are made from them."""

    @property
    def View(self) -> type: ...

    @property
    def Choice(self) -> type: ...

    @property
    def Event(self) -> type: ...

    @property
    def Caption(self) -> type: ...

    def view(self, facts: Any, box: BoxData, state: State, seat: int) -> Shown: ...

    def choices(self, facts: Any, box: BoxData, state: State, seat: int, moves: Moves) -> Sequence[Shown]: ...

    def events(
        self, facts: Any, box: BoxData, before: State, actor: int, move: int, after: State
    ) -> Sequence[Shown]: ...

    def caption(self, box: BoxData, state: State) -> Shown: ...


class Memory(Protocol):
    """Of `picture`, for games in which people are to remember what they saw."""

    def recalls(self, before: State, now: State) -> bool:
        """Whether the log still tells an action that was made in the state `before`; without this function it tells
        everything. It forgets from the beginning on and for good, until it tells all of it again when the game is
        over."""


class Questions(Protocol):
    """Of `picture`, for games in which somebody has to answer on another's turn."""

    def questioned(self, state: State) -> int:
        """The seat that the game waits for although it is not its turn, or NOBODY. It says nothing of what is asked;
        without this function whoever is waited for has the turn, or all have it together."""


class Steps(Protocol):
    """Of `picture`, for games in which several actions are one step to people."""

    def midway(self, state: State, seat: int) -> bool:
        """Whether the seat is in the middle of a step, such as with a piece in hand. Undo goes back to where it is not;
        without this function every action is a step."""


class Patience(Protocol):
    """Of `rules`, for games that count how often somebody has second thoughts, because random games would not end
    otherwise."""

    def be_patient(self, state: State) -> None:
        """Forgets that count. A match asks the rules about people only after this: they may think as often as they
        like. Bots, and whatever plays without a match, are asked to come to an end."""


class Order(Protocol):
    """Of `rules`, for games in which the turn goes round from a start player."""

    def start_player(self, state: State) -> int:
        """The seat that began, or will, with the first round; NOBODY where it is not known yet or is no seat."""


class Earlier(Protocol):
    """Of `rules`, for a game of which a change of rules was so small that the way before it is an option now: tables
    and records of that version go on."""

    @property
    def EARLIER(self) -> Mapping[int, Mapping[str, str]]:
        """By earlier VERSION: the options with which today's rules play as it did."""


class Campaigns(Protocol):
    """`campaign`, for a game that has one. Its `picture` has further types: `Sheet`, `BetweenChoice` (what a seat may
    do between games) and `OpenedEvent` (an event whose message came with the sheet's words)."""

    @property
    def Campaign(self) -> "type[Campaign]": ...


class Catalogue(Protocol):
    """`catalogue`: the pieces that the rulebook lists, one by one."""

    def groups(self, facts: Any) -> Mapping[str, Sequence["Entry"]]:
        """By the names that the rulebook calls them by (`= contests`), in the order in which they are read."""


@dataclass(frozen=True)
class Entry:
    """A piece in the words of the game: the message is its name, the attribute `.about` the sentence about it."""

    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Rooms:
    """A game's rooms, and what it offers besides: None where it has nothing of the kind."""

    box: Boxes
    state: States
    rules: Rules
    knowledge: Knowledge
    scoring: Scoring
    census: Census
    bot: Bot
    notation: Notation
    position: Positions
    picture: Pictures
    open: bool = False  # everybody sees everything: `veil` changes nothing, and no action is hidden
    foresight: Foresight | None = None
    planner: Planner | None = None
    memory: Memory | None = None
    questions: Questions | None = None
    steps: Steps | None = None
    patience: Patience | None = None
    order: Order | None = None
    earlier: Earlier | None = None
    catalogue: Catalogue | None = None
    campaign: Campaigns | None = None


COMPILED: Mapping[str, type] = {
    "rules": Rules, "knowledge": Knowledge, "scoring": Scoring, "census": Census, "bot": Bot,
}  # fmt: skip
"""The rooms whose functions are compiled, and called by templates such as `driver.py` (see `binding.py`)."""


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
