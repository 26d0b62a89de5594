"""A stored table that is damaged, or belongs to other rules, is refused with a clear sentence and left as it is."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosedError

from .rows import query, stored_rows
from .serving import Server, Visitor, wait_for

DAMAGE = {
    "a move that cannot be read": (
        "UPDATE actions SET move = 'nonsense' WHERE \"table\" = '{table}' AND ply = 2",
        500,
        "broken",
        "action 2",
    ),
    "a missing action": ("DELETE FROM actions WHERE \"table\" = '{table}' AND ply = 3", 500, "broken", "not all there"),
    "a cut tail": (
        "DELETE FROM actions WHERE \"table\" = '{table}' AND ply > 4; UPDATE tables SET ply = 4 WHERE id = '{table}'",
        500,
        "broken",
        "Chance",
    ),
    "an actor nobody knows": (
        "UPDATE actions SET actor = 7 WHERE \"table\" = '{table}' AND ply = 2",
        500,
        "broken",
        "action 2",
    ),
    "a missing seat": ("DELETE FROM seats WHERE \"table\" = '{table}' AND seat = 0", 500, "broken", "seat"),
    "options that are no JSON": ("UPDATE tables SET options = '{{' WHERE id = '{table}'", 500, "broken", "options"),
    "an option nobody knows": (
        "UPDATE tables SET options = '{{\"x\":\"y\"}}' WHERE id = '{table}'",
        500,
        "broken",
        "option",
    ),
    "another version of the rules": (
        "UPDATE tables SET rules_version = 99 WHERE id = '{table}'",
        410,
        "outdated",
        "version 99",
    ),
    "another box": ("UPDATE tables SET box_hash = 'feed' WHERE id = '{table}'", 410, "outdated", "feed"),
    "a game that is gone": ("UPDATE tables SET game = 'halma' WHERE id = '{table}'", 410, "outdated", "halma"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_told_and_left_alone(server: Server, ada: Visitor, name: str) -> None:
    damage, status, error, told = DAMAGE[name]
    table = ada.my_turn(ada.sit_down(1, seed="damage")["table"])["table"]
    whole = ada.sit_down(1)["table"]
    query_all(server, damage.format(table=table))
    query(server.data, f"UPDATE tables SET version = version + 1 WHERE id = '{table}'")  # nothing kept in memory counts
    wait_for(lambda: ada.http.get(f"/api/tables/{table}").status_code == status, "the server to notice")
    before = stored_rows(server.data)
    for response in (ada.http.get(f"/api/tables/{table}"), ada.try_move(table, 0, 11, "coin")):
        assert (response.status_code, response.json()["error"]) == (status, error)
        assert told in response.json()["message"]
    with ada.live(table) as live, pytest.raises(ConnectionClosedError) as closed:
        live.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000 + status
    assert whole in [line["table"] for line in ada.listed()]
    assert rows_of(before, table) == rows_of(stored_rows(server.data), table)


def query_all(server: Server, statements: str) -> None:
    for statement in statements.split("; "):
        query(server.data, statement)


def rows_of(rows: dict[str, list[tuple[object, ...]]], table: str) -> list[tuple[object, ...]]:
    return [row for kind in rows.values() for row in kind if row[0] == table]


def test_a_socket_for_no_table_is_closed(ada: Visitor) -> None:
    with ada.live("nowhere") as live, pytest.raises(ConnectionClosedError) as closed:
        live.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
