"""Everything of mine as one file: made, read in again here or elsewhere, and refused where it does not hold."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sammelsurium.kernel.shuffle import commitment

from .campaigning import begin
from .gathering import everything
from .rows import query, stored_rows
from .serving import Server, Visitor, serving
from .test_me import NOBODY_KNOWN, code_of, use
from .test_refusals import refused

TABLES = ("tables", "seats", "actions", "finished")


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another server."""
    with serving(tmp_path_factory.mktemp("elsewhere")) as running:
        yield running


def played(visitor: Visitor) -> str:
    """A game that is over; shuffled as the server does it, not by a test's seed."""
    table = str(visitor.sit_down(1)["table"])
    while not (now := visitor.my_turn(table))["over"]:
        visitor.send(now)
    return table


def exported(visitor: Visitor) -> Any:
    answer = visitor.http.get("/api/me/export")
    assert answer.is_success
    assert "attachment" in answer.headers["content-disposition"]
    return answer.json()


def sent(visitor: Visitor, file: Any) -> httpx.Response:
    content = file if isinstance(file, bytes) else json.dumps(file).encode()
    return visitor.http.post("/api/me/import", content=content)


def read_in(visitor: Visitor, file: Any) -> Any:
    answer = sent(visitor, file)
    assert answer.is_success, answer.text
    return answer.json()


def table_rows(server: Server) -> Any:
    return {name: query(server.data, f"SELECT count(*) FROM {name}") for name in TABLES}


@pytest.fixture(scope="module")
def packed(server: Server) -> tuple[Visitor, str, str, Any]:
    """Somebody with a finished and a running game, and their file."""
    ada = Visitor(server.url)
    ada.post("/api/me", {"name": "Ada", "face": "lens", "language": "fr"})
    over = played(ada)
    running = ada.my_turn(ada.sit_down(1, seed="still running")["table"])["table"]
    return ada, over, running, exported(ada)


# -- the file ------------------------------------------------------------------------------------------------------


def test_the_file_tells_everything_of_mine(packed: tuple[Visitor, str, str, Any]) -> None:
    ada, over, running, file = packed
    assert file["format"] == 1
    assert (file["me"]["name"], file["me"]["face"], file["me"]["language"]) == ("Ada", "lens", "fr")
    tables = {table["table"]: table for table in file["tables"]}
    assert set(tables) == {over, running}
    assert tables[over]["record"] == ada.get(f"/api/tables/{over}/record")
    assert [seat.get("mine", False) for seat in tables[over]["seats"]] == [True, False]
    assert "record" not in tables[running]
    now = ada.table(running)
    known = tables[running]["known"]
    assert len(known) == 1
    assert (known[0]["view"], known[0]["ply"], known[0]["log"]) == (now["view"], now["ply"], [])


def test_the_file_holds_nothing_that_its_owner_may_not_know(
    server: Server, packed: tuple[Visitor, str, str, Any]
) -> None:
    text = json.dumps(packed[3])
    for seed, person in query(server.data, 'SELECT seed, person FROM tables JOIN seats ON "table" = id'):
        assert len(seed) < 32 or seed not in text
        assert person is None or person not in text
    assert packed[3]["key"] not in repr(everything(server.data))


def test_the_file_of_somebody_new_is_empty(ben: Visitor) -> None:
    file = exported(ben)
    assert (file["me"], file["tables"]) == (NOBODY_KNOWN, [])


def test_what_i_said_is_in_it(server: Server, ben: Visitor) -> None:
    table = ben.my_turn(ben.sit_down(1)["table"])["table"]
    mine = query(server.data, f"SELECT person FROM seats WHERE \"table\" = '{table}' AND seat = 0")[0][0]
    for who, text in ((mine, "Hello"), ("somebody", "Hidden")):
        query(
            server.data,
            'INSERT INTO talk ("table", seat, person, name, watching, text, at) '
            f"VALUES ('{table}', 0, '{who}', 'Ben', 0, '{text}', '2026-01-01 00:00:00.000000')",
        )
    said = exported(ben)["tables"][0]["said"]
    assert [one["text"] for one in said] == ["Hello"]


def test_another_site_makes_no_file(ada: Visitor) -> None:
    answer = ada.http.get("/api/me/export", headers={"sec-fetch-site": "cross-site"})
    refused(answer, 403, "not_yours")


# -- read in again -------------------------------------------------------------------------------------------------


def test_on_the_same_server_the_device_becomes_mine(server: Server, packed: tuple[Visitor, str, str, Any]) -> None:
    _, over, running, file = packed
    before = table_rows(server)
    new = Visitor(server.url)
    assert read_in(new, file) == {"device": True, "tables": 0, "skipped": 2, "refused": [], "left": 0}
    assert table_rows(server) == before
    assert new.get("/api/me")["name"] == "Ada"
    assert new.table(running)["own"] == [0]
    assert [line["table"] for line in new.listed(over=True)] == [over]
    assert read_in(new, file)["device"] is False  # it is already
    assert read_in(Visitor(server.url), file)["device"] is True  # the key stays good


