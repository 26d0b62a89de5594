"""A connection cannot keep the server waiting for ever, and however many there are, the server goes on answering.

Nothing here asserts how long something takes: without its limit each of these would wait in vain.
"""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from sammelsurium.server.messages.refusal import Refusal

from .serving import TRUSTED, Server, Visitor, of_the_game, serving, wait_for
from .test_watching import figure

SHORT = {"request": 1.0, "idle": 1, "answer": 2.0, "picture": 1.0, "ping": 0.5}
ROOM = 40  # connections
WAIT = 60.0  # for what should take a second or two
GET = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With few descriptors: most of them are kept back for the database and the like, and so there is room for 40."""
    with serving(tmp_path_factory.mktemp("impatient"), patience=SHORT, descriptors=168) as running:
        assert running.url
        yield running


def line_to(server: Server, room: int | None = None) -> socket.socket:
    address = httpx.URL(server.url)
    line = socket.socket()
    if room is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(WAIT)
    line.connect((address.host, address.port))
    return line


def until_closed(line: socket.socket) -> bytes:
    """All that was said before the other side hung up."""
    said = b""
    try:
        while heard := line.recv(65536):
            said += heard
    except ConnectionResetError:
        pass
    return said


def refused(said: bytes, status: int, error: str = "invalid") -> None:
    """In the documented form, whoever it was that refused."""
    head, _, body = said.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    assert lines[0].startswith(f"HTTP/1.1 {status} "), said
    assert any(line.startswith("x-request-id: ") for line in lines)
    assert "connection: close" in lines
    assert msgspec.json.decode(body, type=Refusal).error == error  # noqa: TID251 - a single thread


def drip(line: socket.socket, text: bytes) -> bytes:
    """Send it over and over, a byte at a time, until the other side has had enough."""
    line.settimeout(0.05)
    until = time.monotonic() + WAIT
    said = b""
    while time.monotonic() < until:
        try:
            for byte in text:
                line.send(bytes([byte]))
                try:
                    heard = line.recv(65536)
                except TimeoutError:
                    continue
                if not heard:
                    return said
                said += heard
        except (ConnectionResetError, BrokenPipeError):
            return said
    raise AssertionError("it was listened to for ever")


def test_whoever_says_nothing_is_hung_up_on(impatient: Server) -> None:
    with line_to(impatient) as line:
        assert until_closed(line) == b""


def test_whoever_says_nothing_more_is_hung_up_on(impatient: Server) -> None:
    with line_to(impatient) as line:
        line.sendall(GET)
        assert until_closed(line).startswith(b"HTTP/1.1 200 ")


def test_empty_lines_are_no_request(impatient: Server) -> None:
    with line_to(impatient) as line:
        line.sendall(GET)
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"\r\n")
        assert b"HTTP/1.1" not in until_closed(line)


def test_headers_byte_by_byte(impatient: Server) -> None:
    with line_to(impatient) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n")
        refused(drip(line, b"X-More: and more\r\n"), 408)


def test_a_body_byte_by_byte(impatient: Server) -> None:
    with line_to(impatient) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n")
        refused(drip(line, b" "), 408)


def test_a_body_that_breaks_off(impatient: Server) -> None:
    before = impatient.output.read_text()
    for _ in range(20):
        with line_to(impatient) as line:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{")
    wait_for(lambda: connections(impatient) == 1, "all of them to be gone", WAIT)
    assert impatient.output.read_text() == before, "anybody could fill the log"


def test_many_questions_at_once_and_nobody_who_waits_for_the_answers(impatient: Server) -> None:
    before = impatient.output.read_text()
    ask = b"GET /api/games/stickers/rulebook/de HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for _ in range(20):
        with line_to(impatient) as line:
            line.sendall(ask * 4)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # cut off
    wait_for(lambda: connections(impatient) == 1, "all of them to be gone", WAIT)
    assert impatient.output.read_text() == before, "anybody could fill the log"


def test_headers_without_end(impatient: Server) -> None:
    with line_to(impatient) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nX-Long: " + b"x" * 40_000)
        refused(until_closed(line), 431)


@pytest.mark.parametrize("headers", [b"X-Long: " + b"x" * 40_000 + b"\r\n", b"X: y\r\n" * 101])
def test_headers_that_are_too_many_or_too_long(impatient: Server, headers: bytes) -> None:
    with line_to(impatient) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n" + headers + b"\r\n")
        refused(until_closed(line), 431)


def test_what_is_no_request_is_refused_like_everything_else(impatient: Server) -> None:
    before = impatient.output.read_text()
    for text in (b"\x16\x03\x01\x02\x00\x01", b"GET /\xff HTTP/1.1\r\n\r\n", b"NONSENSE\r\n\r\n"):
        with line_to(impatient) as line:
            line.sendall(text)
            refused(until_closed(line), 400)
    assert impatient.output.read_text() == before, "anybody could fill the log"


def test_an_answer_that_nobody_takes(impatient: Server) -> None:
    """The page's largest file, several times, by somebody who reads nothing of it."""
    file = max((Path(__file__).parents[2] / "src/sammelsurium/server/page/assets").iterdir(), key=size_of)
    ask = f"GET /assets/{file.name} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with line_to(impatient, room=4096) as line:
        line.sendall(ask * 8)
        wait_for(lambda: connections(impatient) == 1, "the connection to be closed", WAIT)


