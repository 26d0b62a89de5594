"""Starts the server and talks to the terminal: progress while the rules are compiled, then the address."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import socket
import sqlite3
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types
import uvicorn
from alembic.util import CommandError
from litestar import Litestar
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from sqlalchemy.exc import SQLAlchemyError

from . import collector, logs
from .app import create_app
from .connections import Door
from .databases import database_of
from .invitation import in_terminal
from .limits import USUAL_RATES
from .settings import Settings, SettingsError
from .sharing import shared_addresses
from .warmup import Warmup

console = Console(highlight=False)
USUAL_PORT = 8000
SWITCH_SECONDS = 0.001  # that a thread waits for the interpreter: a fifth of the usual


def serve(
    port: int,
    host: str,
    data: Path,
    database: str | None,
    open_browser: bool,
    names: Sequence[str] = (),
    root: str = "",
    log_json: bool = False,
    limits: bool = True,
    workers: int | None = None,
    share: bool = False,
    mail: str | None = None,
) -> None:
    """Serve until interrupted. A server that cannot start ends the program with a sentence that says why."""
    try:
        settings = Settings(
            data=data,
            database=database,
            host=host,
            port=port,
            names=tuple(names),
            root=root.rstrip("/"),
            log_json=log_json,
            rates=USUAL_RATES if limits else None,
            workers=workers,
            share=share,
            mail=mail,
        )
    except SettingsError as error:
        raise SystemExit(f"Cannot start: {error}.") from error
    run(settings, open_browser)


def play(data: Path) -> None:
    """For somebody who only wants to play: served at the usual address, or at another if that is taken, and opened."""
    if is_served(USUAL_PORT):
        address = f"http://localhost:{USUAL_PORT}"
        console.print(f"Sammelsurium is already running at {address}")
        if has_browser():
            webbrowser.open(address)
        return
    serve(USUAL_PORT if is_free(USUAL_PORT) else 0, "127.0.0.1", data, None, open_browser=True)


def is_served(port: int) -> bool:
    """Whether a Sammelsurium answers there."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health/live", timeout=2) as answer:
            return bool(json.load(answer) == {"live": True})
    except (OSError, ValueError):
        return False


def is_free(port: int) -> bool:
    with socket.socket() as asked:
        asked.settimeout(1)
        return asked.connect_ex(("127.0.0.1", port)) != 0


def run(settings: Settings, open_browser: bool = False, make: Callable[[Settings], Litestar] = create_app) -> None:
    try:
        _run(settings, open_browser, make)
    except KeyboardInterrupt:
        console.print("\nStopped. Every game is kept.")


def _run(settings: Settings, open_browser: bool, make: Callable[[Settings], Litestar]) -> None:
    logs.begin(settings.log_json)
    listening = bind(settings.host, settings.port)
    prepare_database(settings)
    shared = addresses_for_others(settings, listening.getsockname()[1])
    app = make(replace(settings, address=shared[0] if shared else None))
    door = Door(settings.patience, app.state.metrics)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=5,
        server_header=False,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1"),
        **door.options(),
    )
    server = uvicorn.Server(config)
    address = address_of(listening, settings.host) + settings.root
    told = (server, app.state.warmup, address, open_browser, shared if settings.share else None)
    beside = threading.Thread(target=tell, args=told, daemon=True)
    beside.start()
    server.run(sockets=[listening])
    if not server.started:
        raise SystemExit("Cannot start: see the message above.")


def bind(host: str, port: int) -> socket.socket:
    """Take the port before anything else, so that a taken one is noticed at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, because asyncio sends small answers at once only then.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere this option would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)  # only now a port taken by another listener is certain to be refused
    except OSError as error:
        listening.close()
        raise SystemExit(_why_not_bound(error, host, port)) from error
    except OverflowError:
        raise SystemExit(f"Cannot start: {port} is no port; ports go from 0 to 65535.") from None
    return listening


def _why_not_bound(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Cannot start: port {port} is already in use. "
            f"Another Sammelsurium may be running at http://{host}:{port}; choose another port otherwise."
        )
    if error.errno == errno.EACCES:
        return f"Cannot start: port {port} is reserved for the system; choose one above 1023."
    return f"Cannot start: {host}:{port} cannot be used: {error.strerror or error}."


def prepare_database(settings: Settings) -> None:
    """Open and migrate it once before serving, so that a fault is told in a sentence."""

    async def once() -> None:
        database = database_of(settings)
        await database.open()
        await database.close()

    where = "the PostgreSQL database" if settings.database else str(settings.sqlite_file)
    try:
        asyncio.run(to_its_end(once()))
    except CommandError as error:
        raise SystemExit(f"Cannot start: {where} was made by a newer version ({error}).") from error
    except (OSError, sqlite3.Error, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        reason = getattr(error, "orig", None) or error
        raise SystemExit(f"Cannot start: {where} cannot be opened: {reason}.") from error


async def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Whoever stops the program meanwhile waits for the work; asking a second time ends it at once."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise


def address_of(listening: socket.socket, host: str) -> str:
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def addresses_for_others(settings: Settings, port: int) -> list[str]:
    """None where nobody is invited."""
    return shared_addresses(settings.host, port, settings.names, settings.root) if settings.share else []


def tell(
    server: uvicorn.Server, warmup: Warmup, address: str, open_browser: bool, shared: Sequence[str] | None = None
) -> None:
    """Runs beside the server. The page opens at once and shows progress; the address is told when ready."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    if open_browser and has_browser():
        webbrowser.open(address)
    if _show_progress(server, warmup):
        collector.spare()
        sys.setswitchinterval(SWITCH_SECONDS)
        console.print(f"Sammelsurium is ready at {address} (end with Ctrl-C)")
        if shared is not None:
            tell_others(shared)
    sys.stdout.flush()


def tell_others(shared: Sequence[str]) -> None:
    """What to type on another device, or to hold its camera at."""
    if not shared:
        console.print("This machine is on no network, so nobody else can join; connect it and start again.")
        return
    console.print(f"Others on your network join at {' or '.join(shared)}", soft_wrap=True)
    try:
        code = in_terminal(shared[0])
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:  # a terminal that cannot show it; the address is enough
        return
    console.print(code, markup=False, soft_wrap=True)


def _show_progress(server: uvicorn.Server, warmup: Warmup) -> bool:
    """Until the rules are compiled; False if that, or the server, ended otherwise."""
    columns = (TextColumn("Preparing"), BarColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("")
        while not warmup.health.ready:
            if server.should_exit or warmup.failed:
                return False
            health = warmup.health
            progress.update(task, description=health.step, completed=health.done, total=health.total or None)
            time.sleep(0.05)
    return True


def has_browser() -> bool:
    """Whether a window can be opened here; a text browser would only take the terminal away."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not screen:
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