def test_on_another_server_finished_games_are_kept(elsewhere: Server, packed: tuple[Visitor, str, str, Any]) -> None:
    ada, over, _, file = packed
    new = Visitor(elsewhere.url)
    assert read_in(new, file) == {"device": False, "tables": 1, "skipped": 1, "refused": [], "left": 0}
    me = new.get("/api/me")
    assert (me["name"], me["face"], me["language"]) == ("Ada", "lens", "fr")
    line = new.listed(over=True)[0]
    assert (line["table"], line["mine"], line["points"]) == (over, 0, ada.listed(over=True)[0]["points"])
    here, there = ada.table(over), new.table(over)
    assert new.get(f"/api/tables/{over}/record") == ada.get(f"/api/tables/{over}/record")
    for part in ("view", "outcome", "log", "seat", "own"):
        assert there[part] == here[part]
    assert exported(new)["tables"][0]["record"] == file["tables"][0].get("record", file["tables"][-1].get("record"))
    assert read_in(new, file) == {"device": False, "tables": 0, "skipped": 2, "refused": [], "left": 0}
    other = Visitor(elsewhere.url)  # the id is taken there
    assert read_in(other, file)["tables"] == 1
    assert other.listed(over=True)[0]["table"] != over


def test_the_seats_of_others_are_nobodys(elsewhere: Server, server: Server) -> None:
    ada = Visitor(server.url)
    table = played(ada)
    file = exported(ada)
    for seat in file["tables"][0]["seats"]:
        if not seat.get("mine"):
            seat["kind"] = "person"
    new = Visitor(elsewhere.url)
    read_in(new, file)
    seats = new.table(table)["seats"]
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("person", True), ("person", False)]
    watching = Visitor(elsewhere.url).table(table)
    assert (watching["own"], [seat["mine"] for seat in watching["seats"]]) == ([], [False, False])


def test_a_newer_file_makes_the_key_of_an_older_worthless(server: Server) -> None:
    ada = Visitor(server.url)
    ada.post("/api/me", {"name": "Ada"})
    over = played(ada)
    old, new = exported(ada), exported(ada)
    thief = Visitor(server.url)
    answer = read_in(thief, old)
    assert (answer["device"], answer["tables"]) == (False, 1)  # what was in it, as a copy
    assert thief.table(over)["own"] == []
    assert read_in(Visitor(server.url), new)["device"] is True


def test_whoever_sits_at_the_same_table_stays_somebody_else(server: Server, ada: Visitor, ben: Visitor) -> None:
    table = ada.my_turn(ada.sit_down(1)["table"])["table"]
    other = ben.my_turn(ben.sit_down(1)["table"])["table"]
    guest = query(server.data, f"SELECT person FROM seats WHERE \"table\" = '{other}' AND seat = 0")[0][0]
    query(server.data, f"UPDATE seats SET person = '{guest}', mind = NULL WHERE \"table\" = '{table}' AND seat = 1")
    file = exported(ada)
    before = everything(server.data)
    refused(sent(ben, file), 422, "invalid", "code")
    assert everything(server.data) == before


def test_a_merged_guest_keeps_the_key_of_their_file(server: Server, ada: Visitor, ben: Visitor) -> None:
    ada.post("/api/me", {"name": "Ada"})
    file = exported(ben)
    assert use(ben, code_of(ada)).is_success
    new = Visitor(server.url)
    assert read_in(new, file)["device"] is True
    assert new.get("/api/me")["name"] == "Ada"


def test_a_campaign_that_still_runs_is_skipped(elsewhere: Server, server: Server) -> None:
    ada = Visitor(server.url)
    begin(ada, "Pip", seed="luggage")
    assert read_in(Visitor(elsewhere.url), exported(ada))["skipped"] == 1


# -- what does not hold --------------------------------------------------------------------------------------------


def changed(file: Any, change: Any) -> Any:
    other = copy.deepcopy(file)
    table = next(table for table in other["tables"] if "record" in table)
    change(table)
    return other


def _another_move(table: Any) -> None:
    table["record"]["actions"][5] = "1 sing"
    del table["record"]["digest"]


def _cut(table: Any) -> None:
    """Before somebody's last action."""
    while table["record"]["actions"].pop().startswith("*"):
        pass
    del table["record"]["digest"], table["record"]["result"], table["record"]["shuffle"]


def _another_result(table: Any) -> None:
    table["record"]["result"]["points"][0] += 100
    del table["record"]["digest"], table["record"]["shuffle"]


def _another_chance(table: Any) -> None:
    """Another secret of the server, with the hash that fits it."""
    shuffle = table["record"]["shuffle"]
    shuffle["secret"] = "0" * 64
    shuffle["commitment"] = commitment(shuffle["secret"], shuffle["table"])
    del table["record"]["digest"]


