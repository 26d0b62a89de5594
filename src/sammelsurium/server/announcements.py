"""Tells every process that a table changed. Only that travels: what a visitor sees of it, the gate makes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress

import asyncpg  # type: ignore[import-untyped]  # ships no types
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

log = logging.getLogger(__name__)

RETRY_SECONDS = 0.5


class PostgresBackend(AsyncPgChannelsBackend):
    """LISTEN and NOTIFY, with a listener that comes back when the database was away."""

    def __init__(self, url: str, engine: AsyncEngine) -> None:
        super().__init__(url)
        self._engine = engine
        self._revival: asyncio.Task[None] | None = None
        self._closing = False

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._closing = True
        if self._revival is not None:
            self._revival.cancel()
            with suppress(asyncio.CancelledError):
                await self._revival
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Over the pool: a connection of its own for every message would cost more than the message."""
        async with self._engine.begin() as connection:
            for channel in channels:
                notify = text("SELECT pg_notify(:channel, :data)")
                await connection.execute(notify, {"channel": channel, "data": data.decode()})

    def _lost(self, _: object) -> None:
        if not self._closing:
            log.warning("the connection that listens for announcements is lost; connecting again")
            self._revival = asyncio.get_running_loop().create_task(self._revive())

    async def _revive(self) -> None:
        async with self._listener_lock:
            while not await self._reconnected():
                await asyncio.sleep(RETRY_SECONDS)
            assert self._queue is not None
            for channel in self._subscribed_channels:  # something may have been announced meanwhile
                self._queue.put_nowait((channel, b"again"))
        log.warning("listening for announcements again")

    async def _reconnected(self) -> bool:
        try:
            connection = await self._connect()
            for channel in self._subscribed_channels:
                await connection.add_listener(channel, self._listener)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        connection.add_termination_listener(self._lost)
        self._listener_conn = connection
        return True


class Announcer:
    def __init__(self, engine: AsyncEngine, postgresql: str | None) -> None:
        self._backend: ChannelsBackend = PostgresBackend(postgresql, engine) if postgresql else MemoryChannelsBackend()
        # One waiting announcement is enough: whoever takes it looks at the table as it is then.
        self.plugin = ChannelsPlugin(
            backend=self._backend,
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=1,
            subscriber_backlog_strategy="dropleft",
        )

    async def announce(self, table: str) -> None:
        """The change is stored already, so a failure here must not look like a refused move."""
        try:
            await self.plugin.wait_published(b"changed", _channel(table))
        except Exception:
            log.exception("table %s changed, but the announcement failed", table)

    @asynccontextmanager
    async def listen(self, table: str) -> AsyncIterator[Subscriber]:
        channel = _channel(table)
        async with self.plugin.start_subscription(channel) as subscriber:
            # The plugin does not let a second subscriber wait for the first one's LISTEN; this does.
            await self._backend.subscribe([channel])
            yield subscriber


def _channel(table: str) -> str:
    return f"table_{table}"
