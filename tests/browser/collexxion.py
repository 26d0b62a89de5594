"""What a person does at a table of ColleXXion, in words."""

from .table import TablePage


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

    def stop(self) -> None:
        with self.moving_on():
            self.press("stop")

    def score(self, number: int) -> None:
        """Choose the set where several are complete, and the corner where the set leaves the choice."""
        sets = self.choosable("score")
        if sets.count() and not self.find("confirm").count():
            sets.nth(number % sets.count()).click()
        stacks = self.choosable("stack")
        if not self.find("confirm").count():
            stacks.nth(number % stacks.count()).click()
        self.confirm()

    def take_turn(self, number: int) -> None:
        """One decision: score what is complete, else take on, sometimes stopping as people do."""
        if self.choosable("score").count():
            self.score(number)
        elif self.find("stop").count() and (number % 4 == 3 or not self.choosable("piece").count()):
            self.stop()
        else:
            self.take(number)
