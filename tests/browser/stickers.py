"""What a person does at the table of stickers and between the games of a campaign."""

from collections.abc import Iterator

from playwright.sync_api import Locator

from .table import TablePage

TARGETS = ("display", "space", "player", "card", "kind")
MOST_ACTIONS = 400


def sit_down(table: TablePage, players: int = 2) -> None:
    table.sit_down(players, game="stickers")
    table.settle()


def lit(table: TablePage, kind: str) -> Locator:
    """What may be chosen now and is not chosen yet. On a phone some of it lies on another page."""
    unchosen = table.page.locator('[aria-pressed="false"]')
    return table.choosable(kind).filter(visible=True).and_(unchosen)


def phase(table: TablePage) -> str:
    return str(table.snapshot()["view"]["phase"])


def pick_cards(table: TablePage) -> None:
    """Every card in hand of the set held most often, in the order they lie there."""
    hand = [card["card"] for card in table.snapshot()["view"]["hand"]]
    sets = [card.rsplit("-", 1)[0] for card in hand]
    most = max(sets, key=sets.count)
    for card in hand:
        if card.startswith(f"{most}-"):
            click(table.find(f"card-{card}"))


def click(piece: Locator) -> None:
    """On the left side: in a full hand the next card covers the right one."""
    box = piece.bounding_box()
    assert box
    piece.click(position={"x": box["width"] * 0.22, "y": box["height"] * 0.5})


def point(table: TablePage, number: int) -> None:
    """The n-th lit thing, then whatever else it asks for, until there is something to confirm."""
    for _ in range(4):
        if table.find("confirm").count():
            return
        options = [lit(table, kind) for kind in (*TARGETS, "chip")]
        found = next(one for one in options if one.count())
        click(found.nth(number % found.count()))


def act(table: TablePage, number: int) -> str:
    """One action of mine, committed; says in which phase."""
    now = phase(table)
    if now in ("play", "laying"):
        pick_cards(table)
    else:
        point(table, number)
    table.confirm()
    return now


def play_to_the_end(table: TablePage) -> Iterator[str]:
    for number in range(MOST_ACTIONS):
        table.settle()
        if table.over:
            return
        yield act(table, number)
    raise AssertionError(f"the game was not over after {MOST_ACTIONS} actions")


def advance(table: TablePage, wanted: str) -> None:
    """Plays on until this phase comes up for me."""
    for number in range(MOST_ACTIONS):
        table.settle()
        if phase(table) == wanted:
            return
        act(table, number)
    raise AssertionError(f"no {wanted} in {MOST_ACTIONS} actions")


def drop(table: TablePage, piece: Locator, place: Locator) -> None:
    start, goal = piece.bounding_box(), place.bounding_box()
    assert start
    assert goal
    mouse = table.page.mouse
    mouse.move(start["x"] + 12, start["y"] + 20)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    mouse.up()


# -- campaigns ---------------------------------------------------------------------------------------------------------

# What lies before the moment a test is about is played over the same requests the page sends: that takes seconds.
# Where several seats act at once the bots go first, so that no move comes too late.
HURRY = """async (table) => {
  const look = async () => (await fetch(`/api/tables/${table}`)).json();
  const send = async (body) => {
    const headers = { "content-type": "application/json" };
    await fetch(`/api/tables/${table}/moves`, { method: "POST", headers, body: JSON.stringify(body) });
    return look();
  };
  for (let s = await look(), round = 0; round < 4000; round++) {
    const mine = s.seat !== null && s.waiting.length === 1 && s.waiting[0] === s.seat;
    if (MOMENT) return;
    if (s.campaign.stage === "gather") {
      const players = "players " + s.people.map((person) => person.name).join(", ");
      s = await send({ seat: null, ply: s.ply, move: players });
    } else if (mine) s = await send({ seat: s.seat, ply: s.ply, move: s.choices[round % s.choices.length].move });
    else s = await new Promise((resolve) => setTimeout(resolve, 40)).then(look);
  }
  throw new Error("the moment never came");
}"""
LAST_CARD = "mine && s.view.phase === 'last card'"
STICKING = "mine && s.campaign.stage === 'stick'"


def begin_campaign(table: TablePage, players: int = 2) -> None:
    """Through the shelf: the box, a campaign, as many people; then they gather."""
    table.take_box("stickers")
    table.choose("campaign", "yes")
    table.choose("players", str(players))
    table.find("play-now").click()
    table.find("begin").wait_for()


def hurry(table: TablePage, moment: str) -> None:
    """Away from the table, until this is true of a snapshot; then back to it."""
    number = table.number
    table.go_away()
    table.page.evaluate(HURRY.replace("MOMENT", moment), number)
    table.go_to(number)


def begin_game(table: TablePage) -> None:
    table.find("begin").click()
    table.find("prompt").wait_for()
    table.settle()


def finish_game(table: TablePage) -> None:
    """Everything up to my last card in a hurry, that one by hand."""
    hurry(table, LAST_CARD)
    table.settle()
    act(table, 0)
    table.find("ranking").wait_for()


def step(table: TablePage) -> str:
    """How far the reader has come between two games."""
    return str(table.find("between").get_attribute("data-step"))


def my_stickers(table: TablePage) -> Locator:
    return table.choosable("sticker")


def stick_all(table: TablePage) -> None:
    """My stickers one after the other, each on the first card that takes it; until nobody has one left."""
    finished = table.find("stuck-all")
    while not finished.count():
        my_stickers(table).or_(finished).first.wait_for()
        if finished.count():
            return
        my_stickers(table).first.click()
        table.choosable("goal").first.click()
        table.confirm()
