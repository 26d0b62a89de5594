"""Keeps tables. A method is one transaction; a writer who did not see the newest version loses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from itertools import groupby
from operator import itemgetter
from typing import Any

from sammelsurium.kernel.record import Action

from .database import Database, Step
from .final import Final

PAGE = 40  # tables on a page of a list


@dataclass(frozen=True)
class StoredSeat:
    """A chair at a table: a person's or a bot's."""

    seat: int
    name: str
    person: str | None
    mind: str | None
    """The bot that plays; on a person's chair as long as they are away."""
    cleared: bool = False
    face: str | None = None
    beside: bool = False
    """Of somebody who shares that person's device."""
    open: bool = False
    """A bot keeps it for somebody who may still come."""


@dataclass(frozen=True)
class Opening:
    """How a table began. Never changes, but for what the next game of a campaign is dealt from."""

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
    shuffle: str | None = None
    """What the seed was made of (kernel/shuffle.py), as JSON text; None: begun before there was any."""


@dataclass(frozen=True)
class Stand:
    """How far a table is; replaced as a whole by every change."""

    ply: int
    over: bool
    thinking: int | None
    changed: datetime
    summary: str | None = None
    """What a list says of it, as the gate made it; None before there were any. Not loaded with a table."""
    company: str | None = None
    """What is about its people (server/company.py)."""
    waits: int = 0
    """The chairs of people that the game waits for, as bits; of those beside somebody, that person's own."""
    due: datetime | None = None
    """When a bot answers for somebody who was only asked something."""
    since: datetime | None = None
    """Since when it has waited for one of its people."""


@dataclass(frozen=True)
class Place:
    """Where in somebody's list a table stands: first those that wait for them, from when on each has waited, then the
    others, by when they changed."""

    waits: bool
    moment: datetime
    table: str


TOP = Place(True, datetime(1, 1, 1, tzinfo=UTC), "")
UNDER_WAITING = Place(False, datetime(9999, 1, 1, tzinfo=UTC), "")


