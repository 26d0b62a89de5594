"""What a person finds after an upgrade: every table, why one cannot be played on, how a game ended, and its record."""

from pathlib import Path

from playwright.sync_api import expect

from sammelsurium.server.tables import new_table_id
from tests.server.rows import query
from tests.server.serving import Visitor
from tests.server.test_play import play_to_the_end
from tests.server.test_upgrade import gone, move_on, noticed

from .conftest import Visit
from .table import TablePage

MANY = 45  # finished tables: more than a page


def same_person(table: TablePage) -> Visitor:
    """Whoever sits at the page, without it."""
    table.find("box-stamp_collection").wait_for()
    visitor = Visitor(table.server.url)
    cookie = next(one for one in table.page.context.cookies() if one.get("name") == "visitor")
    visitor.http.cookies.set("visitor", cookie.get("value", ""))
    return visitor


def test_a_running_table_of_other_rules_says_why_and_offers_its_record(visit: Visit, complaints: list[str]) -> None:
    home = visit()
    ada = same_person(home)
    table = ada.my_turn(ada.sit_down(1)["table"])["table"]
    move_on(home.server.data, table, "rules")
    gone(ada, table)
    stranger = visit()
    stranger.page.goto(f"{home.server.url}/table/{table}")
    expect(stranger.find("lost")).to_contain_text("other rules")
    expect(stranger.find("lost").get_by_role("link")).to_have_text(["Back to the shelf"])
    expect(stranger.find("lost").get_by_role("button")).to_have_count(0)
    home.page.reload()
    card = home.find(f"table-{table}")
    expect(card).to_contain_text("other rules")
    card.click()
    expect(home.find("lost")).to_contain_text("cannot be played on here")
    with home.page.expect_download() as download:
        home.page.get_by_role("link", name="Save this game").click()
    assert download.value.suggested_filename == f"stamp_collection-{table}.json"
    complaints.clear()  # the browser tells of every 410


def test_a_finished_game_of_other_rules_is_drawn_as_it_ended(visit: Visit, complaints: list[str]) -> None:
    home = visit()
    ada = same_person(home)
    table = ada.sit_down(1)["table"]
    play_to_the_end(ada, table)
    move_on(home.server.data, table, "rules")
    noticed(ada, table)
    home.page.goto(f"{home.server.url}/table/{table}")
    expect(home.find("ranking")).to_be_visible()
    complaints.clear()  # it has no socket


def test_a_finished_game_that_nobody_can_draw_is_told_in_words(visit: Visit, complaints: list[str]) -> None:
    home = visit()
    ada = same_person(home)
    table = ada.sit_down(1)["table"]
    last = play_to_the_end(ada, table)
    query(home.server.data, f"UPDATE finished SET form = 'old' WHERE \"table\" = '{table}'")
    move_on(home.server.data, table, "game")
    noticed(ada, table)
    home.page.reload()
    home.find(f"table-{table}").click()
    kept = home.find("kept")
    expect(kept).to_contain_text("The result stays")
    for place in last["outcome"]["ranking"]:
        expect(kept).to_contain_text(str(place["points"]))
    expect(kept.get_by_role("link", name="Save this game")).to_be_visible()
    assert all("404" in complaint for complaint in complaints), "the page has asked for the words of that game"
    complaints.clear()


def copy(data: Path, table: str) -> None:
    """One more line in the list; nobody opens so many tables by hand."""
    other = new_table_id()
    for rows, key in (("tables", "id"), ("seats", "table")):
        names = [column[1] for column in query(data, f"PRAGMA table_info({rows})") if column[1] != key]
        rest = ", ".join(f'"{name}"' for name in names)
        insert = f"INSERT INTO {rows} (\"{key}\", {rest}) SELECT '{other}', {rest} FROM {rows}"
        query(data, f"{insert} WHERE \"{key}\" = '{table}'")


def test_finished_tables_come_page_by_page_and_mine_to_move_first(visit: Visit) -> None:
    home = visit()
    ada = same_person(home)
    data = home.server.data
    table = ada.my_turn(ada.sit_down(1)["table"])["table"]
    query(data, f"UPDATE tables SET over = true WHERE id = '{table}'")
    for _ in range(MANY - 1):
        copy(data, table)
    mine = ada.my_turn(ada.sit_down(1)["table"])["table"]
    home.page.reload()
    cards = home.page.locator('[data-testid^="table-"]')
    expect(cards).to_have_count(41)
    expect(cards.first).to_have_attribute("data-testid", f"table-{mine}")
    home.page.get_by_role("button", name="Show more finished tables").click()
    expect(cards).to_have_count(MANY + 1)
    expect(home.page.get_by_role("button", name="Show more finished tables")).to_have_count(0)
