"""A machine that only thinks: worker processes, fed from the queue of a PostgreSQL database."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys

import asyncpg  # type: ignore[import-untyped]  # ships no types
from rich.console import Console

from . import logs
from .database import PATIENCE
from .metrics import Metrics
from .postgresql import GONE, reason_of
from .settings import SettingsError, cores, is_postgresql
from .thoughts import LENGTHS, Thoughts
from .worker import PREPARE
from .workers import Workers

console = Console(highlight=False)


def work(database: str, processes: int | None = None, log_json: bool = False) -> None:
    """Think until interrupted. A machine that cannot begin ends the program with a sentence that says why."""
    logs.begin(log_json)
    try:
        asyncio.run(_work(database, cores() if processes is None else processes))
    except SettingsError as error:
        raise SystemExit(f"Cannot start: {error}.") from error
    except KeyboardInterrupt:
        console.print("\nStopped. What was being thought about is asked elsewhere.")


async def _work(url: str, processes: int) -> None:
    await _check(url)
    console.print("Preparing the rules; the first time on a machine this takes minutes.")
    await asyncio.to_thread(subprocess.run, [sys.executable, *PREPARE], check=True)
    queue = Thoughts(url)
    workers = Workers(queue, processes, Metrics())
    await queue.open()
    workers.open()
    workers.start(processes)
    console.print(f"{processes} processes think for the servers of this database (end with Ctrl-C)")
    try:
        await _told_to_stop()
    finally:
        await workers.close()
        await queue.close()


async def _told_to_stop() -> None:
    """By whoever runs services; Ctrl-C interrupts by itself."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()


async def _check(url: str) -> None:
    if not is_postgresql(url):
        raise SettingsError("thoughts are told through PostgreSQL; give its postgresql:// URL")
    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE)
        try:
            await connection.fetch(LENGTHS)
        finally:
            await connection.close(timeout=PATIENCE)
    except asyncpg.UndefinedTableError:
        raise SettingsError("the database holds no tables of this version yet; start a server first") from None
    except GONE as error:
        raise SettingsError(f"the PostgreSQL database cannot be opened: {reason_of(error)}") from error