@dataclass(frozen=True)
class StoredLine:
    """A table on somebody's list."""

    id: str
    game: str
    campaign: bool
    rules_version: int
    box_hash: str
    ply: int
    over: bool
    changed: datetime
    summary: str | None
    waits: int
    since: datetime | None
    seats: tuple[StoredSeat, ...]

    def own(self, person: str) -> int:
        """The chair of somebody who has it on their list."""
        return next(chair.seat for chair in self.seats if chair.person == person and not chair.beside)

    def waits_for(self, person: str) -> bool:
        return not self.over and self.since is not None and bool(self.waits >> self.own(person) & 1)

    def place_for(self, person: str) -> Place:
        waits = self.waits_for(person)
        return Place(waits, self.since if waits and self.since else self.changed, self.id)


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
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, 1)"""
ADVANCE = """UPDATE tables SET version = version + 1, ply = $3, over = $4, thinking = $5, changed = $6, summary = $7,
    company = $8, waits = $9, due = $10, since = $11 WHERE id = $1 AND version = $2"""
SUM_UP = """UPDATE tables SET summary = $3, waits = $4, since = $5
    WHERE id = $1 AND version = $2 AND summary IS NULL"""
SHUFFLE = "UPDATE tables SET seed = $2, shuffle = $3 WHERE id = $1"
ADD_ACTION = 'INSERT INTO actions ("table", ply, actor, move) VALUES ($1, $2, $3, $4)'
CUT_ACTIONS = 'DELETE FROM actions WHERE "table" = $1 AND ply > $2'
TAKE_CHAIR = f'INSERT INTO seats ("table", {_columns(StoredSeat)}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)'
CHANGE_CHAIR = """UPDATE seats SET name = $3, person = $4, mind = $5, cleared = $6, face = $7, beside = $8, open = $9
    WHERE "table" = $1 AND seat = $2"""
FREE_CHAIR = 'DELETE FROM seats WHERE "table" = $1 AND seat = $2'
CLEAR = 'UPDATE seats SET cleared = true WHERE "table" = $1 AND person = $2'
SOMEBODY_LEFT = "UPDATE tables SET version = version + 1 WHERE id = $1 AND campaign"
VERSION = "SELECT version FROM tables WHERE id = $1"
# Row and actions from one statement, so that they fit together.
WHOLE_TABLE = f"""SELECT {_columns(Opening)}, tables.ply, over, thinking, changed, company, waits, due, since, version,
    actions.ply, actor, move FROM tables LEFT JOIN actions ON actions."table" = tables.id
    WHERE id = $1 ORDER BY actions.ply"""
CHAIRS = f'SELECT {_columns(StoredSeat)} FROM seats WHERE "table" = $1 ORDER BY seat'
LINE = "id, game, campaign, rules_version, box_hash, ply, over, changed, summary, waits, since"
# Bit by bit: which of the chairs is somebody's own.
MINE = """FROM tables JOIN seats AS own ON own."table" = id
    WHERE own.person = $1 AND NOT own.beside AND NOT own.cleared"""
WAITING = f"""SELECT page.*, {_columns(StoredSeat)} FROM
    (SELECT {LINE} {MINE} AND NOT over AND waits >> own.seat & 1 = 1 AND since IS NOT NULL AND (since, id) > ($2, $3)
        ORDER BY since, id LIMIT {PAGE + 1}) AS page
    JOIN seats ON seats."table" = id ORDER BY since, id, seat"""
OTHERS = f"""SELECT page.*, {_columns(StoredSeat)} FROM
    (SELECT {LINE} {MINE} AND over = $2 AND (over OR waits >> own.seat & 1 = 0 OR since IS NULL)
        AND (changed, id) < ($3, $4) ORDER BY changed DESC, id DESC LIMIT {PAGE + 1}) AS page
    JOIN seats ON seats."table" = id ORDER BY changed DESC, id DESC, seat"""
_REST = OTHERS.replace("$4", "$6").replace("$3", "$5").replace("$2", "$4")
# One look: a table at which a bot moves between two of them would be in neither part.
WHOLE = f"""SELECT 0 AS part, row_number() OVER (ORDER BY since, id, seat) AS place, first.* FROM ({WAITING}) AS first
    UNION ALL
    SELECT 1, row_number() OVER (ORDER BY changed DESC, id DESC, seat), others.* FROM ({_REST}) AS others
    ORDER BY part, place"""
WAIT_FOR = f"""SELECT id {MINE} AND NOT over AND waits >> own.seat & 1 = 1 AND since IS NOT NULL ORDER BY since, id"""
OVERDUE = "SELECT id FROM tables WHERE due <= $1 ORDER BY due"
WITHOUT_SUMMARY = "SELECT id FROM tables WHERE summary IS NULL AND id > $1 ORDER BY id LIMIT 100"
SUMMARY = "SELECT summary FROM tables WHERE id = $1"
KEEP_FINAL = 'INSERT INTO finished ("table", record, form, pictures) VALUES ($1, $2, $3, $4)'
DROP_FINAL = 'DELETE FROM finished WHERE "table" = $1 AND (SELECT campaign FROM tables WHERE id = $1)'
FINAL = 'SELECT record, form, pictures FROM finished WHERE "table" = $1'
CLOSE = """UPDATE tables SET version = version + 1, over = true, thinking = NULL, waits = 0, due = NULL, since = NULL
    WHERE id = $1 AND version = $2 AND NOT over"""
# For whom a table's bots think: the first of its people, as long as they have it on their list.
FOR_WHOM = """(SELECT person FROM seats WHERE "table" = tables.id AND person IS NOT NULL AND NOT cleared
    ORDER BY seat LIMIT 1)"""
FOR_BOTS = f"""SELECT id, person FROM (SELECT id, person, changed,
    row_number() OVER (PARTITION BY person ORDER BY changed) AS turn
    FROM (SELECT id, changed, {FOR_WHOM} AS person FROM tables WHERE thinking IS NOT NULL AND changed <= $1) AS due
    ) AS in_turn ORDER BY turn, changed"""


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
        opening: Opening,
        seats: Sequence[StoredSeat],
        stand: Stand,
        actions: Sequence[Action],
        first: Sequence[Step] = (),
        told: str | None = None,
        final: Final | None = None,
    ) -> int:
        """Store a new table, after what must be done first, and return its first version. It is that of a rematch if
        another table is said to have changed by it; one that is over brings what it keeps."""
        steps = [
            *first,
            Step(CREATE_TABLE, [(*_values(opening), *_values(stand))]),
            Step(TAKE_CHAIR, [(opening.id, *_values(seat)) for seat in seats]),
            _adding(opening.id, 0, actions),
            *_keeping(opening.id, final),
        ]
        if not await self._database.write(told or opening.id, steps):
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

    async def chairs(self, table: str) -> tuple[StoredSeat, ...]:
        return tuple(_seat(row) for row in await self._database.read(CHAIRS, table))

    async def append(
        self,
        table: str,
        seen: int,
        after: int,
        stand: Stand,
        actions: Sequence[Action],
        final: Final | None = None,
        shuffled: Opening | None = None,
    ) -> bool:
        """Add actions after ply `after`, what a game keeps that ends by them, and from what the next one is dealt.
        False, and nothing is stored, if somebody was faster."""
        steps = [advancing(table, seen, stand), _adding(table, after, actions), *_keeping(table, final)]
        if shuffled:
            steps.append(Step(SHUFFLE, [(table, shuffled.seed, shuffled.shuffle)]))
        return await self._database.write(table, steps)

    async def cut(self, table: str, seen: int, stand: Stand) -> bool:
        """Take back every action after `stand.ply`. False, and nothing is stored, if somebody was faster."""
        steps = [advancing(table, seen, stand), Step(CUT_ACTIONS, [(table, stand.ply)])]
        return await self._database.write(table, steps)

    async def change(
        self,
        table: str,
        seen: int,
        stand: Stand,
        chairs: Sequence[StoredSeat] = (),
        final: Final | None = None,
        beside: Sequence[Step] = (),
    ) -> bool:
        """Something about its people, and what they agreed on: actions after `stand.ply` are taken back. False, and
        nothing is stored, if somebody was faster."""
        steps = [
            advancing(table, seen, stand),
            Step(CUT_ACTIONS, [(table, stand.ply)]),
            Step(CHANGE_CHAIR, [(table, *_values(chair)) for chair in chairs]),
            *_keeping(table, final),
            *beside,
        ]
        return await self._database.write(table, steps)

    async def seat(self, table: str, seen: int, stand: Stand, chair: StoredSeat, final: Final | None = None) -> bool:
        """Put somebody on a chair, a new one or one that is there. False if somebody was faster."""
        steps = [
            advancing(table, seen, stand),
            Step(FREE_CHAIR, [(table, chair.seat)]),
            Step(TAKE_CHAIR, [(table, *_values(chair))]),
            *_keeping(table, final),
        ]
        return await self._database.write(table, steps)

    async def page(self, person: str, over: bool, after: Place = TOP) -> tuple[list[StoredLine], Place | None]:
        """A page of somebody's list, and after which table the next one begins."""
        rest = UNDER_WAITING if after.waits else after
        if after.waits and not over:
            wished = person, after.moment, after.table, over, rest.moment, rest.table
            found = _lines([row[2:] for row in await self._database.read(WHOLE, *wished)])
        else:
            found = _lines(await self._database.read(OTHERS, person, over, rest.moment, rest.table))
        lines = found[:PAGE]
        return lines, lines[-1].place_for(person) if len(found) > PAGE else None

    async def waiting_for(self, person: str) -> list[str]:
        """The tables that wait for somebody, which has waited longest first."""
        return [row[0] for row in await self._database.read(WAIT_FOR, person)]

    async def overdue(self, now: datetime) -> list[str]:
        """The tables where a bot is to answer for somebody."""
        return [row[0] for row in await self._database.read(OVERDUE, now)]

    async def without_summary(self, after: str = "") -> list[str]:
        """Some of the tables that were stored before there were summaries, in the order of their ids."""
        return [row[0] for row in await self._database.read(WITHOUT_SUMMARY, after)]

    async def sum_up(self, table: str, seen: int, stand: Stand, final: Final | None = None) -> bool:
        """Store what a table has not got yet: its summary, whom it waits for, and what it keeps if it is over. False if
        it has changed."""
        told = (table, seen, stand.summary, stand.waits, stand.changed if stand.waits else None)
        steps = [Step(SUM_UP, [told], decisive=True), *_keeping(table, final)]
        return await self._database.write(table, steps)

    async def summary(self, table: str) -> str | None:
        found = await self._database.read(SUMMARY, table)
        return found[0][0] if found else None

    async def final(self, table: str) -> Final | None:
        """What a table keeps that is over."""
        found = await self._database.read(FINAL, table)
        return Final(*found[0]) if found else None

    async def close(self, table: str, seen: int, final: Final) -> bool:
        """Nobody will play on there. False if somebody was faster."""
        steps = [Step(CLOSE, [(table, seen)], decisive=True), *_keeping(table, final)]
        return await self._database.write(table, steps)

    async def clear(self, table: str, person: str) -> bool:
        """Take a table off somebody's list. False if they have no seat there."""
        # The others at a campaign see that somebody has left.
        steps = [Step(CLEAR, [(table, person)], decisive=True), Step(SOMEBODY_LEFT, [(table,)])]
        return await self._database.write(table, steps)

    async def waiting_for_bots(self, since: datetime) -> list[tuple[str, str]]:
        """The tables where it has been a bot's turn since then, each with whom it is for. People take turns."""
        return [(row[0], row[1] or "") for row in await self._database.read(FOR_BOTS, since)]


