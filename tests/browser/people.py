"""People around one table: who sits where, and their moves by the requests their pages could send."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import APIRequestContext, APIResponse, Page

from tests.server.choosing import leading_on
from tests.server.serving import wait_for

from .table import PATIENCE, TablePage

MOST_MOVES = 1500
TOO_FAST = 429

Seat = dict[str, str]


def me(name: str) -> Seat:
    return {"kind": "me", "name": name}


def beside(name: str) -> Seat:
    return {"kind": "beside", "name": name}


def bot(name: str, mind: str = "novice") -> Seat:
    return {"kind": "bot", "name": name, "mind": mind}


def picked(now: Any, number: int) -> str:
    """The n-th of what leads on."""
    choices = leading_on(now)
    move: str = choices[number % len(choices)]["move"]
    return move


class Desk:
    """A table seen from outside the page: with the cookie of its visitor, but not from its memory."""

    def __init__(self, page: Page, server: str, table: str) -> None:
        self._requests: APIRequestContext = page.context.request
        self.address = f"{server}/api/tables/{table}"
        self.server, self.table = server, table

    def look(self, seat: int | None = None, watch: bool = False) -> Any:
        query = "?watch=true" if watch else "" if seat is None else f"?seat={seat}"
        return self._json(lambda: self._requests.get(self.address + query))

    def post(self, path: str, body: Any) -> Any:
        return self._json(lambda: self._requests.post(f"{self.address}/{path}", data=body))

    @staticmethod
    def _json(ask: Callable[[], APIResponse]) -> Any:
        """Without a hand to move, one is faster than people may be: then one waits as one is told."""
        answer = ask()
        while answer.status == TOO_FAST:
            time.sleep(float(answer.headers["retry-after"]))
            answer = ask()
        assert answer.ok, f"{answer.status}: {answer.text()}"
        return json.loads(answer.body())

    def move(self, seat: int, number: int = 0) -> Any:
        """The n-th of what the seat may do."""
        now = self.look(seat)
        return self.post("moves", {"seat": seat, "ply": now["ply"], "move": picked(now, number)})

    def try_move(self, seat: int, number: int) -> None:
        """The same, where somebody else may be faster."""
        now = self.look(seat)
        if now["choices"] and seat in now["waiting"]:
            wish = {"seat": seat, "ply": now["ply"], "move": picked(now, number)}
            self._requests.post(f"{self.address}/moves", data=wish)

    def act(self, seat: int, number: int = 0) -> None:
        """Until this seat is not waited for any more."""
        for step in range(MOST_MOVES):
            now = self.look(seat)
            if seat not in now["waiting"] or now["over"]:
                return
            self.try_move(seat, number + step)
        raise AssertionError(f"seat {seat} was still to act after {MOST_MOVES} moves")


def open_table(table: TablePage, game: str, seats: list[Seat], **more: Any) -> Desk:
    """By the request that the start panel sends; then the page goes there."""
    number = table.open({"game": game, "seats": seats, **more})
    table.go_to(number)
    return Desk(table.page, table.server.url, number)


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


@dataclass(frozen=True)
class Round:
    """Two people and somebody who watches at one table, each with a device."""

    ada: Desk
    ben: Desk
    looker: Desk


def gather(
    ada: TablePage,
    ben: TablePage,
    looker: TablePage,
    game: str,
    watch: Callable[[str], object] | None = None,
    **more: Any,
) -> Round:
    """Ada opens a table and invites; Ben sits down; a bot is there already. Then Ada starts."""
    places = [me("Ada"), {"kind": "open"}, {"kind": "bot", "mind": "novice"}]
    server = ada.server.url
    for one in (ada, ben):
        assert one.page.context.request.get(f"{server}/api/me").ok  # whoever does something is known by a cookie
    answer = ada.page.context.request.post(f"{server}/api/gatherings", data={"game": game, "seats": places, **more})
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    desks = [Desk(one.page, server, table) for one in (ada, ben, looker)]
    desks[1].post("sit", {"name": "Ben", "face": "horn"})
    for one in (ada, ben):
        one.page.goto(f"{server}/table/{table}")
    if watch:
        watch(table)
    started = ada.page.context.request.post(f"{server}/api/gatherings/{table}/start")
    assert started.ok, started.text()
    if not watch:
        looker.page.goto(f"{server}/table/{table}")
        offer = looker.find("only-watch")
        offer.or_(looker.find("you-watch")).first.wait_for()
        if offer.count():
            offer.click()
    for one in (ada, ben):
        one.find("people").wait_for()
    return Round(*desks)


def play_on(round: Round, enough: Callable[[Any], bool]) -> None:
    """Both take their turns, and the bot its own, until this is true of what Ada sees."""
    for number in range(MOST_MOVES):
        now = round.ada.look()
        if enough(now):
            return
        if now["over"]:
            break
        for desk, seat in ((round.ada, 0), (round.ben, 1)):
            if seat in now["waiting"] and now["seats"][seat]["mind"] is None:
                desk.try_move(seat, number)
                break
        else:
            time.sleep(0.02)
    raise AssertionError("it never came to that")


# In ColleXXion a little before it: whoever ends the game has no turn after that.
LAST_ROUND: dict[str, Callable[[Any], bool]] = {
    "stamp_collection": lambda view: view["ending"] is not None or view["round"] == view["rounds"],
    "collexxion": lambda view: view["left"] < 20 or sum(player["tokens"] for player in view["players"]) > 8,
    "stickers": lambda view: bool(view["ending"]),
    "tauschrausch": lambda view: view["round"] == view["rounds"] and view["day"] == "show",
}


def in_the_last_round(now: Any) -> bool:
    return bool(now["over"]) or LAST_ROUND[now["game"]](now["view"])


@contextmanager
def elsewhere(*tables: TablePage) -> Iterator[None]:
    """Their pages are away from the table, so that nobody draws what happens meanwhile; then they come back to it."""
    addresses = [table.page.url for table in tables]
    for table in tables:
        table.page.goto("about:blank")
    yield
    for table, address in zip(tables, addresses, strict=True):
        table.page.goto(address)


def hurry_to_the_last_round(table: TablePage) -> None:
    """What lies before the end is played by requests; the end is for the page."""
    desk = Desk(table.page, table.server.url, table.number)
    with elsewhere(table):
        for number in range(MOST_MOVES):
            now = desk.look()
            if in_the_last_round(now):
                break
            if now["seat"] in now["waiting"]:
                desk.try_move(now["seat"], number)
            else:
                time.sleep(0.02)
        else:
            raise AssertionError(f"no last round in {MOST_MOVES} moves")
    table.settle()


def play_campaign(round: Round, enough: Callable[[Any], bool]) -> None:
    """Both do whatever is asked of them, in the game and between two; the first of them says who plays."""
    for number in range(MOST_MOVES):
        now = round.ada.look()
        if enough(now):
            return
        if now["campaign"]["stage"] == "gather":
            names = ", ".join(person["name"] for person in now["people"])
            round.ada.post("moves", {"seat": None, "ply": now["ply"], "move": f"players {names}"})
            continue
        for desk in (round.ada, round.ben):
            seat = desk.look()["seat"]
            if seat in now["waiting"]:
                desk.try_move(seat, number)
                break
        else:
            time.sleep(0.02)
    raise AssertionError("it never came to that")


def say_in(table: TablePage, phrase: str) -> None:
    """As somebody with a phone does, whose talk lies behind the log."""
    if table.find("tab-log").is_visible():
        table.find("tab-log").click()
    table.find("phrases").click()
    table.find(f"say-{phrase}").click()
