"""What a game may tell the lab beside the contract: what to count over many games, and what is wished of its box."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, cast

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import State
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_room


class Balance(Protocol):
    """`balance.py` of a game: what is counted over many games, and how it is wished to come out."""

    @property
    def SETUPS(self) -> Mapping[str, Mapping[str, str]]:
        """The options to measure with, by what people call them."""

    @property
    def WISHES(self) -> Sequence["Wish"]: ...

    def observe(self, box: Box, state: State, shares: Sequence[float]) -> Iterator["Observed"]:
        """What there is to count in one finished game. `shares` says who won: each seat's part of the victory."""


class Variants(Protocol):
    """A further function of `balance.py`, for games whose box can become another."""

    def variants(self, box: Box, state: State, stream: Stream) -> Mapping[str, Box]:
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


def balance_of(game: Game) -> Balance:
    room = find_room(game, "balance")
    if room is None:
        raise GameError(f"{game.title} says nothing of what is wished: its folder has no balance.py")
    return cast(Balance, room)


def variants_of(game: Game) -> Callable[[Box, State, Stream], Mapping[str, Box]]:
    return cast(Variants, balance_of(game)).variants
