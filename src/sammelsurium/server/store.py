"""Keeps tables. A method is one transaction; a writer who did not see the newest version loses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, cast

from sqlalchemy import CursorResult, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from sammelsurium.kernel.record import Action

from .models import ActionRow, SeatRow, TableRow


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


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._session = async_sessionmaker(engine, expire_on_commit=False)

    async def create(
        self, opening: Opening, seats: Sequence[StoredSeat], stand: Stand, actions: Sequence[Action]
    ) -> int:
        """Store a new table and return its first version."""
        async with self._session.begin() as session:
            await session.execute(insert(TableRow).values(**asdict(opening), **asdict(stand), version=1))
            await session.execute(insert(SeatRow), [{"table": opening.id, **asdict(seat)} for seat in seats])
            await _insert_actions(session, opening.id, 0, actions)
        return 1

    async def version(self, table: str) -> int | None:
        """The newest version, or None if there is no such table."""
        async with self._session() as session:
            return await session.scalar(select(TableRow.version).where(TableRow.id == table))

    async def load(self, table: str) -> StoredTable | None:
        """The table with all its actions, row and actions from one statement, so that they fit together."""
        whole = (
            select(TableRow, ActionRow.ply, ActionRow.actor, ActionRow.move)
            .outerjoin(ActionRow, ActionRow.table == TableRow.id)
            .where(TableRow.id == table)
            .order_by(ActionRow.ply)
        )
        chairs = select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat)
        async with self._session() as session:
            rows = (await session.execute(whole)).all()
            seats = (await session.scalars(chairs)).all()
        if not rows:
            return None
        numbered: list[tuple[int | None, Action]] = [(row[1], Action(row[2], row[3])) for row in rows]
        actions = tuple((ply, action) for ply, action in numbered if ply is not None)
        return _stored(rows[0][0], seats, actions)

    async def append(self, table: str, seen: int, after: int, stand: Stand, actions: Sequence[Action]) -> bool:
        """Add actions after ply `after`. False, and nothing is stored, if somebody was faster."""
        try:
            async with self._session.begin() as session:
                if not await _advance(session, table, seen, stand):
                    return False
                await _insert_actions(session, table, after, actions)
        except IntegrityError:  # the unique key (table, ply): the last word, whatever the version said
            return False
        return True

    async def cut(self, table: str, seen: int, stand: Stand) -> bool:
        """Take back every action after `stand.ply`. False, and nothing is stored, if somebody was faster."""
        async with self._session.begin() as session:
            if not await _advance(session, table, seen, stand):
                return False
            late = (ActionRow.table == table) & (ActionRow.ply > stand.ply)
            await session.execute(delete(ActionRow).where(late))
        return True

    async def seat(self, table: str, seen: int, stand: Stand, chair: StoredSeat) -> bool:
        """Put somebody on a chair, a new one or one that is there. False if somebody was faster."""
        this = (SeatRow.table == table) & (SeatRow.seat == chair.seat)
        async with self._session.begin() as session:
            if not await _advance(session, table, seen, stand):
                return False
            await session.execute(delete(SeatRow).where(this))
            await session.execute(insert(SeatRow).values(table=table, **asdict(chair)))
        return True

    async def of_visitor(self, visitor: str) -> list[str]:
        """The tables on a visitor's list, the one that changed last first."""
        wanted = (
            select(TableRow.id)
            .join(SeatRow, SeatRow.table == TableRow.id)
            .where(SeatRow.visitor == visitor, SeatRow.cleared.is_(False))
            .order_by(TableRow.changed.desc(), TableRow.id)
        )
        async with self._session() as session:
            return list((await session.scalars(wanted)).unique())

    async def clear(self, table: str, visitor: str) -> bool:
        """Take a table off a visitor's list. False if the visitor has no seat there."""
        own = (SeatRow.table == table) & (SeatRow.visitor == visitor)
        campaign = (TableRow.id == table) & TableRow.campaign
        newer = update(TableRow).where(campaign).values(version=TableRow.version + 1)
        async with self._session.begin() as session:
            if _changed_rows(await session.execute(update(SeatRow).where(own).values(cleared=True))) == 0:
                return False
            await session.execute(newer)  # the others see that somebody has left
        return True

    async def waiting_for_bots(self) -> list[str]:
        """The tables where it is a bot's turn."""
        async with self._session() as session:
            wanted = select(TableRow.id).where(TableRow.thinking.is_not(None)).order_by(TableRow.changed)
            return list(await session.scalars(wanted))


async def _advance(session: AsyncSession, table: str, seen: int, stand: Stand) -> bool:
    """Compare and swap the version; locks the table's row until the transaction ends."""
    same = (TableRow.id == table) & (TableRow.version == seen)
    newer = update(TableRow).where(same).values(version=seen + 1, **asdict(stand))
    return _changed_rows(await session.execute(newer)) == 1


async def _insert_actions(session: AsyncSession, table: str, after: int, actions: Sequence[Action]) -> None:
    if actions:
        rows = [
            {"table": table, "ply": ply, "actor": action.actor, "move": action.move}
            for ply, action in enumerate(actions, after + 1)
        ]
        await session.execute(insert(ActionRow), rows)


def _changed_rows(result: Any) -> int:
    return cast("CursorResult[Any]", result).rowcount


def _stored(row: TableRow, seats: Sequence[SeatRow], actions: tuple[tuple[int, Action], ...]) -> StoredTable:
    opening = Opening(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        box=row.box,
        box_version=row.box_version,
        box_hash=row.box_hash,
        options=row.options,
        seed=row.seed,
        created=row.created,
        campaign=row.campaign,
    )
    stand = Stand(ply=row.ply, over=row.over, thinking=row.thinking, changed=row.changed)
    chairs = tuple(StoredSeat(s.seat, s.name, s.visitor, s.mind, s.cleared) for s in seats)
    return StoredTable(opening, stand, row.version, chairs, actions)
