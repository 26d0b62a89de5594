"""The bench of the server counts what really happened; how fast it happened is nothing a test could hold."""

from pathlib import Path

import pytest
from bench.server.lines import Http, Socket
from bench.server.load import quantiles
from bench.server.players import AtOurs, Waits

from .rows import query
from .serving import Server


async def some_moves(server: Server, game: str, by: str) -> tuple[str, Waits]:
    waits = Waits()
    player = AtOurs(int(server.url.rpartition(":")[2]), game, by, waits)
    await player.sit_down()
    waits.clear()
    for _ in range(5):
        assert await player.move()
    player.leave()
    return player._table, waits


@pytest.mark.parametrize("by", ["socket", "http"])
@pytest.mark.parametrize("game", ["tauschrausch", "stamp_collection"], ids=["alone", "with a bot"])
async def test_as_many_moves_are_counted_as_are_stored(server: Server, game: str, by: str) -> None:
    table, waits = await some_moves(server, game, by)
    stored = query(Path(server.data), f"SELECT count(*) FROM actions WHERE actor >= 0 AND \"table\" = '{table}'")
    assert len(waits.picture) == 5
    assert len(waits.answer) == (5 if by == "http" else 0)
    assert all(wait > 0 for wait in waits.picture)
    first = stored[0][0] - waits.moves  # a bot may have moved before anything was counted
    assert 0 <= first <= (0 if game == "tauschrausch" else 4)


async def test_messages_are_cut_wherever_they_were_torn() -> None:
    http, socket = Http(), Socket()
    socket._open = True
    answer = b"HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabc"
    frame = bytes([0x81, 126]) + (200).to_bytes(2, "big") + b"x" * 200
    for byte in answer * 2:
        http.data_received(bytes([byte]))
    for byte in frame + bytes([0x81, 2]) + b"ok":
        socket.data_received(bytes([byte]))
    assert [(await http.answer())[1] for _ in range(2)] == [b"abc", b"abc"]
    assert [(await socket.receive())[1] for _ in range(2)] == [b"x" * 200, b"ok"]


def test_one_of_a_hundred_waits_longer() -> None:
    assert quantiles(list(range(1, 201))) == (100.5, 199)
