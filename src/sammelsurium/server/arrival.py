"""Somebody's file is read in: the device becomes theirs if its key is one of ours, and finished games that are not here
yet become tables of theirs. Each is played again from its record; one that does not hold harms no other."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Raw

from sammelsurium.kernel.reading import read_json, read_tree

from .database import Database
from .handover import Handover
from .luggage import Luggage, PackedTable, print_of_key, read_luggage
from .messages.me import ChangedMe, Imported, RefusedTable
from .people import People
from .played import Played, played_again
from .refusals import RefusalError
from .register import FIELDS, Register
from .store import Store
from .tables import new_table_id

MOST_AT_ONCE = 4  # files that are read in at the same time
SECONDS = 40.0  # a proxy may not wait much longer for the answer
OWNER = "SELECT person FROM keys WHERE fingerprint = $1 AND kind = 'file'"
TAKEN = "SELECT id FROM tables WHERE id = $1 UNION SELECT id FROM gatherings WHERE id = $1"
PAGE = 100
RECORDS = f"""SELECT id, record FROM finished JOIN tables ON id = finished."table" JOIN seats ON seats."table" = id
    WHERE person = $1 AND NOT beside AND id > $2 ORDER BY id LIMIT {PAGE}"""
TAIL = 60  # characters of a record in which its digest stands
DIGEST = re.compile(r'"digest":\s*"([0-9a-f]+)"')


class Arrivals:
    def __init__(self, database: Database, store: Store, people: People, register: Register, handover: Handover):
        self._database = database
        self._store = store
        self._people = people
        self._register = register
        self._handover = handover
        self._under_way = 0

    @contextmanager
    def one(self) -> Iterator[None]:
        """Room for one more file; asked before it is read."""
        if self._under_way >= MOST_AT_ONCE:
            raise RefusalError("full", "several files are being read in now; try again in a minute", retry_after=60)
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1

    async def take(self, file: bytes, person: str, key: str) -> Imported:
        until = time.monotonic() + SECONDS
        luggage = await asyncio.to_thread(read_luggage, file)
        owner = await self._take_device(luggage, person, key)
        person = owner or person
        await self._take_me(luggage, person, key)
        return await self._take_tables(luggage, person, owner is not None, until)

    async def _take_device(self, luggage: Luggage, person: str, key: str) -> str | None:
        """Whose it is now; None: nothing has changed."""
        if luggage.key is None:
            return None
        file = print_of_key(luggage.key)
        found = await self._database.read(OWNER, file)
        owner = str(found[0][0]) if found else person
        return owner if owner != person and await self._handover.by_file(owner, file, key) else None

    async def _take_me(self, luggage: Luggage, person: str, key: str) -> None:
        """What is not known here yet; an address of mail has to be given, and confirmed, anew."""
        me = await self._register.me(person)
        told = {name: luggage.me.get(name) for name in FIELDS if getattr(me, name) is None and luggage.me.get(name)}
        for name, value in told.items():
            try:
                wish = read_tree({name: value}, ChangedMe)
                await self._register.change(person, key, wish)
            except (msgspec.ValidationError, RefusalError):
                continue  # of another time, or made up: then they say it again

    async def _take_tables(self, luggage: Luggage, person: str, device: bool, until: float) -> Imported:
        mine = await self._digests(person) if luggage.tables else set()
        taken, skipped = 0, 0
        refused: list[RefusedTable] = []
        for number, packed in enumerate(luggage.tables):
            if time.monotonic() > until:
                return Imported(device, taken, skipped, refused, left=len(luggage.tables) - number)
            try:
                if await self._take_table(packed, person, mine):
                    taken += 1
                else:
                    skipped += 1
            except RefusalError as error:
                refused.append(RefusedTable(_name_of(packed), str(error)))
        return Imported(device, taken, skipped, refused, left=0)

    async def _take_table(self, packed: Raw, person: str, mine: set[str]) -> bool:
        """False if it was theirs already, or has no record yet."""
        table = await asyncio.to_thread(_read_table, packed)
        if table.record is None or not table.over or str(table.record.get("digest")) in mine:
            return False
        played = await asyncio.to_thread(played_again, table, person)
        if played.digest in mine:
            return False
        mine.add(played.digest)
        await self._store_played(played)
        return True

    async def _store_played(self, played: Played) -> None:
        """Under the id it had, or if that is taken, under another."""
        opening = played.opening
        if await self._database.read(TAKEN, opening.id):
            opening = replace(opening, id=new_table_id(), shuffle=None)  # its promise was made under the other
        await self._store.create(opening, played.chairs, played.stand, played.actions, final=played.final)

    async def _digests(self, person: str) -> set[str]:
        """Of the records of all their finished games."""
        found: set[str] = set()
        after = ""
        while rows := await self._database.read(RECORDS, person, after):
            found.update(*(DIGEST.findall(record, len(record) - TAIL) for _, record in rows))
            after = rows[-1][0]
        return found


def _read_table(packed: Raw) -> PackedTable:
    try:
        return read_json(packed, PackedTable)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RefusalError("invalid", f"it does not have the form of a table: {error}") from error


def _name_of(packed: Raw) -> str | None:
    try:
        found: Any = read_json(packed, dict[str, Raw]).get("table")
        return read_json(found, str)[:40] if found is not None else None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
