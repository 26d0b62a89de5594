"""Tauschrausch through the page: whole games, splitting, laying out the page, and every screen for axe."""

import re
from collections.abc import Callable
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, WebSocketRoute, expect

from tests.server.seeds import chosen_by
from tests.server.serving import wait_for

from .accessibility import violations
from .conftest import DESKTOP, PHONE, Visit
from .tauschrausch import TauschrauschPage, quick_move, seed_with_both, take_both, until, until_the_last_day
from .test_whole_game import assert_nothing_scrolls_sideways

MOST_TURNS = 250
DAY = ("collect", "split", "choose", "show", "enter")
WATCH_PLIES = """() => { window.plies = []; new MutationObserver(() => plies.push(Number(document.body.dataset.ply)))
  .observe(document.body, { attributeFilter: ["data-ply"] }); }"""


def sit(
    newcomer: Visit,
    size: ViewportSize = DESKTOP,
    players: int = 1,
    dark: bool = False,
    pace: str = "at once",
    **options: str,
) -> TauschrauschPage:
    guest = newcomer(size, dark=dark, pace=pace)
    table = TauschrauschPage(guest.page, guest.server)
    table.sit_down(players=players, **options)
    table.settle()
    return table


def look_closely(table: TauschrauschPage, axe: str, seen: set[str]) -> None:
    """The first time a phase comes up, and the first time a stamp is in hand."""
    screen = "placing" if table.find("held").count() else table.phase
    if screen in seen:
        return
    seen.add(screen)
    assert violations(table.page, axe) == [], screen


def play_in_sight(table: TauschrauschPage, axe: str, seen: set[str], enough: Callable[[], bool]) -> None:
    """Turn after turn, each screen looked at closely once, until it is enough or over."""
    for number in range(MOST_TURNS):
        table.settle()
        if table.over or enough():
            return
        assert_nothing_scrolls_sideways(table.page)
        look_closely(table, axe, seen)
        table.take_turn(number)
    raise AssertionError(f"it was not over after {MOST_TURNS} turns")


@pytest.mark.parametrize(
    ("players", "size", "dark"),
    [(1, DESKTOP, False), (3, PHONE, True)],
    ids=["solo-desktop-light", "three-phone-dark"],
)
def test_a_whole_game_is_played_to_the_ranking(
    visit: Visit, axe: str, players: int, size: ViewportSize, dark: bool
) -> None:
    home = visit(size, dark=dark)
    table = TauschrauschPage(home.page, home.server)
    table.sit_down_at_home(players=players)
    table.settle()
    seen: set[str] = set()
    play_in_sight(table, axe, seen, lambda: seen >= {*DAY, "placing"} and table.phase == "collect")
    table.play_away(until_the_last_day)  # what lies between is as on the first one
    play_in_sight(table, axe, seen, lambda: False)

    assert seen >= {*DAY, "placing"}
    told = table.snapshot()
    assert told["over"]
    ranking = table.find("ranking").inner_text()
    for player in told["view"]["players"]:
        assert f"{player['points']} points".replace("-", "−") in ranking.replace("1 point", "1 points")
    assert ("Pinzetta" in ranking) == (players == 1)
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)
    table.page.keyboard.press("Escape")
    assert violations(table.page, axe) == []


