"""A game from somebody's file, played again from its record: what is stored of it then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import msgspec

from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.record import Action, Record
from sammelsurium.kernel.shuffle import Shuffle, write_shuffles
from sammelsurium.kernel.verification import verify
from sammelsurium.minds import minds, usual_level

from . import gate
from .company import Company
from .final import Final
from .luggage import PackedSeat, PackedTable
from .names import check_line
from .outdated import why_outdated
from .refusals import RefusalError
from .standing import Standing, rebuild
from .store import Opening, Stand, StoredSeat, StoredTable
from .tables import TABLE_ID, new_table_id

MOST_ACTIONS = 20_000
MOST_SEATS = 12
ELSEWHERE = "elsewhere"
"""Whose the seats of other people are: nobody's here. No fingerprint looks like it."""


@dataclass(frozen=True)
class Played:
    opening: Opening
    chairs: tuple[StoredSeat, ...]
    stand: Stand
    actions: Sequence[Action]
    final: Final
    digest: str


def played_again(table: PackedTable, person: str) -> Played:
    """Raises RefusalError, saying what does not hold. It takes as long as the game is long."""
    try:
        record = _read(table)
        actions = _actions(record)
        _verify(record)
    except GameError as error:
        raise _refused(str(error)) from error
    chairs = _chairs(table.seats, person)
    if isinstance(record, Record) and [chair.name for chair in chairs] != record.seats:
        raise _refused("its seats are not those of its record")
    opening = _opening(table, record)
    standing = _over(opening, chairs, actions, _moment(table.changed))
    standing = replace(standing, company=Company(host=person))
    if isinstance(record, Record) and standing.game:
        _compare(standing.game, record)
    sealed = record.sealed()
    final = replace(gate.final(standing), record=sealed.to_json())
    return Played(standing.opening, chairs, standing.stand(gate.summary(standing)), actions, final, sealed.digest or "")


def _read(table: PackedTable) -> Record | Chronicle:
    assert table.record is not None
    text = msgspec.json.encode(table.record)
    record: Record | Chronicle = Chronicle.read(text) if table.campaign else Record.read(text)
    if isinstance(record, Record) and record.position is not None:
        raise _refused("it does not begin at the beginning of a game")
    return record


def _verify(record: Record | Chronicle) -> None:
    """Whatever says how it was shuffled must have been. What no rules of ours can play is refused later, in better
    words."""
    if record.opened and why_outdated(record.played, record.rules, record.box.hash) is None:
        verify(record)


def _actions(record: Record | Chronicle) -> list[Action]:
    actions = record.read_actions()
    if len(actions) > MOST_ACTIONS:
        raise _refused(f"it has more than {MOST_ACTIONS} actions")
    return actions


def _chairs(seats: Sequence[PackedSeat], person: str) -> tuple[StoredSeat, ...]:
    if sum(seat.mine and not seat.beside for seat in seats) != 1 or len(seats) > MOST_SEATS:
        raise _refused("exactly one of its seats is its owner's")
    return tuple(_chair(number, seat, person) for number, seat in enumerate(seats))


def _chair(number: int, seat: PackedSeat, person: str) -> StoredSeat:
    if check_line(seat.name, "name") != seat.name:
        raise _refused("a name in it is not as it is stored")
    if seat.kind == "bot":
        return StoredSeat(number, seat.name, None, seat.mind if seat.mind in minds() else usual_level(), face=seat.face)
    whose = person if seat.mine else ELSEWHERE
    return StoredSeat(number, seat.name, whose, None, face=seat.face, beside=seat.beside)


def _opening(table: PackedTable, record: Record | Chronicle) -> Opening:
    name = table.table if TABLE_ID.fullmatch(table.table) else new_table_id()
    dealt = record.shuffle if isinstance(record, Record) and record.shuffle and record.shuffle.table == name else None
    return Opening(
        id=name,
        game=record.played,
        rules_version=record.rules,
        box=record.box.name,
        box_version=record.box.version,
        box_hash=record.box.hash,
        options=msgspec.json.encode(record.options).decode(),
        seed="",  # nothing will be dealt any more
        created=_moment(table.created),
        campaign=isinstance(record, Chronicle),
        shuffle=write_shuffles([Shuffle(dealt.secret, dealt.words, dealt.begins)]) if dealt else None,
    )


def _over(opening: Opening, chairs: tuple[StoredSeat, ...], actions: Sequence[Action], changed: datetime) -> Standing:
    stand = Stand(len(actions), False, None, changed)
    standing = rebuild(StoredTable(opening, stand, 1, chairs, tuple(enumerate(actions, 1))))
    if not standing.over:
        raise _refused("its record does not come to the end of the game")
    box = standing.match.game.find_box(opening.box_hash)
    assert box is not None
    opening = replace(opening, box=box.name, box_version=box.version)  # as it is called here
    return replace(standing, opening=opening)


def _compare(match: Match, record: Record) -> None:
    if record.result is not None and match.record().result != record.result:
        raise _refused("played again, its record leads to another result")


def _moment(text: str) -> datetime:
    """Never later than now: it would stay at the top of the list."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise _refused(f"{text[:40]!r} is no moment") from None
    return min(found if found.tzinfo else found.replace(tzinfo=UTC), datetime.now(UTC))


def _refused(told: str) -> RefusalError:
    return RefusalError("invalid", told)
