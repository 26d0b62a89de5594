"""Kills the server while six people play at three tables, and looks whether anything that was acknowledged is lost or
doubled: moves, seats left and taken back, places taken for a rematch, motions and votes, and what was said.

python -m tests.server.evenings 100
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console

from sammelsurium.kernel.chance import Stream
from sammelsurium.server.company import read_company

from .choosing import leading_on
from .gathering import OPEN, bot, gather, me, sit, start
from .nursery import Nursery, nursery
from .rows import query
from .serving import Server, Visitor, wait_for

TABLES = 3
NAMES = ("Ada", "Ben")
PATIENCE = 30.0
TERMS = {"pace": 3600, "talk": "text"}
ACTIONS = 'SELECT "table", ply, actor, move FROM actions ORDER BY "table", ply'


class Gone(Exception):
    """The server does not answer."""


@dataclass
class Book:
    """What all of them were told."""

    acknowledged: Counter[str] = field(default_factory=Counter)
    doubtful: Counter[str] = field(default_factory=Counter)
    """Wishes without an answer: they may be stored or not, but once."""
    said: list[str] = field(default_factory=list)
    maybe_said: list[str] = field(default_factory=list)
    proposed: Counter[str] = field(default_factory=Counter)
    maybe_proposed: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    kills: int = 0

    def __str__(self) -> str:
        told = ", ".join(f"{number} × {what}" for what, number in sorted(self.acknowledged.items()))
        return (
            f"{self.kills} kills; acknowledged: {told}; without an answer: {self.doubtful.total()}; "
            f"lost or doubled: {len(self.faults)}"
        )

    def missing(self, data: Path) -> list[str]:
        """Whatever is stored otherwise than it was told, apart from what each of them looks after."""
        found = []
        texts = Counter(text for (text,) in query(data, "SELECT text FROM talk"))
        found += [f"“{text}” is stored {texts[text]} times" for text in self.said if texts[text] != 1]
        found += [f"“{text}” is stored {texts[text]} times" for text in self.maybe_said if texts[text] > 1]
        for table, company in query(data, "SELECT id, company FROM tables"):
            number = read_company(company).motions
            least = self.proposed[table]
            if not least <= number <= least + self.maybe_proposed[table]:
                found.append(f"{table} had {number} motions, told were {least}")
        plies: dict[str, list[int]] = {}
        for table, ply, _, _ in query(data, ACTIONS):
            plies.setdefault(table, []).append(ply)
        ends = dict(query(data, "SELECT id, ply FROM tables"))
        found += [f"{table} has a gap" for table, all_of in plies.items() if all_of != list(range(1, ends[table] + 1))]
        return found


@dataclass
class Told:
    """What one person was told of the table where they sit."""

    table: str
    seat: int = 0
    done: list[str] = field(default_factory=list)
    doubt: str | None = None
    """A move without an answer."""
    away: bool = False
    maybe_away: bool = False
    """Whether they are is in doubt."""
    gap: bool = False
    """A bot may have played for them since they looked."""
    voted: int = 0
    """The motion to which they agreed."""

    def check(self, now: Any) -> list[str]:
        """What does not fit; then all of it is known again."""
        mine = [entry["move"] for entry in now["log"] if entry["seat"] == self.seat]
        seat = now["seats"][self.seat]
        away, found = seat["mind"] is not None, []
        if not seat["mine"]:
            found.append(f"seat {self.seat} is not theirs")
        if away != self.away and not self.maybe_away:
            found.append(f"told that away is {self.away}, and it is {away}")
        played_for = self.gap or self.away or away
        possible = (self.done, self.done if self.doubt is None else [*self.done, self.doubt])
        if mine not in possible and not (played_for and any(mine[: len(one)] == one for one in possible)):
            found.append(f"told {self.done[-3:]} and maybe {self.doubt}, shown {mine[-3:]}")
        motion = now["motion"]
        if motion and motion["number"] == self.voted and self.seat not in motion["agreed"]:
            found.append(f"the vote for {self.voted} is lost")
        self.done, self.doubt, self.away, self.maybe_away, self.gap = mine, None, away, False, False
        return [f"{self.table}: {one}" for one in found]


class Guest(threading.Thread):
    """Plays, talks, leaves and comes back; and looks each time whether all is as it was told."""

    def __init__(self, number: int, cookie: str, table: str, address: Callable[[], str], book: Book) -> None:
        super().__init__(daemon=True)
        self._number, self._cookie, self._address, self._book = number, cookie, address, book
        self._told = Told(table, number % 2)
        self._acts = 0
        self.stop = threading.Event()

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self._visit(self._address())
            except (Gone, httpx.TransportError, OSError):
                self.stop.wait(0.05)
            except Exception as error:  # a fault, which whoever started us tells
                self._book.faults.append(f"{type(error).__name__}: {error}")
                return

    def _visit(self, address: str) -> None:
        if not address:
            raise Gone
        visitor = Visitor(address)
        visitor.http.timeout = httpx.Timeout(PATIENCE)
        visitor.http.cookies.set("visitor", self._cookie)
        try:
            while not self.stop.is_set():
                self._act(visitor, self._answered(visitor.http.get(f"/api/tables/{self._told.table}")))
                self.stop.wait(0.01)
        finally:
            visitor.http.close()

    @staticmethod
    def _answered(answer: httpx.Response) -> Any:
        if answer.status_code == 503:
            raise Gone
        assert answer.is_success, answer.text
        return answer.json()

    def _act(self, visitor: Visitor, now: Any) -> None:
        if now.get("kind") == "gathering":  # the rematch; the other one will ask for it too
            assert [place["place"] for place in now["places"] if place["mine"] and place["state"] == "person"]
            self._told.seat = next(place["place"] for place in now["places"] if place["mine"])
            return
        own = now["own"]
        assert len(own) == 1, f"seats {own} of {now['table']}"
        if not self._told.done:
            self._told.seat = own[0]
        self._book.faults += self._told.check(now)
        self._acts += 1
        if now["over"]:
            self._again(visitor)
        elif self._told.away:
            self._wish(visitor, "return", {"seat": self._told.seat}, "come back")
        else:
            self._sit_and_act(visitor, now)

    def _sit_and_act(self, visitor: Visitor, now: Any) -> None:
        seat, motion = self._told.seat, now["motion"]
        if motion and seat in motion["asked"]:
            self._wish(visitor, "vote", {"seat": seat, "motion": motion["number"], "agree": True}, "vote")
        elif self._acts % 7 == 3:
            text = f"{self._number} says {self._acts}"
            self._wish(visitor, "talk", {"seat": seat, "text": text}, "talk", text)
        elif self._acts % 11 == 5:
            self._wish(visitor, "leave", {"seat": seat, "mind": "random"}, "leave")
        elif self._acts % 13 == 6 and motion is None:
            kind = "resume" if now["paused"] else "pause"
            self._wish(visitor, "motion", {"seat": seat, "kind": kind, "ply": now["ply"]}, "motion")
        elif seat in now["waiting"]:
            choices = leading_on(now)
            move = choices[self._acts % len(choices)]["move"]
            self._wish(visitor, "moves", {"seat": seat, "ply": now["ply"], "move": move}, "move", move)

    def _wish(self, visitor: Visitor, path: str, wish: Any, what: str, text: str = "") -> None:
        """What is refused is not stored; what is not answered may be, and is looked at next."""
        told, book = self._told, self._book
        try:
            answer = visitor.http.post(f"/api/tables/{told.table}/{path}", json=wish)
        except (httpx.TransportError, OSError):
            answer = None
        if answer is None or answer.status_code == 503:
            book.doubtful[what] += 1
            self._doubt(what, text)
            raise Gone
        if answer.is_success:
            book.acknowledged[what] += 1
            self._note(what, text, wish)
        else:
            assert answer.json()["error"] in ("stale", "invalid"), answer.text

    def _doubt(self, what: str, text: str) -> None:
        told, book = self._told, self._book
        if what == "move":
            told.doubt = text
        elif what in ("leave", "come back"):
            told.maybe_away = told.gap = True
        elif what == "talk":
            book.maybe_said.append(text)
        elif what == "motion":
            book.maybe_proposed[told.table] += 1

    def _note(self, what: str, text: str, wish: Any) -> None:
        told, book = self._told, self._book
        if what == "move":
            told.done = [*told.done, text]
        elif what in ("leave", "come back"):
            told.away, told.gap = what == "leave", True
        elif what == "talk":
            book.said.append(text)
        elif what == "motion":
            book.proposed[told.table] += 1
        elif what == "vote":
            told.voted = wish["motion"]

    def _again(self, visitor: Visitor) -> None:
        """Asked twice it is the same: so it can be asked until there is an answer."""
        following = self._answered(visitor.http.post(f"/api/tables/{self._told.table}/rematch"))["table"]
        self._book.acknowledged["rematch"] += 1
        self._told = Told(following)


class Evening:
    def __init__(self, data: Path, starting: Nursery) -> None:
        self._data, self._starting = data, starting
        self.book = Book()
        self._server = self._start()
        self._url = self._server.url
        self._guests = [guest for number in range(TABLES) for guest in self._table(number)]
        for guest in self._guests:
            guest.start()

    def _start(self) -> Server:
        return Server(self._data, self._starting.launch, bots_take=0.02)

    def _table(self, number: int) -> Iterator[Guest]:
        people = [Visitor(self._url) for _ in NAMES]
        table = gather(people[0], me(NAMES[0]), OPEN, bot("Pip"), terms=TERMS)["table"]
        sit(people[1], table, NAMES[1])
        assert start(people[0], table).is_success
        for place, visitor in enumerate(people):
            cookie = visitor.http.cookies["visitor"]
            yield Guest(2 * number + place, cookie, table, lambda: self._url, self.book)
            visitor.http.close()

    def kill(self, after: float) -> None:
        told = self.book.acknowledged
        enough = told.total() + 12
        wait_for(lambda: told.total() >= enough or self.book.faults, "people to do something", 120)
        time.sleep(after)
        self._url = ""
        self._server.kill()
        self.book.kills += 1
        self._server = self._start()
        self._url = self._server.url
        self.check()

    def check(self) -> None:
        said = self._server.output.read_text()
        assert not self.book.faults, f"kill {self.book.kills}: {self.book.faults}; the server:\n{said}"

    def finish(self) -> None:
        for guest in self._guests:
            guest.stop.set()
        for guest in self._guests:
            guest.join(60)
        self.book.faults += [f"{guest.name} waits for ever" for guest in self._guests if guest.is_alive()]
        self.book.faults += self.book.missing(self._data)
        self.check()

    def close(self) -> None:
        if self._server.process.poll() is None:
            self._server.kill()


@contextmanager
def evening(starting: Nursery) -> Iterator[Evening]:
    with tempfile.TemporaryDirectory() as folder:
        there = Evening(Path(folder), starting)
        try:
            yield there
        finally:
            there.close()


def killed(times: int, starting: Nursery) -> Book:
    """Stops at the first fault."""
    moments = Stream.of("evenings", "moments")
    with evening(starting) as there:
        for number in range(times):
            there.kill(moments.draw(number, 900) / 1000)
        time.sleep(1)
        there.finish()
        return there.book


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("times", type=int)
    with nursery() as starting:
        found = killed(parser.parse_args().times, starting)
    Console(soft_wrap=True, highlight=False).print(str(found))


if __name__ == "__main__":
    main()
