"""The authority over all tables: check, apply, store, then announce."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

import msgspec

from sammelsurium.kernel.campaign import Campaign
from sammelsurium.kernel.contract import TABLE
from sammelsurium.kernel.errors import OptionError, Stale
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match

from .chairs import chair_for, check_line, check_wish, require_present
from .messages import NewPerson, NewTable
from .refusals import RefusalError
from .standing import Standing, rebuild, stand_of
from .store import Opening, Store, StoredSeat

log = logging.getLogger(__name__)

KEPT = 256  # matches in memory; any other is rebuilt from its record in a moment
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
TABLE_ID = re.compile(f"[{ALPHABET}]{{12}}")


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


class Tables:
    def __init__(self, store: Store, announce: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._announce = announce
        self._kept: OrderedDict[str, Standing] = OrderedDict()
        self.on_change: Callable[[Standing], None] = lambda _: None
        """Called after every change made by this process."""

    async def create(self, wish: NewTable, visitor: str) -> Standing:
        """A new table, its first chance actions carried out."""
        game, chairs = check_wish(wish, visitor)
        try:
            match = await asyncio.to_thread(_begin, game, chairs, wish)
        except OptionError as error:
            raise RefusalError("invalid", str(error), where="options") from error
        box = game.box()
        opening = Opening(
            id=new_table_id(),
            game=game.name,
            rules_version=game.rules_version,
            box=box.name,
            box_version=box.version,
            box_hash=box.hash,
            options=msgspec.json.encode(match.options).decode(),
            seed=check_line(wish.seed, "seed") if wish.seed else secrets.token_hex(32),
            created=datetime.now(UTC),
            campaign=wish.campaign,
        )
        dealt = Standing(opening, chairs, 0, opening.created, match)
        match.settle(dealt.deal)
        stand = stand_of(match, chairs, opening.created)
        version = await self._store.create(opening, chairs, stand, match.actions)
        return await self._changed(replace(dealt, version=version))

    async def current(self, table: str) -> Standing:
        """The table as it is stored now, from memory if nobody changed it since."""
        if not TABLE_ID.fullmatch(table):
            raise _unknown(table)
        version = await self._store.version(table)
        if version is None:
            raise _unknown(table)
        kept = self._kept.get(table)
        if kept is not None and kept.version == version:
            self._kept.move_to_end(table)
            return kept
        stored = await self._store.load(table)
        if stored is None:
            raise _unknown(table)
        return self._keep(await asyncio.to_thread(rebuild, stored))

    async def play(self, table: str, actor: int, ply: int, move: str) -> Standing:
        """Carry out a move and the chance actions that follow it. Raises the kernel's errors."""
        before = await self.current(table)
        match = before.match.back_to(before.match.ply)
        match.play(actor, move, ply)
        if actor == TABLE and not isinstance(match, Match):
            require_present(before, match.seats)
        match.settle(before.deal)
        now = datetime.now(UTC)
        stand = stand_of(match, before.chairs, now)
        if not await self._store.append(table, before.version, ply, stand, match.actions[ply:]):
            raise Stale(f"somebody else acted at ply {ply} first", before.match.ply)
        return await self._changed(replace(before, version=before.version + 1, changed=now, match=match))

    async def undo(self, table: str, seat: int, ply: int) -> Standing:
        """Take the seat's last action back, where that is fair."""
        before = await self.current(table)
        stands = before.match.ply
        if ply != stands:
            raise Stale(f"undo was meant for ply {ply}, the match is at ply {stands}", stands)
        target = before.match.undo_ply(seat)
        if target is None:
            raise RefusalError("illegal", "there is no action of yours that could be taken back fairly now")
        match = before.match.back_to(target)
        now = datetime.now(UTC)
        if not await self._store.cut(table, before.version, stand_of(match, before.chairs, now)):
            raise Stale(f"somebody else acted at ply {ply} first", before.match.ply)
        return await self._changed(replace(before, version=before.version + 1, changed=now, match=match))

    async def join(self, table: str, wish: NewPerson, visitor: str) -> Standing:
        """Somebody, or a bot, will belong to a campaign from now on."""
        before = await self.current(table)
        chair = chair_for(before, wish, visitor)
        rest = [old for old in before.chairs if old.seat != chair.seat]
        chairs = tuple(sorted([*rest, chair], key=lambda one: one.seat))
        now = datetime.now(UTC)
        if not await self._store.seat(table, before.version, stand_of(before.match, chairs, now), chair):
            raise Stale("somebody else acted first", before.match.ply)
        return await self._changed(replace(before, version=before.version + 1, changed=now, chairs=chairs))

    async def of_visitor(self, visitor: str) -> list[Standing]:
        """The tables on the visitor's list. One that cannot be opened is left out, and the log says why."""
        found = []
        for table in await self._store.of_visitor(visitor):
            try:
                found.append(await self.current(table))
            except RefusalError as error:
                log.warning("not listed: %s", error)
        return found

    async def clear(self, table: str, visitor: str) -> None:
        if not TABLE_ID.fullmatch(table) or await self._store.version(table) is None:
            raise _unknown(table)
        if not await self._store.clear(table, visitor):
            raise RefusalError("not_yours", "you have no seat at this table")
        await self._announce(table)

    async def waiting_for_bots(self) -> list[str]:
        return await self._store.waiting_for_bots()

    def _keep(self, standing: Standing) -> Standing:
        """Remember it, unless something newer is already remembered."""
        kept = self._kept.get(standing.table)
        if kept is None or kept.version < standing.version:
            self._kept[standing.table] = standing
        self._kept.move_to_end(standing.table)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return standing

    async def _changed(self, standing: Standing) -> Standing:
        """After storing: remember, announce, wake the bots."""
        self._keep(standing)
        self.on_change(standing)
        await self._announce(standing.table)
        return standing


def _unknown(table: str) -> RefusalError:
    return RefusalError("not_found", f"there is no table {table!r}", where="table")


def _begin(game: Game, chairs: Sequence[StoredSeat], wish: NewTable) -> Match | Campaign:
    if wish.campaign and game.campaign:
        return game.campaign.begin(game, wish.options)
    return Match.begin(game, [chair.name for chair in chairs], wish.options)
