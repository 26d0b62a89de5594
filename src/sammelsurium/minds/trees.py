"""The trees of one thread: what it has learnt, and the room it works in."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from sammelsurium.kernel.binding import bind
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, HIDDEN
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Seated
from sammelsurium.kernel.records import narrow

from . import search, tree
from .plan import Plan

SEATS = 8  # more than any game has
ROWS = 512  # moves of the root whose points are added up
FAVOUR = 100.0  # points; more than moves differ by at first sight


@cache
def engine(game: Game) -> ModuleType:
    """The search, compiled for a game."""
    return bind(Path(search.__file__), game.package, game.functions)


def make_desk(game: Game, players: int, capacity: int) -> tree.Desk:
    moves, terms = game.new_moves(), game.new_terms()
    return tree.Desk(
        nodes=np.zeros(capacity, tree.NODE),
        slots=narrow(np.zeros(1 << (2 * capacity - 1).bit_length()), 32),
        figures=np.zeros(tree.FIGURES),
        roots=np.zeros(players, np.int64),
        at=np.zeros(players, np.int64),
        paths=np.zeros((players, search.DEPTH), np.int64),
        moves=moves,
        found=np.zeros(len(moves), np.int64),
        values=np.zeros(len(moves)),
        worlds=np.zeros(1, game.dtype),
        points=np.zeros(SEATS, np.int64),
        ranks=np.zeros(SEATS, np.int64),
        ties=np.zeros(SEATS, np.int64),
        rewards=np.zeros(SEATS),
        terms=terms,
        own=terms.copy(),
        sums=np.zeros((ROWS, 2 + len(terms))),
    )


class Trees:
    def __init__(self, game: Game, players: int, capacity: int) -> None:
        self.game, self.players = game, players
        self.desk = make_desk(game, players, capacity)
        self.clear()

    def clear(self) -> None:
        self.desk.figures[:] = 0
        self.desk.slots[:] = tree.NONE
        self.desk.sums[:] = 0
        for seat in range(self.players):
            self.desk.roots[seat] = tree.plant(self.desk)

    def think(self, seated: Seated, stream: Stream, plan: Plan, begin: int, end: int) -> None:
        box, state, seat = seated.box.data, seated.state, seated.seat
        engine(self.game).think(box, state, seat, self.players, self.desk, plan, stream.key, begin, end)

    def favour(self, seat: int, move: int) -> None:
        """The seat looks at the move in any case, and first."""
        tree.grow(self.desk, int(self.desk.roots[seat]), seat, move, FAVOUR)

    def go_on(self, seat: int, heard: Sequence[tuple[int, int]]) -> bool:
        """Moves the seat's root along what happened since; False if the search had not thought of that."""
        desk, root = self.desk, int(self.desk.roots[seat])
        for actor, move in heard:
            after = tree.NONE if move == HIDDEN else int(tree.child(desk, root, actor, move))
            if after == tree.NONE and actor != CHANCE and move != HIDDEN:
                return False
            root = root if after == tree.NONE else after
        if 2 * desk.figures[tree.SIZE] > len(desk.nodes):
            return False
        desk.sums[:] = 0
        desk.figures[tree.ROWS] = 0
        for other in range(self.players):
            desk.roots[other] = root if other == seat else tree.plant(desk)
        return True

    @property
    def win_chance(self) -> tuple[float, float]:
        """Shares of the victory, and in how many playouts."""
        return float(self.desk.figures[tree.WON]), float(self.desk.figures[tree.MARGINS])

    def results(self, seat: int) -> dict[int, NDArray[np.float64]]:
        """By move of the root: visits and value, then the row of sums."""
        made = self.desk.nodes[: int(self.desk.figures[tree.SIZE])]
        listed = made[(made["row"] != tree.NONE) & (made["parent"] == self.desk.roots[seat])]
        return {
            int(node["move"]): np.array([node["visits"], node["value"], *self.desk.sums[node["row"]]])
            for node in listed
        }
