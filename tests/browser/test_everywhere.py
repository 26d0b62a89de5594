"""What is the same at every table and around it: the way on from the end, a dead line, lost addresses, records."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize, WebSocketRoute, expect

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .people import hurry_to_the_last_round
from .table import TablePage
from .test_whole_game import assert_nothing_scrolls_sideways

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "stamp_collection" / "ends_with_16_mounts.json"
LIVE = re.compile("/live$")
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])


def place_of(table: TablePage, name: str) -> tuple[float, float]:
    box = table.find(name).bounding_box()
    assert box
    return box["x"], box["y"]


def test_the_end_names_who_won_and_offers_every_way_on(newcomer: Visit) -> None:
    table = newcomer()
    table.sit_down(players=2)
    hurry_to_the_last_round(table)
    table.play_to_the_end()
    ranking = table.snapshot()["outcome"]["ranking"]
    won = [place["seat"] for place in ranking if place["rank"] == 1]
    expect(table.find("won")).to_contain_text("You" if table.snapshot()["seat"] in won else "won")
    table.page.keyboard.press("Escape")
    expect(table.page).to_have_title("Finished · Stamp Collection · Sammelsurium")
    onward = table.find("prompt").get_by_test_id("onward")
    with table.page.expect_download() as saved:
        onward.get_by_test_id("save").click()
    onward.get_by_test_id("count").click()
    expect(table.find("ranking")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(onward.get_by_test_id("go-home")).to_be_visible()
    before = table.number
    onward.get_by_test_id("once-more").click()
    table.page.wait_for_function("before => !location.pathname.endsWith(before)", arg=before)
    open_record(table.page, table.server.url, saved.value.path())
    expect(table.find("moment")).to_be_visible()
    expect(table.find("log")).not_to_contain_text("You")


def open_record(page: Page, url: str, file: Path) -> None:
    page.goto(url)
    page.get_by_test_id("open-record").click()
    page.get_by_test_id("record-file").set_input_files(file)


@SIZES
def test_a_record_is_shown_move_by_move(newcomer: Visit, axe: str, size: ViewportSize) -> None:
    table = newcomer(size)
    open_record(table.page, table.server.url, RECORD)
    expect(table.find("moment")).to_have_text("169 of 169")
    expect(table.find("moment-next")).to_be_disabled()
    table.find("score").click()
    expect(table.find("won")).to_have_text("Ada has won.")
    table.page.keyboard.press("Escape")
    for _ in range(3):
        table.find("moment-before").click()
    expect(table.find("moment")).to_have_text("166 of 169")
    table.find("moment-next").click()
    expect(table.find("moment")).to_have_text("167 of 169")
    table.find("moment-first").click()
    expect(table.find("moment")).to_have_text("0 of 169")
    expect(table.page.locator("[data-choosable=true]")).to_have_count(0)
    assert_nothing_scrolls_sideways(table.page)
    assert violations(table.page, axe) == []


def test_a_file_that_is_no_record_is_told(newcomer: Visit, axe: str, complaints: list[str]) -> None:
    table = newcomer(language="de-DE")
    table.page.goto(f"{table.server.url}/record")
    for name, told in (("even_start.json", ""), ("campaigns/fifteen_games.json", "Chronik")):
        text = (RECORDS / "stickers" / name).read_text()
        file = {"name": "x.json", "mimeType": "application/json", "buffer": (text if told else text[:500]).encode()}
        table.find("record-file").set_input_files(file)  # type: ignore[arg-type]  # a file payload is a plain dict
        expect(table.find("record-problem")).to_contain_text(told or "keine gespeicherte Partie")
    assert violations(table.page, axe) == []
    assert len(complaints) == 2
    complaints.clear()


def test_an_address_where_nothing_is_says_so(newcomer: Visit, complaints: list[str]) -> None:
    """And asking for a table again that is not there is not offered."""
    table = newcomer()
    for address in ("/nowhere/at/all", "/tables/abc", "/%E0%A4%A", "/table/nosuchtable1"):
        table.page.goto(f"{table.server.url}{address}")
        expect(table.find("lost")).to_be_visible()
        expect(table.find("lost").get_by_role("button")).to_have_count(0)
        expect(table.find("lost").get_by_role("link")).to_have_attribute("href", "/")
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


def test_a_move_that_did_not_arrive_is_kept_and_moves_nothing(newcomer: Visit, complaints: list[str]) -> None:
    table = newcomer()
    dead = [False]

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if dead[0] else server.send(message))

    def refuse(route: Route) -> None:
        route.abort() if dead[0] else route.continue_()

    table.page.route_web_socket(LIVE, between)
    table.page.route("**/moves", refuse)
    table.sit_down()
    table.settle()
    before, ply = place_of(table, "prompt"), table.snapshot()["ply"]
    dead[0] = True
    table.find("coin").first.click()
    table.find("confirm").click()
    expect(table.find("unsent")).to_be_visible()
    assert place_of(table, "prompt") == before
    table.find("give-back").click()
    expect(table.find("unsent")).to_have_count(0)
    assert table.snapshot()["ply"] == ply
    table.find("coin").first.click()
    table.find("confirm").click()
    expect(table.find("unsent")).to_be_visible()
    dead[0] = False
    with table.moving_on():
        table.find("send-again").click()
    expect(table.find("unsent")).to_have_count(0)
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


def test_who_looks_on_reads_whose_seat_is_whose(newcomer: Visit) -> None:
    """Somebody who has given no name is called by what others can read, in the record too."""
    ada = newcomer()
    ada.sit_down(players=2)
    ada.settle()
    assert "Guest" in {seat["name"] for seat in ada.snapshot()["seats"]}
    looker = newcomer()
    looker.page.goto(ada.page.url)
    expect(looker.find("you-watch")).to_be_visible()
    expect(looker.find("prompt")).to_contain_text("Guest")
    expect(looker.page.locator("main")).not_to_contain_text(re.compile(r"\bYou\b(?! are watching)"))
    expect(looker.page).to_have_title("Guest plays · Stamp Collection · Sammelsurium")


def test_the_keys_are_listed(newcomer: Visit, axe: str) -> None:
    table = newcomer()
    table.sit_down(players=2)
    table.find("settings").click()
    table.find("keys").click()
    expect(table.find("keys-sheet").locator("dt")).to_have_count(8)
    assert violations(table.page, axe) == []


def test_alone_there_is_a_rival_and_no_bot(visit: Visit) -> None:
    home = visit()
    home.take_box("tauschrausch")
    start = home.find("start")
    expect(start.locator('input[name="players"]:checked')).to_have_value("4")
    expect(start.locator('input[name="mind"]')).to_have_count(5)
    expect(start.locator('input[name="rival"]')).to_have_count(0)
    home.choose("players", "1")
    expect(start.locator('input[name="mind"]')).to_have_count(0)
    expect(start.locator('input[name="rival"]')).to_have_count(3)
    expect(start.locator("summary")).to_have_text("1 player · Newcomer")
    unfolded, panel = (home.page.locator(one).bounding_box() for one in (".unfolded", ".panel"))
    assert unfolded
    assert panel
    assert unfolded["y"] + unfolded["height"] <= panel["y"] + panel["height"] + 1  # beside it, where there is room
