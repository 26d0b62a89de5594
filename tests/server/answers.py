"""As little of HTTP and of sockets as is needed to read what a server answers to whatever it was sent."""

from __future__ import annotations

import asyncio
from contextlib import suppress

ANSWER = 60.0  # seconds for an answer on a busy machine


class Line:
    """A connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answer(self, bare: bool = False) -> tuple[int, dict[bytes, bytes], bytes | None]:
        """Status, headers and body; bare: as for HEAD, without one."""
        async with asyncio.timeout(ANSWER):
            while True:
                status, headers = read_head(await self.reader.readuntil(b"\r\n\r\n"))
                if status >= 200 or status == 101:
                    break
            if bare or status in (101, 204, 304):
                return status, headers, None
            return status, headers, await self.reader.readexactly(int(headers[b"content-length"]))

    async def frame(self) -> tuple[int, bytes]:
        async with asyncio.timeout(ANSWER):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            return first & 15, await self.reader.readexactly(size)

    async def all(self, said: list[bytes]) -> None:
        """Whatever comes until it is closed."""
        while some := await self.reader.read(1 << 16):
            said.append(some)

    async def close(self) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()


def read_head(head: bytes) -> tuple[int, dict[bytes, bytes]]:
    first, *lines = head.split(b"\r\n")
    headers = (line.partition(b": ") for line in lines if line)
    return int(first.split(b" ")[1]), {name.lower(): value for name, _, value in headers}
