"""ColleXXion through the page: whole games by pressing what is lit, and what the table explains on the way."""

import pytest
from playwright.sync_api import ViewportSize, expect

from .accessibility import violations
from .collexxion import CollexxionPage
from .conftest import DESKTOP, PHONE, Visit
from .layout_shift import shifts
from .test_whole_game import assert_nothing_scrolls_sideways, skip_the_middle

SMALLEST_TARGET = 40


def sit(newcomer: Visit, size: ViewportSize = DESKTOP, players: int = 2, **options: str) -> CollexxionPage:
    guest = newcomer(size)
    table = CollexxionPage(guest.page, guest.server)
    table.sit_down(players=players, **options)
    table.settle()
    return table


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_to_the_ranking(visit: Visit, size: ViewportSize, axe: str) -> None:
    home = visit(size)
    table = CollexxionPage(home.page, home.server)
    table.sit_down_at_home()
    table.settle()
    assert violations(table.page, axe) == []

    if size == PHONE:
        skip_the_middle(table, turns=8)
    turns = table.play_to_the_end(most_turns=300)

    assert size == PHONE or turns > 20
    told = table.snapshot()
    assert told["over"]
    ranking = table.find("ranking").inner_text()
    for place in told["outcome"]["ranking"]:
        assert str(abs(place["points"])) in ranking
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)


def test_pointing_shows_what_would_come_free_and_a_click_takes(newcomer: Visit) -> None:
    table = sit(newcomer)
    choices = [choice for choice in table.snapshot()["choices"] if choice["verb"] == "take"]
    best = max(choices, key=lambda choice: len(choice["frees"]))
    assert best["frees"]
    piece = table.find(f"piece-{best['piece']['id']}")
    piece.hover()
    for freed in best["frees"]:
        expect(table.page.locator(f'[data-frees="{freed}"]')).to_have_count(1)
    with table.moving_on():
        piece.click()
    table.settle()
    chain = table.snapshot()["view"]["chain"]["pieces"]
    assert [polygon["id"] for polygon in chain] == [best["piece"]["id"]]
    lit = {int(str(one.get_attribute("data-testid"))[6:]) for one in table.choosable("piece").all()}
    assert lit == {polygon["id"] for polygon in table.snapshot()["view"]["pile"] if polygon["takeable"]}
    with table.moving_on():
        table.find("undo").click()
    table.settle()
    assert table.snapshot()["view"]["chain"]["pieces"] == []


def test_a_finger_picks_first_and_can_put_back(newcomer: Visit) -> None:
    table = sit(newcomer, PHONE)
    before = table.snapshot()["ply"]
    name = str(table.choosable("piece").first.get_attribute("data-testid"))
    table.press(name)
    expect(table.find("confirm")).to_be_visible()
    table.find("put-back").tap()
    expect(table.find("confirm")).to_have_count(0)
    assert table.snapshot()["ply"] == before


def test_zoomed_in_every_lit_polygon_is_a_large_enough_target(newcomer: Visit) -> None:
    table = sit(newcomer, PHONE)
    while table.find("zoom-in").is_enabled():
        table.find("zoom-in").tap()
    for piece in table.choosable("piece").all():
        box = piece.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET
    with table.moving_on():
        name = str(table.choosable("piece").last.get_attribute("data-testid"))
        table.press(name)
        table.press(name)


def test_a_covered_polygon_is_answered_with_the_rule(newcomer: Visit) -> None:
    table = sit(newcomer)
    covered = [one for one in table.snapshot()["view"]["pile"] if not one["accessible"]]
    table.find(f"piece-{covered[-1]['id']}").dispatch_event("click")
    expect(table.find("toasts").locator("a").first).to_have_attribute("href", "/rules/collexxion#CX-21")


