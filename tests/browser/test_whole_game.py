"""A whole game through the page, by clicking what is lit; on a desk, on a phone, and with keys alone."""

import pytest
from playwright.sync_api import Page, ViewportSize

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .keyboard import MOST_KEYS, Keyboard
from .people import hurry_to_the_last_round
from .screens import PAGES
from .table import TablePage


def skip_the_middle(table: TablePage, turns: int = 4) -> None:
    """A game that is played as a whole on a desk has nothing new on a phone between its beginning and its end."""
    for number in range(turns):
        table.settle()
        table.take_turn(number)
    table.settle()
    hurry_to_the_last_round(table)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_to_the_ranking(visit: Visit, size: ViewportSize, axe: str) -> None:
    table = visit(size)
    assert violations(table.page, axe) == []
    table.sit_down_at_home(players=2)
    table.settle()
    assert violations(table.page, axe) == []

    if size == PHONE:
        skip_the_middle(table)
    turns = table.play_to_the_end()

    assert size == PHONE or turns > 10  # who has brought about the end has no turn after it
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


def test_a_whole_game_is_played_without_a_mouse(newcomer: Visit) -> None:
    table = newcomer()
    table.sit_down(players=2)
    keys = Keyboard(table)
    assert keys.play_to_the_end() > 10
    assert keys.longest <= 1, "an arrow leads to the first question, and the focus follows to the others"


@pytest.mark.parametrize("game", ["collexxion", "tauschrausch"])
def test_a_whole_game_of_another_kind_is_played_without_a_mouse(newcomer: Visit, game: str) -> None:
    home = newcomer()
    table = PAGES[game](home.page, home.server)
    table.sit_down(players=2)
    keys = Keyboard(table)
    assert keys.play_to_the_end() > 10
    assert keys.longest <= MOST_KEYS, keys.where
