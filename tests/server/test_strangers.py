"""The door is closed to pages of other sites, to names that lead here by a trick, and to whoever wants to know the
deal."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect
from websockets.typing import Origin

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.secret import new_secret, stream_of
from sammelsurium.server.names import check_line, check_name, likeness
from sammelsurium.server.refusals import RefusalError
from sammelsurium.server.security import is_ours

from .campaigning import begin, join
from .rows import query
from .seeds import chosen_by
from .serving import Server, Visitor, serving

WISH: dict[str, Any] = {
    "game": "stamp_collection",
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Pip", "mind": "random"}],
}


def refused(response: httpx.Response, where: str | None = None) -> None:
    assert (response.status_code, response.json()["error"]) == (403, "not_yours")
    assert response.json()["where"] == where


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "null", "https://", "http://[::1"])
def test_a_page_of_another_site_cannot_write(server: Server, ada: Visitor, origin: str) -> None:
    """Not even as plain text and from a browser that says nothing of the site."""
    before = query(server.data, "SELECT count(*) FROM tables")
    refused(ada.http.post("/api/tables", json=WISH, headers={"origin": origin}))
    plain = {"origin": origin, "content-type": "text/plain"}
    refused(ada.http.post("/api/tables", content=b"{}", headers=plain))
    assert query(server.data, "SELECT count(*) FROM tables") == before


def test_our_own_page_may(server: Server, ada: Visitor) -> None:
    assert ada.http.post("/api/tables", json=WISH, headers={"origin": server.url}).status_code == 201


def test_a_page_of_another_site_hears_nothing_through_a_socket(server: Server, ada: Visitor) -> None:
    table = ada.sit_down(1)["table"]
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    cookie = {"Cookie": f"visitor={ada.http.cookies['visitor']}"}
    with connect(address, additional_headers=cookie, origin=Origin("http://evil.example")) as socket:
        with pytest.raises(ConnectionClosedError) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    with connect(address, additional_headers=cookie, origin=Origin(server.url)) as socket:
        assert '"seat":0' in str(socket.recv(timeout=10))


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_name_that_nobody_told_us_does_not_lead_here(ada: Visitor, method: str) -> None:
    response = ada.http.request(method, "/api/tables", headers={"host": "evil.example:8000"}, json=WISH)
    refused(response, where="host")
    assert "--name" in response.json()["message"]


def test_a_name_that_we_were_told(tmp_path: Path) -> None:
    with serving(tmp_path, names=["games.example"]) as server, httpx.Client(base_url=server.url) as visitor:
        assert visitor.get("/api/tables", headers={"host": "Games.Example"}).status_code == 200
        refused(visitor.get("/api/tables", headers={"host": "games.example.evil"}), where="host")


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20", True),
        ("table.localhost", True),
        ("home.example", True),
        ("home.example.", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost:99999", False),
        ("localhost:http", False),
        ("[::1", False),
        ("::1", False),
        ("", False),
    ],
)
def test_which_names_are_ours(host: str, ours: bool) -> None:
    assert is_ours(host, {"home.example"}) == ours


def test_the_seed_is_not_for_visitors_to_choose(tmp_path: Path) -> None:
    """Neither by a wish nor by what tests do."""
    with serving(tmp_path, seeds=False) as server:
        ada = Visitor(server.url)
        response = ada.http.post("/api/tables", json={**WISH, "seed": "I know it"})
        assert (response.status_code, response.json()["error"]) == (422, "invalid")
        ada.open(WISH, seed="I know it")
        assert len(query(tmp_path, "SELECT seed FROM tables")[0][0]) == 64


def test_a_secret_deals_as_evenly_as_a_seed() -> None:
    stream = stream_of(new_secret(), "deal")
    counts = [0] * 6
    for number in range(6000):
        counts[stream.draw(number, 6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_every_purpose_of_a_secret_has_a_stream_of_its_own() -> None:
    secret = new_secret()
    rows = [[stream_of(secret, purpose).draw(n, 1 << 30) for n in range(8)] for purpose in ("deal", "bot 0", "bot 1")]
    assert len({number for row in rows for number in row}) == 24
    assert stream_of(secret, "bot 0").key != stream_of(secret, "deal").key
    assert rows[0] == [stream_of(secret, "deal").draw(n, 1 << 30) for n in range(8)]


def test_what_a_secret_deals_cannot_be_computed_from_the_stream_of_records() -> None:
    """The key that a mind may use tells nothing of the draws."""
    stream = stream_of(new_secret(), "deal")
    plain = Stream(stream.key)
    assert [stream.draw(n, 1 << 30) for n in range(8)] != [plain.draw(n, 1 << 30) for n in range(8)]


def test_a_seed_that_a_test_has_chosen_deals_what_it_always_has() -> None:
    assert stream_of("twins", "deal") == Stream.of("twins", "deal")


UNSEEN = [
    "\u200b",
    "Ada\u200b",
    "\u202eadA",
    "Ada\uffff",
    "A\u0007da",
    "\u2066Ada",
    "Ada\u00ad",
    "\u200dAda",
    "A\u200dda",
    "\u3164",
    "\u2800",
]


@pytest.mark.parametrize("name", UNSEEN)
def test_names_hide_nothing(name: str) -> None:
    with pytest.raises(RefusalError):
        check_line(name, "name")


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Łukasz", "李小龍", "علی‌رضا", "👩‍🚀", "O’Neill", "R2-D2", "क्‍ष"])
def test_names_of_people_everywhere(name: str) -> None:
    assert check_line(f"  {name} ", "name") == name


def test_a_name_is_stored_composed() -> None:
    assert check_line("Zoe\u0308", "name") == "Zo\u00eb"


@pytest.mark.parametrize("name", ["You", "DU", "toi", " Tu "])
def test_nobody_is_called_what_the_page_calls_its_reader(name: str) -> None:
    with pytest.raises(RefusalError, match="as themselves"):
        check_name(name, "name")
    assert check_name(f"{name.strip()}ri", "name") == f"{name.strip()}ri"


def test_nobody_passes_for_somebody_else(ada: Visitor, ben: Visitor) -> None:
    table = begin(ada, "Pip")["table"]
    ben.table(table)
    for name in ("ada", "ＡＤＡ", "PIP"):
        answer = ben.http.post(f"/api/tables/{table}/people", json={"kind": "me", "name": name})
        assert (answer.status_code, answer.json()["where"]) == (422, "name")
    assert join(ben, table, "me", "Ben")["people"][-1]["name"] == "Ben"
    assert likeness("Ben") != likeness("Bea")


@pytest.mark.parametrize("body", [b"[" * 30_000, b'{"game": ' * 6_000, b'{"game": "\xff\xfe"}', b"\xff"])
def test_json_that_no_message_could_be(ada: Visitor, body: bytes) -> None:
    response = ada.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (response.status_code, response.json()["error"]) == (422, "invalid")


def test_a_path_cannot_write_into_the_log(server: Server, ada: Visitor) -> None:
    assert ada.http.get("/api/tables/%0a2026%20forged%1b[31m").status_code == 404
    assert "forged" not in server.output.read_text()


def test_without_a_cookie_nobody_takes_a_chair(server: Server, ada: Visitor) -> None:
    """Each such request would be another person, up to the last chair."""
    table = begin(ada, "Pip")["table"]
    with httpx.Client(base_url=server.url) as nobody:
        for number in range(12):
            nobody.cookies.clear()
            refused(nobody.post(f"/api/tables/{table}/people", json={"kind": "me", "name": f"N{number}"}), "cookie")
    assert [person["name"] for person in ada.table(table)["people"]] == ["Ada", "Pip"]


def test_the_log_of_a_failure_holds_no_seed_no_fingerprint_and_no_path(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Visitor(server.url)
        table = ada.sit_down(1, seed="the seed of a secret")["table"]
        query(tmp_path, "DROP TABLE actions")
        failed = ada.http.post("/api/tables", json=WISH, headers=chosen_by("the seed of another"))
        assert failed.status_code in (500, 503)
        assert ada.http.get(f"/api/tables/{table}/record").status_code != 200
        log = server.output.read_text()
    fingerprint = hashlib.sha256(ada.http.cookies["visitor"].encode()).hexdigest()
    assert failed.headers["x-request-id"] in log, "what went wrong is told"
    for secret in ("the seed of", fingerprint, ada.http.cookies["visitor"], f"/api/tables/{table}"):
        assert secret not in log
