"""What a change of a table leads to, before it is stored."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from msgspec import structs

from sammelsurium.kernel.contract import TABLE

from .clock import resumed, wound
from .refusals import RefusalError
from .standing import Standing


def following(before: Standing, changed: Standing, acted: int | None = None) -> Standing:
    """What a change leads to, the clocks wound; shown to nobody before it is stored."""
    now = datetime.now(UTC)
    company = wound(changed.company, changed.waiting, acted, now)
    if changed.over:
        company = structs.replace(company, motion=None, paused=None)
    return replace(changed, version=before.version + 1, changed=now, company=company, past=before.past)


def played_on(before: Standing, actor: int) -> Standing:
    """Nobody needs to decide any more whether something is taken back; and where people play on there is no pause."""
    company, motion = before.company, before.company.motion
    if motion is not None and motion.kind == "undo":
        company = structs.replace(company, motion=None)
    if actor == TABLE or before.seats[actor].mind is None:
        company = resumed(company, datetime.now(UTC))
    return replace(before, company=company, past={})


def require_not_ended(standing: Standing) -> None:
    if standing.company.ended:
        raise RefusalError("illegal", "the game was ended by consent", where="table")