@pytest.mark.parametrize(("players", "size"), [(1, PHONE), (3, DESKTOP)], ids=["solo-phone", "three-desktop"])
def test_the_screens_of_a_day(newcomer: Visit, axe: str, players: int, size: ViewportSize) -> None:
    """What the whole games do not show: one player on a phone, several on a desk."""
    table = sit(newcomer, size, players)
    for phase in DAY:
        table.hurry_to(phase)
        assert table.phase == phase
        assert_nothing_scrolls_sideways(table.page)
        assert violations(table.page, axe) == [], phase
        if phase == "show":
            table.show(0)
            expect(table.find("held")).to_be_visible()
            assert_nothing_scrolls_sideways(table.page)
            assert violations(table.page, axe) == [], "placing"


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, True), (PHONE, False)], ids=["desktop-dark", "phone-light"])
def test_an_album_is_picked_by_its_exhibitor(newcomer: Visit, axe: str, size: ViewportSize, dark: bool) -> None:
    table = sit(newcomer, size, 3, dark, albums="picked")
    assert table.phase == "albums"
    albums = table.snapshot()["view"]["albums"]
    for album in albums:
        shown = table.find(f"album-{album['album']}")
        assert (shown.get_attribute("data-choosable") == "true") == (album["taken"] is None)
    assert_nothing_scrolls_sideways(table.page)
    assert violations(table.page, axe) == []
    free = next(album["album"] for album in albums if album["taken"] is None)
    expect(table.find(f"album-{free}")).to_contain_text("1 point each round")
    table.press(table.find(f"album-{free}"))
    assert violations(table.page, axe) == []
    table.confirm()
    table.settle()
    told = table.snapshot()["view"]
    assert (told["players"][0]["album"], told["albums"]) == (free, [])
    expect(table.page.locator('[data-testid^="album-"]')).to_have_count(0)


def test_alone_an_album_is_picked_and_pinzetta_has_another(newcomer: Visit) -> None:
    table = sit(newcomer, albums="picked")
    assert table.phase == "albums"
    table.pick("album", 3)
    table.settle()
    mine, hers = (player["album"] for player in table.snapshot()["view"]["players"])
    assert mine == 3 != hers


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_specialist_is_used_before_another(newcomer: Visit, axe: str, size: ViewportSize) -> None:
    both = ("stockkeeper", "fortune_teller")
    seed = seed_with_both(both)
    home = newcomer(size)
    home.page.context.set_extra_http_headers(chosen_by(seed))
    table = TauschrauschPage(home.page, home.server)
    table.sit_down(players=1)
    table.settle()
    table.hurry(lambda now: take_both(now, both))
    assert table.phase == "redraw"
    assert_nothing_scrolls_sideways(table.page)
    assert violations(table.page, axe) == []
    expect(table.find("use")).to_contain_text("Fortune Teller")
    table.go_on("use")
    table.settle()
    assert (table.phase, table.snapshot()["view"]["players"][0]["points"]) == ("redraw", 3)
    expect(table.find("use")).to_have_count(0)
    table.go_on("pass")


def drag(table: TauschrauschPage, piece: Locator, x: float, y: float) -> None:
    start = piece.bounding_box()
    assert start
    mouse = table.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(x, y, steps=8)
    mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def places(table: TauschrauschPage) -> dict[int, str]:
    return {item["item"]: item["place"] for item in table.snapshot()["view"]["items"]}


def test_the_haul_is_split_by_dragging_and_an_unfinished_split_says_why(newcomer: Visit) -> None:
    table = sit(newcomer)
    table.hurry_to("split")
    item = table.page.locator('[data-drop="haul"] [data-testid^="item-"]').first
    number = int(str(item.get_attribute("data-testid")).removeprefix("item-"))
    with table.moving_on():
        drag(table, item, *middle(table.page.locator('[data-drop="tray/a"]')))
    table.settle()
    assert places(table)[number] == "offer/0/a"
    table.find("not-done").dispatch_event("click")
    expect(table.find("toasts").locator("a").first).to_have_attribute("href", "/rules/tauschrausch#TR-40")
    with table.moving_on():
        drag(table, table.find(f"item-{number}"), *middle(table.page.locator('[data-drop="haul"]')))
    table.settle()
    assert places(table)[number] == "haul/0"


