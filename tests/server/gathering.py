"""Tables that gather, through the real thing: people who open one, sit down and begin."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx

from .rows import query
from .serving import Visitor, wait_for

OPEN = {"kind": "open"}


def me(name: str = "Ada", **more: Any) -> dict[str, Any]:
    return {"kind": "me", "name": name, **more}


def bot(name: str | None = None, mind: str | None = "random") -> dict[str, Any]:
    return {"kind": "bot", "name": name, "mind": mind}


def beside(name: str) -> dict[str, Any]:
    return {"kind": "beside", "name": name}


def gather(visitor: Visitor, *seats: Any, game: str = "stamp_collection", **more: Any) -> Any:
    """A new table to which people are invited; the visitor is its host."""
    return visitor.post("/api/gatherings", {"game": game, "seats": list(seats) or [me(), OPEN, OPEN], **more})


def come(visitor: Visitor, table: str) -> Any:
    """Open the link: from then on one has a cookie."""
    return visitor.table(table)


def try_to_sit(visitor: Visitor, table: str, name: str, **more: Any) -> httpx.Response:
    return visitor.http.post(f"/api/tables/{table}/sit", json={"name": name, **more})


def sit(visitor: Visitor, table: str, name: str, **more: Any) -> Any:
    come(visitor, table)
    answer = try_to_sit(visitor, table, name, **more)
    assert answer.is_success, answer.text
    return come(visitor, table)


def leave(visitor: Visitor, table: str, place: int) -> httpx.Response:
    return visitor.http.post(f"/api/tables/{table}/leave", json={"seat": place})


def start(visitor: Visitor, table: str, **seen: int) -> httpx.Response:
    return visitor.http.post(f"/api/gatherings/{table}/start", params=seen)


def arrange(visitor: Visitor, table: str, place: int, **wish: Any) -> httpx.Response:
    return visitor.http.post(f"/api/gatherings/{table}/place", json={"place": place, **wish})


def agree(visitor: Visitor, table: str, **wish: Any) -> httpx.Response:
    return visitor.http.post(f"/api/gatherings/{table}/terms", json=wish)


def states(now: Any) -> list[tuple[str, str | None]]:
    return [(place["state"], place["name"]) for place in now["places"]]


def told(answer: httpx.Response) -> tuple[int, str, str | None]:
    """What a refusal says for programs."""
    body = answer.json()
    assert body["message"]
    return answer.status_code, body["error"], body["where"]


def at_once(*acts: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """All of them together, and what they were answered, in their order."""
    together = threading.Barrier(len(acts))
    answers: list[Any] = [None] * len(acts)

    def act(number: int) -> None:
        together.wait()
        answers[number] = acts[number]()

    threads = [threading.Thread(target=act, args=(number,)) for number in range(len(acts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def visitors(urls: Sequence[str], number: int) -> list[Visitor]:
    """People at several servers in turn."""
    return [Visitor(urls[one % len(urls)]) for one in range(number)]


STORED = ("gatherings", "places", "people", "keys", "tables", "seats", "actions", "talk")
DUE = "SELECT count(*) FROM tables WHERE thinking IS NOT NULL"


def everything(database: Path | str) -> dict[str, list[tuple[Any, ...]]]:
    """All that is stored of people and tables, to compare before and after: once no bot is due any more, for at the
    tables of other tests games may be going on."""
    wait_for(lambda: query(database, DUE) == [(0,)], "the bots to have moved")
    return {name: sorted(query(database, f"SELECT * FROM {name}"), key=repr) for name in STORED}
