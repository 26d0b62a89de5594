"""Bots think in processes of their own: fairly, whoever is killed, and none of them stays behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from sammelsurium.kernel.errors import Stale
from sammelsurium.server.bots import Bots, meant_for
from sammelsurium.server.databases import queue_of
from sammelsurium.server.settings import Settings
from sammelsurium.server.store import StoredSeat
from sammelsurium.server.workers import Workers

from .due import moved, open_tables, place
from .fairness import crowd, figure, first_move, sit_down, thoughts
from .nursery import Nursery
from .parlour import begin
from .serving import Server, Visitor, wait_for
from .test_owner import running

LENGTH = 'sammelsurium_queue_length{lane="slow"}'


def workers_of(parent: Server | subprocess.Popen[bytes]) -> list[int]:
    """The processes that think for it."""
    return workers_under(parent.process.pid if isinstance(parent, Server) else parent.pid)


def workers_under(parent: int) -> list[int]:
    return [pid for pid in children(parent) if b"sammelsurium.server.worker" in command(pid)]


def children(parent: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # ended meanwhile
        if int(fields[1]) == parent and fields[0] != "Z":
            found.append(int(folder.name))
    return found


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def test_one_persons_masters_do_not_keep_others_waiting(starting: Nursery, tmp_path: Path) -> None:
    """The order is told, not the time: when a stranger's bots have moved, not all of the one person's have."""
    with starting.serving(tmp_path, workers=1) as server:
        ada = crowd(server, 12)
        for mind in ("novice", "collector", "master"):
            first_move(Visitor(server.url), mind)
        assert ada.untouched() > 0


@pytest.mark.parametrize("postgresql", [False, True], ids=["sqlite", "postgresql"])
def test_all_that_is_due_moves_after_a_restart(starting: Nursery, postgresql: bool) -> None:
    """More than one person may have waiting, so some are found later."""
    with place(postgresql) as at:
        open_tables(at, 70, collectors=60, start=starting.serving)
        assert at.due() == 70
        moved(at, within=60, start=partial(starting.serving, bot_patience=0.5))


def goes_on(visitor: Visitor, table: str, ply: int) -> bool:
    now = visitor.table(table)
    return now["ply"] > ply or now["thinking"] is None


def test_a_table_moves_on_when_its_worker_is_killed_in_mid_thought(starting: Nursery, tmp_path: Path) -> None:
    with starting.serving(tmp_path, workers=1) as server:
        ada = Visitor(server.url)
        tables = [sit_down(ada, "master", 4)["table"] for _ in range(5)]
        [worker] = wait_for(lambda: workers_of(server), "a worker")
        wait_for(lambda: thoughts(ada) and figure(ada, LENGTH), "it to think while others wait", 60)
        plies = {table: ada.table(table)["ply"] for table in tables}
        os.kill(worker, signal.SIGKILL)
        for table in tables:
            wait_for(partial(goes_on, ada, table, plies[table]), "a bot to move, or a person to be waited for", 60)
        assert workers_of(server) != [worker]
        assert ada.get("/api/health/ready")["workers"]
        assert "the worker ended with -9" in server.output.read_text()


@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_workers_end_with_their_server(starting: Nursery, tmp_path: Path, how: str) -> None:
    with starting.serving(tmp_path, workers=2) as server:
        ada = Visitor(server.url)
        for _ in range(8):
            sit_down(ada, "master", 4)
        workers = wait_for(lambda: pids if len(pids := workers_of(server)) == 2 else None, "both workers")
        own = os.getpriority(os.PRIO_PROCESS, server.process.pid)  # they leave the processor to it
        wait_for(lambda: all(os.getpriority(os.PRIO_PROCESS, pid) > own for pid in workers), "them to give way")
        server.kill() if how == "killed" else server.stop()
        wait_for(lambda: not any(command(pid) for pid in workers), "the workers to end")


def test_bots_that_answer_at_once_need_no_worker(starting: Nursery, tmp_path: Path) -> None:
    with starting.serving(tmp_path) as server:
        for mind in ("random", "instinct", "novice", "amateur"):
            first_move(Visitor(server.url), mind)
        assert workers_of(server) == []


async def test_a_thought_about_another_past_is_not_played(settings: Settings) -> None:
    """A person took a move back and made another one: so many actions as before, but not the same."""
    async with running(settings) as process:
        table = (await process.open_table()).table
        then = await process.move(table)
        while then.match.undo_ply(seat := then.match.actions[-1].actor) is None:
            then = await process.move(table)
        bot, move = then.match.waiting[0], then.match.choices(then.match.waiting[0])[0].move
        await process.tables.undo(table, lambda _: seat, then.match.ply)
        now = await process.move(table, pick=1)
        assert now.match.ply == then.match.ply
        with pytest.raises(Stale):
            await process.tables.play(table, meant_for(then, bot), then.match.ply, move)
        assert (await process.tables.current(table)).version == now.version


async def test_what_a_bot_has_decided_is_told_at_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits on purpose: for how long a move is shown, the page decides."""
    sleep, slept = asyncio.sleep, list[float]()

    async def noted(seconds: float) -> None:
        if asyncio.current_task() is thinking:
            slept.append(seconds)
        await sleep(seconds)

    async with running(settings) as process:
        now = await begin(process, StoredSeat(0, "Pip", None, "random"), StoredSeat(1, "Otter", None, "novice"))
        queue = queue_of(settings)
        bots = Bots(process.tables, settings, queue, Workers(queue, 1, process.tables.metrics))
        monkeypatch.setattr(asyncio, "sleep", noted)
        bots.wake(now)
        thinking = bots._thinkers[now.table]
        await thinking
        assert (await process.tables.current(now.table)).over
    assert slept == []


@contextmanager
def machine(url: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Another machine that thinks for the servers of a database, as docs/operations.md tells."""
    program = [sys.executable, "-c", "from sammelsurium.cli import main; main()"]
    with (folder / "machine.txt").open("wb") as output:
        command = [*program, "worker", "--database", url, "--processes", "1"]
        process = subprocess.Popen(command, stdout=output, stderr=output)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_another_machine_thinks_for_a_server(starting: Nursery, tmp_path: Path, postgresql_url: str) -> None:
    with starting.serving(tmp_path, database=postgresql_url, workers=0) as server:
        ada = Visitor(server.url)
        with machine(postgresql_url, tmp_path) as thinking:
            workers = wait_for(lambda: workers_of(thinking), "its worker")
            for mind in ("collector", "master"):
                first_move(ada, mind)
            assert workers_of(server) == []
            thinking.kill()
            wait_for(lambda: not any(command(pid) for pid in workers), "its worker to end")
        assert ada.get("/api/health/ready")["workers"]


def test_a_machine_that_cannot_begin_says_why(tmp_path: Path, postgresql_url: str) -> None:
    for url, why in ((postgresql_url, "start a server first"), ("mysql://here", "postgresql:// URL")):
        with machine(url, tmp_path) as process:
            assert process.wait(60) == 1
        assert why in (tmp_path / "machine.txt").read_text()
