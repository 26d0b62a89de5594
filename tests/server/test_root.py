"""A server that is told to serve below a path: all of it is there, and nothing elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sammelsurium.server.page import placed
from sammelsurium.server.settings import Settings, SettingsError
from sammelsurium.server.visitors import sent_token

from .serving import Server, Visitor, my_turn, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("root"), root="/our/games") as running:
        yield running


def test_the_address_says_it(server: Server) -> None:
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/our/games", server.url)


def test_moves_by_request_and_by_socket(ada: Visitor) -> None:
    table = ada.sit_down(1, seed="below")["table"]
    ada.send(ada.my_turn(table))
    with ada.live(table) as live:
        live.wish(live.until(my_turn)[-1], 1)
        assert live.next()["wish"] == 1
    assert [line["table"] for line in ada.get("/api/tables")["tables"]] == [table]


@pytest.mark.parametrize("path", ["", "/", "/table/abcdefgh", "/rules/stamp_collection", "/index.html"])
def test_the_page_names_its_files_below_the_root(server: Server, path: str) -> None:
    page = httpx.get(server.url + path)
    named = re.findall(r'(?:src|href|content)="(\.?/[^"]*)"', page.text)
    assert page.status_code == 200
    assert "/our/games/" in named
    for file in named:
        assert file.startswith("/our/games/")
        assert httpx.get(httpx.URL(server.url).join(file)).status_code == 200


def test_the_rulebook_and_what_watches(ada: Visitor) -> None:
    assert ada.get("/api/games/stamp_collection/rulebook/de")["language"] == "de"
    assert ada.get("/api/health/ready")["database"] is True
    assert "sammelsurium_sockets" in ada.http.get("/metrics").text
    assert "/our/games/api/tables" in ada.get("/api/schema/openapi.json")["paths"]


def test_the_cookie_stays_below_the_root(server: Server) -> None:
    given = httpx.get(f"{server.url}/api/games").headers["set-cookie"]
    assert "Path=/our/games;" in given


@pytest.mark.parametrize("path", ["/api/games", "/our/api/games", "/our/gamesapi/games", "/table/abcdefgh", "/our"])
def test_nothing_is_served_elsewhere(server: Server, path: str) -> None:
    refused = httpx.get(httpx.URL(server.url).join(path))
    assert (refused.status_code, refused.json()["error"]) == (404, "not_found")


def test_who_comes_to_the_bare_address_is_led_there(server: Server) -> None:
    led = httpx.get(httpx.URL(server.url).join("/"))
    assert (led.status_code, led.headers["location"]) == (302, "/our/games/")


@pytest.mark.parametrize("root", ["games", "/games/", "//games", '/ga"mes', "/<b>", "/..", "/a b", "/gämes"])
def test_a_root_that_cannot_be(tmp_path: Path, root: str) -> None:
    with pytest.raises(SettingsError, match="root"):
        Settings(data=tmp_path, root=root)


def test_only_what_begins_at_the_root_is_moved() -> None:
    assert placed(b'<a href="./x" title="a ./b"><a href="#y">', "/r") == b'<a href="/r/x" title="a ./b"><a href="#y">'


@pytest.mark.parametrize(
    ("sent", "token"),
    [
        (f"visitor={'a' * 48}; visitor={'b' * 48}", "a" * 48),  # further down first: RFC 6265, 5.4
        (f"other=1;visitor={'a' * 48}", "a" * 48),
        (f"visitor=nonsense; visitor={'b' * 48}", "b" * 48),
        (f"myvisitor={'a' * 48}", None),
        (f"visitor={'a' * 49}", None),
        ("", None),
    ],
)
def test_which_cookie_counts(sent: str, token: str | None) -> None:
    assert sent_token({"headers": [(b"host", b"x"), (b"cookie", sent.encode())]}) == token  # type: ignore[arg-type]
