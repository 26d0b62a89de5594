"""What a person does at a table of Tauschrausch, in words."""

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.picture import as_tree
from sammelsurium.kernel.registry import find_game
from tests.server.serving import Visitor

from .people import elsewhere
from .table import TablePage

TRAYS = ("reserve", "a", "b")
AT_REST = """() => document.body.dataset.busy !== "true" && !document.querySelector(".others .on-turn")
  && document.querySelector('[data-choosable="true"], [data-testid="ranking"]') !== null"""
MIDDLE = """([place, held]) => { const box = place.getBoundingClientRect(), {style} = held;
  const [w, h] = [style.getPropertyValue('--cols'), style.getPropertyValue('--rows')].map(Number);
  return [box.x + box.width * w / 2, box.y + box.height * h / 2]; }"""


class TauschrauschPage(TablePage):
    """A page of Tauschrausch in somebody's browser."""

    game = "tauschrausch"

    def settle(self) -> None:
        """Until something is lit, nothing moves, and only I am waited for."""
        self.page.wait_for_function(AT_REST)

    @property
    def phase(self) -> str:
        return str(self.page.locator("[data-phase]").get_attribute("data-phase"))

    def press(self, piece: Locator) -> None:
        """As a mouse or a finger would."""
        if self.touch:
            piece.tap()
        else:
            piece.click()

    def lit(self, kind: str) -> Locator:
        """What may be chosen now; on a phone some of it lies on another page."""
        return self.choosable(kind).filter(visible=True)

    def pick(self, kind: str, number: int) -> None:
        """The n-th lit thing, then confirm."""
        found = self.lit(kind)
        self.press(found.nth(number % found.count()))
        self.confirm()

    def put(self, number: int) -> None:
        """The next item of the haul into a tray: one is reserved, the others go to both offers."""
        items = self.page.locator('[data-drop="haul"] [data-testid^="item-"]')
        self.press(items.first)
        trays = [tray for tray in TRAYS if self.find(f"tray-{tray}").get_attribute("data-choosable") == "true"]
        empty = [tray for tray in trays if not self.page.locator(f'[data-drop="tray/{tray}"] .item').count()]
        wanted = empty or [tray for tray in trays if tray != "reserve"]
        with self.moving_on():
            self.press(self.find(f"tray-{wanted[number % len(wanted)]}"))

    def place(self, number: int) -> None:
        """The stamp in hand to the n-th place where it fits: a mouse points at its middle, a finger aims first."""
        fits = self.choosable("place")
        place = fits.nth(number % fits.count())
        place.evaluate("place => place.scrollIntoView({ block: 'center' })")  # not below the prompt or the pages' bar
        x, y = self.page.evaluate(MIDDLE, [place.element_handle(), self.find("held").element_handle()])
        with self.moving_on():
            if self.touch:
                self.page.touchscreen.tap(x, y)
                self.find("confirm").tap()
            else:
                self.page.mouse.click(x, y)

    def show(self, number: int) -> None:
        """One step of laying out the page."""
        if self.choosable("place").count():
            self.place(number)
        elif self.find("done").count():
            self.go_on("done")
        else:
            with self.moving_on():
                self.press(self.lit("stamp").first)

    def go_on(self, button: str) -> None:
        with self.moving_on():
            self.press(self.find(button))

    def take_turn(self, number: int) -> None:
        phase = self.phase
        if phase == "split":
            if self.find("done").count():
                self.go_on("done")
            else:
                self.put(number)
        elif phase == "show":
            self.show(number)
        elif phase in ("redraw", "exchange"):
            self.go_on("pass")
        elif phase in ("secret deal", "bargain"):
            self.pick("stack", number)
        elif phase == "choose":
            self.pick("offer", number)
        elif phase == "enter":
            self.pick("contest", number)
        elif phase == "albums":
            self.pick("album", number)
        else:
            self.pick("item", number)

    def hurry_to(self, phase: str, *wishes: str) -> None:
        """In the same browser's name but without the page, until this phase asks me something; the page shows it all.
        Items with these backs are taken first."""
        self.hurry(lambda now: None if now["view"]["phase"] == phase else quick_move(now, wishes))

    def hurry(self, choose: Callable[[Any], str | None]) -> None:
        """Without the page, until nothing is chosen; the page comes after."""
        ply = self.play_on(choose)
        self.page.wait_for_function("ply => Number(document.body.dataset.ply) >= ply", arg=ply)
        self.settle()

    def play_on(self, choose: Callable[[Any], str | None]) -> int:
        """Without the page, until nothing is chosen, and without waiting for it. Says how far the table is."""
        return self._play(self.number, choose)

    def play_away(self, choose: Callable[[Any], str | None]) -> None:
        """The same, while the page is away from the table: what happened meanwhile it does not show."""
        number = self.number
        with elsewhere(self):
            self._play(number, choose)
        self.settle()

    def _play(self, number: str, choose: Callable[[Any], str | None]) -> int:
        me = Visitor(self.server.url)
        for cookie in self.page.context.cookies():
            me.http.cookies.set(str(cookie.get("name")), str(cookie.get("value")))
        now = me.my_turn(number)
        while not now["over"] and (move := choose(now)) is not None:
            answer = me.try_move(number, now["seat"], now["ply"], move)
            assert answer.is_success or answer.json()["error"] == "stale", answer.text  # a bot may have been faster
            now = me.my_turn(number)
        return int(now["ply"])