def size_of(file: Path) -> int:
    return file.stat().st_size


def connections(server: Server) -> float:
    """Ours included."""
    return figure(httpx.get(f"{server.url}/metrics", verify=TRUSTED).text, "sammelsurium_connections")


# -- sockets ----------------------------------------------------------------------------------------------------------


def handshake(path: str, **headers: str) -> bytes:
    lines = {
        "Host": "localhost",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    told = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"GET {path} HTTP/1.1\r\n{told}\r\n".encode()


def test_greetings_that_are_none_are_refused_like_everything_else(impatient: Server) -> None:
    before = impatient.output.read_text()
    path = "/api/tables/aaaaaaaaaaaa/live"
    for greeting in (
        handshake(path, **{"Sec-WebSocket-Version": "8"}),
        handshake(path, **{"Sec-WebSocket-Key": "short"}),
        handshake(path, **{"X-Long": "x" * 9000}),  # which only the second reader minds
    ):
        with line_to(impatient) as line:
            line.sendall(greeting)
            refused(until_closed(line), 400)
    assert impatient.output.read_text() == before, "anybody could fill the log"


def test_who_talks_nonsense_before_the_greeting_is_answered_is_sent_away(impatient: Server) -> None:
    before = impatient.output.read_text()
    for number in range(40):  # now and then it comes just then
        with line_to(impatient) as line:
            line.sendall(handshake("/api/tables/aaaaaaaaaaaa/live"))
            time.sleep(number / 20_000)
            line.sendall(b"\xff" * 20)
            with suppress(ConnectionResetError):
                line.recv(1000)  # the answer to the greeting
    assert Visitor(impatient.url).get("/api/health")["ready"]
    assert impatient.output.read_text() == before, "anybody could fill the log"


def test_a_socket_that_nobody_holds_any_more(impatient: Server) -> None:
    """It says nothing, not even that it has gone."""
    table = Visitor(impatient.url).sit_down(1)["table"]
    with line_to(impatient) as line:
        line.sendall(handshake(f"/api/tables/{table}/live"))
        said = until_closed(line)
        assert said.startswith(b"HTTP/1.1 101 ")
        assert struct.pack("!H", 1011) in said  # no answer to a ping


def test_a_socket_that_does_not_take_its_pictures(impatient: Server) -> None:
    """Everybody else goes on meanwhile."""
    ada = Visitor(impatient.url)
    now = ada.my_turn(ada.sit_down(1)["table"])
    with line_to(impatient, room=2048) as line, ada.live(now["table"]) as live:
        line.sendall(handshake(f"/api/tables/{now['table']}/live"))
        with suppress(ConnectionError):
            line.sendall(pings(40_000))  # each would be answered
        wait_for(lambda: connections(impatient) == 2, "the socket to be closed", WAIT)
        live.next()
        ada.send(now)
        assert live.next()["ply"] > now["ply"]


def pings(count: int) -> bytes:
    return (b"\x89\xfd" + bytes(4) + b"x" * 125) * count


# -- too many ---------------------------------------------------------------------------------------------------------


def test_at_the_limit_of_descriptors_health_is_answered(impatient: Server) -> None:
    before = impatient.output.read_text()
    with ExitStack() as stack:
        for _ in range(300):
            stack.enter_context(line_to(impatient))
        assert httpx.get(f"{impatient.url}/api/health", timeout=WAIT).status_code == 200
        assert connections(impatient) <= ROOM + 1
    assert impatient.output.read_text() == before


def test_a_house_full_of_people(impatient: Server) -> None:
    """Nobody who looks at a table is sent away; whoever comes is told, and health is answered."""
    ada = Visitor(impatient.url)
    table = ada.sit_down(1)["table"]
    ada.http.close()
    games, health = f"{impatient.url}/api/games", f"{impatient.url}/api/health"
    address = impatient.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(address)) for _ in range(ROOM)]
        told = httpx.get(games)
        assert (told.status_code, told.json()["error"], told.headers["connection"]) == (503, "full", "close")
        assert int(told.headers["retry-after"]) > 0
        assert httpx.get(health).status_code == 200
        with line_to(impatient) as line:
            line.sendall(handshake(f"/api/tables/{table}/live"))
            refused(until_closed(line), 503, "full")
        for each in sockets:
            assert json.loads(each.recv(timeout=WAIT))["table"] == table
        sockets.pop().close()
        wait_for(lambda: httpx.get(games, verify=TRUSTED).status_code == 200, "room again", WAIT)