def advancing(table: str, seen: int, stand: Stand) -> Step:
    """Compare and swap the version; locks the table's row until the transaction ends."""
    return Step(ADVANCE, [(table, seen, *_values(stand))], decisive=True)


def _adding(table: str, after: int, actions: Sequence[Action]) -> Step:
    """The key (table, ply) is the last word, whatever the version said."""
    return Step(ADD_ACTION, [(table, ply, one.actor, one.move) for ply, one in enumerate(actions, after + 1)])


def _keeping(table: str, final: Final | None) -> list[Step]:
    """Once for ever; only a campaign that went on keeps what it has become instead."""
    if final is None:
        return []
    return [Step(DROP_FINAL, [(table,)]), Step(KEEP_FINAL, [(table, final.record, final.form, final.pictures)])]


def _stored(rows: Sequence[Sequence[Any]], seats: Sequence[Sequence[Any]]) -> StoredTable:
    row = rows[0]
    began = dict(zip((field.name for field in fields(Opening)), row, strict=False))
    ply, over, thinking, changed, company, waits, due, since, version = row[11:20]
    return StoredTable(
        opening=Opening(**began | {"created": moment(began["created"]), "campaign": bool(began["campaign"])}),
        stand=Stand(
            ply=ply,
            over=bool(over),
            thinking=thinking,
            changed=moment(changed),
            company=company,
            waits=waits,
            due=due and moment(due),
            since=since and moment(since),
        ),
        version=version,
        seats=tuple(_seat(row) for row in seats),
        actions=tuple((row[20], Action(row[21], row[22])) for row in rows if row[20] is not None),
    )


def _lines(rows: Sequence[Sequence[Any]]) -> list[StoredLine]:
    return [_line(list(of_one)) for _, of_one in groupby(rows, key=itemgetter(0))]


def _line(rows: Sequence[Sequence[Any]]) -> StoredLine:
    table, game, campaign, rules, box, ply, over, changed, summary, waits, since = rows[0][:11]
    return StoredLine(
        id=table,
        game=game,
        campaign=bool(campaign),
        rules_version=rules,
        box_hash=box,
        ply=ply,
        over=bool(over),
        changed=moment(changed),
        summary=summary,
        waits=waits,
        since=since and moment(since),
        seats=tuple(_seat(row[11:]) for row in rows),
    )


def _seat(row: Sequence[Any]) -> StoredSeat:
    seat, name, person, mind, cleared, face, beside, is_open = row
    return StoredSeat(seat, name, person, mind, bool(cleared), face, bool(beside), bool(is_open))


def moment(stored: datetime | str) -> datetime:
    """SQLite has no type for it, and forgets the zone."""
    return stored if isinstance(stored, datetime) else datetime.fromisoformat(stored).replace(tzinfo=UTC)
