"""What can be wrong, each kind with its own type. `str(error)` says what is wrong and where."""


class GameError(Exception):
    """Anything a person or a file asked for that cannot be done."""


class UnknownGame(GameError):
    """No game of that name is in the house."""


class OptionError(GameError):
    """A table option, or a number of players, that the game does not have."""


class Unreadable(GameError):
    """The text is no move at all."""


class Illegal(GameError):
    """The move can be read, but a rule forbids it now."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class Stale(GameError):
    """The move was meant for an earlier or later moment of the match."""

    def __init__(self, message: str, ply: int) -> None:
        super().__init__(message)
        self.ply = ply


class BoxError(GameError):
    """A box file with a missing, absurd or unknown value."""


class RecordError(GameError):
    """A record that is damaged, edited, or belongs to other rules or another box."""


class PositionError(GameError):
    """A position that cannot be read or cannot occur."""