def until(phase: str) -> Callable[[Any], str | None]:
    """Quick moves up to this phase."""
    return lambda now: None if now["view"]["phase"] == phase else quick_move(now, ())


def until_the_last_day(now: Any) -> str | None:
    return None if now["view"]["round"] == now["view"]["rounds"] else quick_move(now, ())


def quick_move(now: Any, wishes: Sequence[str]) -> str:
    """What is wished for first. When splitting, the last wish goes into offer B, the rest to where least lies."""
    items: dict[int, Any] = {item["item"]: item for item in now["view"]["items"]}
    wanted = wishes[::-1] if now["view"]["phase"] == "split" else wishes
    filled = [item["place"].removeprefix("offer/") for item in items.values()]

    def rank(choice: Any) -> tuple[bool, bool, int, int, bool]:
        verb, tray, item = choice["verb"], choice["tray"], items.get(choice["item"], {})
        place, back = item.get("place", ""), item.get("back")
        again = (verb == "stamp" and place.startswith("album")) or (verb == "put" and not place.startswith("haul"))
        lying = filled.count(f"{now['seat']}/{tray}") + filled.count(f"{tray}/{now['seat']}")
        return verb != "confirm", again or verb in ("back", "drop"), lying, [*wanted, back].index(back), tray != "b"

    return str(min(now["choices"], key=rank)["move"])


def take_both(now: Any, wanted: Sequence[str]) -> str | None:
    """Two cards first, then what lies face down; nothing when Collect is over, or a card is gone."""
    items = now["view"]["items"]
    names = {item["piece"]["id"] if item["piece"] else "": item["place"] for item in items}
    if now["view"]["phase"] != "collect" or any(names.get(card) not in ("pool", "haul/0") for card in wanted):
        return None
    pool = [item for item in items if item["place"] == "pool"]
    pool.sort(key=lambda item: (not item["piece"] or item["piece"]["id"] not in wanted, item["up"]))
    return f"take {pool[0]['item']}"


def seed_with_both(wanted: Sequence[str]) -> str:
    """Alone at the table nothing but the deal decides what comes: the first one where both cards can be collected and
    the order in which they work is asked."""
    for number in range(5000):
        deal = Stream.of(seed := f"both {number}", "deal")
        match = Match.begin(find_game("tauschrausch"), ["Ada"])
        match.settle(deal)
        while match.waiting and (move := take_both({"view": as_tree(match.view(0))}, wanted)):
            match.play(0, move)
            match.settle(deal)
        if any(move.startswith("use") for move in match.legal(0)):
            return seed
    raise LookupError(f"no deal has {wanted}")
