"""What somebody wants done at a table, by HTTP or by the table's socket: both ways enter here."""

from __future__ import annotations

import re

import msgspec

from sammelsurium.kernel.reading import taking_turns

from .messages.table import LiveWish, MoveWish, UndoWish, WishNumber
from .refusals import RefusalError
from .security import refuse_nested
from .standing import Standing
from .tables import Tables

WHERE = re.compile(r"at `\$\.(\w+)")
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)


class Numbered(msgspec.Struct):
    """Of a message that is no wish the number may still be readable: then its sender learns what was refused."""

    wish: WishNumber | None = None


with taking_turns:
    _of_a_socket: msgspec.json.Decoder[LiveWish] = msgspec.json.Decoder(LiveWish)
    _numbered = msgspec.json.Decoder(Numbered)


async def carry_out(tables: Tables, table: str, person: str, wish: MoveWish | UndoWish) -> Standing:
    """The table with it, once that is stored. Raises the kernel's errors and refusals."""
    if isinstance(wish, MoveWish):
        return await tables.play(table, lambda now: now.actor_of(person, wish.seat), wish.ply, wish.move)
    return await tables.undo(table, lambda now: now.attended_seat(person, wish.seat), wish.ply)


def read(said: str | bytes) -> LiveWish:
    """A message of a socket. Raises a refusal that says what is wrong with it, and where."""
    try:
        refuse_nested(said)
        return _of_a_socket.decode(said)
    except UNREADABLE as error:
        where = WHERE.search(str(error))
        raise RefusalError("invalid", str(error), where=where[1] if where else None) from error


def number_of(said: str | bytes) -> int | None:
    try:
        refuse_nested(said)
        return _numbered.decode(said).wish
    except UNREADABLE:
        return None
