"""A whole server in this process, and visitors who keep everything that leaves it for them.

In this process, because the tests lay tables otherwise than they were played, decide what chance deals, and plant
leaks. What is compared went over real connections.
"""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import json
import re
import threading
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.play import Play
from sammelsurium.kernel.secret import stream_of
from sammelsurium.server import gate
from sammelsurium.server import standing as standing_module
from sammelsurium.server.app import House, create_app
from sammelsurium.server.connections import Door
from sammelsurium.server.limits import Patience
from sammelsurium.server.settings import Settings
from sammelsurium.server.standing import Standing
from sammelsurium.server.store import Opening, StoredSeat
from sammelsurium.server.tables import Tables, new_table_id

from .serving import wait_for
from .twins import given

PATIENCE = 30.0
OF_THE_MOMENT = {"date", "x-request-id"}  # headers that tell when, and which request it was
CHANGED = re.compile(r'"changed":"[^"]*"')
BESIDE = '{"kind":'
Answer = TypeVar("Answer")


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token(world: int, person: int) -> str:
    return f"{world:024x}{person:024x}"


class Served:
    """The inside of a running server."""

    def __init__(self, tables: Tables, loop: asyncio.AbstractEventLoop, port: int) -> None:
        self.tables, self.port = tables, port
        self._loop = loop
        self._given: dict[str, dict[int, int]] = {}

    def deal(self, seed: str, purpose: str) -> Stream:
        """Instead of `stream_of`: of our tables we decide what chance does."""
        if seed not in self._given:
            return stream_of(seed, purpose)
        return replace(given(), draws=self._given[seed])

    def decide(self, table: str, codes: Sequence[int], first: int) -> None:
        self._given[self._seed(table)].update(enumerate(codes, first))

    @staticmethod
    def _seed(table: str) -> str:
        return f"the secret of {table}"

    def do(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def open_table(self, played: Play, people: Sequence[tuple[str, str]]) -> str:
        """A table as it begins, stored; each of the people has a name and a token. Who has the token of somebody before
        sits beside them."""
        seen = [one for _, one in people]
        chairs = tuple(
            StoredSeat(n, name, fingerprint(one), None, beside=one in seen[:n]) for n, (name, one) in enumerate(people)
        )
        game, box, now, table = played.game, played.game.box(), datetime.now(UTC), new_table_id()
        opening = Opening(
            id=table,
            game=game.name,
            rules_version=game.rules_version,
            box=box.name,
            box_version=box.version,
            box_hash=box.hash,
            options=msgspec.json.encode(played.options).decode(),
            seed=self._seed(table),
            created=now,
            campaign=not isinstance(played, Match),
        )
        self._given[opening.seed] = {}
        standing = Standing(opening, chairs, 1, now, played)
        self.do(self.tables._store.create(opening, chairs, standing.stand(gate.summary(standing)), played.actions))
        return table

    def lay(self, table: str, played: Play) -> None:
        """From now on the table lies so; nothing else about it changes, and nobody is told."""

        async def exchange() -> None:
            now = await self.tables.current(table)
            self.tables._kept[table] = Standing(now.opening, now.chairs, now.version, now.changed, played)

        self.do(exchange())

    def standing(self, table: str) -> Standing:
        return self.do(self.tables.current(table))


@contextmanager
def served(settings: Settings) -> Iterator[Served]:
    app = create_app(settings)
    door = Door(Patience(idle=600), app.state.metrics)  # whoever waits for the other world is not forgotten
    config = uvicorn.Config(app, port=0, log_config=None, access_log=False, server_header=False, **door.options())
    server = uvicorn.Server(config)
    loops: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve()

    thread = threading.Thread(target=asyncio.run, args=(run(),), daemon=True)
    thread.start()
    wait_for(lambda: server.started and app.state.warmup.health.ready, "the server to be ready")
    port = server.servers[0].sockets[0].getsockname()[1]
    inside = Served(app.plugins.get(House).tables, loops[0], port)
    standing_module.stream_of = inside.deal  # type: ignore[attr-defined]  # imported there
    try:
        yield inside
    finally:
        standing_module.stream_of = stream_of  # type: ignore[attr-defined]  # imported there
        server.should_exit = True
        thread.join(PATIENCE)


class Visitor:
    """Somebody at one table, who may look from one of their seats. Keeps whatever is received, without what tells the
    time, and with the table's name left out."""

    def __init__(self, server: Served, table: str, token: str, *, live: bool = False, looking: str = "") -> None:
        self._port, self._table, self._looking = server.port, table, looking
        self._headers = {"cookie": f"visitor={token}", "accept-encoding": "identity"}
        self._http = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        self._open = ExitStack()
        self._socket = self._open.enter_context(self._connect()) if live else None
        self.heard: list[str] = []
        self.aside: list[str] = []
        """Who is here and what is said: that comes by and by, between whatever else is heard."""
        if live:
            self.hear()

    def close(self) -> None:
        self._http.close()
        self._open.close()

    def ask(self, method: str, path: str, body: Any = None) -> int:
        """The status; the whole answer is kept. TABLE in the path stands for the table's own."""
        content = body if isinstance(body, str) else json.dumps(body)
        headers = self._headers if body is None else {**self._headers, "content-type": "application/json"}
        self._http.request(method, path.replace("TABLE", self._table), None if body is None else content, headers)
        answer = self._http.getresponse()
        told = [f"{name}: {value}" for name, value in answer.getheaders() if name.lower() not in OF_THE_MOMENT]
        self._keep(f"{method} {path} {body}\n{answer.status}\n{told}\n{answer.read().decode()}")
        return answer.status

    def look_on(self, looking: str | None = None) -> None:
        """Another socket, which is told the whole log, or why it is closed."""
        with self._connect(looking) as socket:
            try:
                self._keep(self._receive(socket))
            except ConnectionClosed as closed:
                self._keep(str(closed.rcvd))

    def say(self, message: Any) -> None:
        """By the socket; and all that is heard up to its refusal."""
        assert self._socket is not None
        self._socket.send(message if isinstance(message, str) else json.dumps(message))
        refused = False
        while not refused:
            text = self._receive(self._socket)
            self._keep(text)
            refused = "error" in json.loads(text)

    def wish(self, wish: Any) -> None:
        """By the socket; its answer is the next that is heard."""
        assert self._socket is not None
        self._socket.send(json.dumps(wish))

    def hear(self, version: int = 0) -> None:
        """Everything that the socket says up to a version of the table."""
        assert self._socket is not None
        while True:
            text = self._receive(self._socket)
            self._keep(text)
            if json.loads(text)["version"] >= version:
                return

    def _receive(self, socket: ClientConnection) -> str:
        """The next message about the game."""
        while (text := str(socket.recv(timeout=PATIENCE))).startswith(BESIDE):
            self.aside.append(text)
        return text

    def _connect(self, looking: str | None = None) -> AbstractContextManager[ClientConnection]:
        asked = self._looking if looking is None else looking
        address = f"ws://127.0.0.1:{self._port}/api/tables/{self._table}/live{asked}"
        headers = {"Cookie": self._headers["cookie"]}
        return connect(address, additional_headers=headers, compression=None, max_size=None)

    def _keep(self, text: str) -> None:
        self.heard.append(CHANGED.sub('"changed":""', text.replace(self._table, "TABLE")))
