"""What is no HTTP and no frame of a socket, or nearly: each is sent on a connection of its own."""

from __future__ import annotations

from collections.abc import Callable

from .mutants import Dice, Mutants

HANDSHAKE = (
    b"GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n%s\r\n"
)
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
LENGTH = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %s\r\n\r\n{}"
ODD_LINES = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.0\r\n\r\n",
    b"GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET //evil.example/%2f.. HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\nHost: localhost\n\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n folded: yes\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nNul: \x00\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
    CHUNKED + b"2\r\n{}\r\n0\r\n\r\n",
    CHUNKED + b"zz\r\n{}\r\n0\r\n\r\n",
    CHUNKED + b"ffffffffffffffff\r\n{}",
    CHUNKED + b"2;ext=" + b"x" * 500 + b"\r\n{}\r\n0\r\nTrailer: yes\r\n\r\n",
    LENGTH % b"-1",
    LENGTH % b"99999999999999999999999",
    LENGTH % b"2\r\nContent-Length: 3",
    LENGTH % b"2\r\nTransfer-Encoding: chunked",
    LENGTH % b"50",
    LENGTH % b"2, 2",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 300 + b"\r\n",
    b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nX: " + b"y" * 40_000 + b"\r\n\r\n",
]


def broken_request(mutants: Mutants, dice: Dice) -> bytes:
    whole = mutants.request().encoded()
    place = dice(len(whole) + 1)
    ways: list[Callable[[], bytes]] = [
        lambda: whole[:place],
        lambda: whole[:place] + dice.bytes(3) + whole[place:],
        lambda: whole[:place] + bytes([dice(256)]) + whole[place + 1 :],
        lambda: whole + dice.bytes(40),
        lambda: whole.replace(b"\r\n", b"\n"),
        lambda: mutants.request().encoded(b"HTTP/1.0"),
        lambda: b"".join(mutants.request().encoded() for _ in range(3)) + whole[:place],
        lambda: dice.bytes(300),
        lambda: dice.pick(ODD_LINES),
        lambda: dice.pick(ODD_LINES),
    ]
    return dice.pick(ways)()


def broken_handshake(path: bytes, dice: Dice) -> bytes:
    """A socket's greeting that is not quite right, or to an address where there is none."""
    paths = [path, b"/", b"/api/tables", b"/api/tables/aaaaaaaaaaaa/live", b"/api/health", b"/live?x=%ff", b"/\xff"]
    more = [
        b"",
        b"Sec-WebSocket-Version: 8\r\n",
        b"Sec-WebSocket-Key: short\r\n",
        b"Sec-WebSocket-Protocol: a, b, \xff\r\n",
        b"Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99\r\n",
        b"Sec-WebSocket-Extensions: ,,;=\r\n",
        b"Origin: http://evil.example\r\n",
        b"X-\xe4: \xe4\r\n",
        b"Cookie: \xff\r\n",
    ]
    text = HANDSHAKE % (dice.pick(paths), dice.pick(more))
    place = dice(len(text))
    return text if dice(3) else text[:place] + bytes([dice(256)]) + text[place + 1 :]


def frame(payload: bytes, opcode: int = 1, fin: bool = True, masked: bool = True, bits: int = 0) -> bytes:
    """As a browser sends it: masked, here by nothing but zeros."""
    first = bytes([(0x80 if fin else 0) | bits | opcode])
    size, mask = len(payload), 0x80 if masked else 0
    if size < 126:
        length = bytes([mask | size])
    elif size < 1 << 16:
        length = bytes([mask | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([mask | 127]) + size.to_bytes(8, "big")
    return first + length + (bytes(4) if masked else b"") + payload


def broken_frames(mutants: Mutants, dice: Dice) -> bytes:
    said = mutants.message()
    ways: list[Callable[[], bytes]] = [
        lambda: frame(said, masked=False),
        lambda: frame(said, opcode=dice(16), bits=16 * dice(8)),
        lambda: frame(said, fin=False) + frame(said, opcode=0, fin=bool(dice(2))),
        lambda: frame(said, opcode=0),
        lambda: frame(said, fin=False) * 3,
        lambda: frame(b"\xff\xfe" + said),
        lambda: frame(said[:125], opcode=9) + frame(said[:125], opcode=10),
        lambda: frame(b"x" * 200, opcode=9),
        lambda: frame(dice.bytes(6), opcode=8),
        lambda: frame(b"x" * 70_000),
        lambda: b"\x81\xff" + b"\xff" * 8,
        lambda: frame(said)[: 1 + dice(6)],
        lambda: dice.bytes(60),
    ]
    return dice.pick(ways)()
