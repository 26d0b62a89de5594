"""The one face of a match and of a campaign: whoever stores, shows or replays what is played need not know which."""

from typing import TYPE_CHECKING, Protocol

from .chance import Stream
from .chronicle import Chronicle
from .contract import Outcome, Shown
from .game import Game
from .record import Action, Record

if TYPE_CHECKING:
    from .campaign import Campaign
    from .match import Match


class Play(Protocol):
    """Actors are seats, CHANCE, and in a campaign TABLE. Playing changes nothing unless the action was carried out."""

    @property
    def game(self) -> Game: ...

    @property
    def options(self) -> dict[str, str]: ...

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of those who play the game in view."""
        ...

    @property
    def match(self) -> "Match | None":
        """The game in view; None before the first one of a campaign."""
        ...

    @property
    def campaign(self) -> "Campaign | None":
        """The same, if it is one."""
        ...

    @property
    def ply(self) -> int: ...

    @property
    def actions(self) -> list[Action]: ...

    @property
    def told_from(self) -> int:
        """The number of the first action that the log tells."""
        ...

    @property
    def recovers(self) -> bool:
        """Whether the last action gave the log back what it had forgotten."""
        ...

    @property
    def game_plies(self) -> list[int]:
        """By when the chance of each of its games must have been promised: after so many actions."""
        ...

    @property
    def running(self) -> bool:
        """A game is being played: hands are secret."""
        ...

    @property
    def over(self) -> bool:
        """The game in view is over."""
        ...

    @property
    def finished(self) -> bool:
        """Nothing is left to be played; a finished campaign may still be played on."""
        ...

    @property
    def chance_due(self) -> bool: ...

    @property
    def waiting(self) -> tuple[int, ...]: ...

    @property
    def interrupting(self) -> tuple[int, ...]: ...

    def play(self, actor: int, move: str, ply: int | None = None) -> Action: ...

    def settle(self, stream: Stream) -> list[Action]: ...

    def back_to(self, ply: int) -> "Play": ...

    def undo_ply(self, seat: int) -> int | None: ...

    def why(self, seat: int, move: str) -> str | None: ...

    def legal(self, seat: int) -> list[str]: ...

    def choices(self, seat: int) -> list[Shown]: ...

    def view(self, seat: int | None) -> Shown | None: ...

    def outcome(self) -> Outcome | None: ...

    def caption(self) -> Shown | None: ...

    def events(self, index: int, seat: int | None) -> list[Shown]:
        """Of an action that the log tells."""
        ...

    def shown_action(self, index: int, seat: int | None) -> Action | None: ...

    def record(self) -> Record | Chronicle: ...
