"""People around one table: who sits where, and their moves by the requests their pages could send."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import APIRequestContext, Page

from tests.server.serving import wait_for

from .table import PATIENCE, TablePage

MOST_MOVES = 1500

Seat = dict[str, str]


def me(name: str) -> Seat:
    return {"kind": "me", "name": name}


def beside(name: str) -> Seat:
    return {"kind": "beside", "name": name}


def bot(name: str, mind: str = "novice") -> Seat:
    return {"kind": "bot", "name": name, "mind": mind}


class Desk:
    """A table seen from outside the page: with the cookie of its visitor, but not from its memory."""

    def __init__(self, page: Page, server: str, table: str) -> None:
        self._requests: APIRequestContext = page.context.request
        self.address = f"{server}/api/tables/{table}"
        self.server, self.table = server, table

    def look(self, seat: int | None = None, watch: bool = False) -> Any:
        query = "?watch=true" if watch else "" if seat is None else f"?seat={seat}"
        return self._json(self._requests.get(self.address + query))

    def post(self, path: str, body: Any) -> Any:
        return self._json(self._requests.post(f"{self.address}/{path}", data=body))

    @staticmethod
    def _json(answer: Any) -> Any:
        assert answer.ok, f"{answer.status}: {answer.text()}"
        return json.loads(answer.body())

    def move(self, seat: int, number: int = 0) -> Any:
        """The n-th of what the seat may do."""
        now = self.look(seat)
        choices = now["choices"]
        return self.post("moves", {"seat": seat, "ply": now["ply"], "move": choices[number % len(choices)]["move"]})

    def act(self, seat: int, number: int = 0) -> None:
        """Until this seat is not waited for any more."""
        for step in range(MOST_MOVES):
            now = self.look(seat)
            if seat not in now["waiting"] or now["over"]:
                return
            self.move(seat, number + step)
        raise AssertionError(f"seat {seat} was still to act after {MOST_MOVES} moves")


def open_table(table: TablePage, game: str, seats: list[Seat], **more: Any) -> Desk:
    """By a request of the page, as its start panel sends it; then the page goes there."""
    wish = {"game": game, "seats": seats, **more}
    made = table.page.evaluate(
        """wish => fetch("/api/tables", {method: "POST", headers: {"content-type": "application/json"},
        body: JSON.stringify(wish)}).then(answer => answer.json()).then(({table}) => table)""",
        wish,
    )
    desk = Desk(table.page, table.server.url, made)
    table.page.goto(f"{table.server.url}/table/{made}")
    return desk


def curtain_for(table: TablePage) -> int | None:
    """Whom the curtain asks for, once the page has come to rest; None: the game is over."""
    curtain, ranking = table.find("curtain"), table.find("ranking")
    curtain.or_(ranking).first.wait_for(timeout=PATIENCE)
    return None if ranking.count() else int(curtain.get_attribute("data-next") or 0)


def rounds(table: TablePage) -> Iterator[int]:
    """Whoever the device is given to, one after the other, until the game is over."""
    for _ in range(MOST_MOVES):
        seat = curtain_for(table)
        if seat is None:
            return
        yield seat
    raise AssertionError("the device went round without an end")


def take_over(table: TablePage, seat: int) -> None:
    """Whoever holds the device says who they are."""
    table.find("i-am").click()
    wait_for(lambda: table.find("holder").count(), f"the table of seat {seat}", PATIENCE / 1000)
