"""Everything of somebody's as one file, made while it is sent: a few tables at a time, each rebuilt in a thread.

The file ends with a key that makes the device which reads it in again theirs. It is stored with the last of the file,
and only then those of earlier files are worthless: a file that broke off has changed nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Raw

from sammelsurium.kernel.reading import read_json

from . import gate
from .database import Database, Step
from .luggage import FORMAT, PackedSaying, PackedTable, packed_seat, print_of_key
from .people import KEYS
from .readers import Reader
from .refusals import RefusalError
from .register import Register, entering
from .store import Store, StoredSeat
from .tables import Tables

PAGE = 20  # tables that are read at once
MINE = f"""SELECT id, game, campaign, over, created, changed, record FROM tables JOIN seats AS own ON own."table" = id
    LEFT JOIN finished ON finished."table" = id
    WHERE own.person = $1 AND NOT own.beside AND NOT own.cleared AND id > $2 ORDER BY id LIMIT {PAGE}"""
SAID = 'SELECT at, phrase, text FROM talk WHERE "table" = $1 AND person = $2 ORDER BY id'
FORGET = "DELETE FROM keys WHERE person = $1 AND kind = 'file'"
ADD = "INSERT INTO keys (fingerprint, person, kind, created) VALUES ($1, $2, 'file', $3)"


class Export:
    def __init__(self, database: Database, store: Store, tables: Tables, register: Register) -> None:
        self._database = database
        self._store = store
        self._tables = tables
        self._register = register

    async def begin(self, person: str, key: str) -> AsyncIterator[bytes]:
        """What is asked first is asked before anything is sent: then it can still be refused."""
        me = await self._register.me(person)
        made = datetime.now(UTC).isoformat(timespec="seconds")
        head = msgspec.json.encode({"format": FORMAT, "made": made, "me": me})
        return self._parts(person, key, head[:-1] + b',"tables":[')

    async def _parts(self, person: str, key: str, head: bytes) -> AsyncIterator[bytes]:
        yield head
        after, between = "", b"\n"
        while rows := await self._database.read(MINE, person, after):
            for row in rows:
                yield between + await self._table(row, person)
                between = b",\n"
            after = rows[-1][0]
        yield b'\n],"key":"' + (await self._new_key(person, key)).encode() + b'"}\n'

    async def _table(self, row: Any, person: str) -> bytes:
        table, game, campaign, over, created, changed, record = row
        chairs = await self._store.chairs(table)
        said = await self._database.read(SAID, table, person)
        packed = PackedTable(
            table=table,
            game=game,
            created=_moment(created),
            changed=_moment(changed),
            seats=[packed_seat(chair, person) for chair in chairs],
            campaign=bool(campaign),
            over=bool(over),
            record=read_json(record, dict[str, Any]) if over and record else None,
            known=[] if over else await self._known(table, person, chairs),
            said=[PackedSaying(_moment(at), phrase, text) for at, phrase, text in said],
        )
        return msgspec.json.encode(packed)

    async def _known(self, table: str, person: str, chairs: tuple[StoredSeat, ...]) -> list[Raw]:
        """What somebody knows of a game that is being played, and not more. Nothing if its rules are gone."""
        try:
            standing = await self._tables.glance(table)
        except RefusalError:
            return []
        own: list[int | None] = [*standing.own(person)] or [None]
        readers = [Reader(person, seat) for seat in own]
        ply = standing.match.ply
        return [Raw(await asyncio.to_thread(gate.snapshot, standing, reader, ply)) for reader in readers]

    async def _new_key(self, person: str, key: str) -> str:
        secret = secrets.token_urlsafe(32)
        added = Step(ADD, [(print_of_key(secret), person, datetime.now(UTC))])
        await self._database.write(KEYS + key, [*entering(person, key), Step(FORGET, [(person,)]), added])
        return secret


def _moment(stored: datetime | str) -> str:
    """SQLite has no type for it, and forgets the zone."""
    known = stored if isinstance(stored, datetime) else datetime.fromisoformat(stored).replace(tzinfo=UTC)
    return known.isoformat()
