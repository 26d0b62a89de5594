"""What one socket is told beside the game: who is here, and what is said."""

from __future__ import annotations

from contextlib import ExitStack

from . import gate_people
from .around import Attendance, Hall
from .readers import Reader
from .rounds import Round
from .talk import LATEST, Room, Talk


class Mingling:
    """Begins with the first picture. A change of the game costs it a comparison or two."""

    def __init__(self, attendance: Attendance, talk: Talk, table: str, reader: Reader) -> None:
        self._attendance, self._talk = attendance, talk
        self._table, self._reader = table, reader
        self._sitters: object = None
        self._hall: Hall | None = None
        self._told, self._times = b"", 0
        self._room: Room | None = None
        self._heard = 0
        self._here, self._listening = ExitStack(), ExitStack()

    def end(self) -> None:
        self._here.close()
        self._listening.close()

    def knows(self, sitters: object) -> bool:
        """Whether these people sit there as far as this socket knows; mostly it is the very same object."""
        return sitters is self._sitters

    def gather(self, sitters: object, round: Round) -> None:
        """Who sits there now, for the first time or since somebody has sat down or left."""
        if self._hall is None:
            self._hall = self._here.enter_context(self._attendance.attend(self._table, self._reader, round))
        else:
            self._attendance.gather(self._table, round)
        self._sitters = sitters
        watching = not round.seats(self._reader.person)
        if self._room is None or self._room.watching != watching:
            self._listening.close()
            self._room = self._listening.enter_context(self._talk.listen(self._table, watching))
            self._heard = max(0, self._room.arrived - LATEST)

    def due(self) -> list[bytes]:
        """What is to be told now."""
        assert self._hall is not None
        assert self._room is not None
        due = []
        if not self._told or self._times != self._hall.times:
            now = self._hall.told if self._told else self._hall.picture()  # whoever has just come need not wait
            due = [now] if now != self._told else []
            self._told, self._times = now, self._hall.times
        new = self._room.after(self._heard)
        self._heard = self._room.arrived
        return [*due, *(gate_people.said(one, self._reader.person) for one in new)]
