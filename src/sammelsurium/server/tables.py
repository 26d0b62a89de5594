"""The authority over all tables: check, apply, store, then announce.

In a process a table has one owner, the lock of that table: its changes come one after the other, each checked against
what is kept in memory. Why that may be trusted without asking the database stands in docs/operations.md.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from weakref import WeakValueDictionary

import msgspec

from sammelsurium.kernel.campaign import Campaign
from sammelsurium.kernel.contract import TABLE
from sammelsurium.kernel.errors import GameError, OptionError, Stale
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.shuffle import Shuffle, new_shuffle, seed_of, write_shuffles

from . import gate
from .announcements import Announcer
from .chairs import chair_for, check_wish, require_present
from .changes import following, played_on, require_not_ended
from .clock import wound
from .company import Company
from .cursor import read_cursor, write_cursor
from .database import Database, Step, answers
from .final import Final
from .gathering_store import StoredGathering
from .messages.table import NewPerson, NewTable
from .metrics import Metrics
from .refusals import RefusalError
from .shuffles import next_shuffle, words_of
from .standing import Standing, rebuild
from .store import Opening, Store, StoredLine, StoredSeat, advancing
from .terms import check_terms

KEPT_BYTES = 512 << 20  # of states in memory; any other table is rebuilt from its record in a moment
Change = Callable[[Standing], Awaitable[Standing | None]]  # what it leads to, or None if somebody was faster
Arrangement = Callable[[Standing, datetime], Standing]  # what somebody makes of the table at that moment
TRIES = 20
Asking = Callable[[Standing], int]  # whose wish it is: their seat at the table as it is now, or a refusal
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
TABLE_ID = re.compile(f"[{ALPHABET}]{{12}}")


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


class Overtaken(Stale):
    """Another process has changed the table meanwhile."""


@dataclass(frozen=True)
class Beginning:
    """All that a table begins with."""

    table: str
    game: Game
    chairs: tuple[StoredSeat, ...]
    options: dict[str, str]
    company: Company
    shuffle: Shuffle
    campaign: bool = False


class StillGathers(RefusalError):
    """Its people sit down, and nothing can be played yet."""

    def __init__(self, gathering: StoredGathering) -> None:
        super().__init__("invalid", "people are still sitting down at this table; it has not begun", where="table")
        self.gathering = gathering


class Tables:
    def __init__(self, store: Store, announcer: Announcer, database: Database, metrics: Metrics) -> None:
        self.metrics = metrics
        metrics.watch("tables_kept", "Tables in memory", lambda: len(self._kept))
        metrics.watch("kept_bytes", "What their states take", lambda: self._bytes)
        self._store = store
        self._announcer = announcer
        self._database = database
        database.heard = self.heard
        self._kept: OrderedDict[str, Standing] = OrderedDict()
        self._weights: dict[str, int] = {}
        self._bytes = 0
        self._current: set[str] = set()
        """Tables of which nothing newer than what is kept can be stored without our having heard of it."""
        self._news = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._changes: set[asyncio.Task[Standing]] = set()
        self.gathering: Callable[[str], Awaitable[StoredGathering | None]] = _nobody_gathers
        """Asked where there is no table (yet)."""
        self.on_change: Callable[[Standing], None] = lambda _: None
        """Called after every change made by this process."""
        self.laid: Callable[[Opening], Opening] = lambda opening: opening
        """How a table is to begin. Only who has this object can have it otherwise, as tests do that choose a deal."""

    async def create(self, wish: NewTable, person: str) -> Standing:
        """A new table, its first chance actions carried out."""
        game, chairs = check_wish(wish, person)
        company = Company(host=person, terms=check_terms(wish.terms))
        shuffle = new_shuffle(words_of(wish.seats))
        return await self.begin(
            Beginning(new_table_id(), game, chairs, wish.options, company, shuffle, campaign=wish.campaign)
        )

    async def begin(self, wish: Beginning, first: Sequence[Step] = (), told: str | None = None) -> Standing:
        """The table as it is dealt, stored together with what must be done first. Raises FileExistsError if that
        cannot be done any more."""
        game, chairs = wish.game, wish.chairs
        try:
            match = await asyncio.to_thread(_begin, wish)
        except OptionError as error:
            raise RefusalError("invalid", str(error), where="options") from error
        box = game.box()
        opening = Opening(
            id=wish.table,
            game=game.name,
            rules_version=game.rules_version,
            box=box.name,
            box_version=box.version,
            box_hash=box.hash,
            options=msgspec.json.encode(match.options).decode(),
            seed=seed_of(wish.shuffle),
            created=datetime.now(UTC),
            campaign=wish.campaign,
            shuffle=write_shuffles([wish.shuffle]),
        )
        opening = self.laid(opening)
        dealt = Standing(opening, chairs, 1, opening.created, match, wish.company)
        match.settle(dealt.deal)
        dealt = replace(dealt, company=wound(wish.company, dealt.waiting, None, opening.created))
        await self._store.create(opening, chairs, dealt.stand(gate.summary(dealt)), match.actions, first, told)
        return self._changed(dealt)

    async def current(self, table: str) -> Standing:
        """The table as it is stored now; from memory where that is certain to be the same."""
        if not TABLE_ID.fullmatch(table):
            raise unknown_table(table)
        kept = self._kept.get(table)
        if kept is not None and not kept.is_in_use:  # compiled meanwhile: its record is played again
            self._forget(table)
            kept = None
        if kept is not None and table in self._current and self._database.hears:
            self._kept.move_to_end(table)
            return kept
        return await self._look(table)

    async def _look(self, table: str) -> Standing:
        """Ask the database. If anything is heard meanwhile it may be about this table, and the next one asks again."""
        news = self._news
        version = await self._store.version(table) or await self._begun_meanwhile(table)
        found = self._kept.get(table)
        if found is None or found.version != version:
            if found is not None:  # older, or of a past that a restored copy has undone
                self._forget(table)
            stored = await self._store.load(table)
            if stored is None:
                raise unknown_table(table)
            found = self._keep(await asyncio.to_thread(rebuild, stored))
        if news == self._news and self._kept.get(table) is found:
            self._current.add(table)
        return found

    async def glance(self, table: str) -> Standing:
        """The table as it is stored now, for somebody who looks at a great many: it is not kept for the next one."""
        stored = None if table in self._kept else await self._store.load(table)
        return await asyncio.to_thread(rebuild, stored) if stored else await self.current(table)

    async def _begun_meanwhile(self, table: str) -> int:
        """Where there was no table a moment ago. Raises if people still gather there, or if there is none."""
        gathering = await self.gathering(table)
        if gathering is not None:
            raise StillGathers(gathering)
        version = await self._store.version(table)
        if version is None:
            raise unknown_table(table)
        return version

    def heard(self, table: str | None) -> None:
        """Another process has changed it; None: anything may have happened."""
        self._news += 1
        self._current = set() if table is None else self._current - {table}
        self._announcer.announce(table)

    async def play(self, table: str, asking: Asking, ply: int, move: str) -> Standing:
        """Carry out a move and the chance actions that follow it. Raises the kernel's errors."""
        return await self._change(table, lambda before: self._play(before, asking(before), ply, move), ply)

    async def undo(self, table: str, asking: Asking, ply: int) -> Standing:
        """Take the seat's last action back, where that is fair."""
        return await self._change(table, lambda before: self._undo(before, asking(before), ply), ply)

    async def join(self, table: str, wish: NewPerson, person: str) -> Standing:
        """Somebody, or a bot, will belong to a campaign from now on."""
        return await self._change(table, lambda before: self._join(before, wish, person))

    async def follow(self, table: str, leads_to: str, make: Callable[[Sequence[Step]], Awaitable[bool]]) -> Standing:
        """The same people play again elsewhere. That is made together with the word of it here, or neither."""

        async def lead_on(before: Standing) -> Standing | None:
            if before.company.next is not None:
                raise Overtaken("there is a rematch already", before.match.ply)
            after = following(before, before.agreeing(next=leads_to))
            step = advancing(table, before.version, after.stand(gate.summary(after)))
            return after if await make([step]) else None

        return await self._change(table, lead_on)

    async def arrange(self, table: str, arrangement: Arrangement, beside: Sequence[Step] = ()) -> Standing:
        """Something about the people. It belongs to no ply: if somebody elsewhere was faster it is tried again."""
        for _ in range(TRIES):
            with suppress(Overtaken):
                return await self._change(table, lambda before: self._arranged(before, arrangement, beside))
        raise Stale("too much happens at this table at once; try again", (await self.current(table)).match.ply)

    async def _arranged(self, before: Standing, arrangement: Arrangement, beside: Sequence[Step]) -> Standing | None:
        after = following(before, arrangement(before, datetime.now(UTC)))
        chairs = [chair for chair, old in zip(after.chairs, before.chairs, strict=True) if chair != old]
        final = await _final(after) if not before.over else None  # of a game that is over it is kept already
        stand = after.stand(gate.summary(after))
        stored = await self._store.change(before.table, before.version, stand, chairs, final, beside)
        return after if stored else None

    async def _change(self, table: str, change: Change, seen: int = 0) -> Standing:
        """One after the other. Begun, it is finished, also when whoever wished it has gone."""
        task = asyncio.get_running_loop().create_task(self._in_turn(table, change, seen))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # it keeps a refusal, which remembers that it was raised here

    async def _in_turn(self, table: str, change: Change, seen: int) -> Standing:
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            before = await self.current(table)
            if before.match.ply < seen:  # told by another process, whose announcement is still on its way to us
                before = await self._look(table)
            with self.metrics.changing(before.opening.game):
                try:
                    return self._changed(await self._carried_out(before, change))
                except (GameError, RefusalError):
                    raise
                except Exception:  # it may be stored or not: whoever looks at the table looks again
                    self.heard(table)
                    raise

    async def _carried_out(self, before: Standing, change: Change) -> Standing:
        after = await change(before)
        if after is None:
            self._current.discard(before.table)
            newest = await self._look(before.table)
            self._announcer.announce(before.table)
            raise Overtaken(f"somebody else acted first, the table is at ply {newest.match.ply}", newest.match.ply)
        return after

    async def _play(self, before: Standing, actor: int, ply: int, move: str) -> Standing | None:
        require_not_ended(before)
        match = before.match.back_to(before.match.ply)
        match.play(actor, move, ply)
        if actor == TABLE and match.campaign:
            require_present(before, match.seats)
        match.settle(before.deal)
        again = next_shuffle(before, match)
        changed = replace(played_on(before, actor), match=match, opening=again or before.opening)
        after = following(before, changed, actor)
        stand = after.stand(gate.summary(after))
        final = await _final(after)
        stored = await self._store.append(before.table, before.version, ply, stand, match.actions[ply:], final, again)
        return after if stored else None

    async def _undo(self, before: Standing, seat: int, ply: int) -> Standing | None:
        require_not_ended(before)
        stands = before.match.ply
        if ply != stands:
            raise Stale(f"undo was meant for ply {ply}, the match is at ply {stands}", stands)
        target = before.match.undo_ply(seat)
        if target is None:
            raise RefusalError("illegal", "there is no action of yours that could be taken back fairly now")
        after = following(before, replace(played_on(before, seat), match=before.match.back_to(target)), seat)
        stored = await self._store.cut(before.table, before.version, after.stand(gate.summary(after)))
        return after if stored else None

    async def _join(self, before: Standing, wish: NewPerson, person: str) -> Standing | None:
        chair = chair_for(before, wish, person)
        rest = [old for old in before.chairs if old.seat != chair.seat]
        chairs = tuple(sorted([*rest, chair], key=lambda one: one.seat))
        after = following(before, replace(before, chairs=chairs, past={}))
        stand = after.stand(gate.summary(after))
        stored = await self._store.seat(before.table, before.version, stand, chair, await _final(after))
        return after if stored else None

    async def page(self, person: str, over: bool, after: str | None) -> tuple[list[StoredLine], str | None]:
        """A page of the somebody's list, and where the next one begins. No table is rebuilt for it."""
        lines, following = await self._store.page(person, over, read_cursor(after))
        return lines, write_cursor(following)

    async def next_waiting(self, person: str, after: str | None) -> tuple[str | None, int]:
        """The table that has waited longest for somebody, or the next one behind the named; and how many more wait."""
        waiting = await self._store.waiting_for(person)
        begin = waiting.index(after) + 1 if after in waiting else 0
        others = [table for table in (*waiting[begin:], *waiting[:begin]) if table != after]
        return (others[0], len(others) - 1) if others else (None, 0)

    async def overdue(self) -> list[str]:
        """Where a bot is to answer for somebody who was only asked."""
        return await self._store.overdue(datetime.now(UTC))

    async def clear(self, table: str, person: str) -> None:
        if not TABLE_ID.fullmatch(table) or await self._store.version(table) is None:
            raise unknown_table(table)
        if not await self._store.clear(table, person):
            raise RefusalError("not_yours", "you have no seat at this table")
        self.heard(table)  # the store has made it newer, and nothing here has

    async def are_stored(self) -> bool:
        """Whether the database can be asked now."""
        return await answers(self._database)

    @property
    def hear(self) -> bool:
        """Whether it would be noticed if another process changed one of them."""
        return self._database.hears

    async def waiting_for_bots(self, since: datetime) -> list[tuple[str, str]]:
        """Where it has been a bot's turn since then, and for whom."""
        return await self._store.waiting_for_bots(since)

    def _keep(self, standing: Standing) -> Standing:
        """Remember it, unless something newer is already remembered."""
        kept = self._kept.get(standing.table)
        if kept is None or kept.version < standing.version:
            self._kept[standing.table] = standing
        self._kept.move_to_end(standing.table)
        self._weigh(self._kept[standing.table])
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            self._forget(next(iter(self._kept)))
        return standing

    def _weigh(self, standing: Standing) -> None:
        """What the newest standing of a table holds; the earlier ones share its states."""
        weight = standing.bytes
        self._bytes += weight - self._weights.get(standing.table, 0)
        self._weights[standing.table] = weight

    def _forget(self, table: str) -> None:
        self._kept.pop(table).past.clear()  # it names itself there, and would have to wait for the collector
        self._current.discard(table)
        self._bytes -= self._weights.pop(table)

    def _changed(self, standing: Standing) -> Standing:
        """After storing: remember, announce, wake the bots."""
        self._keep(standing)
        self._current.add(standing.table)
        self._announcer.announce(standing.table)
        self.on_change(standing)
        return standing


async def _final(standing: Standing) -> Final | None:
    """In a thread: whole logs are told."""
    return await asyncio.to_thread(gate.final, standing) if standing.over else None


async def _nobody_gathers(_: str) -> None:
    return None


def unknown_table(table: str) -> RefusalError:
    return RefusalError("not_found", f"there is no table {table[:40]!r}", where="table")


def _begin(wish: Beginning) -> Match | Campaign:
    if wish.campaign and wish.game.campaign:
        return wish.game.campaign.begin(wish.game, wish.options)
    return Match.begin(wish.game, [chair.name for chair in wish.chairs], wish.options)