# -- pictures are made smaller for whoever is far away -----------------------------------------------------------------


def negotiated(url: str, table: str, headers: dict[str, str], compression: str | None = "deflate") -> str:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address, additional_headers=headers, compression=compression) as socket:
        assert of_the_game(socket)["table"] == table
        socket.send("nonsense, which is compressed as well")
        assert of_the_game(socket)["error"] == "invalid"
        assert socket.response is not None
        return socket.response.headers.get("Sec-WebSocket-Extensions", "")


def test_a_socket_from_afar_is_sent_smaller_pictures_and_nothing_is_kept_for_it(server: Server, ada: Visitor) -> None:
    table = ada.my_turn(ada.sit_down(1)["table"])["table"]
    agreed = negotiated(server.url, table, {"X-Forwarded-For": "192.0.2.7"})
    assert agreed.startswith("permessage-deflate")
    assert "server_no_context_takeover" in agreed
    assert "client_no_context_takeover" in agreed


def test_within_a_machine_nothing_is_compressed(server: Server, ada: Visitor) -> None:
    table = ada.my_turn(ada.sit_down(1)["table"])["table"]
    assert negotiated(server.url, table, {}) == ""
    assert negotiated(server.url, table, {"X-Forwarded-For": "192.0.2.7"}, compression=None) == ""


def test_a_message_that_unfolds_beyond_all_measure_closes_the_socket(server: Server, ada: Visitor) -> None:
    """A few hundred bytes on the wire, a hundred thousand when they are unfolded."""
    table = ada.my_turn(ada.sit_down(1)["table"])["table"]
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address, additional_headers={"X-Forwarded-For": "192.0.2.7"}) as socket:
        socket.recv(timeout=10)
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosedError) as closed:
            of_the_game(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
