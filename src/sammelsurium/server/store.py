"""Keeps tables. A method is one transaction; a writer who did not see the newest version loses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import Any

from sammelsurium.kernel.record import Action

from .database import Database, Step


@dataclass(frozen=True)
class StoredSeat:
    """A chair at a table: a visitor's or a bot's."""

    seat: int
    name: str
    visitor: str | None
    mind: str | None
    cleared: bool = False


@dataclass(frozen=True)
class Opening:
    """How a table began; never changes."""

    id: str
    game: str
    rules_version: int
    box: str
    box_version: int
    box_hash: str
    options: str
    seed: str
    created: datetime
    campaign: bool = False


@dataclass(frozen=True)
class Stand:
    """How far a table is; replaced as a whole by every change."""

    ply: int
    over: bool
    thinking: int | None
    changed: datetime


@dataclass(frozen=True)
class StoredTable:
    opening: Opening
    stand: Stand
    version: int
    seats: tuple[StoredSeat, ...]
    actions: tuple[tuple[int, Action], ...]
    """Each with its ply, as stored: whether they are whole is for the reader to judge."""


def _columns(kind: type) -> str:
    return ", ".join(field.name for field in fields(kind))


def _values(row: Opening | StoredSeat | Stand) -> list[Any]:
    """In the order of the columns."""
    return list(vars(row).values())


CREATE_TABLE = f"""INSERT INTO tables ({_columns(Opening)}, {_columns(Stand)}, version)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 1)"""
ADVANCE = """UPDATE tables SET version = version + 1, ply = $3, over = $4, thinking = $5, changed = $6
    WHERE id = $1 AND version = $2"""
ADD_ACTION = 'INSERT INTO actions ("table", ply, actor, move) VALUES ($1, $2, $3, $4)'
CUT_ACTIONS = 'DELETE FROM actions WHERE "table" = $1 AND ply > $2'
TAKE_CHAIR = f'INSERT INTO seats ("table", {_columns(StoredSeat)}) VALUES ($1, $2, $3, $4, $5, $6)'
FREE_CHAIR = 'DELETE FROM seats WHERE "table" = $1 AND seat = $2'
CLEAR = 'UPDATE seats SET cleared = true WHERE "table" = $1 AND visitor = $2'
SOMEBODY_LEFT = "UPDATE tables SET version = version + 1 WHERE id = $1 AND campaign"
VERSION = "SELECT version FROM tables WHERE id = $1"
# Row and actions from one statement, so that they fit together.
WHOLE_TABLE = f"""SELECT {_columns(Opening)}, tables.ply, over, thinking, changed, version,
    actions.ply, actor, move FROM tables LEFT JOIN actions ON actions."table" = tables.id
    WHERE id = $1 ORDER BY actions.ply"""
CHAIRS = f'SELECT {_columns(StoredSeat)} FROM seats WHERE "table" = $1 ORDER BY seat'
OF_VISITOR = """SELECT id FROM tables WHERE EXISTS
    (SELECT 1 FROM seats WHERE "table" = tables.id AND visitor = $1 AND NOT cleared) ORDER BY changed DESC, id"""
FOR_BOTS = "SELECT id FROM tables WHERE thinking IS NOT NULL ORDER BY changed"


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self, opening: Opening, seats: Sequence[StoredSeat], stand: Stand, actions: Sequence[Action]
    ) -> int:
        """Store a new table and return its first version."""
        steps = [
            Step(CREATE_TABLE, [(*_values(opening), *_values(stand))]),
            Step(TAKE_CHAIR, [(opening.id, *_values(seat)) for seat in seats]),
            _adding(opening.id, 0, actions),
        ]
        if not await self._database.write(opening.id, steps):
            raise FileExistsError(f"there is a table {opening.id} already, or it cannot be as it is")
        return 1

    async def version(self, table: str) -> int | None:
        """The newest version, or None if there is no such table."""
        found = await self._database.read(VERSION, table)
        return found[0][0] if found else None

    async def load(self, table: str) -> StoredTable | None:
        """The table with all its actions."""
        rows, seats = await self._database.read(WHOLE_TABLE, table), await self._database.read(CHAIRS, table)
        return _stored(rows, seats) if rows else None

    async def append(self, table: str, seen: int, after: int, stand: Stand, actions: Sequence[Action]) -> bool:
        """Add actions after ply `after`. False, and nothing is stored, if somebody was faster."""
        return await self._database.write(table, [_advancing(table, seen, stand), _adding(table, after, actions)])

    async def cut(self, table: str, seen: int, stand: Stand) -> bool:
        """Take back every action after `stand.ply`. False, and nothing is stored, if somebody was faster."""
        steps = [_advancing(table, seen, stand), Step(CUT_ACTIONS, [(table, stand.ply)])]
        return await self._database.write(table, steps)

    async def seat(self, table: str, seen: int, stand: Stand, chair: StoredSeat) -> bool:
        """Put somebody on a chair, a new one or one that is there. False if somebody was faster."""
        steps = [
            _advancing(table, seen, stand),
            Step(FREE_CHAIR, [(table, chair.seat)]),
            Step(TAKE_CHAIR, [(table, *_values(chair))]),
        ]
        return await self._database.write(table, steps)

    async def of_visitor(self, visitor: str) -> list[str]:
        """The tables on a visitor's list, the one that changed last first."""
        return [row[0] for row in await self._database.read(OF_VISITOR, visitor)]

    async def clear(self, table: str, visitor: str) -> bool:
        """Take a table off a visitor's list. False if the visitor has no seat there."""
        # The others at a campaign see that somebody has left.
        steps = [Step(CLEAR, [(table, visitor)], decisive=True), Step(SOMEBODY_LEFT, [(table,)])]
        return await self._database.write(table, steps)

    async def waiting_for_bots(self) -> list[str]:
        """The tables where it is a bot's turn."""
        return [row[0] for row in await self._database.read(FOR_BOTS)]


def _advancing(table: str, seen: int, stand: Stand) -> Step:
    """Compare and swap the version; locks the table's row until the transaction ends."""
    return Step(ADVANCE, [(table, seen, *_values(stand))], decisive=True)


def _adding(table: str, after: int, actions: Sequence[Action]) -> Step:
    """The key (table, ply) is the last word, whatever the version said."""
    return Step(ADD_ACTION, [(table, ply, one.actor, one.move) for ply, one in enumerate(actions, after + 1)])


def _stored(rows: Sequence[Sequence[Any]], seats: Sequence[Sequence[Any]]) -> StoredTable:
    row = rows[0]
    began = dict(zip((field.name for field in fields(Opening)), row, strict=False))
    ply, over, thinking, changed, version = row[10:15]
    return StoredTable(
        opening=Opening(**began | {"created": _moment(began["created"]), "campaign": bool(began["campaign"])}),
        stand=Stand(ply, bool(over), thinking, _moment(changed)),
        version=version,
        seats=tuple(StoredSeat(seat[0], seat[1], seat[2], seat[3], bool(seat[4])) for seat in seats),
        actions=tuple((row[15], Action(row[16], row[17])) for row in rows if row[15] is not None),
    )


def _moment(stored: datetime | str) -> datetime:
    """SQLite has no type for it, and forgets the zone."""
    return stored if isinstance(stored, datetime) else datetime.fromisoformat(stored).replace(tzinfo=UTC)
