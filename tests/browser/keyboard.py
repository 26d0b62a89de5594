"""Whole games without a mouse: what has the focus, how many keys lead to what may be chosen, and a way to play on."""

from __future__ import annotations

from itertools import count

from .table import TablePage

MOST_KEYS = 3
"""From the end of one's move to the first piece of the next question."""
MOST_ACTIONS = 2500
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

# What may be chosen, or what carries it out or goes on once nothing is left to choose.
FOCUSED = """() => {
  const one = document.activeElement;
  if (one?.matches('[data-testid="confirm"], .btn-main')) return "button";
  if (!one?.matches('[data-choosable="true"]')) return "";
  if (one.matches('[data-goal="true"]')) return "goal";
  return one.getAttribute("aria-pressed") === "true" ? "chosen" : "lit";
}"""
NAMED = "() => document.activeElement?.dataset.testid ?? document.activeElement?.tagName ?? 'nothing'"
# Whatever a key has set off is seen a frame later.
ANSWERED = """async () => {
  for (const _ of [1, 2]) await new Promise((then) => requestAnimationFrame(then));
  while (document.body.dataset.busy === "true") await new Promise((then) => setTimeout(then, 5));
  return document.body.dataset.ply;
}"""
GOALS = '[data-goal="true"]'
MAIN = '[data-testid="confirm"]:not(:disabled), .prompt .btn-main:not(:disabled)'


class Keyboard:
    """Somebody who plays with keys alone, at any game: takes what is lit, and carries out what can be carried out."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.longest = 0
        """The most keys that a question has needed until its first piece had the focus."""
        self.where = ""
        self._numbers = count()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    @property
    def focused(self) -> str:
        """ "lit", "chosen", "goal" (what is held may go there), "button", or nothing of the kind."""
        return str(self.page.evaluate(FOCUSED))

    @property
    def _focus(self) -> str:
        return str(self.page.evaluate(NAMED))

    def look_for_the_first_piece(self) -> None:
        """The next question has come: an arrow, then Tab until something that may be chosen has the focus."""
        self.page.evaluate(ANSWERED)
        before = self._focus
        keys = 0
        while not self.focused:
            assert keys < 60, f"no key leads to what may be chosen; the focus was on {before}"
            self.press("Tab" if keys else "ArrowDown")
            self.page.evaluate(ANSWERED)
            keys += 1
        if keys > self.longest:
            self.longest, self.where = keys, f"{keys} keys from {before} to {self._focus}"

    def act(self) -> None:
        """One question answered: a piece, another if it asks for more, then the main button."""
        ply = self.page.evaluate(ANSWERED)
        number = next(self._numbers)
        for step in range(12):
            self._choose(number, step)
            if self.page.evaluate(ANSWERED) != ply:
                return
        raise AssertionError(f"nothing could be carried out; the focus is on {self._focus}")

    def _choose(self, number: int, step: int) -> None:
        if step and self.page.locator(MAIN).count():
            self._go_to("button")
        elif step and self.page.locator(GOALS).count():
            assert self.focused == "goal", f"what is held may go somewhere, but the focus is on {self._focus}"
        else:
            self._wander(number)
        self.press("Enter")

    def _go_to(self, what: str) -> None:
        for _ in range(60):
            if self._is_on(what):
                return
            self.press("Tab")
        raise AssertionError(f"no key leads to what is {what}")

    def _is_on(self, what: str) -> bool:
        now = self.focused
        return now == what or (what == "lit" and now in ("button", "goal"))

    def _wander(self, number: int) -> None:
        """With the arrows to another lit piece, so that games differ; whoever is lost leaves and comes back."""
        self._go_to("lit")
        for step in range(number % 4):
            self.press(ARROWS[(number + step) % 4])
        if not self._is_on("lit"):
            self.press("Tab")
            self.press("Shift+Tab")
        self._go_to("lit")

    def play_to_the_end(self) -> int:
        """Question after question until the ranking lies on the table; says how many there were."""
        for number in range(MOST_ACTIONS):
            self.table.settle()
            if self.table.over:
                return number
            self.look_for_the_first_piece()
            assert self.longest <= MOST_KEYS, self.where
            self.act()
        raise AssertionError(f"the game was not over after {MOST_ACTIONS} actions")
