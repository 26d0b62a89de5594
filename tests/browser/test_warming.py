"""While bots cannot look ahead yet, or at all, the page says so: before the table is opened, and at it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.caches import copy_cache, refuse, take_away
from tests.server.serving import Server, serving_anew

from .conftest import Visit
from .table import TablePage

WORDS = {
    "en-GB": "On this machine these bots cannot look ahead",
    "de-DE": "Auf diesem Rechner können diese Bots nicht vorausdenken",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One game cannot be compiled here."""
    place = tmp_path_factory.mktemp("warming")
    refuse(take_away(copy_cache(place / "compiled")))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SAMMELSURIUM_CACHE", str(place / "compiled"))
        with serving_anew(place / "data") as running:
            assert running.url
            yield running


def take_box(table: TablePage) -> None:
    box = table.find("box-stamp_collection")
    box.wait_for()
    if box.get_attribute("aria-pressed") != "true":
        box.click()


@pytest.mark.parametrize("language", WORDS)
def test_who_cannot_look_ahead_is_told_before_and_at_the_table(visit: Visit, language: str) -> None:
    table = visit(language=language)
    take_box(table)
    expect(table.find("warming")).to_contain_text(WORDS[language])
    table.sit_down_at_home(mind="master")
    expect(table.find("warming")).to_contain_text(WORDS[language])
    table.settle()
    table.take_turn(0)
    table.settle()


def test_those_who_do_not_look_ahead_need_no_word(visit: Visit) -> None:
    table = visit()
    table.take_box("stamp_collection")
    expect(table.find("warming")).to_be_visible()
    table.choose("mind", "novice")
    expect(table.find("warming")).to_have_count(0)
