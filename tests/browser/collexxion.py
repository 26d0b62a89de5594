"""What a person does at a table of ColleXXion, in words."""

from .table import TablePage

# Over the requests that the page sends: one colour in all its shapes, until stopping would complete a set.
TOWARDS_A_SET = """async (table) => {
  const headers = { "content-type": "application/json" };
  const kinds = (pieces) => new Set(pieces.map(({ colour, shape }) => `${colour} ${shape}`));
  for (;;) {
    const now = await (await fetch(`/api/tables/${table}`)).json();
    if (!now.waiting.includes(now.seat)) { await new Promise((then) => setTimeout(then, 40)); continue; }
    const stop = now.choices.find(({ verb }) => verb === "stop");
    if (stop?.scoring.length) return;
    const { chain, players } = now.view;
    const mine = kinds([...chain.pieces, ...players[now.seat].collection]);
    const worth = ({ piece, completes }) => completes.length * 20 + !mine.has(`${piece.colour} ${piece.shape}`) * 10
      + [...mine].filter((kind) => kind.startsWith(piece.colour)).length;
    const takes = now.choices.filter(({ verb }) => verb === "take").sort((one, other) => worth(other) - worth(one));
    const body = JSON.stringify({ seat: now.seat, ply: now.ply, move: (takes[0] ?? stop ?? now.choices[0]).move });
    await fetch(`/api/tables/${table}/moves`, { method: "POST", headers, body });
  }
}"""


class CollexxionPage(TablePage):
    """A page of ColleXXion in somebody's browser."""

    game = "collexxion"

    def press(self, name: str) -> None:
        """As a mouse or a finger would, and see the table move on or the hand change."""
        piece = self.find(name)
        if self.touch:
            piece.tap()
        else:
            piece.click()

    def take(self, number: int) -> None:
        """The n-th lit polygon. A mouse shows what it would free before it takes; a finger picks first, then takes."""
        lit = self.choosable("piece")
        name = lit.nth(number % lit.count()).get_attribute("data-testid")
        assert name is not None
        with self.moving_on():
            self.press(name)
            if self.touch:
                self.press("confirm")

    def hurry_to_a_set(self) -> None:
        self.page.evaluate(TOWARDS_A_SET, self.number)
        self.page.reload()
        self.settle()

    def stop(self) -> None:
        """Whoever has a complete set then sees it on its stage, and nothing is said yet."""
        if self.leads_to_a_set():
            self.press("stop")
            self.find("set-card").wait_for()
        else:
            with self.moving_on():
                self.press("stop")

    def leads_to_a_set(self) -> bool:
        stop = [choice for choice in self.snapshot()["choices"] if choice["verb"] == "stop"]
        return bool(stop) and bool(stop[0]["scoring"])

    def score(self, number: int) -> None:
        """Choose among several sets and corners, as people do; one alone is scored by one press."""
        for kind in ("score", "corner"):
            ways = self.page.locator("label", has=self.page.locator(f'input[data-testid^="{kind}-"]'))
            if ways.count():
                ways.nth(number % ways.count()).click()
        with self.moving_on():
            self.press("score-set")

    def take_turn(self, number: int) -> None:
        """One decision: score what is complete, else take on, sometimes stopping as people do."""
        if self.find("set-card").count():
            self.score(number)
        elif self.find("stop").count() and (number % 4 == 3 or not self.choosable("piece").count()):
            self.stop()
        else:
            self.take(number)
