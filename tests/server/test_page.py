"""How the built page is served: what may be cached, what falls back to index.html, what never leaves the folder."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sammelsurium.server.app import create_app
from sammelsurium.server.page import find_file
from sammelsurium.server.settings import Settings

INDEX = '<!doctype html><title>Sammelsurium</title><script src="{root}assets/index-4f9a.js"></script>'
AT_THE_TOP, BUILT = INDEX.format(root="/"), INDEX.format(root="./")
SCRIPT = "export const pieces = [];\n" * 200
SENT = {"br": b"as small as brotli makes it", "gzip": gzip.compress(SCRIPT.encode()), None: SCRIPT.encode()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(BUILT)
    (page / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (page / "assets" / "index-4f9a.js").write_text(SCRIPT)
    (page / "assets" / "index-4f9a.js.br").write_bytes(SENT["br"])
    (page / "assets" / "index-4f9a.js.gz").write_bytes(SENT["gzip"])
    (page / "assets" / "font-12ab.woff2").write_bytes(bytes(5000))
    (tmp_path / "secret.txt").write_text("outside")
    return page


@pytest.fixture
def client(tmp_path: Path, folder: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(Settings(data=tmp_path / "data", page=folder))) as page:
        yield page


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abcdefgh", "/table/a/b", "/rules/stamp_collection"])
def test_addresses_of_the_page(client: TestClient[Litestar], path: str) -> None:
    response = client.get(path)
    assert (response.status_code, response.text) == (200, AT_THE_TOP)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert "visitor" in response.cookies or "visitor" in client.cookies


def test_hashed_files_are_kept_for_ever(client: TestClient[Litestar]) -> None:
    response = client.get("/assets/index-4f9a.js", headers={"accept-encoding": "gzip"})
    assert response.text == SCRIPT
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, BR;q=0.5", "br"),
        ("br;q=0, gzip", "gzip"),
        ("gzip", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_files_are_sent_as_small_as_the_build_made_them(
    client: TestClient[Litestar], accepted: str, encoding: str | None
) -> None:
    with client.stream("GET", "/assets/index-4f9a.js", headers={"accept-encoding": accepted}) as response:
        body = b"".join(response.iter_raw())
    assert body == SENT[encoding]
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["content-length"] == str(len(body))
    assert response.headers["vary"] == "Accept-Encoding"


def test_nothing_of_the_page_is_compressed_while_it_is_served(client: TestClient[Litestar], folder: Path) -> None:
    for ending in ("br", "gz"):
        (folder / "assets" / f"index-4f9a.js.{ending}").unlink()
    assert "content-encoding" not in client.get("/assets/index-4f9a.js").headers
    assert client.get("/api/schema/openapi.json").headers["content-encoding"] == "gzip"


def test_whoever_has_a_file_already_is_not_sent_it_again(client: TestClient[Litestar], folder: Path) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"if-none-match": f'W/"other", {tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    (folder / "index.html").write_text("<!doctype html><title>Newer</title>")
    newer = client.get("/", headers={"if-none-match": tag})
    assert (newer.status_code, "Newer" in newer.text) == (200, True)
    assert newer.headers["etag"] != tag


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


@pytest.mark.parametrize("path", ["/nothing", "/tabel/abcdefgh", "/assets/gone.js"])
def test_a_person_who_is_lost_gets_the_page(client: TestClient[Litestar], path: str) -> None:
    """Which says so, in their language; and nobody takes it for something that is there."""
    response = client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (response.status_code, response.text) == (404, AT_THE_TOP)
    assert "etag" not in response.headers


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