FALSE = {
    "another chance": (_another_chance, "seed says"),
    "another point": (lambda table: table["record"]["result"]["points"].__setitem__(0, 99), "digest"),
    "another result": (_another_result, "another result"),
    "another move": (_another_move, "action"),
    "cut off": (_cut, "end of the game"),
    "another box": (lambda table: (table["record"]["box"].update(hash="0"), table["record"].pop("digest")), "box"),
    "other rules": (lambda table: (table["record"].update(rules=99), table["record"].pop("digest")), "version 99"),
    "another game": (lambda table: (table["record"].update(game="chess"), table["record"].pop("digest")), "chess"),
    "nobody's": (lambda table: table["seats"][0].pop("mine"), "owner"),
    "everybody's": (lambda table: table["seats"][1].update(mine=True), "owner"),
    "other names": (lambda table: table["seats"][0].update(name="Eve"), "seats"),
    "a name that nobody sees": (lambda table: table["seats"][0].update(name="\u202e"), "nobody can see"),
    "no moment": (lambda table: table.update(changed="soon"), "moment"),
    "no form": (lambda table: table.update(seats=7), "form of a table"),
    "no record": (lambda table: table.update(record={"game": 1}), "form of one"),
}


@pytest.mark.parametrize("name", FALSE)
def test_a_record_that_does_not_hold_harms_no_other(
    elsewhere: Server, packed: tuple[Visitor, str, str, Any], name: str
) -> None:
    change, why = FALSE[name]
    file = changed(packed[3], change)
    good = next(table for table in packed[3]["tables"] if "record" in table)
    file["tables"].append(good)
    new = Visitor(elsewhere.url)
    answer = read_in(new, file)
    assert (answer["tables"], answer["skipped"], answer["device"]) == (1, 1, False)
    assert [one["table"] for one in answer["refused"]] == [good["table"]]
    assert why in answer["refused"][0]["why"]


NO_FILES = {
    "nothing": b"",
    "a list": b"[]",
    "a number": b"7",
    "no text": b"\xff\xfe" * 100,
    "another format": b'{"format": 2, "tables": []}',
    "no format": b'{"tables": []}',
    "tables that are none": b'{"format": 1, "tables": 7}',
    "brackets without end": b"[" * 1_000_000,
    "brackets in it": b'{"format":1,"tables":' + b"[" * 5000 + b"]" * 5000 + b"}",
    "quotes without end": b'"' + b'\\"' * 500_000,
    "10 MB of nonsense": b"nonsense " * (10 << 17),
    "10 MB of letters": b'{"format":1,"me":"' + b"x" * (10 << 20),
}


@pytest.mark.parametrize("name", NO_FILES)
def test_what_is_no_file_of_ours_is_refused(elsewhere: Server, name: str) -> None:
    new = Visitor(elsewhere.url)
    new.get("/api/me")
    before = everything(elsewhere.data)
    refused(sent(new, NO_FILES[name]), 422, "invalid", "file")
    assert everything(elsewhere.data) == before


@pytest.mark.parametrize("part", [0.01, 0.5, 0.99])
def test_a_file_that_was_cut_off_is_refused(
    elsewhere: Server, packed: tuple[Visitor, str, str, Any], part: float
) -> None:
    whole = json.dumps(packed[3]).encode()
    before = everything(elsewhere.data)
    refused(sent(Visitor(elsewhere.url), whole[: int(len(whole) * part)]), 422, "invalid", "file")
    assert everything(elsewhere.data) == before


def test_a_file_that_is_too_large_is_refused(elsewhere: Server) -> None:
    refused(sent(Visitor(elsewhere.url), b" " * ((40 << 20) + 1)), 413, "invalid")


def test_other_requests_stay_small(elsewhere: Server) -> None:
    new = Visitor(elsewhere.url)
    refused(new.http.post("/api/me", content=b" " * 70_000), 413, "invalid")


def test_a_stranger_fact_of_me_is_left_out(elsewhere: Server) -> None:
    new = Visitor(elsewhere.url)
    read_in(new, {"format": 1, "me": {"name": "\u202e", "language": "la", "face": "lens", "mail": "a@example.org"}})
    assert new.get("/api/me") == NOBODY_KNOWN | {"face": "lens"}


def test_many_tables_are_one_file_and_nobody_waits_for_it(tmp_path: Path) -> None:
    """Copies of one finished game, two hundred of them."""
    with serving(tmp_path) as server:
        ada = Visitor(server.url)
        table = played(ada)
        for number in range(200):
            _copy(tmp_path, table, f"aaaaaaaaa{number:03}".translate(str.maketrans("01", "bc")))
        file = exported(ada)
        assert len(file["tables"]) == 201
        assert stored_rows(tmp_path)["tables"]


def _copy(data: Path, table: str, name: str) -> None:
    for kind, key in (("tables", "id"), ("seats", '"table"'), ("finished", '"table"')):
        columns = [row[1] for row in query(data, f"PRAGMA table_info({kind})")]
        rest = ", ".join(f'"{column}"' for column in columns if f'"{column}"' != key and column != key)
        query(data, f"INSERT INTO {kind} ({key}, {rest}) SELECT '{name}', {rest} FROM {kind} WHERE {key} = '{table}'")
