"""Whoever asks too often is told so, and when to try again; nothing stored changes, and nobody else notices."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sammelsurium.kernel.chance import Stream
from sammelsurium.server.limits import USUAL_RATES, Kind, Rate, Rates
from sammelsurium.server.pace import MOST_BUCKETS, Buckets, Caller, Pace, caller_of
from sammelsurium.server.refusals import RefusalError

from .campaigning import begin
from .rows import stored_rows
from .serving import Server, Visitor, of_the_game, serving

WISH: dict[str, Any] = {
    "game": "stamp_collection",
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Pip", "mind": "random"}],
}
numbers = iter(range(1, 250))


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("limited"), limits=True) as running:
        yield running


@pytest.fixture
def address() -> str:
    """Another one for each test, as a proxy on this machine would tell it."""
    return f"203.0.113.{next(numbers)}"


def somebody(server: Server, address: str, cookie: bool = True) -> Visitor:
    visitor = Visitor(server.url)
    visitor.http.headers["x-forwarded-for"] = address
    if not cookie:
        visitor.http.event_hooks["request"] = [forget_cookie]
    return visitor


def forget_cookie(request: httpx.Request) -> None:
    request.headers.pop("cookie", None)


def too_fast(response: httpx.Response) -> bool:
    if response.status_code != 429:
        return False
    body = response.json()
    assert (body["error"], body["rule"], body["where"]) == ("too_fast", None, None)
    assert set(body) == {"error", "message", "rule", "where"}
    assert response.headers["retry-after"] in body["message"]
    assert int(response.headers["retry-after"]) >= 1
    assert response.headers["x-request-id"]
    assert response.headers["x-content-type-options"] == "nosniff"
    return True


def until_refused(ask: Callable[[int], httpx.Response], most: int = 5000) -> list[httpx.Response]:
    """Asks on until it is too fast: several at a time, because alone somebody on a busy machine may be slow enough."""
    answers: list[httpx.Response] = []
    with ThreadPoolExecutor(8) as together:
        while len(answers) < most and not any(map(too_fast, answers[-32:])):
            answers += together.map(ask, range(len(answers), len(answers) + 32))
    assert any(map(too_fast, answers)), f"{most} were answered"
    return answers


def heard(answers: list[httpx.Response]) -> Counter[int]:
    """How many were answered in which way, except for those that came too fast."""
    return Counter(answer.status_code for answer in answers if answer.status_code != 429)


def open_tables(visitor: Visitor, count: int) -> list[httpx.Response]:
    return [visitor.http.post("/api/tables", json=WISH) for _ in range(count)]


def test_tables_without_end(limited: Server, address: str) -> None:
    ada = somebody(limited, address)
    ada.get("/api/tables")
    at_once = USUAL_RATES.person["open"].at_once
    answers = open_tables(ada, at_once)
    assert [answer.status_code for answer in answers] == [201] * at_once
    before = stored_rows(limited.data)["tables"]
    assert any(too_fast(answer) for answer in open_tables(ada, 20))
    assert len(stored_rows(limited.data)["tables"]) - len(before) < 20
    table = answers[0].json()["table"]
    assert ada.my_turn(table)["table"] == table, "what is open can be played"
    assert open_tables(somebody(limited, address), 1)[0].status_code == 201, "others are not kept waiting"


def test_throwing_the_cookie_away_does_not_help(limited: Server, address: str) -> None:
    nobody = somebody(limited, address, cookie=False)
    opened = heard(until_refused(lambda _: open_tables(nobody, 1)[0]))
    assert set(opened) == {201}
    assert opened[201] >= USUAL_RATES.address["open"].at_once


def test_making_cookies_up_does_not_help(limited: Server, address: str) -> None:
    nobody = somebody(limited, address, cookie=False)
    path = "/api/tables/aaaaaaaaaaaa"
    answers = until_refused(lambda n: nobody.http.get(path, headers={"cookie": f"visitor={n:048x}"}))
    assert set(heard(answers)) == {404}
    other = somebody(limited, f"198.51.100.{next(numbers)}")
    assert other.http.get(path).status_code == 404, "somebody else may still ask"


def test_questions_without_end(limited: Server, address: str) -> None:
    """Also where there is nothing: an answer costs something all the same."""
    ada = somebody(limited, address)
    ada.get("/api/tables")
    answers = heard(until_refused(lambda _: ada.http.get("/nothing/here")))
    assert set(answers) == {404}
    assert answers[404] >= USUAL_RATES.person["any"].at_once - 1


def test_joining_without_cookies(limited: Server, address: str) -> None:
    """Nobody takes all chairs of a campaign by throwing cookies away: each of them counts for the address."""
    table = begin(somebody(limited, address), "Pip")["table"]
    nobody = somebody(limited, f"198.51.100.{next(numbers)}", cookie=False)
    until_refused(lambda _: nobody.http.post(f"/api/tables/{table}/people", json={"kind": "bot", "name": "X"}))


def test_moves_by_http(limited: Server, address: str) -> None:
    ada = somebody(limited, address)
    now = ada.my_turn(ada.sit_down(1)["table"])
    before = stored_rows(limited.data)
    answers = heard(until_refused(lambda _: ada.try_move(now["table"], 0, now["ply"], "sing")))
    assert set(answers) == {422}
    assert answers[422] >= USUAL_RATES.person["move"].at_once - 1
    assert stored_rows(limited.data) == before
    time.sleep(1)  # what retry-after says at most
    ada.send(now)


def test_moves_by_the_socket(limited: Server, address: str) -> None:
    ada = somebody(limited, address)
    now = ada.my_turn(ada.sit_down(1)["table"])
    wish = {"kind": "move", "seat": 0, "ply": now["ply"], "move": "sing", "wish": 7}
    with socket_of(ada, now["table"]) as socket:
        socket.recv(timeout=30)
        errors: list[str] = []
        while "too_fast" not in errors:
            for _ in range(20):  # without waiting for the answers: they may take as long as makes it slow enough
                socket.send(json.dumps(wish))
            told = [of_the_game(socket) for _ in range(20)]
            errors += [one["error"] for one in told]
            assert {one["wish"] for one in told} == {7}
        assert errors[:50] == ["unreadable"] * 50


def socket_of(visitor: Visitor, table: str) -> ClientConnection:
    address = str(visitor.http.base_url).rstrip("/").replace("http", "ws", 1)
    headers = {"X-Forwarded-For": visitor.http.headers["x-forwarded-for"]}
    if token := visitor.http.cookies.get("visitor"):
        headers["Cookie"] = f"visitor={token}"
    return connect(f"{address}/api/tables/{table}/live", additional_headers=headers)


def test_sockets_without_end(limited: Server, address: str) -> None:
    ada = somebody(limited, address)
    table = ada.sit_down(1)["table"]
    with ExitStack() as stack:
        for _ in range(USUAL_RATES.sockets_of_person):
            socket = stack.enter_context(socket_of(ada, table))
            assert '"table"' in str(socket.recv(timeout=30))
        one_more = stack.enter_context(socket_of(ada, table))
        with pytest.raises(ConnectionClosed) as closed:
            one_more.recv(timeout=30)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, "too many sockets" in closed.value.rcvd.reason) == (4503, True)
        ben = stack.enter_context(socket_of(somebody(limited, address), table))
        assert '"table"' in str(ben.recv(timeout=30))
    with socket_of(ada, table) as again:
        assert '"table"' in str(again.recv(timeout=30))


def test_a_socket_that_comes_too_fast_is_told(limited: Server, address: str) -> None:
    ada = somebody(limited, address)
    ada.get("/api/tables")
    for _ in range(20):  # a little time passes between one and the next
        until_refused(lambda _: ada.http.get("/nothing"))
        with socket_of(ada, "aaaaaaaaaaaa") as socket:
            assert socket.response is not None
            assert socket.response.headers["x-request-id"]
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=30)
        assert closed.value.rcvd is not None
        if closed.value.rcvd.code == 4429:
            return
    raise AssertionError("never told")


# -- buckets ----------------------------------------------------------------------------------------------------------


def small(person: Rate, address: Rate) -> Pace:
    kinds: tuple[Kind, ...] = ("any", "open", "join", "guess", "move", "talk")
    return Pace(Rates(dict.fromkeys(kinds, person), dict.fromkeys(kinds, address), 2, 3))


def test_a_bucket_is_as_deep_as_it_says_and_fills_as_fast() -> None:
    buckets = Buckets(Rate(at_once=3, a_second=2))
    taken = []
    for tenth in range(40):
        now = 100 + tenth / 10
        if buckets.wait("ada", now) <= 1e-9:
            buckets.take("ada", now)
            taken.append(tenth)
    assert taken == [0, 1, 2, 5, 10, 15, 20, 25, 30, 35]


def test_a_refusal_counts_nothing() -> None:
    """Otherwise whoever goes on trying would never be let in again."""
    pace = small(Rate(1, 1000), Rate(1000, 1000))
    caller = Caller("ada", "here")
    pace.spend("any", caller)
    for _ in range(50):
        try:
            pace.spend("any", caller)
        except RefusalError:
            continue
    time.sleep(0.01)
    pace.spend("any", caller)


def test_names_without_end_do_not_fill_the_memory() -> None:
    buckets = Buckets(Rate(at_once=5, a_second=0.01))
    for number in range(10 * MOST_BUCKETS):
        buckets.take(str(number), 1.0)
        assert len(buckets) <= MOST_BUCKETS
    for number in range(2 * MOST_BUCKETS):
        buckets.take(str(number), 1e6 + number * 1000)
    assert len(buckets) <= MOST_BUCKETS


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("no address", "x" * 5000, True),
    ],
)
def test_whom_an_address_stands_for(one: str, other: str, same: bool) -> None:
    first, second = (caller_of({"client": (host, 1), "headers": []}) for host in (one, other))
    assert (first.address == second.address) == same


def test_a_class_behind_one_address_and_a_quick_clicker_never_meet_it() -> None:
    """Thirty people open the page together and a table each, click three times a second, one of them eight times."""
    pace, stream = Pace(USUAL_RATES), Stream.of("class", "clicks")
    clock = Clock(pace)
    people = [Caller(f"person {number}", "school") for number in range(30)]
    for person in people:
        for _ in range(60):  # the page with all its files, twice
            clock.spend("any", person, 0.0)
        clock.spend("any", person, 1.0)
        clock.spend("open", person, 1.0)
    for tick in range(24 * 120):
        now = 2 + tick / 24
        for number, person in enumerate(people):
            if tick % 3 == 0 if number == 0 else stream.draw(tick * 30 + number, 8) == 0:
                clock.spend("any", person, now)
                clock.spend("move", person, now)


class Clock:
    """Two minutes need not be waited for."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace

    def spend(self, kind: Kind, caller: Caller, now: float) -> None:
        self._pace._require(kind, caller, 1000 + now)
        self._pace._take(kind, caller, 1000 + now)
