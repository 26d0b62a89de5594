"""Tables where Chance says what a test wants to hear, and albums laid by hand.

A wish names an outcome by its last word: an event, a contest, a stamp ("S28"), a card ("beekeeper"). Whenever Chance
can fulfil the next open wish of a kind it does; otherwise the first outcome happens that no wish names. A wish such as
"?R60" is kept for a face-down stamp: it is remembered only when the pool has been laid out.
"""

from collections.abc import Mapping, Sequence

import pytest

from sammelsurium.games.tauschrausch import rules
from sammelsurium.games.tauschrausch.album import place_tile
from sammelsurium.games.tauschrausch.box.facts import Facts
from sammelsurium.games.tauschrausch.box.names import CELL_NUMBERS, PIECE_NUMBERS, piece_name
from sammelsurium.games.tauschrausch.notation import write_chance
from sammelsurium.games.tauschrausch.picture.inquiry import places
from sammelsurium.games.tauschrausch.picture.pieces import show_items
from sammelsurium.games.tauschrausch.picture.plain import Plain
from sammelsurium.games.tauschrausch.picture.structures import Item, Player, Rival, View
from sammelsurium.games.tauschrausch.scoring.contests.layout import Layouts, album_layout
from sammelsurium.games.tauschrausch.state import ITEMS, NONE, PHASES
from sammelsurium.kernel.bits import has
from sammelsurium.kernel.contract import CHANCE, State
from sammelsurium.kernel.errors import Illegal
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.picture import alone, plain
from sammelsurium.kernel.registry import find_game

GAME = find_game("tauschrausch")
BOX = GAME.box()
FACTS: Facts = BOX.facts
ADA, BEN, CEM = range(3)
NAMES = ("Ada", "Ben", "Cem", "Dea", "Eli")
QUIET = ("alone_on_stage", "golden_tweezers", "gala_evening")  # events that leave Collect and Swap alone


class Table:
    """A match whose chance actions follow wishes."""

    def __init__(self, players: int = 2, wishes: Sequence[str] = (), options: Mapping[str, str] | None = None) -> None:
        self.match = Match.begin(GAME, NAMES[:players], options)
        self.wishes = [wish for wish in wishes if not wish.startswith("?")]
        self.settle()
        self.wishes += [wish[1:] for wish in wishes if wish.startswith("?") and wish[1:] in PIECE_NUMBERS]

    # -- chance ----------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        while not self.match.over and int(GAME.to_act(self.state)) == CHANCE:
            self.match.play(CHANCE, self._say())

    def _say(self) -> str:
        outcomes = range(int(GAME.chance(BOX.data, self.state)))
        possible = [write_chance(BOX.data, self.state, outcome) for outcome in outcomes]
        for wish in self.wishes:
            for text in possible:
                if wish in (text, text.split()[-1]):
                    self.wishes.remove(wish)
                    return text
        return next((text for text in possible if text.split()[-1] not in self.wishes), possible[0])

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, seat: int, *moves: str) -> None:
        for move in moves:
            self.match.play(seat, move)
            self.settle()

    def take(self, seat: int, piece: str) -> None:
        self.play(seat, f"take {self.find(piece, 'pool')}")

    def collect(self, *firsts: Sequence[str]) -> None:
        """Everyone takes what is named for the seat, in this order; when nothing is left to name, the first item."""
        plans = [list(first) for first in firsts]
        while self.phase == "collect":
            seat = self.match.waiting[0]
            named = plans[seat].pop(0) if seat < len(plans) and plans[seat] else ""
            self.play(seat, f"take {self.find(named, 'pool')}" if named else self.unwanted(plans))

    def unwanted(self, plans: list[list[str]]) -> str:
        """The first item of the pool that nobody has planned to take."""
        wanted = {name for plan in plans for name in plan}
        items = [item for item in self._all() if item.place == "pool"]
        unnamed = [item for item in items if not item.piece or item.piece.id not in wanted]
        choice = min(unnamed or items, key=lambda i: (i.back == "marker", not i.up, i.back == "card", i.item))
        return f"take {choice.item}"

    def split(
        self, seat: int, *, reserve: str = "", a: Sequence[str] = (), more: Mapping[str, str] | None = None
    ) -> None:
        """The named items go where they are said to, a reserve is found if none is named, the rest goes to offer B."""
        for tray, piece in (more or {}).items():
            self.play(seat, f"put {self.find(piece, f'haul/{seat}')} {tray}")
        if reserve:
            self.play(seat, f"put {self.find(reserve, f'haul/{seat}')} reserve")
        for piece in a:
            self.play(seat, f"put {self.find(piece, f'haul/{seat}')} a")
        for tray in ("reserve", "a", "b"):
            wanted = tray == "b" or (tray == "a" and not a)
            free = [move for move in self.match.legal(seat) if move.startswith("put") and move.endswith(f" {tray}")]
            loose = [move for move in free if self.place(int(move.split()[1])) == f"haul/{seat}"]
            if loose and (wanted or tray == "reserve") and not (tray == "reserve" and reserve):
                self.play(seat, loose[0])
        for item in self.items(f"haul/{seat}"):
            self.play(seat, f"put {item} b")
        self.play(seat, "confirm")

    def split_all(self) -> None:
        for seat in self.match.waiting:
            if self.phase == "split":
                self.split(seat)

    def until(self, phase: str) -> None:
        """Everyone does the first thing that comes to mind until a phase is reached."""
        while self.phase != phase and not self.match.over:
            self.anything()

    def anything(self) -> None:
        seat = self.match.waiting[0]
        legal = self.match.legal(seat)
        if self.phase == "split":
            self.split(seat)
        elif "confirm" in legal:
            self.play(seat, "confirm")
        else:
            loose = [f"stamp {item}" for item in self.items(f"gained/{seat}")]
            self.play(seat, next((move for move in legal if move in loose), legal[0]))

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def phase(self) -> str:
        return PHASES[int(self.state.phase)]

    def view(self, seat: int | None = None) -> View:
        shown: View = self.match.view(seat)
        return shown

    def place(self, item: int) -> str:
        return next(i.place for i in self._all() if i.item == item)

    def _all(self) -> list[Item]:
        """Every item with its true front: tests know everything."""
        return shown_items(self.state)

    def items(self, place: str) -> list[int]:
        return [item.item for item in self._all() if item.place == place]

    def pieces(self, place: str) -> list[str]:
        return [item.piece.id if item.piece else "?" for item in self._all() if item.place == place]

    def find(self, piece: str, place: str) -> int:
        """The number of an item; "?small" is a face-down stamp of that size, "size:short" any of it."""
        for item in self._all():
            hidden = f"?{item.back}" if not item.up else ""
            name = item.piece.id if item.piece else ""
            if item.place == place and piece in (name, hidden, f"size:{item.back}"):
                return item.item
        raise AssertionError(f"no {piece} at {place}: {self.pieces(place)}")

    def player(self, seat: int) -> Player:
        return self.view().players[seat]

    def rival(self) -> Rival:
        shown = self.view().rival
        assert shown is not None
        return shown

    def terms(self, seat: int) -> dict[str, int]:
        return self.match.terms(seat)

    def knows(self, seat: int, item: int) -> str | None:
        """The front of an item as a seat sees it."""
        shown = next(i for i in self.view(seat).items if i.item == item)
        return shown.piece.id if shown.piece else None