def test_a_turn_is_played_by_keyboard_alone(newcomer: Visit) -> None:
    table = sit(newcomer)
    page = table.page
    page.locator('[data-testid^="piece-"][tabindex="0"]').focus()
    with table.moving_on():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
    table.settle()
    page.wait_for_function("() => document.activeElement !== document.body")
    assert len(table.snapshot()["view"]["chain"]["pieces"]) == 1
    with table.moving_on():
        table.find("stop").focus()
        page.keyboard.press("Enter")
    table.settle()
    assert table.snapshot()["ply"] > 2


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_set_is_seen_with_its_whole_sum_and_scored_by_one_press(
    newcomer: Visit, axe: str, size: ViewportSize
) -> None:
    table = sit(newcomer, size)
    table.hurry_to_a_set()
    before = table.snapshot()
    stop = next(choice for choice in before["choices"] if choice["verb"] == "stop")
    with shifts(table.page) as found:
        table.stop()
        best = max(stop["scoring"], key=lambda way: way["sum"]["after"])
        expect(table.find("set-card").get_by_test_id("counting")).to_have_text(written(best["sum"]["after"]))
        expect(table.find("set-card").locator(".pieces li")).to_have_count(len(best["used"]))
        new = {piece["id"] for piece in before["view"]["chain"]["pieces"]} & {piece["id"] for piece in best["used"]}
        expect(table.find("set-card").locator(".fresh")).to_have_count(len(new))
        assert violations(table.page, axe) == []
        table.find("put-back").click()
        expect(table.find("set-card")).to_have_count(0)
        table.stop()
    assert found == []
    assert table.snapshot()["ply"] == before["ply"]
    with table.moving_on():
        table.press("score-set")
    table.settle()
    player = table.snapshot()["view"]["players"][before["seat"]]
    assert (player["tokens"], player["points"]) == (1, best["sum"]["after"])


def test_choosing_and_taking_moves_nothing(newcomer: Visit) -> None:
    table = sit(newcomer, PHONE)
    with shifts(table.page) as found:
        for number in range(3):
            name = str(table.choosable("piece").nth(number).get_attribute("data-testid"))
            table.press(name)
            expect(table.find("confirm")).to_be_visible()
            with table.moving_on():
                table.press("confirm")
            table.settle()
    assert found == []


def written(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def test_a_token_removes_a_polygon_after_confirmation(newcomer: Visit) -> None:
    table = sit(newcomer)
    left = table.snapshot()["view"]["left"]
    table.find("action-remove").click()
    table.choosable("piece").first.click()
    table.confirm()
    table.settle()
    view = table.snapshot()["view"]
    assert view["left"] == left - 1
    assert view["players"][table.snapshot()["seat"]]["actions"]["remove"] is False


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_screen(newcomer: Visit, axe: str, size: ViewportSize) -> None:
    table = sit(newcomer, size, players=4, partners="teams")
    page = table.page
    assert violations(page, axe) == []
    table.take(0)
    table.settle()
    assert violations(page, axe) == []  # with the gift, the chain and undo
    table.find("gift").click()
    assert violations(page, axe) == []
    table.confirm()
    table.settle()
    while not table.find("action-steal").is_enabled():
        table.take_turn(0)
        table.settle()
    table.find("action-steal").click()
    assert violations(page, axe) == []
    table.find("put-back").click()
    table.find("score").click()
    expect(table.find("score-sheet")).to_be_visible()
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    if size == PHONE:
        for tab in ("players", "log"):
            table.find(f"tab-{tab}").click()
            assert violations(page, axe) == []


def test_teams_are_offered_to_four_only(visit: Visit) -> None:
    home = visit()
    home.take_box("collexxion")
    for players, choices in ((4, 2), (3, 0), (2, 0), (4, 2)):
        home.choose("players", str(players))
        expect(home.page.locator('input[name="partners"]')).to_have_count(choices)
    home.choose("partners", "teams")
    home.choose("players", "3")
    home.find("play-now").click()
    home.find("prompt").wait_for()
    assert CollexxionPage(home.page, home.server).snapshot()["options"]["partners"] == "alone"


@pytest.mark.parametrize("memory", ["own", "log"])
def test_the_log_remembers_as_much_as_the_table_agreed(newcomer: Visit, memory: str) -> None:
    table = sit(newcomer, memory=memory)
    lines = table.page.locator('[data-testid="log"] li')
    for number in range(12):
        table.take_turn(number)
        table.settle()
    told, before = table.snapshot(), lines.count()
    assert (told["begins"] > 0) == (memory == "own")
    expect(table.page.locator(".forgets")).to_have_count(int(memory == "own"))
    table.page.reload()
    table.settle()
    assert lines.count() == before
