"""What a worker is asked and what it answers: all that it is ever told of a table.

A question is made from what the bot's seat knows (`Match.seated`) and a stream of the bot's own: in two worlds that the
seat cannot tell apart it is the same to the last byte. No seed and no true state can get into it.
"""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec
import numpy as np

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Seated
from sammelsurium.kernel.registry import find_game
from sammelsurium.kernel.secret import stream_from, told_stream


class Question(msgspec.Struct, frozen=True, array_like=True):
    table: str
    seat: int
    players: int
    ply: int
    game: str
    mind: str
    box: str
    """The hash of what the table is played with."""
    data: bytes | None
    """The box itself; None where it is the one that the game comes with."""
    state: bytes
    """As the seat knows it."""
    heard: list[tuple[int, int]]
    """Every action so far, as the seat saw it."""
    stream: bytes
    """Where this bot's own chance comes from."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    lane: str
    move: str | None
    fault: str | None
    """Why there is no move."""
    seconds: float
    memory: int
    """What the worker has now, in bytes."""


_write = msgspec.msgpack.Encoder().encode
read_question = msgspec.msgpack.Decoder(Question).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode
write_answer = _write


def question(table: str, ply: int, mind: str, seated: Seated, stream: Stream) -> bytes:
    """`ply` is that of the table, which in a campaign counts the games before, too."""
    usual = seated.box.hash == seated.game.box().hash
    asked = Question(
        table=table,
        seat=seated.seat,
        players=seated.players,
        ply=ply,
        game=seated.game.name,
        mind=mind,
        box=seated.box.hash,
        data=None if usual else seated.box.data.tobytes(),
        state=seated.state.tobytes(),
        heard=seated.heard,
        stream=told_stream(stream),
    )
    return _write(asked)


def seated_at(asked: Question) -> Seated:
    """What the seat knows, put together again."""
    game = find_game(asked.game)
    state = np.frombuffer(bytearray(asked.state), game.dtype)[0]
    return Seated(game, _box(game, asked), state, asked.seat, asked.players, asked.heard)


def own_stream(asked: Question) -> Stream:
    return stream_from(asked.stream)


def _box(game: Game, asked: Question) -> Box:
    """Minds read only the box's data, so its facts stay at home."""
    usual = game.box()
    if asked.data is None:
        return usual
    data = np.frombuffer(bytearray(asked.data), usual.data.dtype)[0]
    return Box(usual.name, usual.version, asked.box, None, data)


@cache
def kind_of(game: Game) -> str:
    """Whoever answers must mean the same by state, box and move as whoever asks: a worker of another version of the
    program may not."""
    layout = f"{game.rules_version} {game.box().hash} {game.dtype.descr} {game.box().data.dtype.descr}"
    return f"{game.name} {hashlib.blake2b(layout.encode(), digest_size=8).hexdigest()}"
