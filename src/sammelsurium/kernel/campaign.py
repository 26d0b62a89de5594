"""What a campaign offers the house: the face of a match (`play.py`) over many games, and what lies between them.

A game has one if it has a room `campaign` with a class `Campaign`; `game.campaign` is that class or None.
"""

from collections.abc import Mapping
from typing import Protocol

from .box import Box
from .chance import Stream
from .chronicle import Chronicle
from .game import Game
from .play import Play


class Sheet(Protocol):
    """What the house reads of a campaign's sheet, which is a structure of the game's room `picture`."""

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


class Campaign(Play, Protocol):
    """Actors are the seats of the game in view (being played, or just finished), CHANCE and TABLE.

    All that is shown holds nothing the seat may not know. Plies count every deed from the campaign's beginning.
    """

    base: Box  # as it was at the beginning
    begins: int  # the ply at which the game in view began

    @staticmethod
    def begin(game: Game, options: Mapping[str, str] | None = None, box: Box | None = None) -> "Campaign": ...

    @staticmethod
    def replay(record: Chronicle, game: Game, box: Box | None = None) -> "Campaign": ...

    @staticmethod
    def check_name(name: str) -> str:
        """The name as it stands in a campaign; raises Unreadable."""
        ...

    def suggestion(self, seat: int, stream: Stream) -> str:
        """What a bot does between games; in a game it is asked as always."""
        ...

    def record(self) -> Chronicle: ...

    def sheet(self) -> Sheet:
        """The same for everybody."""
        ...
