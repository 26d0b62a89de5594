"""The authority over all tables: check, apply, store, then announce."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime

import msgspec

from sammelsurium.kernel.errors import OptionError, Stale, UnknownGame
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import minds

from .messages import NewTable, SeatWish
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
        game, seats = check_wish(wish, visitor)
        names = [seat.name for seat in seats]
        try:
            match = await asyncio.to_thread(Match.begin, game, names, wish.options)
        except OptionError as error:
            raise RefusalError("invalid", str(error), where="options") from error
        opening = Opening(
            id=new_table_id(),
            game=game.name,
            rules_version=game.rules_version,
            box=match.box.name,
            box_version=match.box.version,
            box_hash=match.box.hash,
            options=msgspec.json.encode(match.options).decode(),
            seed=check_line(wish.seed, "seed") if wish.seed else secrets.token_hex(32),
            created=datetime.now(UTC),
        )
        dealt = Standing(opening, seats, 0, opening.created, match)
        match.settle(dealt.deal)
        stand = stand_of(match, seats, opening.created)
        version = await self._store.create(opening, seats, stand, match.actions)
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

    async def play(self, table: str, seat: int, ply: int, move: str) -> Standing:
        """Carry out a move and the chance actions that follow it. Raises the kernel's errors."""
        before = await self.current(table)
        match = before.match.back_to(before.match.ply)
        match.play(seat, move, ply)
        match.settle(before.deal)
        now = datetime.now(UTC)
        stand = stand_of(match, before.seats, now)
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
        if not await self._store.cut(table, before.version, stand_of(match, before.seats, now)):
            raise Stale(f"somebody else acted at ply {ply} first", before.match.ply)
        return await self._changed(replace(before, version=before.version + 1, changed=now, match=match))

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


def check_wish(wish: NewTable, visitor: str) -> tuple[Game, tuple[StoredSeat, ...]]:
    """Everything about a wished table that the type alone cannot say."""
    try:
        game = find_game(wish.game)
    except UnknownGame as error:
        raise RefusalError("invalid", str(error), where="game") from error
    try:
        game.check_players(len(wish.seats))
    except OptionError as error:
        raise RefusalError("invalid", str(error), where="seats") from error
    mine = sum(seat.kind == "me" for seat in wish.seats)
    if mine != 1:
        raise RefusalError("invalid", f"exactly one seat is “me”, not {mine}", where="seats")
    return game, tuple(_seat(number, seat, visitor) for number, seat in enumerate(wish.seats))


def check_line(text: str, where: str) -> str:
    """Text that can be shown and that every database can store."""
    if not text or any(unicodedata.category(letter) == "Cc" for letter in text):
        raise RefusalError("invalid", "there must be something to read, no control characters", where=where)
    return text


def _seat(number: int, wish: SeatWish, visitor: str) -> StoredSeat:
    where = f"seats[{number}].mind"
    name = check_line(wish.name.strip(), f"seats[{number}].name")
    if wish.kind == "me":
        if wish.mind is not None:
            raise RefusalError("invalid", "a person's seat has no mind to choose", where=where)
        return StoredSeat(number, name, visitor, None)
    mind = wish.mind if wish.mind is not None else minds()[-1]
    if mind not in minds():
        raise RefusalError("invalid", f"there is no mind “{mind}”; there is: {', '.join(minds())}", where=where)
    return StoredSeat(number, name, None, mind)
