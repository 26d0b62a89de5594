"""A table as it stands: how it began, and the match its actions lead to. Never changed, only replaced."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import msgspec

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.errors import GameError, UnknownGame
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import BoxName, Record
from sammelsurium.kernel.registry import find_game

from .refusals import RefusalError
from .store import Opening, Stand, StoredSeat, StoredTable


@dataclass(frozen=True)
class Standing:
    opening: Opening
    seats: tuple[StoredSeat, ...]
    version: int
    changed: datetime
    match: Match

    @property
    def table(self) -> str:
        return self.opening.id

    @property
    def thinking(self) -> int | None:
        return thinking(self.match, self.seats)

    @property
    def deal(self) -> Stream:
        """Where this table's chance comes from."""
        return Stream.of(self.opening.seed, "deal")

    def bot_stream(self, seat: int) -> Stream:
        return Stream.of(self.opening.seed, f"bot {seat}")

    def seat_of(self, visitor: str) -> int | None:
        """The visitor's seat, None for a spectator."""
        return next((seat.seat for seat in self.seats if seat.visitor == visitor), None)

    def require_own(self, visitor: str, seat: int) -> None:
        """Raise unless the seat is the visitor's."""
        if seat >= len(self.seats):
            raise RefusalError("invalid", f"there is no seat {seat} at this table", where="seat")
        if self.seats[seat].visitor != visitor:
            raise RefusalError("not_yours", f"seat {seat} is not yours", where="seat")


def thinking(match: Match, seats: tuple[StoredSeat, ...]) -> int | None:
    """The first bot the game waits for."""
    return next((seat for seat in match.waiting if seats[seat].mind is not None), None)


def stand_of(match: Match, seats: tuple[StoredSeat, ...], now: datetime) -> Stand:
    return Stand(ply=match.ply, over=match.over, thinking=thinking(match, seats), changed=now)


def rebuild(stored: StoredTable) -> Standing:
    """The match from its stored actions. A table that cannot be rebuilt is refused, and stays as it is."""
    _check_rules(stored.opening)
    try:
        match = replay(_record_of(stored))
    except GameError as error:
        raise _broken(stored.opening, str(error)) from error
    if not match.over and not match.waiting:
        raise _broken(stored.opening, "its actions stop where Chance should act")
    return Standing(stored.opening, stored.seats, stored.version, stored.stand.changed, match)


def _check_rules(opening: Opening) -> None:
    try:
        game = find_game(opening.game)
    except UnknownGame as error:
        raise RefusalError("outdated", f"table {opening.id}: {error}", where="game") from error
    if opening.rules_version != game.rules_version:
        raise RefusalError(
            "outdated",
            f"table {opening.id} is played by version {opening.rules_version} of the rules of {game.title}; "
            f"this server has version {game.rules_version}",
            where="rules",
        )
    box = game.box()
    if opening.box_hash != box.hash:
        raise RefusalError(
            "outdated",
            f"table {opening.id} is played with box “{opening.box}” {opening.box_version} "
            f"({opening.box_hash}); "
            f"this server has “{box.name}” {box.version} ({box.hash})",
            where="box",
        )


def _record_of(stored: StoredTable) -> Record:
    opening = stored.opening
    plies = [ply for ply, _ in stored.actions]
    if plies != list(range(1, stored.stand.ply + 1)):
        raise _broken(opening, f"it should have actions 1 to {stored.stand.ply}, but they are not all there")
    if [seat.seat for seat in stored.seats] != list(range(len(stored.seats))):
        raise _broken(opening, "a seat is missing")
    try:
        options = msgspec.json.decode(opening.options, type=dict[str, str])
    except msgspec.DecodeError as error:
        raise _broken(opening, f"its options cannot be read: {error}") from error
    return Record(
        game=opening.game,
        rules=opening.rules_version,
        box=BoxName(opening.box, opening.box_version, opening.box_hash),
        options=options,
        seats=[seat.name for seat in stored.seats],
        actions=[str(action) for _, action in stored.actions],
    )


def _broken(opening: Opening, what: str) -> RefusalError:
    return RefusalError("broken", f"table {opening.id} is damaged and was left as it is: {what}")
