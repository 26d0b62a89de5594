"""Kuhn poker, a game that the page has no code for, on the table that suits every game: taken from the shelf, played to
the ranking, read about and looked at again. And Magpies, in which all choose at the same time."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize

from tests.server.serving import Server, serving

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .keyboard import Keyboard
from .table import TablePage
from .test_whole_game import assert_nothing_scrolls_sideways

GAME = "kuhn_poker"
TOGETHER = "magpies"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has guests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SAMMELSURIUM_GUESTS", f"{GAME} {TOGETHER}")
        with serving(tmp_path_factory.mktemp("server")) as running:
            assert running.url
            yield running


def sit_down(table: TablePage) -> None:
    """Two play it and nobody else, so the box asks only whom one plays with."""
    table.take_box(GAME)
    table.find("play-now").click()
    table.find("prompt").wait_for()
    table.settle()


def choose(table: TablePage, move: str) -> None:
    """The button first, then the question's own."""
    table.page.locator(f'[data-move="{move}"]').click()
    table.confirm()


def words(table: TablePage, name: str) -> str:
    return table.find(name).inner_text()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_on_the_table_for_every_game(visit: Visit, size: ViewportSize, axe: str) -> None:
    table = visit(size)
    assert table.find(f"box-{GAME}").get_attribute("aria-label") == "Kuhn poker"
    sit_down(table)
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)
    shown = table.snapshot()
    card = shown["view"]["players"][shown["seat"]]["card"]
    assert card.capitalize() in table.page.locator("main").inner_text()
    assert f"Pot\n{shown['view']['pot']}" in words(table, "shared")
    while not table.over:
        choose(table, "bet")
        table.settle()
    told = table.snapshot()
    ranking = words(table, "ranking")
    assert "Chips" in ranking
    for place in told["outcome"]["ranking"]:
        assert str(place["points"]) in ranking
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)


def test_what_happened_is_told_in_the_words_of_the_game(visit: Visit) -> None:
    table = visit()
    sit_down(table)
    choose(table, "bet")
    table.settle()
    assert "You bet a chip." in words(table, "log") or "You held the bet." in words(table, "log")


def test_it_is_played_without_a_mouse(visit: Visit) -> None:
    table = visit()
    sit_down(table)
    keys = Keyboard(table)
    assert keys.play_to_the_end() >= 1
    assert keys.longest <= 1


def test_a_language_that_the_game_lacks_is_replaced_by_english(visit: Visit) -> None:
    table = visit(language="de-DE")
    sit_down(table)
    assert table.page.locator('[data-move="bet"]').inner_text() in ("Bet a chip", "Hold the bet with a chip")
    assert "Auf dem Tisch" in words(table, "shared")
    table.page.goto(f"{table.server.url}/rules/{GAME}")
    table.page.get_by_role("heading", name="Pass or bet").wait_for()
    assert table.page.locator("article").get_attribute("lang") == "en"


def test_where_all_choose_at_once_nobody_sees_what_others_lay(newcomer: Visit) -> None:
    table = newcomer()
    table.sit_down(3, game=TOGETHER)
    table.settle()
    hidden = table.snapshot()["view"]["hidden_trinkets"]
    shown = table.page.locator('[data-field="hidden_trinkets"] dd').inner_text()
    assert shown.split() == [name.capitalize() for name in hidden]
    while not table.over:
        others = [player["laid"] for player in table.snapshot()["view"]["players"][1:]]
        assert set(others) <= {None, "veiled"}
        table.page.locator('[data-choosable="true"]').first.click()
        table.confirm()
        table.settle()
    told = words(table, "log")
    assert "You laid a card face down." in told
    assert "You showed: 5." in told
