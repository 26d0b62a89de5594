"""A real server process, and visitors who talk to it over HTTP and WebSocket."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.parse import urlencode

import httpx
from websockets.sync.client import ClientConnection, connect

from .choosing import leading_on
from .seeds import chosen_by

HOME = Path(__file__).parents[2]
LAUNCH = ["-m", "tests.server.launch"]
PATIENCE = 300.0  # the first start on a busy machine compiles the rules
OFTEN, SELDOM = 0.01, 0.1  # seconds between two questions
TRUSTED = httpx.create_ssl_context()  # else each client reads all certificates anew, which takes longer than a visit
READY = re.compile(r"ready at (http://\S+)")
Found = TypeVar("Found")


def wait_for(condition: Callable[[], Found | None], what: str, seconds: float = PATIENCE) -> Found:
    """What the condition gives once it gives something; asks again and again instead of sleeping for long. Whoever has
    waited for long asks less often: each question takes time from the one who is waited for."""
    began = now = time.monotonic()
    while now < began + seconds:
        found = condition()
        if found:
            return found
        time.sleep(min(SELDOM, max(OFTEN, (now - began) / 10)))
        now = time.monotonic()
    raise AssertionError(f"waited {seconds:.0f} seconds in vain for {what}")


class Process(Protocol):
    """What is asked of the process of a server."""

    pid: int
    returncode: Any

    def poll(self) -> int | None: ...

    def kill(self) -> None: ...

    def send_signal(self, number: int, /) -> None: ...

    def wait(self, timeout: float = ...) -> int: ...


def launch(given: dict[str, Any], output: Path) -> Process:
    with output.open("w") as said:
        return subprocess.Popen([sys.executable, *LAUNCH, json.dumps(given)], cwd=HOME, stdout=said, stderr=said)


class Server:
    """A server process on a port the system chose."""

    def __init__(self, data: Path, launch: Callable[[dict[str, Any], Path], Process] = launch, **settings: Any) -> None:
        self.data = data
        self.output = data / "output.txt"
        data.mkdir(parents=True, exist_ok=True)
        self.output.write_text("")
        given = {"data": str(data), "port": 0, **settings}
        self.process = launch(given, self.output)

    @property
    def url(self) -> str:
        """The address, once the server says that it is ready."""
        try:
            return wait_for(self._address, "the server to be ready")
        except AssertionError as error:
            raise AssertionError(f"{error}; it said:\n{self.output.read_text()}") from None

    def _address(self) -> str | None:
        said = self.output.read_text()
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended with {self.process.returncode}:\n{said}")
        found = READY.search(said)
        return found[1].replace("localhost", "127.0.0.1") if found else None

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=PATIENCE)


@contextmanager
def serving(data: Path, **settings: Any) -> Iterator[Server]:
    """A server whose process is copied from one that has loaded everything, which takes some seconds."""
    from .nursery import shared  # it launches what is defined here

    with _running(Server(data, shared().launch, **settings)) as server:
        yield server


@contextmanager
def serving_anew(data: Path, **settings: Any) -> Iterator[Server]:
    """A server that starts from nothing, in the environment as it is now: for tests about that."""
    with _running(Server(data, **settings)) as server:
        yield server


@contextmanager
def _running(server: Server) -> Iterator[Server]:
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Visitor:
    """Somebody with a browser: keeps the cookie, and everything that was received."""

    def __init__(self, url: str) -> None:
        remember = {"response": [self._remember]}
        self.http = httpx.Client(base_url=url, verify=TRUSTED, timeout=30, event_hooks=remember)
        self.received: list[str] = []

    def _remember(self, response: httpx.Response) -> None:
        response.read()
        self.received.append(f"{response.headers} {response.text}")

    def get(self, path: str, **parameters: Any) -> Any:
        return self._body(self.http.get(path, params=parameters))

    def post(self, path: str, body: Any) -> Any:
        return self._body(self.http.post(path, json=body))

    @staticmethod
    def _body(response: httpx.Response) -> Any:
        assert response.is_success, f"{response.status_code}: {response.text}"
        return response.json()

    def sit_down(self, bots: int = 1, seed: str | None = None, seat: int = 0, **options: str) -> Any:
        """A new table with bots around; the answer is its first snapshot."""
        seats: list[dict[str, str]] = [{"kind": "bot", "name": f"Bot {i}", "mind": "random"} for i in range(bots)]
        seats.insert(seat, {"kind": "me", "name": "Ada"})
        wish: dict[str, Any] = {"game": "stamp_collection", "seats": seats, "options": options}
        return self.open(wish, seed)

    def open(self, wish: Any, seed: str | None = None) -> Any:
        """A new table as wished; dealt from a seed, if one is given."""
        return self._body(self.http.post("/api/tables", json=wish, headers=chosen_by(seed)))

    def table(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def listed(self, over: bool = False) -> list[Any]:
        """All lines of the visitor's list, page by page."""
        lines: list[Any] = []
        after: dict[str, str] = {}
        while True:
            page = self.get("/api/tables", over=over, **after)
            lines += page["tables"]
            if page["next"] is None:
                return lines
            after = {"after": page["next"]}

    def sees(self, table: str, what: str, fits: Callable[[Any], object]) -> Any:
        """The table once the visitor's process shows it so: what another process has stored it hears a moment later."""

        def look() -> Any:
            now = self.table(table)
            return now if fits(now) else None

        return wait_for(look, what)

    def my_turn(self, table: str) -> Any:
        """The table once it waits for the visitor, or is over."""

        def look() -> Any:
            now = self.table(table)
            return now if now["over"] or now["seat"] in now["waiting"] else None

        return wait_for(look, "the visitor's turn")

    def try_move(self, table: str, seat: int, ply: int, move: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/moves", json={"seat": seat, "ply": ply, "move": move})

    def send(self, now: Any, pick: int = 0) -> Any:
        """Carry out one of the choices of a snapshot."""
        choices = leading_on(now)
        move = choices[pick % len(choices)]["move"]
        return self._body(self.try_move(now["table"], now["seat"], now["ply"], move))

    def play(self, now: Any, pick: int = 0) -> Any:
        """The same, and what became of the table."""
        return self.after(now["table"], self.send(now, pick))

    def after(self, table: str, stored: Any) -> Any:
        """The answer to a wish is small: who has no socket asks for the table."""
        now = self.table(table)
        assert now["version"] >= stored["version"]  # bots may have moved since
        return now

    def say(self, table: str, **saying: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/talk", json=saying)

    @contextmanager
    def live(self, table: str, **looking: Any) -> Iterator[Live]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        headers = {"Cookie": cookie} if cookie else {}
        asked = f"?{urlencode(looking)}" if looking else ""
        with connect(f"{address}/api/tables/{table}/live{asked}", additional_headers=headers) as socket:
            yield Live(self, socket)


def of_the_game(socket: ClientConnection, seconds: float = 30) -> Any:
    """The next message that is not about who is here, or what is said."""
    while (message := json.loads(socket.recv(timeout=seconds))).get("kind") in ("around", "said"):
        continue
    return message


class Live:
    """One socket: gives snapshots and keeps the log as the page does."""

    def __init__(self, visitor: Visitor, socket: ClientConnection) -> None:
        self.visitor = visitor
        self.socket = socket
        self.log: list[Any] = []
        self.version = 0
        self.around: Any = None
        """Who is here, as it was told last."""
        self.said: list[Any] = []
        self._before: deque[Any] = deque()

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def wish(self, now: Any, wish: int, pick: int = 0) -> Any:
        """Send one of the choices of a snapshot; what was sent."""
        choices = leading_on(now)
        move = choices[pick % len(choices)]["move"]
        sent = {"kind": "move", "wish": wish, "seat": now["seat"], "ply": now["ply"], "move": move}
        self.say(sent)
        return sent

    def hear(self, seconds: float = 30) -> Any:
        """The next message about the game, whatever it is; what is about people is put aside."""
        while not self._before:
            self._receive(seconds)
        return self._before.popleft()

    def people(self, condition: Callable[[Live], object], seconds: float = 30) -> None:
        """Listens until what was told of people fits; what is about the game is kept for later."""
        until = time.monotonic() + seconds
        while not condition(self):
            self._receive(max(0.0, until - time.monotonic()))

    def _receive(self, seconds: float) -> None:
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.visitor.received.append(text)
        message = json.loads(text)
        match message.get("kind"):
            case "around":
                self.around = message
            case "said":
                self.said.append(message)
            case _:
                self._before.append(message)

    def next(self, seconds: float = 30) -> Any:
        snapshot = self.hear(seconds)
        assert "error" not in snapshot, snapshot
        assert snapshot["version"] > self.version, "not newer than the one before"
        self.version = snapshot["version"]
        begins, log_from = snapshot["begins"], snapshot["log_from"]
        kept = [entry for entry in self.log if begins < entry["ply"] <= log_from]
        self.log = [*kept, *snapshot["log"]]
        told = [entry["ply"] for entry in self.log]
        assert told == list(range(begins + 1, snapshot["ply"] + 1)), "a gap in the log"
        return snapshot

    def until(self, condition: Callable[[Any], bool]) -> list[Any]:
        """All snapshots up to the first that fits."""
        seen = [self.next()]
        while not condition(seen[-1]):
            seen.append(self.next())
        return seen


def my_turn(snapshot: Any) -> bool:
    return bool(snapshot["over"] or snapshot["seat"] in snapshot["waiting"])
