"""People who play on, whatever happens to the server, and remember exactly what they were told."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from .choosing import leading_on
from .rows import query
from .serving import Live, Visitor

PATIENCE = 20.0  # seconds; who waits longer for an answer waits for ever
SOON = 1.0  # seconds until every process must have heard of a change
UNDO_EVERY = 5
UNDO = "(undo)"
AWAY = (httpx.TransportError, WebSocketException, OSError)
ALONE = {"game": "tauschrausch", "seats": [{"kind": "me", "name": "Ada"}]}
WITH_BOTS = {
    "game": "stamp_collection",
    "seats": [
        {"kind": "me", "name": "Ada"},
        {"kind": "bot", "name": "Pip", "mind": "random"},
        {"kind": "bot", "name": "Otter", "mind": "collector"},
    ],
}


class Away(Exception):
    """The server is gone, or cannot ask its database."""


STORED = """SELECT id, tables.ply, actions.ply, actor, move FROM tables LEFT JOIN actions ON actions."table" = id
    ORDER BY id, actions.ply"""


@dataclass
class Told:
    """What one person was told about one table."""

    table: str
    done: list[str] = field(default_factory=list)
    """Their own moves that stand; each was acknowledged, or found later."""
    doubtful: str | None = None
    """A wish without an answer. It may be stored or not."""
    undoes: int = 1
    """How many of their moves an undo takes back: those of the last step."""

    def fits(self, stored: list[str]) -> bool:
        """Whether nothing is lost or doubled, if these are their moves."""
        return stored in (self.done, self.with_doubtful())

    def with_doubtful(self) -> list[str]:
        if self.doubtful is None:
            return self.done
        return self.done[: -self.undoes] if self.doubtful == UNDO else [*self.done, self.doubtful]


@dataclass
class Tally:
    """What everybody together went through."""

    acknowledged: Counter[str] = field(default_factory=Counter)
    doubtful: int = 0
    """Wishes without an answer."""
    late: int = 0
    """Looks at a process that had not heard yet of what another one had stored."""
    faults: list[str] = field(default_factory=list)
    longest: float = 0.0
    """Seconds until a request or a wish had ended, one way or the other."""
    tables: list[Told] = field(default_factory=list)

    def missing(self, database: Path | str) -> list[str]:
        """Whatever is stored otherwise than it was told. One question: bots may still be moving."""
        found: list[str] = []
        plies: dict[str, int] = {}
        actions: dict[str, list[tuple[int, int, str]]] = {}
        for table, says, *action in query(database, STORED):
            plies[table] = says
            actions.setdefault(table, []).append(tuple(action))
        for told in self.tables:
            mine = [move for _, actor, move in actions.get(told.table, []) if actor == 0]
            if not told.fits(mine):
                found.append(f"{told.table}: told {told.with_doubtful()[-3:]}, stored {mine[-3:]}")
        for table, says in plies.items():
            if [ply for ply, _, _ in actions[table]] != list(range(1, says + 1)):
                found.append(f"{table} says ply {says}, and has {len(actions[table])} actions")
        return found


class Person(threading.Thread):
    """Plays as fast as it is answered, by requests or by the socket; when nobody answers, asks somebody else."""

    def __init__(self, addresses: Callable[[], list[str]], tally: Tally, number: int) -> None:
        super().__init__(daemon=True)
        self._addresses, self._tally, self._number = addresses, tally, number
        self._by_socket = number % 2 == 1
        self._wish = ALONE if number % 4 < 2 else WITH_BOTS
        self._token: str | None = None
        self._told: Told | None = None
        self._moves = 0
        self.stop = threading.Event()

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self._visit()
            except (Away, *AWAY):
                self.stop.wait(0.02)
                self._number += 1
            except Exception as error:  # a fault, which whoever started us tells
                self._tally.faults.append(f"{type(error).__name__}: {error}")
                return

    def _visit(self) -> None:
        """Play at one server as long as it answers."""
        addresses = self._addresses()
        if not addresses:
            raise Away
        visitor = Visitor(addresses[self._number % len(addresses)])
        visitor.http.timeout = httpx.Timeout(PATIENCE)
        try:
            if self._token:
                visitor.http.cookies.set("visitor", self._token)
            while not self.stop.is_set():
                self._sit_down(visitor)
                self._token = visitor.http.cookies["visitor"]
                self._play(visitor)
        finally:
            visitor.http.close()

    def _sit_down(self, visitor: Visitor) -> None:
        if self._told is None:
            self._told = Told(self._answered(lambda: visitor.http.post("/api/tables", json=self._wish))["table"])
            self._tally.tables.append(self._told)

    def _play(self, visitor: Visitor) -> None:
        assert self._told is not None
        now = self._look(visitor)
        if now["over"]:
            self._told = None
        elif self._by_socket:
            with visitor.live(now["table"]) as live:
                self._play_live(live)
        elif now["seat"] in now["waiting"]:
            self._send(visitor, now)
        else:
            time.sleep(0.02)

    def _look(self, visitor: Visitor) -> Any:
        """The table as it is; what was in doubt is known then. Another process may hear of it a moment later."""
        told = self._told
        assert told is not None
        until = time.monotonic() + SOON
        while True:
            now = self._answered(lambda: visitor.http.get(f"/api/tables/{told.table}"))
            mine = [entry["move"] for entry in now["log"] if entry["seat"] == 0]
            if told.fits(mine):
                break
            assert time.monotonic() < until, f"{told.table}: told {told.with_doubtful()[-3:]}, shown {mine[-3:]}"
            self._tally.late += 1
        self._tally.doubtful += told.doubtful is not None
        told.done, told.doubtful = mine, None
        return now

    # -- by requests -----------------------------------------------------------------------------------------------

    def _answered(self, ask: Callable[[], httpx.Response]) -> Any:
        answer = self._timed(ask)
        if answer.status_code == 503:
            raise Away
        assert answer.is_success, answer.text
        return answer.json()

    def _timed(self, ask: Callable[[], Any]) -> Any:
        began = time.monotonic()
        try:
            return ask()
        except (httpx.TimeoutException, TimeoutError):
            self._tally.faults.append(f"no answer within {PATIENCE} seconds")
            raise
        finally:
            self._tally.longest = max(self._tally.longest, time.monotonic() - began)

    def _send(self, visitor: Visitor, now: Any) -> None:
        kind, wish = self._next(now)
        address = f"/api/tables/{now['table']}/{'undo' if kind == UNDO else 'moves'}"
        answer = self._timed(lambda: visitor.http.post(address, json=wish))
        if answer.status_code in (409, 503):  # a wish before it was stored after all; or nobody knows
            raise Away
        assert answer.is_success, answer.text
        self._acknowledge("requests")

    def _next(self, now: Any) -> tuple[str, dict[str, Any]]:
        """A move, or now and then taking one back; from now on it is in doubt."""
        assert self._told is not None
        self._moves += 1
        wish = {"seat": 0, "ply": now["ply"]}
        if now["undo"] is not None and self._moves % UNDO_EVERY == 0 and self._told.done:
            self._told.doubtful, self._told.undoes = UNDO, now["ply"] - now["undo"]
            return UNDO, wish
        choices = leading_on(now)
        move = choices[self._moves % len(choices)]["move"]
        self._told.doubtful = move
        return move, {**wish, "move": move}

    def _acknowledge(self, way: str) -> None:
        told = self._told
        assert told is not None
        self._tally.acknowledged[way] += 1
        self._tally.acknowledged["undone"] += told.doubtful == UNDO
        told.done, told.doubtful = told.with_doubtful(), None

    # -- by the socket ---------------------------------------------------------------------------------------------

    def _play_live(self, live: Live) -> None:
        now = self._timed(lambda: live.hear(PATIENCE))
        while not (now["over"] or self.stop.is_set()):
            if now["seat"] in now["waiting"]:
                kind, wish = self._next(now)
                sent = {"kind": "undo" if kind == UNDO else "move", "wish": self._moves, **wish}
                now = self._timed(lambda sent=sent: self._answer(live, sent))  # type: ignore[misc]
                self._acknowledge("socket")
            else:
                now = live.hear(PATIENCE)  # of what bots do

    @staticmethod
    def _answer(live: Live, sent: dict[str, Any]) -> Any:
        live.say(sent)
        while True:
            answer = live.hear(PATIENCE)
            if answer.get("wish") == sent["wish"]:
                if answer.get("error") in ("away", "stale"):
                    raise Away
                assert "error" not in answer, answer
                return answer
