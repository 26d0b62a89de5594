"""The same built page below a path: every link, file and socket of it leads there."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.serving import Server, serving

from .conftest import Visit


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("root"), root="/our/games") as running:
        assert running.url
        yield running


def test_a_visit_below_a_path(visit: Visit) -> None:
    """Shelf, table, moves, a reload, the rulebook and the way home."""
    table = visit()
    page, url = table.page, table.server.url
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    table.sit_down_at_home()
    expect(page).to_have_url(re.compile(f"^{url}/table/"))
    table.settle()
    table.take_turn(0)
    page.reload()
    table.settle()
    table.take_turn(1)
    page.locator("a.nav").first.click()
    expect(page).to_have_url(f"{url}/rules/stamp_collection")
    expect(page.locator("h1")).to_be_visible()
    page.locator("a.brand").click()
    expect(page).to_have_url(f"{url}/")
    expect(table.find("box-stamp_collection")).to_be_visible()
    page.goto(f"{url}/rules/stamp_collection#SC-31")
    expect(page.locator('[data-lit="true"]').first).to_be_visible()
    page.goto(url)
    expect(table.find("box-stamp_collection")).to_be_visible()
    assert [each for each in asked if each.endswith("/live")]
    assert [each for each in asked if not each.startswith((url, "data:"))] == []