def test_a_page_is_laid_out_by_keyboard_and_by_dragging_and_can_be_changed(newcomer: Visit) -> None:
    table = sit(newcomer)
    table.hurry_to("show")
    page = table.page
    first = table.lit("stamp").first
    number = int(str(first.get_attribute("data-testid")).removeprefix("stamp-"))

    with table.moving_on():
        first.focus()
        page.keyboard.press("Enter")
    table.settle()
    places_lit = {choice["cell"]: choice for choice in table.snapshot()["choices"] if choice["verb"] == "place"}
    table.find("place-a1").focus()
    page.keyboard.press("ArrowRight")
    expect(table.find("place-b1")).to_be_focused()
    for effect in places_lit["b1"]["effects"]:
        if effect["key"] == "effect-contest":
            told = page.locator(".contest", has=page.locator("em")).all_inner_texts()
            assert any(str(effect["args"]["total"]) in text for text in told)
    with table.moving_on():
        page.keyboard.press("Enter")
    table.settle()
    assert places(table)[number] == "album/0/b1"

    with table.moving_on():
        page.keyboard.press("Escape")
        table.find("tile-b1").click()
    table.settle()
    assert places(table)[number] == "hand/0"
    with table.moving_on():
        table.find("put-back").click()
    table.settle()
    grid = page.locator(".show .grid").bounding_box()
    assert grid
    drag(table, table.find(f"stamp-{number}"), grid["x"] + grid["width"] - 4, grid["y"] + grid["height"] - 4)
    table.page.wait_for_function("() => document.querySelectorAll('.show .grid [data-testid^=tile-]').length === 1")
    table.settle()
    assert places(table)[number].startswith("album/0/")


def test_long_stamps_stay_on_the_screen_of_a_phone(newcomer: Visit) -> None:
    table = sit(newcomer, PHONE, players=3)
    table.hurry_to("choose", "marker", "long")  # with the marker I choose first
    offered = [item["back"] for item in table.snapshot()["view"]["items"] if item["place"] == "offer/0/b"]
    assert "long" in offered
    expect(table.page.locator(".home").get_by_test_id("start-marker")).to_be_visible()
    assert_nothing_scrolls_sideways(table.page)


def test_a_move_taken_back_can_be_made_again(newcomer: Visit) -> None:
    table = sit(newcomer)
    table.hurry_to("split")
    table.put(0)
    table.settle()
    table.go_on("undo")
    table.settle()
    table.put(0)


HOLD = """() => {
  const send = WebSocket.prototype.send;
  window.held = [];
  WebSocket.prototype.send = function (message) {
    WebSocket.prototype.send = send;
    window.held.push(() => this.send(message));
  };
}"""


def hold_next_move(page: Page) -> Callable[[], None]:
    """The next move stays on its way until the answer is called; those after it pass."""

    def release() -> None:
        wait_for(lambda: page.evaluate("window.held.length > 0"), "a move to be sent")
        page.evaluate("window.held[0]()")

    page.evaluate(HOLD)
    return release


def test_what_is_pressed_while_a_move_is_on_its_way_follows_it(newcomer: Visit) -> None:
    table = sit(newcomer)
    table.hurry_to("split")
    release = hold_next_move(table.page)
    items = table.page.locator('[data-drop="haul"] [data-testid^="item-"]')
    second = table.find(str(items.nth(1).get_attribute("data-testid")))
    items.first.click()
    table.find("tray-a").click()
    expect(second).to_have_attribute("data-choosable", "false")
    second.click(force=True)
    release()
    expect(second).to_have_attribute("aria-pressed", "true")


def test_a_stamp_pressed_while_another_is_taken_up_is_taken_up_instead(newcomer: Visit) -> None:
    table = sit(newcomer)
    table.hurry_to("show")
    release = hold_next_move(table.page)
    stamps = table.lit("stamp")
    first, second = (str(stamps.nth(index).get_attribute("data-item")) for index in range(2))
    stamps.first.click()
    expect(table.find(f"stamp-{second}")).to_have_attribute("data-choosable", "false")
    table.find(f"stamp-{second}").click(force=True)
    release()
    expect(table.find("held")).to_have_attribute("data-item", second)
    assert places(table)[int(first)].startswith("gained/0")


def carry(table: TauschrauschPage, piece: Locator, x: float, y: float) -> None:
    """Lift it and rest there, without letting go."""
    mouse = table.page.mouse
    mouse.move(*middle(piece))
    mouse.down()
    mouse.move(x, y, steps=8)


