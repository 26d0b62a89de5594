"""A whole game through the page, by clicking what is lit; once on a desk and once on a phone."""

import pytest
from playwright.sync_api import Page, ViewportSize

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_to_the_ranking(visit: Visit, size: ViewportSize, axe: str) -> None:
    table = visit(size, quick=True)
    assert violations(table.page, axe) == []
    table.sit_down(players=2)
    table.settle()
    assert violations(table.page, axe) == []

    turns = table.play_to_the_end()

    assert turns > 10
    told = table.snapshot()
    assert told["over"]
    ranking = table.find("ranking").inner_text()
    for place in told["outcome"]["ranking"]:
        assert str(place["points"]) in ranking
        assert told["seats"][place["seat"]]["name"] in ranking or told["seats"][place["seat"]]["mine"]
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)


def assert_nothing_scrolls_sideways(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
