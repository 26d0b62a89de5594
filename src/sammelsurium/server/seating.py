"""Leaving a seat to a bot and coming back, standing in, sitting down on a seat that was kept. Who sits where is no part
of the record, except by name: it names whoever sits there."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from sammelsurium.minds import usual_level

from .chairs import check_mind
from .messages.company import Leaving
from .messages.gathering import NewTerms, Sitting
from .motions import without
from .names import check_name, likeness
from .refusals import RefusalError
from .standing import Standing
from .store import StoredSeat


def left(now: Standing, wish: Leaving, person: str, moment: datetime) -> Standing:
    """A bot plays the seat, which stays theirs."""
    require_running(now)
    seat = now.attended_seat(person, wish.seat)
    return without(with_mind(now, seat, _level(wish)), seat, moment)


def come_back(now: Standing, seat: int, person: str) -> Standing:
    require_running(now)
    if now.seats[now.own_seat(person, seat)].mind is None:
        raise RefusalError("invalid", f"nobody plays seat {seat} but you", where="seat")
    return with_mind(now, seat, None)


def stood_in(now: Standing, wish: Leaving, person: str, moment: datetime) -> Standing:
    """Somebody lets a bot play for somebody else who has had the agreed time."""
    require_running(now)
    if not any(now.seats[seat].person == person for seat in now.people):
        raise RefusalError("not_yours", "only who plays at this table may do that")
    if wish.seat not in now.people or now.seats[wish.seat].person == person:
        raise RefusalError("invalid", f"seat {wish.seat} is not that of another person who is there", where="seat")
    due = now.due_of(wish.seat)
    if due is None or due > moment:
        raise RefusalError("invalid", f"the agreed time of seat {wish.seat} has not run out", where="seat")
    return without(with_mind(now, wish.seat, _level(wish)), wish.seat, moment)


def seated(now: Standing, wish: Sitting, person: str) -> Standing:
    """Somebody takes a seat that a bot has kept."""
    require_running(now)
    if any(chair.person == person for chair in now.chairs):
        raise RefusalError("invalid", "you have a seat at this table", where="place")
    seat = _kept_seat(now, wish.place)
    name = check_name(wish.name, "name")
    if now.campaign is not None:
        name = now.seats[seat].name  # its sheet knows people by their names
    elif likeness(name) in (likeness(other.name) for other in now.seats if other.seat != seat):
        raise RefusalError("invalid", f"somebody at this table is called {name} already", where="name")
    taken = _chair(now, seat)
    chair = replace(taken, name=name, face=wish.face, person=person, mind=None, open=False, cleared=False)
    after = _with(now, chair)
    return after if now.campaign or now.game is None else replace(after, match=now.game.renamed(seat, name))


def _kept_seat(now: Standing, wished: int | None) -> int:
    kept = [seat.seat for seat in now.seats if seat.open]
    if not kept:
        raise RefusalError("invalid", "no seat is kept for anybody at this table", where="place")
    if wished is not None and wished not in kept:
        raise RefusalError("invalid", f"seat {wished} is not kept for anybody", where="place")
    return kept[0] if wished is None else wished


def agreed(now: Standing, wish: NewTerms, person: str) -> Standing:
    """The host changes who may say what, and who may look on. All else stays as it was when people sat down."""
    if not now.company.host or now.company.host != person:
        raise RefusalError("not_yours", "only the host of this table may do that")
    terms, known = wish.terms, now.company.terms
    for name in ("options", "listed", "places"):
        if getattr(wish, name) is not None:
            raise RefusalError("invalid", "that can be changed only while people gather", where=name)
    if terms is None:
        raise RefusalError("invalid", "say what is to be changed", where="terms")
    for name in ("pace", "weekends", "zone"):
        if getattr(terms, name) != getattr(known, name):
            raise RefusalError("invalid", "that stays as it was when people sat down", where=f"terms.{name}")
    return now.agreeing(terms=terms)


def require_running(now: Standing) -> None:
    if now.over:
        raise RefusalError("invalid", "the game is over", where="table")


def _level(wish: Leaving) -> str:
    return check_mind(wish.mind if wish.mind is not None else usual_level(), "mind")


def _chair(now: Standing, seat: int) -> StoredSeat:
    """Of a campaign the seats are those of the game in view, the chairs those of its people."""
    name = now.seats[seat].name
    return next(chair for chair in now.chairs if (chair.name == name if now.campaign else chair.seat == seat))


def with_mind(now: Standing, seat: int, mind: str | None) -> Standing:
    """With a bot on the seat, or none; to be stored as a newer version, or only to think about."""
    return _with(now, replace(_chair(now, seat), mind=mind))


def _with(now: Standing, chair: StoredSeat) -> Standing:
    return replace(now, chairs=tuple(chair if chair.seat == old.seat else old for old in now.chairs), past={})