def first_places(now: Any) -> str | None:
    """Every stamp but one where it fits first: they lie close together in the upper left corner."""
    waiting = [item for item in now["view"]["items"] if item["place"] == "gained/0" and item["back"] != "card"]
    places_lit = [choice["move"] for choice in now["choices"] if choice["verb"] == "place"]
    fresh = [f"stamp {item['item']}" for item in waiting]
    return places_lit[0] if places_lit else fresh[0] if len(fresh) > 1 else None


def test_a_carried_stamp_is_foretold_lights_the_haul_and_says_why_it_cannot_lie_there(newcomer: Visit) -> None:
    table = sit(newcomer)
    table.hurry_to("show")
    page = table.page
    grid = page.locator(".show .grid")
    release = hold_next_move(page)
    carry(table, table.lit("stamp").first, *middle(grid))
    expect(page.locator(".show .ghost")).to_have_count(0)  # the table does not know yet where it fits
    expect(page.locator(".beside.tray.target")).to_be_visible()
    release()
    expect(page.locator(".show .ghost")).to_be_visible()  # though the pointer rests
    assert float(page.evaluate(COPY_OPACITY)) < float(page.evaluate(GHOST_OPACITY))
    page.mouse.up()
    table.settle()

    carry(table, page.locator('[data-testid^="tile-"]').first, *middle(page.locator(".beside.tray")))
    expect(page.locator(".beside.tray.target")).to_be_visible()
    page.mouse.up()
    table.settle()
    assert not page.locator('[data-testid^="tile-"]').count()

    table.hurry(first_places)
    last = table.lit("stamp").first
    box = grid.bounding_box()
    assert box
    carry(table, last, box["x"] + 2, box["y"] + 2)
    table.settle()
    held = table.find("held")
    w, h = (int(held.evaluate(f"held => held.style.getPropertyValue('--{side}')")) for side in ("cols", "rows"))
    cells = [choice["cell"] for choice in table.snapshot()["choices"] if choice["verb"] == "place"]
    x, y = far_from(cells, w, h)
    page.mouse.move(box["x"] + box["width"] * x / 12, box["y"] + box["height"] * y / 12)
    expect(page.locator(".show .ghost")).to_have_count(0)
    page.mouse.up()
    expect(table.find("toasts").locator("a").first).to_have_attribute("href", "/rules/tauschrausch#TR-50")
    table.settle()
    assert places(table)[int(str(last.get_attribute("data-item")))] == "gained/0"


COPY_OPACITY = "() => [...document.body.children].find((one) => one.style.zIndex === '65').style.opacity"
GHOST_OPACITY = "() => getComputedStyle(document.querySelector('.show .ghost')).opacity"


def far_from(cells: list[str], w: int, h: int) -> tuple[float, float]:
    """A point of the album, in cells, at which no place of a stamp of this size is near enough to be meant."""
    middles = [("abcdefghijkl".index(cell[0]) + w / 2, int(cell[1:]) - 1 + h / 2) for cell in cells]
    points = [(x / 4, y / 4) for x in range(1, 48) for y in range(1, 48)]
    far = max(points, key=lambda point: min(dist(point, one) for one in middles))
    assert min(dist(far, one) for one in middles) > 3, "the album has no such point"
    return far


def test_what_a_socket_tells_late_takes_nothing_back(newcomer: Visit) -> None:
    home = newcomer()
    table = TauschrauschPage(home.page, home.server)
    late: list[tuple[WebSocketRoute, str | bytes]] = []
    keeping = False

    def tell(socket: WebSocketRoute, message: str | bytes) -> None:
        late.append((socket, message))
        if not keeping:
            release()

    def release() -> None:
        while late:
            socket, message = late.pop(0)
            socket.send(message)

    def between(socket: WebSocketRoute) -> None:
        socket.connect_to_server().on_message(lambda message: tell(socket, message))

    table.page.route_web_socket(re.compile("/live$"), between)
    table.page.reload()
    table.sit_down(players=1)
    table.settle()
    table.hurry_to("split")
    table.page.evaluate(WATCH_PLIES)
    table.page.evaluate("WebSocket.OPEN = -1")  # as if the socket were not open: moves go by request
    keeping = True
    for number in range(2):
        table.put(number)
        table.settle()
    wait_for(lambda: table.page.evaluate("1") and len(late) == 2, "the socket to tell what happened")
    keeping = False
    release()
    table.put(2)
    shown: list[int] = table.page.evaluate("plies")
    assert shown == sorted(shown)


