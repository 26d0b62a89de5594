"""Other devices are let in: by which address they come, and how they are told."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import httpx
import pytest

from sammelsurium.server.invitation import drawn, in_terminal
from sammelsurium.server.refusals import RefusalError
from sammelsurium.server.sharing import home_hosts, host_to_listen_on, own_hosts, shared_addresses

from .gathering import OPEN, come, gather, me, told, try_to_sit
from .serving import Server, Visitor, serving, wait_for

SVG = "{http://www.w3.org/2000/svg}"


def test_the_address_of_a_home_network_comes_first() -> None:
    known = [
        "127.0.0.1",
        "169.254.7.7",
        "203.0.114.9",
        "fe80::1",
        "192.168.1.20",
        "0.0.0.0",
        "10.1.2.3",
        "192.168.1.20",
    ]
    assert home_hosts(known) == ["192.168.1.20", "10.1.2.3", "203.0.114.9"]
    assert home_hosts(["127.0.0.1"]) == []


def test_this_machine_knows_its_addresses() -> None:
    assert "127.0.0.1" in own_hosts()


def test_what_the_server_is_called_is_its_address() -> None:
    assert shared_addresses("127.0.0.2", 8000, [], "") == ["http://127.0.0.2:8000"]
    assert shared_addresses("::1", 8000, [], "/games") == ["http://[::1]:8000/games"]
    assert shared_addresses("0.0.0.0", 80, ["kitchen.local"], "") == ["http://kitchen.local:80"]


def test_a_server_that_is_not_shared_has_no_address_for_others(ada: Visitor) -> None:
    assert ada.get("/api/house") == {"address": None, "mail": False}


def modules(svg: bytes) -> tuple[int, str]:
    """How large the code is, and what is dark of it. It draws, and does nothing else."""
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert {part.tag for part in root.iter()} == {f"{SVG}svg", f"{SVG}path"}
    assert "width" not in root.attrib
    assert not any(name.startswith("on") for part in root.iter() for name in part.attrib)
    return int(root.attrib["viewBox"].split()[2]), next(part.attrib["d"] for part in root.iter(f"{SVG}path"))


def invitation(visitor: Visitor, table: str, **headers: str) -> bytes:
    answer = visitor.http.get(f"/api/tables/{table}/invitation.svg", headers=headers)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "script-src" not in answer.headers["content-security-policy"]
    return answer.content


def test_the_invitation_is_the_address_of_the_table_s_page(server: Server, ada: Visitor) -> None:
    table = gather(ada)["table"]
    assert modules(invitation(ada, table)) == modules(drawn(f"{server.url}/table/{table}"))
    elsewhere = invitation(ada, table, host="192.168.1.20:8000")
    assert modules(elsewhere) == modules(drawn(f"http://192.168.1.20:8000/table/{table}"))
    assert modules(elsewhere) != modules(invitation(ada, table))


@pytest.mark.parametrize("table", ["abc", "<script>", "a" * 3000])
def test_nothing_else_is_drawn(ada: Visitor, table: str) -> None:
    assert told(ada.http.get(f"/api/tables/{table}/invitation.svg")) == (404, "not_found", "table")
    long = {"host": "a" * 5000 + ".localhost"}
    assert told(ada.http.get("/api/tables/aaaaaaaaaaaa/invitation.svg", headers=long)) == (422, "invalid", "host")


def test_an_address_that_no_code_can_hold_is_refused() -> None:
    with pytest.raises(RefusalError):
        in_terminal("x" * 5000)


def test_another_device_plays_by_the_shared_address(tmp_path: Path) -> None:
    """A machine has more than one address also without a network: the second one of loopback stands for it."""
    with serving(tmp_path, host="127.0.0.2", share=True) as server:
        ada, ben = Visitor(server.url), Visitor(server.url)
        address = ada.get("/api/house")["address"]
        assert address == server.url
        table = gather(ada, me(), OPEN)["table"]
        assert modules(invitation(ada, table)) == modules(drawn(f"{address}/table/{table}"))
        said = wait_for(lambda: server.output.read_text() if "▄" in server.output.read_text() else None, "the code")
        assert f"Others on your network join at {address}" in said
        assert in_terminal(address).splitlines()[3] in said
        # The same rules hold there: another site's page cannot write, and the cookie is the same for both ways.
        come(ben, table)
        ben.http.headers["origin"] = address
        assert try_to_sit(ben, table, "Ben").status_code == 200
        ben.http.headers["origin"] = "http://192.0.2.1"
        assert told(try_to_sit(ben, table, "Benno")) == (403, "not_yours", None)
        ben.http.headers.pop("origin")
        assert told(ben.http.get("/api/lobby", headers={"host": "evil.example"})) == (403, "not_yours", "host")
        cookie = httpx.get(f"{address}/api/lobby").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "Secure" not in cookie


def test_nobody_else_is_let_in_unless_somebody_wishes_it() -> None:
    assert host_to_listen_on(None, share=False) == "127.0.0.1"
    assert host_to_listen_on(None, share=True) == "0.0.0.0"
    assert host_to_listen_on("127.0.0.2", share=True) == "127.0.0.2"


def test_serve_share_says_where_others_join(tmp_path: Path) -> None:
    """The command itself."""
    wishes = ["--share", "--host", "127.0.0.2", "--port", "0", "--data", str(tmp_path)]
    output = tmp_path / "said.txt"
    with output.open("w") as said:
        process: Any = subprocess.Popen(
            [sys.executable, "-m", "sammelsurium", "serve", *wishes],
            stdout=said,
            stderr=said,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )
    try:
        found = wait_for(lambda: re.search(r"network join at (http://127\.0\.0\.2:\d+)", output.read_text()), "it")
        assert httpx.get(f"{found[1]}/api/house").json()["address"] == found[1]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)
