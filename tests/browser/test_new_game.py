"""A game that `make new_game` has just made, taken from the shelf and played to the ranking."""

from collections.abc import Iterator

import pytest

from tests.newly_made import NAME, TITLE, make_game, path_with
from tests.server.serving import Server, serving

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .table import TablePage
from .test_whole_game import assert_nothing_scrolls_sideways


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with that game on the shelf."""
    path = path_with(make_game(tmp_path_factory.mktemp("games")), tmp_path_factory.mktemp("path"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        patch.setenv("SAMMELSURIUM_GUESTS", NAME)
        with serving(tmp_path_factory.mktemp("server"), limits=True) as running:
            assert running.url
            yield running


def test_a_whole_game_is_played_with_three_bots_on_a_desk_and_on_a_phone(visit: Visit, axe: str) -> None:
    """One after the other: whoever plays it in another process would have to compile it again."""
    for size in (DESKTOP, PHONE):
        play_a_whole_game(visit(size), axe)


def play_a_whole_game(table: TablePage, axe: str) -> None:
    assert table.find(f"box-{NAME}").get_attribute("aria-label") == TITLE
    table.sit_down_at_home(players=4, game=NAME)
    table.settle()
    assert violations(table.page, axe) == []
    taken = 0
    while not table.over:
        table.page.locator("[data-move]").first.click()
        table.confirm()
        table.settle()
        taken += 1
    assert taken == 6
    told = table.find("ranking").inner_text()
    assert "Everybody has all their pieces." in told
    assert "One of each kind" in told
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)
