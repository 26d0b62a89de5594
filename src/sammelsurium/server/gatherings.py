"""The authority over tables that gather: check, apply, store, then announce.

As with tables, a gathering has one owner in a process, its lock, and a change is stored only if nobody else's was. Who
was overtaken by another process is tried again on what that has stored: what two people wish may well fit together. The
table itself begins in the same transaction that ends its gathering.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sammelsurium.kernel.registry import find_game
from sammelsurium.kernel.shuffle import Shuffle

from . import places
from .announcements import Announcer
from .company import Company
from .database import Away, Step
from .gathering_store import GatheringStore, StoredGathering, ending
from .messages.gathering import ChangedPlace, NewGathering, NewTerms, Sitting
from .people import People
from .refusals import RefusalError
from .standing import Standing
from .tables import TABLE_ID, Beginning, Tables, new_table_id
from .words import candidates, new_word

log = logging.getLogger(__name__)

MOST_HOSTED = 10  # tables that one person has gather at the same time
LISTED_FOR = timedelta(days=1)
KEPT_FOR = timedelta(days=7)
LOOK_SECONDS = 86_400.0
TRIES = 20
Change = Callable[[StoredGathering], StoredGathering | None]  # what it leads to, or None if it is over with it
Answer = TypeVar("Answer")


class Gatherings:
    def __init__(self, store: GatheringStore, tables: Tables, announcer: Announcer) -> None:
        self._store = store
        self._tables = tables
        self._announcer = announcer
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._changes: set[asyncio.Task[Any]] = set()
        tables.gathering = self.find

    # -- looking ---------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> StoredGathering | None:
        return await self._store.load(table) if TABLE_ID.fullmatch(table) else None

    async def current(self, table: str) -> StoredGathering:
        """As it is stored now. Raises if it has begun, or is gone."""
        found = await self.find(table)
        if found is None:
            await self._tables.current(table)
            raise RefusalError("stale", "this table has begun", where="table")
        return found

    async def lobby(self) -> list[StoredGathering]:
        return await self._store.listed(datetime.now(UTC) - LISTED_FOR)

    async def of(self, person: str) -> list[StoredGathering]:
        return await self._store.of(person)

    async def by_word(self, typed: str) -> str:
        """The table that gathers under this word."""
        for word in candidates(typed):
            found = await self._store.by_word(word)
            if found is not None:
                return found
        raise RefusalError("not_found", "no table gathers under this word; it may have begun", where="word")

    # -- changes ---------------------------------------------------------------------------------------------------

    async def create(self, wish: NewGathering, person: str) -> StoredGathering:
        begun = places.opened(wish, new_table_id(), person)
        own = begun.place_of(person)
        assert own is not None
        assert own.name is not None
        steps = People.remember(person, own.name, own.face, wish.language)

        async def within_bounds() -> StoredGathering | None:
            if await self._store.hosted(person) >= MOST_HOSTED:
                told = f"you have {MOST_HOSTED} tables that gather; start one of them, or give one up"
                raise RefusalError("invalid", told)
            return await self.gather(begun, wish.language, beside=steps)

        made = await self._in_turn(f"of {person}", within_bounds)
        assert made is not None  # nothing but the word could have been taken
        return made

    async def gather(
        self,
        begun: StoredGathering,
        language: str,
        first: Sequence[Step] = (),
        beside: Sequence[Step] = (),
        told: str | None = None,
    ) -> StoredGathering | None:
        """Store a new one under a word that no other has. None if what must be done first was in vain."""
        for _ in range(TRIES):
            named = replace(begun, word=new_word(language))
            if await self._store.create(named, first, beside, told):
                return named
            assert named.word is not None
            if await self._store.by_word(named.word) is None:
                return None
        raise RefusalError("full", "so many tables gather now that there is no word left for another one")

    async def sit(self, table: str, wish: Sitting, person: str) -> StoredGathering:
        """Somebody sits down. Raises if another was there before."""

        def remember(after: StoredGathering) -> list[Step]:
            own = after.place_of(person)
            return People.remember(person, own.name, own.face) if own and own.name else []

        return await self._change(table, lambda now: places.seated(now, wish, person), remember)

    async def take_kept(self, table: str, person: str) -> StoredGathering:
        """Somebody sits down where a place is kept for them, and those beside them do."""
        return await self._change(table, lambda now: places.kept_taken(now, person))

    async def leave(self, table: str, place: int, person: str) -> StoredGathering:
        return await self._change(table, lambda now: places.left(now, place, person))

    async def arrange(self, table: str, wish: ChangedPlace, person: str) -> StoredGathering:
        return await self._change(table, lambda now: places.arranged(now, wish, person))

    async def agree(self, table: str, wish: NewTerms, person: str) -> StoredGathering:
        return await self._change(table, lambda now: places.agreed(now, wish, person))

    async def give_up(self, table: str, person: str) -> None:
        def nothing(now: StoredGathering) -> None:
            places.require_host(now, person)

        await self._change(table, nothing)

    async def _change(
        self,
        table: str,
        change: Change,
        beside: Callable[[StoredGathering], Sequence[Step]] = lambda _: (),
    ) -> StoredGathering:
        async def carry_out() -> StoredGathering:
            while True:
                before = await self.current(table)
                wished = change(before)
                after = replace(wished or before, version=before.version + 1, changed=datetime.now(UTC))
                if wished is None:
                    stored = await self._store.end(table, before.version)
                else:
                    stored = await self._store.change(before.version, after, beside(after))
                if stored:
                    self._announcer.announce(table)
                    return after

        return await self._in_turn(table, carry_out)

    async def start(self, table: str, person: str, seen: int | None) -> Standing:
        """The table begins. Who says which version they saw is refused if it has changed since."""

        async def begin() -> Standing:
            while True:
                now = await self.current(table)
                places.require_host(now, person)
                places.require_seen(now, seen)
                try:
                    return await self._tables.begin(_beginning(now), [ending(table, now.version)])
                except FileExistsError:  # somebody in another process was faster
                    continue

        return await self._in_turn(table, begin)

    async def _in_turn(self, name: str, work: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """One after the other. Begun, it is finished, also when whoever wished it has gone."""

        async def alone() -> Answer:
            lock = self._locks.setdefault(name, asyncio.Lock())
            async with lock:
                try:
                    return await work()
                except Away:  # it may be stored or not: whoever looks at the table looks again
                    self._announcer.announce(name)
                    raise

        task = asyncio.get_running_loop().create_task(alone())
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # it keeps a refusal, which remembers that it was raised here

    # -- those that nobody comes back to ---------------------------------------------------------------------------

    async def keep_tidy(self) -> None:
        """For ever: what has not changed for a week is forgotten."""
        while True:
            try:
                await self.forget_old(datetime.now(UTC) - KEPT_FOR)
            except Away as error:
                log.warning("cannot look which gatherings are old: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def forget_old(self, since: datetime) -> None:
        for table, version in await self._store.unchanged_since(since):
            if await self._store.end(table, version):
                self._announcer.announce(table)


def _beginning(gathering: StoredGathering) -> Beginning:
    return Beginning(
        table=gathering.id,
        game=find_game(gathering.game),
        chairs=places.chairs_of(gathering),
        options=gathering.options,
        company=Company(host=gathering.host, terms=gathering.terms),
        shuffle=Shuffle(gathering.secret, places.words_of(gathering)),
        campaign=gathering.campaign,
    )
