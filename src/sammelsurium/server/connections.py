"""The connections of a server: how many there may be, and how long one of them may keep us waiting.

uvicorn reads a request for as long as its sender likes, and keeps what nobody takes for as long as that lasts. Here
every connection has a moment by which it must have gone on, and one look at all of them, twice a second, ends those
that have not. That costs a request no timer, only two numbers.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator, MutableSet, Sequence
from functools import partial
from ipaddress import ip_address
from typing import Any

import msgspec
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request as Greeting

from .limits import Patience
from .logs import HEADER
from .messages.refusal import Refusal
from .metrics import Metrics
from .refusals import STATUS, refusal
from .security import HEADERS

if os.name == "posix":
    import resource

NEVER = float("inf")
LOOK_EVERY = 0.5  # seconds
FAREWELL = 5.0  # seconds a connection that is being closed has left
KEPT_BACK = 128  # descriptors for the database, files, workers, and for those who are told that there is no room
TOLD = 32  # so many may be told at once
UNREAD = 64 << 20  # bytes of answers that nobody takes, of all connections together
MOST_HEAD = 32 << 10  # bytes of a request before its body
MOST_HEADERS = 100
FORWARDED = "X-Forwarded-For"  # so a proxy says that somebody else is behind it
HEALTH = "/api/health"  # answered also when there is no room for anything else


class Door:
    """Lets connections in and ends those that keep us waiting."""

    def __init__(self, patience: Patience, metrics: Metrics) -> None:
        self.patience = patience
        self.most = min(patience.connections, raised_descriptors() - KEPT_BACK)
        self.open: MutableSet[Any] = set()
        self._leaving: set[Any] = set()
        self._looks = False
        self._metrics = metrics
        metrics.watch("connections", "Connections that are open, sockets included", lambda: len(self.open))

    def options(self) -> dict[str, Any]:
        """For uvicorn: which classes serve, and what it watches itself."""
        return {
            "http": partial(Connection, self),
            "ws": partial(Socket, self),
            "timeout_keep_alive": self.patience.idle,
            "ws_per_message_deflate": False,  # but see Socket
            "ws_ping_interval": self.patience.ping,
            "ws_ping_timeout": self.patience.ping,
        }

    def enter(self, connection: Connection) -> None:
        """Where there is no room, whoever has kept us waiting for longest makes some."""
        self.open = connection.connections
        if not self._looks:
            self._looks = True
            connection.loop.call_later(LOOK_EVERY, self._look, connection.loop)
        if len(self.open) <= self.most or self._make_room(connection):
            return
        if len(self.open) > self.most + TOLD:
            connection.transport.abort()
        else:
            connection.tell_only()

    def _make_room(self, newcomer: Connection) -> bool:
        """Several at once, so that not everybody who comes has to search."""
        self._leaving &= self.open
        if len(self.open) - len(self._leaving) <= self.most:
            return True
        waiting = sorted(
            (each for each in self.open if each.can_go and each is not newcomer), key=lambda each: each.since
        )
        for each in waiting[: max(1, self.most // 100)]:
            each.transport.abort()
            self._leaving.add(each)
        return bool(waiting)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for each in list(self.open):
            if each.transport.is_closing():
                each.due = min(each.due, now + each.farewell)
            if each.due < now:
                each.give_up()
        loop.call_later(LOOK_EVERY, self._look, loop)

    def lighten(self) -> None:
        """What nobody takes must not fill the memory: whoever has not taken it for longest goes."""
        heavy = sorted(self._unread(), key=lambda each: each[1])
        total = sum(size for size, _, _ in heavy)
        for size, _, each in heavy:
            if total <= UNREAD:
                return
            each.transport.abort()
            total -= size

    def _unread(self) -> Iterator[tuple[int, float, Any]]:
        for each in self.open:
            if size := each.transport.get_write_buffer_size():
                yield size, each.due, each

    def count(self, refused: Refusal) -> None:
        self._metrics.refusals.labels(refused.error).inc()


class Connection(HttpToolsProtocol):
    """Requests one after the other."""

    def __init__(self, door: Door, config: Config, **given: Any) -> None:
        super().__init__(config, **given)
        self._door = door
        self.due = NEVER
        """The moment by which it must have gone on."""
        self.since = 0.0
        """Since when it has nothing to do."""
        self.farewell = door.patience.answer
        self._coming = False
        self._head = 0
        self._served: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.since = self.loop.time()
        self.due = self.since + self._door.patience.request
        self._door.enter(self)

    @property
    def can_go(self) -> bool:
        """Nobody waits for an answer here."""
        cycle: Any = self.cycle
        at_work = cycle is not None and not cycle.response_complete
        return (self._coming or not at_work) and not self.transport.is_closing()

    # -- a request comes -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.due == NEVER:  # also if it is only an empty line
            self.due = self.loop.time() + self._door.patience.request
        super().data_received(data)
        if self._head and not self.transport.is_closing():
            self._head += len(data)
            if self._head > MOST_HEAD:
                self._refuse_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._coming = True
        self._head = 1
        self.due = self.loop.time() + self._door.patience.request

    def on_headers_complete(self) -> None:
        self._head = 0
        if self.transport.is_closing():
            return
        size = len(self.url) + sum([len(name) + len(value) for name, value in self.headers])
        if size > MOST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refuse_head()
            return
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._coming = False
        self.due = NEVER
        if not self.transport.is_closing():
            super().on_message_complete()

    def on_response_complete(self) -> None:
        self.since = self.loop.time()
        super().on_response_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._served = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        """uvicorn tells only the last of several requests that nobody waits for its answer any more."""
        if self._served is not None:
            self._served.disconnected = not self._served.response_complete
            self._served.message_event.set()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if self.transport.is_closing():
            return
        if self.app is not self.config.loaded_app:
            self.refuse(STATUS["full"], NO_ROOM)
        else:
            super().handle_websocket_upgrade()

    # -- an answer is not taken ----------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.due = min(self.due, self.loop.time() + self._door.patience.answer)
        self._door.lighten()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.due = self.loop.time() + self._door.patience.request if self._coming else NEVER

    # -- refusals before anybody of ours has seen the request ----------------------------------------------------------

    def tell_only(self) -> None:
        """Whoever is here is told that there is no room, unless they only ask for our health."""
        self.app = partial(told_or_health, self.config.loaded_app)
        self.due = self.loop.time() + FAREWELL

    def give_up(self) -> None:
        if self._coming and not self.transport.is_closing():
            self.refuse(408, refusal("invalid", "the request did not come as a whole within the time"))
            self.due = self.loop.time() + FAREWELL
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            self.refuse(400, refusal("invalid", "this is no request in HTTP"))

    def _refuse_head(self) -> None:
        told = f"before its body a request has at most {MOST_HEAD} bytes and {MOST_HEADERS} headers"
        self.refuse(431, refusal("invalid", told))

    def refuse(self, status: int, refused: Refusal) -> None:
        self._door.count(refused)
        cycle: Any = self.cycle
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.transport.close()  # in the middle of another answer
            return
        self.transport.write(encoded(status, refused, self.server_state.default_headers))
        self.transport.close()


# Each picture by itself and quickly: with what came before in mind it would be a third of that, but every socket would
# keep 300 kB for it (docs/operations.md has the figures).
SMALLER = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    compress_settings={"level": 1, "memLevel": 5},
)


class Socket(WebSocketsSansIOProtocol):
    """The socket of a table."""

    can_go = False  # somebody looks at a table
    farewell = FAREWELL
    since = 0.0

    def __init__(self, door: Door, config: Config, **given: Any) -> None:
        super().__init__(config, **given)
        self._door = door
        self.due = NEVER

    def handle_connect(self, event: Greeting) -> None:
        """Pictures are made smaller for whoever is far away; within a machine that would only take time. A greeting
        that is none is refused like every other request."""
        afar = FORWARDED in event.headers or not (self.client and ip_address(self.client[0]).is_loopback)
        self.conn.available_extensions = [SMALLER] if afar else []
        if self.conn.accept(event).status_code == 101:
            super().handle_connect(event)
        else:
            self._refuse_greeting()

    def data_received(self, data: bytes) -> None:
        """First comes the greeting, as a whole. If it cannot be read uvicorn waits for ever."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self._refuse_greeting()

    def handle_parser_exception(self) -> None:
        """What cannot be read ends the socket. Whoever sends it before we have answered the greeting cannot be told so
        in a frame, and uvicorn takes for granted that they were."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        elif self.handshake_initiated:
            self.disconnected = self.handshake_complete = self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1002})
            self.transport.abort()

    def _refuse_greeting(self) -> None:
        refused = refusal("invalid", "this is no greeting of a socket")
        self._door.count(refused)
        self.handshake_complete = self.close_sent = True
        self.transport.write(encoded(400, refused, self.default_headers))
        self.transport.close()

    def handle_text(self, event: Frame) -> None:
        """As bytes, which are read as they are: bytes that are no text get a refusal, not a traceback in the log."""
        self.handle_bytes(event)

    def pause_writing(self) -> None:
        """Who takes nothing is not listened to either, for every ping would be answered into the same heap."""
        super().pause_writing()
        self.due = self.loop.time() + self._door.patience.picture
        self.transport.pause_reading()
        self._door.lighten()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.due = NEVER
        if not self.read_paused:
            self.transport.resume_reading()

    def give_up(self) -> None:
        self.transport.abort()


CLOSE = (b"connection", b"close")
NO_ROOM = refusal("full", "there is no room for another connection now")


def answer_of(refused: Refusal) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Headers and body of a refusal that the framework has no part in."""
    body = msgspec.json.encode(refused)
    told = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        HEADER: secrets.token_hex(6),
        **HEADERS,
    }
    return [(name.encode(), value.encode()) for name, value in told.items()], body


def encoded(status: int, refused: Refusal, usual: Sequence[tuple[bytes, bytes]]) -> bytes:
    """A whole answer, the last one on its connection."""
    head, body = answer_of(refused)
    lines = [b"%s: %s\r\n" % line for line in [*usual, *head, CLOSE]]
    return b"".join([STATUS_LINE[status], *lines, b"\r\n", body])


async def told_or_health(app: Any, scope: Any, receive: Any, send: Any) -> None:
    if HEALTH in scope["path"]:
        await app(scope, receive, send)
        return
    head, body = answer_of(NO_ROOM)
    start = {"type": "http.response.start", "status": STATUS["full"], "headers": [*head, CLOSE, (b"retry-after", b"5")]}
    await send(start)
    await send({"type": "http.response.body", "body": body})


def raised_descriptors() -> int:
    """How many files and connections the system lets us have open: all that we may ask for."""
    if os.name != "posix":
        return 1 << 20
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 1 << 20 if most == resource.RLIM_INFINITY else most
    if usual < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