def test_another_album_opens_and_closes(newcomer: Visit, axe: str) -> None:
    table = sit(newcomer, players=2)
    table.find("enlarge-1").click()
    expect(table.find("enlarged")).to_be_visible()
    assert violations(table.page, axe) == []
    table.page.keyboard.press("Escape")
    expect(table.find("enlarged")).to_have_count(0)
    table.find("score").click()
    expect(table.find("score-sheet")).to_be_visible()
    assert violations(table.page, axe) == []


def test_a_spectator_sees_the_table_and_may_do_nothing(newcomer: Visit) -> None:
    table = sit(newcomer, players=2)
    watcher = newcomer()
    watcher.page.goto(table.page.url)
    expect(watcher.find("prompt")).to_be_visible()
    expect(watcher.page.locator('[data-choosable="true"]')).to_have_count(0)
    expect(watcher.page.locator('[data-testid^="item-"]').first).to_be_visible()


def test_the_swap_and_the_evening_are_shown_once_and_again_when_asked(newcomer: Visit, axe: str) -> None:
    table = sit(newcomer, players=3, pace="calm")
    table.play_away(until("split"))
    table.play_on(until("show"))
    theatre = table.find("theatre")
    expect(theatre).to_be_visible()
    table.find("theatre-on").click()
    expect(table.find("watch-again")).to_be_visible()
    taken = [
        (event["args"]["seat"], event["args"]["from_seat"], event["args"]["offer"].upper())
        for entry in table.snapshot()["log"]
        for event in entry["events"]
        if event["key"] == "chose"
    ]
    names = {seat["seat"]: seat["name"] for seat in table.snapshot()["seats"]}
    for chooser, loser, offer in taken:
        if loser == 0:
            expect(theatre).to_contain_text(f"{names[chooser]} took your {offer}; you keep {'BA'['AB'.index(offer)]}.")
        elif chooser == 0:
            expect(theatre).to_contain_text(f"You took {names[loser]}’s {offer}.")
    assert violations(table.page, axe) == []
    table.find("skip-next-time").click()
    table.find("theatre-on").click()
    expect(theatre).to_have_count(0)

    table.play_away(until("enter"))
    table.play_on(lambda now: None if now["view"]["round"] == 2 else quick_move(now, ()))
    evening = table.find("evening")
    expect(evening).to_be_visible()
    for player in table.snapshot()["view"]["players"]:
        expect(table.find(f"postcard-{player['side']}")).to_contain_text(f"after Friday {player['points']}")
    assert violations(table.page, axe) == []
    table.find("evening-on").click()
    expect(evening).to_have_count(0)
    table.find("open-evening-1").click()
    expect(evening).to_be_visible()
    table.find("evening-on").click()

    table.play_away(until("split"))
    table.play_on(until("show"))
    expect(table.find("open-swap")).to_be_visible()  # it is over, and was not shown by itself
    expect(theatre).to_have_count(0)
    table.find("open-swap").click()
    expect(theatre).to_be_visible()
    table.page.set_viewport_size(PHONE)
    table.find("theatre-on").click()
    expect(table.find("watch-again")).to_be_visible()
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)


SMALL: ViewportSize = {"width": 360, "height": 640}
TOUCH = "Input.dispatchTouchEvent"


