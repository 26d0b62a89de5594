"""Whoever asks: what they are called, and how another device becomes theirs."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sammelsurium.server.codes import new_code

from .conftest import empty_database
from .gathering import everything
from .postgresql import PostgreSQL
from .rows import query
from .serving import Server, Visitor, serving
from .test_refusals import refused

NOBODY_KNOWN = {"name": None, "face": None, "language": None, "mail": None, "confirmed": False}


def code_of(visitor: Visitor) -> str:
    return str(visitor.post("/api/me/codes", {})["code"])


def use(visitor: Visitor, code: str) -> httpx.Response:
    return visitor.http.post("/api/me/devices", json={"code": code})


# -- me ------------------------------------------------------------------------------------------------------------


def test_nothing_is_stored_of_somebody_who_only_looks(server: Server, ada: Visitor) -> None:
    before = everything(server.data)
    assert ada.get("/api/me") == NOBODY_KNOWN
    assert ada.post("/api/me", {}) == NOBODY_KNOWN
    assert ada.post("/api/me", {"name": None}) == NOBODY_KNOWN
    assert everything(server.data) == before


def test_what_is_named_changes_and_the_rest_stays(ada: Visitor, ben: Visitor) -> None:
    assert ada.post("/api/me", {"name": "  Ada   L. ", "language": "it"}) == NOBODY_KNOWN | {
        "name": "Ada L.",
        "language": "it",
    }
    ada.post("/api/me", {"face": "tweezers"})
    assert ada.post("/api/me", {"language": None}) == NOBODY_KNOWN | {"name": "Ada L.", "face": "tweezers"}
    assert ada.get("/api/me")["name"] == "Ada L."
    assert ben.get("/api/me") == NOBODY_KNOWN


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "a name with a bell": ({"name": "A\x07"}, "name"),
    "a name that is read from behind": ({"name": "Ada\u202e"}, "name"),
    "no name": ({"name": " "}, "name"),
    "a long name": ({"name": "x" * 10_000}, "name"),
    "no language of ours": ({"language": "la"}, "language"),
    "no face": ({"face": "Tweezers!"}, "face"),
    "a number": ({"name": 7}, "name"),
    "something else": ({"age": 7}, "data"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_is_refused_and_changes_nothing(server: Server, ada: Visitor, name: str) -> None:
    ada.post("/api/me", {"name": "Ada"})
    before = everything(server.data)
    wish, where = BAD[name]
    refused(ada.http.post("/api/me", json={"face": "lens", **wish}), 422, "invalid", where)
    assert everything(server.data) == before


# -- codes ---------------------------------------------------------------------------------------------------------


def test_another_device_becomes_mine_with_all_my_tables(server: Server, ada: Visitor, ben: Visitor) -> None:
    ada.post("/api/me", {"name": "Ada"})
    mine = ada.sit_down(1, seed="at home")["table"]
    theirs = ben.sit_down(1, seed="on the way")["table"]
    shown = ada.post("/api/me/codes", {})
    assert shown["address"] == f"{server.url}/device/{shown['code']}"
    assert shown["svg"].startswith("<svg")
    assert use(ben, shown["code"]).json()["name"] == "Ada"
    tables = {mine, theirs}
    for device in (ada, ben):
        assert {line["table"] for line in device.listed()} == tables
        for table in tables:
            now = device.my_turn(table)
            assert (now["seat"], now["own"], now["host"]) == (0, [0], True)
            device.send(now)


@pytest.mark.parametrize("typed", [str.upper, lambda code: code.replace("-", " "), lambda code: code.replace("-", "")])
def test_a_code_may_be_typed_as_people_type(ada: Visitor, ben: Visitor, typed: Any) -> None:
    ada.post("/api/me", {"name": "Ada"})
    assert use(ben, typed(code_of(ada))).json()["name"] == "Ada"


def test_a_code_is_good_once(server: Server, ada: Visitor, ben: Visitor) -> None:
    code = code_of(ada)
    assert use(ben, code).is_success
    before = everything(server.data)
    refused(use(Visitor(server.url), code), 404, "not_found", "code")
    assert everything(server.data) == before


def test_a_code_is_good_for_ten_minutes(server: Server, ada: Visitor, ben: Visitor) -> None:
    code = code_of(ada)
    query(server.data, "UPDATE keys SET until = datetime(until, '-599 seconds') WHERE kind = 'code'")
    query(server.data, "UPDATE keys SET until = datetime(until, '-2 seconds') WHERE kind = 'code'")
    refused(use(ben, code), 404, "not_found", "code")
    assert ben.get("/api/me") == NOBODY_KNOWN


def test_a_code_is_stored_as_a_fingerprint_only(server: Server, ada: Visitor) -> None:
    letters = code_of(ada).replace("-", "")
    stored = repr(everything(server.data))
    assert letters not in stored
    assert letters[:5] + "-" + letters[5:] not in stored


def test_three_codes_are_good_at_a_time(server: Server, ada: Visitor) -> None:
    codes = [code_of(ada) for _ in range(5)]
    good = [use(Visitor(server.url), code).is_success for code in codes]
    assert good == [False, False, True, True, True]


@pytest.mark.parametrize("code", ["", "abc", "x" * 100, "aaaaa-aaaaa", "aaaaa-aaaal", "\u0000", "ÄÖÜßÄÖÜßÄÖ"])
def test_what_is_no_code_is_refused(server: Server, ben: Visitor, code: str) -> None:
    ben.my_turn(ben.sit_down(1)["table"])
    before = everything(server.data)
    refused(use(ben, code), 404, "not_found", "code")
    assert everything(server.data) == before


def test_the_device_that_shows_the_code_is_no_other(ada: Visitor) -> None:
    code = code_of(ada)
    refused(use(ada, code), 422, "invalid", "code")
    assert use(Visitor(str(ada.http.base_url)), code).is_success


def test_guessing_codes_comes_to_an_end(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as server:
        ben = Visitor(server.url)
        ben.get("/api/me")
        told = [use(ben, new_code()).status_code for _ in range(40)]
        assert told[:20] == [404] * 20
        assert told[-1] == 429


def test_two_people_of_one_running_table_stay_two(server: Server, ada: Visitor, ben: Visitor) -> None:
    table = ada.my_turn(ada.sit_down(1)["table"])["table"]
    ben.get("/api/me")
    person = query(server.data, f"SELECT person FROM seats WHERE \"table\" = '{table}' AND seat = 0")[0][0]
    other = ben.my_turn(ben.sit_down(1)["table"])["table"]
    guest = query(server.data, f"SELECT person FROM seats WHERE \"table\" = '{other}' AND seat = 0")[0][0]
    query(server.data, f"UPDATE seats SET person = '{guest}', mind = NULL WHERE \"table\" = '{table}' AND seat = 1")
    assert person != guest
    code = code_of(ada)
    before = everything(server.data)
    told = refused(use(ben, code), 422, "invalid", "code")
    assert table in told["message"]
    assert everything(server.data) == before
    query(server.data, f"UPDATE tables SET over = true WHERE id = '{table}'")
    assert use(ben, code).is_success
    seats = query(server.data, f"SELECT person, beside FROM seats WHERE \"table\" = '{table}' ORDER BY seat")
    assert [(one, bool(beside)) for one, beside in seats] == [(person, False), (person, True)]


def test_what_a_guest_said_hosted_and_was_kept_for_follows(server: Server, ada: Visitor, ben: Visitor) -> None:
    ben.get("/api/me")
    table = ben.sit_down(1)["table"]
    guest = query(server.data, f"SELECT person FROM seats WHERE \"table\" = '{table}' AND seat = 0")[0][0]
    query(server.data, _gathering("aaaaaaaaaaab", guest))
    query(
        server.data,
        f"INSERT INTO places (gathering, place, person, sits, beside) VALUES ('aaaaaaaaaaab', 0, '{guest}', 1, 0)",
    )
    query(
        server.data,
        'INSERT INTO talk ("table", seat, person, name, watching, text, at) '
        f"VALUES ('{table}', 0, '{guest}', 'Ben', 0, 'Hello', '2026-01-01 00:00:00.000000')",
    )
    assert use(ben, code_of(ada)).is_success
    assert guest not in repr({name: rows for name, rows in everything(server.data).items() if name != "keys"})
    assert query(server.data, "SELECT version FROM gatherings WHERE id = 'aaaaaaaaaaab'") == [(2,)]
    query(server.data, "DELETE FROM gatherings WHERE id = 'aaaaaaaaaaab'")


def _gathering(table: str, host: str) -> str:
    values = f"'{table}', 'stamp_collection', 0, '{{}}', '{{}}', '{host}', 0, 'x', 1, '2026-01-01', '2026-01-01'"
    columns = "id, game, campaign, options, terms, host, listed, secret, version, created, changed"
    return f"INSERT INTO gatherings ({columns}) VALUES ({values})"


def test_a_guest_with_two_devices_goes_over_with_both(server: Server, ada: Visitor, ben: Visitor) -> None:
    tablet = Visitor(server.url)
    assert use(tablet, code_of(ben)).is_success
    table = ben.sit_down(1)["table"]
    assert tablet.table(table)["own"] == [0]
    assert use(tablet, code_of(ada)).is_success
    for device in (ada, ben, tablet):
        assert device.table(table)["own"] == [0]


# -- races ---------------------------------------------------------------------------------------------------------


def race(code: str, devices: list[Visitor]) -> list[httpx.Response]:
    answers: list[httpx.Response] = []
    together = threading.Barrier(len(devices))

    def send(device: Visitor) -> None:
        together.wait()
        answers.append(use(device, code))

    threads = [threading.Thread(target=send, args=(device,)) for device in devices]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def check_race(code: str, devices: list[Visitor], database: Path | str) -> None:
    answers = race(code, devices)
    assert sorted(answer.status_code for answer in answers) == [200, *[404] * (len(devices) - 1)]
    for answer in answers:
        if not answer.is_success:
            refused(answer, 404, "not_found", "code")
    named = [device.get("/api/me")["name"] for device in devices]
    assert named.count("Ada") == 1
    assert query(database, "SELECT count(*) FROM keys WHERE kind = 'code'") == [(0,)]


def test_of_fifty_devices_one_uses_the_code(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Visitor(server.url)
        ada.post("/api/me", {"name": "Ada"})
        check_race(code_of(ada), [Visitor(server.url) for _ in range(50)], tmp_path)


@pytest.fixture(scope="module")
def url(postgresql: PostgreSQL) -> str:
    return empty_database(postgresql)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, url: str) -> Iterator[tuple[Server, Server]]:
    data = tmp_path_factory.mktemp("pair")
    with serving(data / "one", database=url) as one, serving(data / "two", database=url) as two:
        yield one, two


def test_of_fifty_devices_at_two_processes_one_uses_the_code(pair: tuple[Server, Server], url: str) -> None:
    ada = Visitor(pair[0].url)
    ada.post("/api/me", {"name": "Ada"})
    check_race(code_of(ada), [Visitor(pair[number % 2].url) for number in range(50)], url)


def test_every_process_hears_of_it(pair: tuple[Server, Server]) -> None:
    """Both know the devices and the tables of both as they were before."""
    ada, ben = Visitor(pair[0].url), Visitor(pair[1].url)
    mine, theirs = ada.sit_down(1)["table"], ben.sit_down(1)["table"]
    there = Visitor(pair[0].url)
    there.http.cookies.update(ben.http.cookies)
    assert (there.table(theirs)["own"], there.table(mine)["own"]) == ([0], [])
    watching = Visitor(pair[1].url)
    watching.http.cookies.update(ada.http.cookies)
    assert watching.table(theirs)["own"] == []
    assert use(ben, code_of(ada)).is_success
    for device in (ben, there, watching, ada):
        device.sees(theirs, "the news to arrive", lambda now: now["own"] == [0])
        device.sees(mine, "the news to arrive", lambda now: now["own"] == [0])
