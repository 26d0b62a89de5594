"""How the built page is served: what may be cached, what falls back to index.html, what never leaves the folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sammelsurium.server.app import create_app
from sammelsurium.server.page import find_file
from sammelsurium.server.settings import Settings

INDEX = "<!doctype html><title>Sammelsurium</title>"
SCRIPT = "export const pieces = [];\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (page / "assets" / "index-4f9a.js").write_text(SCRIPT)
    (page / "assets" / "font-12ab.woff2").write_bytes(bytes(5000))
    (tmp_path / "secret.txt").write_text("outside")
    return page


@pytest.fixture
def client(tmp_path: Path, folder: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(Settings(data=tmp_path / "data", page=folder))) as page:
        yield page


@pytest.mark.parametrize("path", ["/", "/table/abcdefgh", "/table/a/b", "/rules/stamp_collection"])
def test_addresses_of_the_page(client: TestClient[Litestar], path: str) -> None:
    response = client.get(path)
    assert (response.status_code, response.text) == (200, INDEX)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert "visitor" in response.cookies or "visitor" in client.cookies


def test_hashed_files_are_kept_for_ever(client: TestClient[Litestar]) -> None:
    response = client.get("/assets/index-4f9a.js")
    assert response.text == SCRIPT
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-encoding"] == "gzip"
    assert "javascript" in response.headers["content-type"]
    assert "set-cookie" not in response.headers


def test_other_files_are_asked_for_again(client: TestClient[Litestar]) -> None:
    response = client.get("/icon.svg")
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert response.headers["cache-control"] == "no-cache"


def test_what_is_small_already_is_not_compressed(client: TestClient[Litestar]) -> None:
    assert "content-encoding" not in client.get("/assets/font-12ab.woff2").headers


@pytest.mark.parametrize("path", ["/nothing", "/assets/old-0000.js", "/index.html/x", "/a%00b", "/" + "x" * 4000])
def test_what_is_not_there(client: TestClient[Litestar], path: str) -> None:
    response = client.get(path)
    assert (response.status_code, response.json()["error"]) == (404, "not_found")


def test_head(client: TestClient[Litestar]) -> None:
    response = client.head("/")
    assert (response.status_code, response.content) == (200, b"")


@pytest.mark.parametrize("path", ["../secret.txt", "assets/../../secret.txt", "/etc/passwd", "..", ""])
def test_nothing_outside_the_folder(folder: Path, path: str) -> None:
    assert find_file(folder, path) is None


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data=tmp_path, page=tmp_path / "nowhere"))) as client:
        response = client.get("/")
        assert response.status_code == 503
        assert "make play" in response.text


def test_headers_that_keep_the_browser_with_us(client: TestClient[Litestar]) -> None:
    for path in ("/", "/assets/index-4f9a.js", "/api/health", "/nothing"):
        headers = client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "http" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert client.get("/api/health").headers["cache-control"] == "no-store"