def test_under_a_finger_the_album_fills_the_phone_and_says_what_changes(newcomer: Visit) -> None:
    home = newcomer(PHONE)
    home.page.set_viewport_size(SMALL)
    table = TauschrauschPage(home.page, home.server)
    table.sit_down(players=1)
    table.settle()
    table.hurry_to("show")
    page = table.page
    finger = page.context.new_cdp_session(page)
    stamp = table.lit("stamp").first
    number = int(str(stamp.get_attribute("data-item")))
    stamp.scroll_into_view_if_needed()
    start = middle(stamp)

    def move(kind: str, x: float = 0, y: float = 0) -> None:
        finger.send(TOUCH, {"type": kind, "touchPoints": [] if kind == "touchEnd" else [{"x": x, "y": y}]})

    move("touchStart", *start)
    for step in range(1, 9):
        move("touchMove", start[0] + (180 - start[0]) * step / 8, start[1] + (330 - start[1]) * step / 8)
    expect(page.locator(".show .ruler .under").first).to_be_visible()  # the pointer rests, and the place is shown
    for corner in (page.locator(".show .ruler .row"), page.locator(".show .ruler .column")):
        for label in (corner.first, corner.last):
            box = label.bounding_box()
            assert box
            assert 0 <= box["x"] <= SMALL["width"] - box["width"]
            assert 0 <= box["y"] <= SMALL["height"] - box["height"]
    x, y = middle(table.find("tab-table"))
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.show') !== null", [x, y])
    aimed = page.evaluate(AIMED)
    choice = next(choice for choice in table.snapshot()["choices"] if choice["cell"] == aimed)
    gains = [effect["args"] for effect in choice["effects"] if effect["key"] == "effect-contest"]
    for gain in gains:
        expect(table.find("pill")).to_contain_text(f"{gain['difference']:+}".replace("-", "−"))
    assert table.find("pill").count() == bool(gains)
    move("touchEnd")
    table.settle()
    assert places(table)[number] == f"album/0/{aimed}"


AIMED = """() => { const under = [...document.querySelectorAll(".show .ruler .under")].map((one) => one.textContent);
  return under.find((one) => /[a-l]/.test(one)) + under.find((one) => /[0-9]/.test(one)); }"""


def test_the_log_of_a_phone_opens_at_its_newest_line(newcomer: Visit) -> None:
    table = sit(newcomer, PHONE)
    table.hurry_to("split")
    table.find("tab-log").tap()
    expect(table.find("log").locator("li").last).to_be_in_viewport()


BOXES = """() => Object.fromEntries([...document.querySelectorAll('.pool [data-testid^="item-"]')].map(item => {
  const {x, y, width} = item.getBoundingClientRect(); return [item.dataset.testid, [x, y, width]]; }))"""


def test_what_is_taken_from_the_pool_leaves_a_gap_and_nothing_else_moves(newcomer: Visit) -> None:
    table = sit(newcomer, players=3)
    before = table.page.evaluate(BOXES)
    table.take_turn(0)
    table.settle()
    after = table.page.evaluate(BOXES)
    assert 0 < len(after) < len(before)
    assert {item: before[item] for item in after} == after
    expect(table.page.locator(".pool .gap .taker")).to_have_count(len(before) - len(after))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_album_is_seen_through_a_contest(newcomer: Visit, axe: str, size: ViewportSize) -> None:
    table = sit(newcomer, size, players=3)
    table.hurry_to("enter")
    counted = table.snapshot()["view"]["players"][0]["counted"]
    index = next(n for n, one in enumerate(counted) if one["stamps"])
    contest = table.find(f"contest-{index + 1}")
    contest.focus()
    table.page.keyboard.press("l")
    lens = table.find("lens")
    expect(lens.locator(".area")).to_have_count(len(counted[index]["stamps"]) + len(counted[index]["areas"]))
    assert violations(table.page, axe) == []
    assert_nothing_scrolls_sideways(table.page)
    table.page.keyboard.press("Escape")
    expect(lens).to_have_count(0)
    box = contest.bounding_box()
    assert box
    table.page.mouse.move(box["x"] + 20, box["y"] + 20)
    table.page.mouse.down()
    expect(lens).to_be_visible()
    table.page.mouse.up()
    expect(lens).to_have_count(0)
    expect(table.find("confirm")).to_have_count(0)  # holding it does not choose it
