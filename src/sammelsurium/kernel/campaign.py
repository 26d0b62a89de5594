"""What a campaign offers the house: the face of a match over many games, and what lies between them.

A game has one if its folder has a room `campaign.py` with a class `Campaign`; `game.campaign` is that class or None.
"""

from collections.abc import Mapping
from typing import Protocol

from .box import Box
from .chance import Stream
from .chronicle import Chronicle
from .contract import Outcome, Shown
from .game import Game
from .match import Match
from .record import Action


class Sheet(Protocol):
    """What the house reads of a campaign's sheet, which is a structure of the game's room `picture.py`."""

    @property
    def stage(self) -> str: ...

    @property
    def game(self) -> int:
        """The number of the game in view; 0 before the first."""
        ...

    @property
    def games(self) -> int:
        """Of a whole campaign."""
        ...

    @property
    def finished(self) -> bool: ...


class Campaign(Protocol):
    """Actors are the seats of the game in view (being played, or just finished), CHANCE and TABLE.

    All that is shown holds nothing the seat may not know. Plies count every deed from the campaign's beginning.
    """

    game: Game
    base: Box  # as it was at the beginning
    options: dict[str, str]
    seats: tuple[str, ...]  # the names of those who play the game in view
    match: Match | None  # the game in view; None before the first
    begins: int  # the ply at which it began

    @property
    def ply(self) -> int: ...

    @property
    def actions(self) -> list[Action]: ...

    @property
    def running(self) -> bool:
        """A game is being played: hands are secret."""
        ...

    @property
    def over(self) -> bool:
        """The game in view is over."""
        ...

    @property
    def finished(self) -> bool: ...

    @property
    def chance_due(self) -> bool: ...

    @property
    def waiting(self) -> tuple[int, ...]: ...

    @property
    def interrupting(self) -> tuple[int, ...]: ...

    @staticmethod
    def begin(game: Game, options: Mapping[str, str] | None = None, box: Box | None = None) -> "Campaign": ...

    @staticmethod
    def replay(record: Chronicle, game: Game, box: Box | None = None) -> "Campaign": ...

    @staticmethod
    def check_name(name: str) -> str:
        """The name as it stands in a campaign; raises Unreadable."""
        ...

    def play(self, actor: int, move: str, ply: int | None = None) -> Action: ...

    def settle(self, stream: Stream) -> list[Action]: ...

    def back_to(self, ply: int) -> "Campaign": ...

    def undo_ply(self, seat: int) -> int | None: ...

    def why(self, seat: int, move: str) -> str | None: ...

    def choices(self, seat: int) -> list[Shown]: ...

    def suggestion(self, seat: int, stream: Stream) -> str:
        """What a bot does between games; in a game it is asked as always."""
        ...

    def view(self, seat: int | None) -> Shown | None: ...

    def outcome(self) -> Outcome | None: ...

    def caption(self) -> Shown | None: ...

    def events(self, index: int, seat: int | None) -> list[Shown]:
        """Of a deed since `begins`."""
        ...

    def shown_action(self, index: int, seat: int | None) -> Action | None: ...

    def sheet(self) -> Sheet:
        """The same for everybody."""
        ...

    def record(self) -> Chronicle: ...
