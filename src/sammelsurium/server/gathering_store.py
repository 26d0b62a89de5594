"""Keeps tables that gather. A method is one transaction; a writer who did not see the newest version loses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec

from sammelsurium.kernel.reading import read_json

from .database import Database, Step
from .messages.terms import Terms

LOBBY = 50  # tables in the lobby


@dataclass(frozen=True)
class StoredPlace:
    """A place at a table that gathers: open, kept for somebody, taken by a person, or a bot's."""

    place: int
    name: str | None = None
    face: str | None = None
    person: str | None = None
    """Whose it is, or for whom it is kept as long as nobody sits."""
    sits: bool = False
    beside: bool = False
    """Of somebody who shares that person's device."""
    mind: str | None = None
    word: str | None = None
    """The person's part of the shuffle."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.mind is None

    @property
    def is_kept(self) -> bool:
        return self.person is not None and not self.sits


@dataclass(frozen=True)
class StoredGathering:
    """Replaced as a whole by every change."""

    id: str
    game: str
    campaign: bool
    options: dict[str, str]
    terms: Terms
    host: str
    word: str | None
    """To be typed."""
    listed: bool
    secret: str
    """The server's part of the shuffle."""
    again: str | None
    """The table that it is the rematch of."""
    version: int
    created: datetime
    changed: datetime
    places: tuple[StoredPlace, ...]

    def place_of(self, person: str) -> StoredPlace | None:
        """Where somebody sits themselves."""
        return next((one for one in self.places if one.person == person and one.sits and not one.beside), None)


ROW = [field.name for field in fields(StoredGathering)][:-1]
PLACE = [field.name for field in fields(StoredPlace)]

GATHER = f"""INSERT INTO gatherings ({", ".join(ROW)})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"""
CHANGE = """UPDATE gatherings SET version = version + 1, options = $3, terms = $4, host = $5, listed = $6, changed = $7
    WHERE id = $1 AND version = $2"""
END = "DELETE FROM gatherings WHERE id = $1 AND version = $2"
TAKE_PLACE = f"""INSERT INTO places (gathering, {", ".join(PLACE)})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"""
CLEAR_PLACES = "DELETE FROM places WHERE gathering = $1"
CLEAR_TALK = 'DELETE FROM talk WHERE "table" = $1'
WHOLE = f"""SELECT {", ".join(f"gatherings.{name}" for name in ROW)}, {", ".join(f"places.{name}" for name in PLACE)}
    FROM gatherings JOIN places ON gathering = gatherings.id"""
ONE = f"{WHOLE} WHERE gatherings.id = $1 ORDER BY place"
MINE = f"""{WHOLE} WHERE gatherings.id IN (SELECT gathering FROM places WHERE person = $1)
    ORDER BY changed DESC, gatherings.id, place"""
LISTED = f"""{WHOLE} WHERE gatherings.id IN
    (SELECT id FROM gatherings WHERE listed AND changed > $1 AND EXISTS
        (SELECT 1 FROM places WHERE gathering = id AND person IS NULL AND mind IS NULL)
        ORDER BY changed DESC LIMIT {LOBBY})
    ORDER BY changed DESC, gatherings.id, place"""
BY_WORD = "SELECT id FROM gatherings WHERE word = $1"
HOSTED = "SELECT count(*) FROM gatherings WHERE host = $1"
OLD = "SELECT id, version FROM gatherings WHERE changed < $1"


class GatheringStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
        gathering: StoredGathering,
        first: Sequence[Step] = (),
        beside: Sequence[Step] = (),
        told: str | None = None,
    ) -> bool:
        """With what must be done first, and what else belongs to it; the table `told` is said to have changed. False,
        and nothing is stored, if the former was in vain or the word is taken."""
        steps = [*first, Step(GATHER, [_values(gathering)]), _taking(gathering), *beside]
        return await self._database.write(told or gathering.id, steps)

    async def load(self, table: str) -> StoredGathering | None:
        rows = await self._database.read(ONE, table)
        return _stored(rows) if rows else None

    async def change(self, seen: int, after: StoredGathering, beside: Sequence[Step] = ()) -> bool:
        """False, and nothing is stored, if somebody was faster."""
        told = (after.id, seen, _json(after.options), _json(after.terms), after.host, after.listed, after.changed)
        steps = [
            Step(CHANGE, [told], decisive=True),
            Step(CLEAR_PLACES, [(after.id,)]),
            _taking(after),
            *beside,
        ]
        return await self._database.write(after.id, steps)

    async def end(self, table: str, seen: int) -> bool:
        """Nothing is left of it. False if somebody was faster."""
        return await self._database.write(table, [ending(table, seen), Step(CLEAR_TALK, [(table,)])])

    async def listed(self, since: datetime) -> list[StoredGathering]:
        """Those of the lobby that have changed since then, the newest first."""
        return _each(await self._database.read(LISTED, since))

    async def of(self, person: str) -> list[StoredGathering]:
        """Where somebody sits, or a place is kept for them; the newest first."""
        return _each(await self._database.read(MINE, person))

    async def by_word(self, word: str) -> str | None:
        found = await self._database.read(BY_WORD, word)
        return str(found[0][0]) if found else None

    async def hosted(self, person: str) -> int:
        found = await self._database.read(HOSTED, person)
        return int(found[0][0])

    async def unchanged_since(self, moment: datetime) -> list[tuple[str, int]]:
        """The ids of those at which nothing has happened, with their versions."""
        return [(row[0], row[1]) for row in await self._database.read(OLD, moment)]


def ending(table: str, seen: int) -> Step:
    """It becomes a table, or nothing; if somebody was faster neither."""
    return Step(END, [(table, seen)], decisive=True)


def _taking(gathering: StoredGathering) -> Step:
    return Step(TAKE_PLACE, [(gathering.id, *vars(place).values()) for place in gathering.places])


def _values(gathering: StoredGathering) -> list[Any]:
    """In the order of the columns."""
    told = vars(gathering) | {"options": _json(gathering.options), "terms": _json(gathering.terms)}
    return [told[name] for name in ROW]


def _json(part: dict[str, str] | Terms) -> str:
    return msgspec.json.encode(part).decode()


def _each(rows: Sequence[Sequence[Any]]) -> list[StoredGathering]:
    return [_stored(list(of_one)) for _, of_one in groupby(rows, key=itemgetter(0))]


def _stored(rows: Sequence[Sequence[Any]]) -> StoredGathering:
    row: dict[str, Any] = dict(zip(ROW, rows[0], strict=False))
    row |= {name: bool(row[name]) for name in ("campaign", "listed")}
    row |= {name: _moment(row[name]) for name in ("created", "changed")}
    row |= {"options": read_json(row["options"], dict[str, str]), "terms": read_json(row["terms"], Terms)}
    return StoredGathering(**row, places=tuple(_place(one[len(ROW) :]) for one in rows))


def _place(row: Sequence[Any]) -> StoredPlace:
    place, name, face, person, sits, beside, mind, word = row
    return StoredPlace(place, name, face, person, bool(sits), bool(beside), mind, word)


def _moment(stored: datetime | str) -> datetime:
    """SQLite has no type for it, and forgets the zone."""
    return stored if isinstance(stored, datetime) else datetime.fromisoformat(stored).replace(tzinfo=UTC)
