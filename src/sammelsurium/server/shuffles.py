"""What a table is dealt from, and what of it may be told when. Games of a campaign are shuffled one by one: what comes
stays a secret, although it is played on for as long as people like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.play import Play
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.shuffle import (
    WORD,
    Opened,
    commitment,
    new_shuffle,
    opened,
    read_shuffles,
    seed_of,
    write_shuffles,
)

from .messages.table import SeatWish
from .refusals import RefusalError
from .standing import Standing
from .store import Opening


def words_of(seats: Sequence[SeatWish]) -> list[str | None]:
    return [_word(seat, f"seats[{number}].word") for number, seat in enumerate(seats)]


def _word(seat: SeatWish, where: str) -> str | None:
    if seat.word is not None and seat.kind == "bot":
        raise RefusalError("invalid", "a bot brings no word", where=where)
    if seat.word is not None and not WORD.fullmatch(seat.word):
        raise RefusalError("invalid", "a word has 8 to 64 digits from 0-9 and a-f", where=where)
    return seat.word


def next_shuffle(before: Standing, match: Play) -> Opening | None:
    """The campaign as it is dealt from now on, if one of its games has just ended: what is promised of the next one is
    known before anybody says who plays it."""
    if match.campaign is None or match.running or before.open_to_all:
        return None
    known = read_shuffles(before.opening.shuffle)
    if not known:
        return None
    coming = new_shuffle(known[0].words, begins=match.ply)
    return replace(before.opening, seed=seed_of(coming), shuffle=write_shuffles([*known, coming]))


def promised(standing: Standing) -> str | None:
    """The hash of the newest secret; None at a table of before."""
    known = read_shuffles(standing.opening.shuffle)
    return commitment(known[-1].secret, standing.table) if known else None


def told(opening: Opening, over: bool) -> list[Opened]:
    """What is no secret any more: of a campaign all but that which deals the game being played, or the next one."""
    known = read_shuffles(opening.shuffle)
    dealt = known[:-1] if opening.campaign else known if over else []
    return [opened(shuffle, opening.id) for shuffle in dealt]


def recorded(record: Record | Chronicle, shuffles: list[Opened]) -> Record | Chronicle:
    """The same with where its chance came from."""
    return record.with_shuffles(shuffles)
