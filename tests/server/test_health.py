"""While the games are loaded the server answers already, but only says how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from sammelsurium.kernel import game
from sammelsurium.server.app import create_app
from sammelsurium.server.settings import Settings

from .serving import wait_for


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """An app that loads its games while somebody else compiles: it waits for the compiler's lock."""
    with game._compiling, TestClient(create_app(Settings(data=tmp_path)), base_url="http://table.localhost") as waiting:
        yield waiting


def test_503_until_ready_then_200(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))
    with TestClient(app, base_url="http://table.localhost") as client:
        with game._compiling:
            first: dict[str, Any] = client.get("/api/health").json()
        assert first["version"]
        ready = wait_for(lambda: is_ready(client), "the rules")
        assert ready["done"] == ready["total"] > 0
        assert client.get("/api/games").status_code == 200


def is_ready(client: TestClient[Litestar]) -> dict[str, Any] | None:
    response = client.get("/api/health")
    body: dict[str, Any] = response.json()
    assert response.status_code == (200 if body["ready"] else 503)
    return body if body["ready"] else None


def test_nothing_else_is_answered_before(client: TestClient[Litestar]) -> None:
    response = client.get("/api/health")
    assert response.status_code == 503
    assert response.json()["ready"] is False
    asked = [
        client.get("/api/games"),
        client.get("/api/games/stamp_collection/rulebook/en"),
        client.get("/api/tables"),
        client.post("/api/tables", json={"game": "stamp_collection", "seats": []}),
        client.get("/api/tables/aaaaaaaaaaaa"),
        client.post("/api/tables/aaaaaaaaaaaa/moves", json={"seat": 0, "ply": 0, "move": "coin"}),
    ]
    for refused in asked:
        assert (refused.status_code, refused.json()["error"]) == (503, "starting")
        assert "/api/health" in refused.json()["message"]


def test_a_socket_is_closed_before(client: TestClient[Litestar]) -> None:
    address = "/api/tables/aaaaaaaaaaaa/live"
    with client.websocket_connect(address) as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    assert closed.value.code == 4503


def test_a_failure_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: game.Game, report: object = None) -> None:
        raise RuntimeError("no games here")

    monkeypatch.setattr(game.Game, "warm", fail)
    with TestClient(create_app(Settings(data=tmp_path)), base_url="http://table.localhost") as client:
        told = wait_for(lambda: failure(client), "the failure to be told")
    assert "no games here" in told


def failure(client: TestClient[Litestar]) -> str | None:
    response = client.get("/api/health")
    assert response.status_code == 503
    step: str = response.json()["step"]
    return step if "failed" in step else None