def shown_items(state: State) -> list[Item]:
    """The items as they are in a view, without the rest of it."""
    states = alone(state)
    return show_items(FACTS, plain(states, Plain), places(states))


def refused(table: Table, seat: int, move: str) -> str:
    """The rule that forbids a move; nothing has changed."""
    before = table.state.tobytes()
    with pytest.raises(Illegal) as caught:
        table.match.play(seat, move)
    assert table.state.tobytes() == before
    assert table.match.why(seat, move) == caught.value.rule
    return str(caught.value.rule)


def opening(*events: str, players: int = 2) -> list[str]:
    """Wishes for a first round with these events; the last one is in force."""
    fill = [event for event in QUIET if event not in events]
    return ["start 1", *[*fill, *events][-players:]]


# -- albums --------------------------------------------------------------------------------------------------------


def new_state(players: int = 2) -> State:
    state = GAME.new_state()
    GAME.start(BOX.data, state, players, GAME.option_codes(GAME.read_options()))
    for seat in range(players):
        state.album[seat] = seat
    return state


def lay(state: State, seat: int, tiles: Mapping[str, str]) -> None:
    for cell, piece in tiles.items():
        place_tile(BOX.data, state, seat, PIECE_NUMBERS[piece], CELL_NUMBERS[cell])


def album(tiles: Mapping[str, str]) -> Layouts:
    """The album with these pieces, named by their upper left cells."""
    state = new_state()
    lay(state, ADA, tiles)
    layout: Layouts = album_layout(BOX.data, state, ADA)
    return layout


def contest_number(name: str) -> int:
    return [contest.id for contest in FACTS.contest].index(name)


def stamps(**wanted: object) -> list[str]:
    """The ids of all single stamps with these properties: kind, colour, theme, w, h."""
    return [s.id for s in FACTS.stamps.in_order() if all(getattr(s, key) == value for key, value in wanted.items())]


def known_fronts(state: State) -> list[str]:
    return [piece_name(int(p)) for p in state.item_piece[:ITEMS] if p != NONE]


__all__ = ["ADA", "BEN", "CEM", "Table", "has", "rules"]
