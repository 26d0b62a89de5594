"""Connections of the clients: as little of HTTP and WebSocket as a benchmark needs, because they share the cores.

What arrives is cut into messages at once and kept with the moment of its coming, so that nobody's wait grows by that of
whoever reads it.
"""

import asyncio
import base64
import os
import time
from collections import deque
from typing import Any, Self

Message = tuple[float, bytes]  # when it came, by `time.monotonic`, and what it says


class Line(asyncio.Protocol):
    """A connection that stays open. Cuts what comes into messages and hands them out one after the other."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._bytes = bytearray()
        self._messages: deque[Message] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._lost = False

    @classmethod
    async def to(cls, port: int) -> Self:
        _, line = await asyncio.get_running_loop().create_connection(cls, "127.0.0.1", port)
        return line

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        while (message := self._cut()) is not None:
            self._messages.append((time.monotonic(), message))
        self._wake()

    def connection_lost(self, _error: Exception | None) -> None:
        self._lost = True
        self._wake()

    def _wake(self) -> None:
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    def close(self) -> None:
        self._transport.close()

    async def receive(self) -> Message:
        while not self._messages:
            if self._lost:
                raise ConnectionError("the server has closed the connection")
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._messages.popleft()

    def _cut(self) -> bytes | None:
        """One message from the front of what has come; None if it is not whole yet."""
        raise NotImplementedError

    def _take(self, size: int) -> bytes:
        taken = bytes(self._bytes[:size])
        del self._bytes[:size]
        return taken


class Http(Line):
    """Answers as they come, head and body."""

    cookie = ""

    def send(self, method: str, path: str, body: bytes = b"") -> None:
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{cookie}"
        self._transport.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)

    async def answer(self) -> Message:
        at, told = await self.receive()
        head, _, body = told.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 2"):
            raise RuntimeError(told.decode())
        begin = head.find(b"set-cookie: ")
        if begin >= 0:
            self.cookie = head[begin + 12 :].partition(b";")[0].decode()
        return at, body

    def _cut(self) -> bytes | None:
        end = self._bytes.find(b"\r\n\r\n")
        if end < 0:
            return None
        length = self._bytes.lower().find(b"content-length: ", 0, end)
        size = int(self._bytes[length + 16 : self._bytes.find(b"\r", length)])
        return self._take(end + 4 + size) if len(self._bytes) >= end + 4 + size else None


class Socket(Line):
    """A WebSocket without compression. Texts come whole; of anything else only pings are answered."""

    _open = False

    @classmethod
    async def at(cls, port: int, path: str, cookie: str = "") -> Self:
        socket = await cls.to(port)
        key = base64.b64encode(os.urandom(16)).decode()
        told = f"Cookie: {cookie}\r\n" if cookie else ""
        socket._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{told}"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        _, head = await socket.receive()
        if b" 101 " not in head[:20]:
            raise RuntimeError(head.decode())
        return socket

    def send(self, text: bytes, kind: int = 1) -> None:
        """Masked as it must be, with a mask that changes nothing."""
        size = len(text)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + text)

    def _cut(self) -> bytes | None:
        if not self._open:
            end = self._bytes.find(b"\r\n\r\n")
            self._open = end >= 0
            return self._take(end + 4) if self._open else None
        while (frame := self._frame()) is not None:
            kind, text = frame
            if kind == 1:
                return text
            if kind == 9:
                self.send(text, 10)
            elif kind == 8:
                self._transport.close()
        return None

    def _frame(self) -> tuple[int, bytes] | None:
        if len(self._bytes) < 2:
            return None
        size, begin = self._bytes[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(self._bytes[2:begin], "big")
        if len(self._bytes) < begin + size:
            return None
        kind = self._bytes[0] & 15
        return kind, self._take(begin + size)[begin:]
