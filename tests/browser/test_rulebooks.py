"""Rulebooks as people see them: for how many and how long at the top, and every card in its list."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from sammelsurium.kernel.registry import house_games

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .test_whole_game import assert_nothing_scrolls_sideways

FACTS = {
    "en-GB": ("players", "minutes"),
    "de-DE": ("Personen", "Minuten"),
    "fr-FR": ("joueurs", "minutes"),
    "it-IT": ("giocatori", "minuti"),
}


def span(numbers: tuple[int, ...]) -> str:
    return r"\W+".join(str(number) for number in sorted({numbers[0], numbers[-1]}))


@pytest.mark.parametrize("language", FACTS)
def test_for_how_many_and_how_long_stands_at_the_top_of_every_rulebook(visit: Visit, language: str) -> None:
    players, minutes = FACTS[language]
    home = visit(PHONE, language)
    page = home.page
    for game in house_games().values():
        page.goto(f"{home.server.url}/rules/{game.name}")
        told = re.compile(rf"^{span(game.players)}\s{players} · {span(game.minutes)}\s{minutes}$")
        expect(page.get_by_test_id("box-facts")).to_have_text(told)
        expect(page.get_by_test_id("box-facts")).to_be_in_viewport()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_cards_of_tauschrausch_are_listed(visit: Visit, axe: str, size: ViewportSize, dark: bool) -> None:
    home = visit(size, dark=dark)
    page = home.page
    page.goto(f"{home.server.url}/rules/tauschrausch#TR-63")
    expect(page.locator("section:has(#specialists) .entry")).to_have_count(14)
    expect(page.locator("section:has(#events) .entry")).to_have_count(10)
    expect(page.locator("section:has(#exhibitors) .entry")).to_have_count(10)
    expect(page.locator("section:has(#cardlist) .entry")).to_have_count(30)
    expect(page.locator("section:has(#cardlist) h3")).to_have_count(5)
    assert_nothing_scrolls_sideways(page)
    assert violations(page, axe) == []
