"""The people of a table, whether it gathers or is played: who sits where, and what they have agreed on."""

from __future__ import annotations

from dataclasses import dataclass

from .gathering_store import StoredGathering
from .messages.terms import Terms
from .names import check_name, likeness
from .refusals import RefusalError
from .standing import Standing


@dataclass(frozen=True)
class Sitter:
    seat: int
    """In a campaign the place among its people: seats change there from game to game."""
    name: str | None
    """Null: an open place."""
    person: str | None


@dataclass(frozen=True)
class Round:
    sitters: tuple[Sitter, ...]
    terms: Terms

    def seats(self, person: str) -> list[int]:
        return [sitter.seat for sitter in self.sitters if sitter.person == person]

    def speaker(self, person: str, seat: int) -> str:
        """What they are called who speak from there. Raises unless it is that person's."""
        found = next((sitter for sitter in self.sitters if sitter.seat == seat), None)
        if found is None:
            raise RefusalError("invalid", f"there is no seat {seat} at this table", where="seat")
        if found.person != person or found.name is None:
            raise RefusalError("not_yours", f"seat {seat} is not yours", where="seat")
        return found.name

    def watcher(self, person: str, name: str | None) -> str:
        """What somebody is called who watches. Nobody among them passes for one of the players."""
        if self.seats(person):
            raise RefusalError("not_yours", "whoever sits at the table speaks from their seat", where="seat")
        if name is None:
            raise RefusalError("invalid", "whoever watches says what they are called", where="name")
        line = check_name(name, "name")
        if likeness(line) in {likeness(sitter.name) for sitter in self.sitters if sitter.name}:
            raise RefusalError("invalid", f"somebody at the table is called {line} already", where="name")
        return line


def round_of(now: Standing | StoredGathering) -> Round:
    return _at_a_table(now) if isinstance(now, Standing) else _gathering(now)


def _at_a_table(standing: Standing) -> Round:
    """Whoever has left a campaign sits there no more."""
    campaign = standing.campaign is not None
    sitters = (Sitter(one.seat, one.name, None if campaign and one.cleared else one.person) for one in standing.chairs)
    return Round(tuple(sitters), standing.company.terms)


def _gathering(gathering: StoredGathering) -> Round:
    """Whoever a place is only kept for does not sit there yet."""
    sitters = (Sitter(one.place, one.name, one.person if one.sits else None) for one in gathering.places)
    return Round(tuple(sitters), gathering.terms)
