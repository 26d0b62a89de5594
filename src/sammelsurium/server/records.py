"""Somebody has kept the record of a game and looks at it again: at its end, or as it was after any of its actions.

Nothing is stored. What is shown is what anybody saw who looked on, so the record needs no owner.
"""

from __future__ import annotations

import threading
from datetime import UTC, datetime
from functools import lru_cache

from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.verification import read_any

from . import gate
from .company import Company
from .luggage import require_flat
from .outdated import why_outdated
from .played import ELSEWHERE, MOST_ACTIONS
from .readers import NOBODY
from .refusals import RefusalError
from .standing import Standing
from .store import Opening, StoredSeat

MOST_BYTES = 1 << 20
KEPT = 4  # games that somebody steps through
one_at_a_time = threading.Lock()
"""Whoever steps through a game asks again and again for the same one; played again it stays the same object."""


def picture(file: bytes, ply: int | None, log_from: int) -> bytes:
    """The table after so many actions (None: all of them), for whoever looks on, with the log from there on."""
    with one_at_a_time:
        match = _played(file)
        if ply is not None and ply > match.ply:
            raise RefusalError("invalid", f"the record has {match.ply} actions", where="ply")
        standing = _standing(match if ply is None else match.back_to(ply))
        return gate.snapshot(standing, NOBODY, min(log_from, standing.match.ply))


@lru_cache(KEPT)
def _played(file: bytes) -> Match:
    record = _read(file)
    try:
        return replay(record)
    except GameError as error:
        raise _refused(str(error)) from error


def _read(file: bytes) -> Record:
    require_flat(file)
    try:
        record = read_any(file.decode())
    except UnicodeDecodeError as error:
        raise _refused("the file holds no text") from error
    except GameError as error:
        raise _refused(str(error)) from error
    if isinstance(record, Chronicle):
        raise RefusalError("invalid", "a campaign has many games; this shows the record of one", where="campaign")
    if len(record.actions) > MOST_ACTIONS:
        raise _refused(f"it has more than {MOST_ACTIONS} actions")
    lacking = why_outdated(record.game, record.rules, record.box.hash)
    if lacking is not None:
        raise RefusalError("outdated", "the record is of a game, rules or a box that are not here", where=lacking)
    return record


def _standing(match: Match) -> Standing:
    game, box, now = match.game, match.box, datetime.now(UTC)
    opening = Opening(
        id="record",
        game=game.name,
        rules_version=game.rules_version,
        box=box.name,
        box_version=box.version,
        box_hash=box.hash,
        options="",
        seed="",
        created=now,
    )
    chairs = tuple(StoredSeat(seat, name, ELSEWHERE, None) for seat, name in enumerate(match.seats))
    return Standing(opening, chairs, match.ply + 1, now, match, Company())


def _refused(told: str) -> RefusalError:
    return RefusalError("invalid", told, where="file")
