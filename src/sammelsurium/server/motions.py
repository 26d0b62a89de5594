"""What needs the consent of the people at a table: to take back what others have seen or answered, to end the game, to
pause and to go on.

Who is away is not asked. Whoever shares a device agrees together: they sit beside each other and say it aloud. Whatever
all have agreed to is done in the same change as the last word.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from sammelsurium.kernel.errors import Stale

from .clock import resumed
from .company import Motion
from .messages.company import MotionWish, Vote
from .refusals import RefusalError
from .standing import Standing

ENOUGH = 2  # people: alone against bots nobody takes back what Chance has shown


def moved(now: Standing, wish: MotionWish, person: str, moment: datetime) -> Standing:
    """Somebody asks for something."""
    seat = now.attended_seat(person, wish.seat)
    if now.over:
        raise RefusalError("invalid", "the game is over", where="table")
    if now.company.motion is not None:
        raise RefusalError("invalid", "something else is being asked already; answer that first", where="kind")
    target = _target(now, seat, wish.ply) if wish.kind == "undo" else None
    _require_sense(now, wish)
    number = now.company.motions + 1
    motion = Motion(number, wish.kind, seat, now.match.ply, target, _together(now, person))
    return _settled(now.agreeing(motion=motion, motions=number), moment)


def _require_sense(now: Standing, wish: MotionWish) -> None:
    if wish.kind == "pause" and (now.company.terms.pace is None or now.company.paused):
        raise RefusalError("invalid", "no time runs here that could be stopped", where="kind")
    if wish.kind == "resume" and not now.company.paused:
        raise RefusalError("invalid", "there is no pause", where="kind")


def _target(now: Standing, seat: int, ply: int) -> int:
    """Before the seat's last own step, within the game that is played."""
    stands, campaign, game = now.match.ply, now.campaign, now.game
    if ply != stands:
        raise Stale(f"undo was meant for ply {ply}, the match is at ply {stands}", stands)
    if len(now.people) < ENOUGH:
        raise RefusalError("invalid", "nobody is there who could agree to it", where="kind")
    target = None
    if game is not None and not (campaign and not campaign.running):
        own = (ply for ply in range(game.ply - 1, -1, -1) if game.actions[ply].actor == seat)
        target = game.step_ply(seat, own)
    if target is None:
        raise RefusalError("illegal", "there is no action of yours that could be taken back")
    return target + (campaign.begins if campaign else 0)


def voted(now: Standing, wish: Vote, person: str, moment: datetime) -> Standing:
    """Somebody agrees, or does not; then the matter is over, as it is if whoever asked thinks better of it."""
    now.attended_seat(person, wish.seat)
    motion = now.company.motion
    if motion is None or motion.number != wish.motion:
        raise RefusalError("stale", f"nobody asks number {wish.motion} any more", where="motion")
    if not wish.agree:
        return now.agreeing(motion=None)
    agreed = tuple(sorted({*motion.agreed, *_together(now, person)}))
    return _settled(now.agreeing(motion=_agreed(motion, agreed)), moment)


def without(now: Standing, seat: int, moment: datetime) -> Standing:
    """Somebody has left: what they asked for is no question any more, and nobody waits for their answer."""
    motion = now.company.motion
    if motion is None:
        return now
    if motion.by == seat:
        return now.agreeing(motion=None)
    rest = tuple(other for other in motion.agreed if other != seat)
    return _settled(now.agreeing(motion=_agreed(motion, rest)), moment)


def _together(now: Standing, person: str) -> tuple[int, ...]:
    """Their seat, and of those beside them."""
    return tuple(seat for seat in now.people if now.seats[seat].person == person)


def _agreed(motion: Motion, seats: tuple[int, ...]) -> Motion:
    return Motion(motion.number, motion.kind, motion.by, motion.ply, motion.target, seats)


def _settled(now: Standing, moment: datetime) -> Standing:
    """Done, if all agree."""
    motion = now.company.motion
    if motion is None or set(now.people) - set(motion.agreed):
        return now
    done = now.agreeing(motion=None)
    if motion.kind == "end":
        return done.agreeing(ended=True, paused=None)
    if motion.kind == "pause":
        return done.agreeing(paused=moment)
    if motion.kind == "resume":
        return replace(done, company=resumed(done.company, moment))
    assert motion.target is not None
    return replace(done, match=done.match.back_to(motion.target))
