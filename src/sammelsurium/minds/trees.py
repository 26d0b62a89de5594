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

from . import search, tree

ROWS = 512  # moves of the root whose points are added up


@cache
def engine(game: Game) -> ModuleType:
    """The search, compiled for a game."""
    return bind(Path(search.__file__), game.name, game.functions)


class Trees:
    def __init__(self, game: Game, players: int, capacity: int) -> None:
        self.game, self.players = game, players
        self.nodes = np.zeros(capacity, tree.NODE)
        self.slots = np.empty(1 << (2 * capacity - 1).bit_length(), np.int32)
        self.figures = np.zeros(tree.FIGURES)
        self.roots = np.zeros(players, np.int32)
        self.at = np.zeros(players, np.int32)
        self.paths = np.zeros((players, search.DEPTH), np.int32)
        self.moves = game.new_moves()
        self.found = np.zeros(len(self.moves), np.int32)
        self.values = np.zeros(len(self.moves))
        self.worlds = np.zeros(1, game.dtype)
        self.sums = np.zeros((ROWS, 2 + len(game.rules.TERMS)))
        self.clear()

    def clear(self) -> None:
        self.figures[:] = 0
        self.slots[:] = tree.NONE
        self.sums[:] = 0
        for seat in range(self.players):
            self.roots[seat] = tree.plant(self.nodes, self.figures)

    def think(self, seated: Seated, stream: Stream, plan: search.Plan, begin: int, iterations: int) -> None:
        engine(self.game).think(
            seated.box.data,
            seated.state,
            seated.seat,
            self.players,
            stream.key,
            begin,
            iterations,
            self.worlds,
            self.moves,
            self.values,
            self.nodes,
            self.slots,
            self.roots,
            self.figures,
            plan,
            self.at,
            self.paths,
            self.found,
            self.sums,
        )

    def go_on(self, seat: int, heard: Sequence[tuple[int, int]]) -> bool:
        """Moves the seat's root along what happened since; False if the search had not thought of that."""
        root = int(self.roots[seat])
        for actor, move in heard:
            after = tree.NONE if move == HIDDEN else int(tree.child(self.nodes, self.slots, root, actor, move))
            if after == tree.NONE and actor != CHANCE and move != HIDDEN:
                return False
            root = root if after == tree.NONE else after
        if 2 * self.figures[tree.SIZE] > len(self.nodes):
            return False
        self.sums[:] = 0
        self.figures[tree.ROWS] = 0
        for other in range(self.players):
            self.roots[other] = root if other == seat else tree.plant(self.nodes, self.figures)
        return True

    def results(self, seat: int) -> dict[int, NDArray[np.float64]]:
        """By move of the root: visits and value, then the row of sums."""
        made = self.nodes[: int(self.figures[tree.SIZE])]
        listed = made[(made["row"] != tree.NONE) & (made["parent"] == self.roots[seat])]
        return {
            int(node["move"]): np.array([node["visits"], node["value"], *self.sums[node["row"]]]) for node in listed
        }
