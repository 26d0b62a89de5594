"""The states a match has gone through, kept by bytes: some are kept, and those between are reached anew.

`apply` leads from one state to the next in one way only, so any state is what the actions lead to from a kept one
before it. Kept are checkpoints, and the last two: those are looked at with every action, and an undo leads to them.
"""

from array import array
from bisect import bisect_right

from .box import Box
from .contract import CHANCE, State, copy_state, state_of
from .game import Game

BYTES = 128  # that checkpoints may take for each action; what the action itself takes is more
KEPT, HANDY = 41, 700  # bytes that a state takes beside its own as a checkpoint, and as a record to be looked at


class Course:
    def __init__(self, game: Game, box: Box, first: State) -> None:
        self._game = game
        self._box = box
        self.actors = array("b")
        self.codes = array("q")
        self.last = first
        """After all actions."""
        self._spacing = 1 + game.dtype.itemsize // BYTES
        self._checkpoints = [first.tobytes()]
        self._plies = array("l", [0])  # where they are
        self._before = first  # the last action
        self._reached = 0, first  # what was asked for last; exchanged as a whole, because several threads may ask

    def __len__(self) -> int:
        """How many actions there were."""
        return len(self.codes)

    def go(self, actor: int, code: int) -> None:
        self._before, self.last = self.last, self._next(self.last, actor, code)
        self.actors.append(actor)
        self.codes.append(code)
        if len(self) % self._spacing == 0:
            self._keep()

    def lay(self, state: State) -> None:
        """Another state in the place of the last one, to go on from: so tests ask what another world would show."""
        self.last = state
        self._keep()

    def after(self, actions: int) -> State:
        """The state after so many of them, to be looked at and never changed."""
        if actions == len(self):
            return self.last
        if actions == len(self) - 1:
            return self._before
        ply, state = self._nearest(actions)
        for index in range(ply, actions):
            state = self._next(state, self.actors[index], self.codes[index])
        self._reached = actions, state
        return state

    def until(self, actions: int) -> "Course":
        """A course of its own with only the first of them."""
        course = Course(self._game, self._box, self.after(actions))
        course.actors, course.codes = self.actors[:actions], self.codes[:actions]
        kept = bisect_right(self._plies, actions)
        course._checkpoints, course._plies = self._checkpoints[:kept], self._plies[:kept]
        course._before = self.after(max(0, actions - 1))
        course._reached = self._reached if self._reached[0] <= actions else (actions, course.last)
        return course

    @property
    def chances(self) -> int:
        """How often Chance has acted."""
        return self.actors.count(CHANCE)

    @property
    def bytes(self) -> int:
        """What it keeps in memory: checkpoints, the last two and the one that was asked for last."""
        size = self._game.dtype.itemsize
        return len(self._checkpoints) * (size + KEPT) + 3 * (size + HANDY) + 9 * len(self)

    def _next(self, state: State, actor: int, code: int) -> State:
        state = copy_state(state)
        self._game.apply(self._box.data, state, actor, code)
        return state

    def _keep(self) -> None:
        self._checkpoints.append(self.last.tobytes())
        self._plies.append(len(self))

    def _nearest(self, actions: int) -> tuple[int, State]:
        """The last kept state that is not beyond."""
        number = bisect_right(self._plies, actions) - 1
        reached, state = self._reached
        if self._plies[number] < reached <= actions:
            return reached, state
        return self._plies[number], state_of(self._checkpoints[number], self._game.dtype)
