"""Moves and positions as text: what is readable, what is refused, and what comes back unchanged."""

import copy
from typing import Any

import pytest

from sammelsurium.kernel.contract import CHANCE, Json
from sammelsurium.kernel.errors import PositionError, Unreadable
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, GAME, NAMES, Table, opening

UNREADABLE = (
    "",
    "take",
    "take x",
    "take 0",
    "take 49",
    "put 1 nowhere",
    "place m1",
    "place a13",
    "enter 5",
    "choose 6 a",
)


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    table = Table(2, opening())
    with pytest.raises(Unreadable):
        table.match.play(ADA, text)


def test_pinzetta_is_chosen_only_in_solo_play() -> None:
    with pytest.raises(Unreadable):
        Table(2, opening()).match.play(ADA, "choose pinzetta a")
    with pytest.raises(Unreadable):
        Table(1, ["golden_tweezers", "gala_evening"]).match.play(ADA, "choose 2 a")


def test_spaces_and_capitals_do_not_matter() -> None:
    table = Table(2, opening())
    table.match.play(ADA, "  Take   1 ")
    assert table.match.actions[-1].move == "take 1"


def test_chance_says_only_what_is_possible() -> None:
    match = Match.begin(GAME, NAMES[:2])
    with pytest.raises(Unreadable, match="expected one of: start 1, start 2"):
        match.play(CHANCE, "start 3")


def test_every_wish_of_the_notation_reads_back() -> None:
    table = Table(2, opening("open_house", "exchange_table"))
    for seat in (ADA, BEN):
        for move in (
            "redraw 5 small",
            "exchange 5 17",
            "draw long",
            "choose 2 b",
            "drop",
            "pass",
            "enter 4",
            "place l12",
        ):
            code = GAME.notation.read(table.match.box.data, table.state, seat, move)
            assert GAME.notation.write(table.match.box.data, table.state, seat, code) == move


# -- positions -----------------------------------------------------------------------------------------------------


def positions() -> list[Json]:
    table = Table(2, [*opening(), "customs_officer"])
    found = [table.match.position()]
    table.take(ADA, "customs_officer")
    table.collect()
    found.append(table.match.position())
    table.until("show")
    table.play(ADA, table.match.legal(ADA)[0])
    found.append(table.match.position())
    table.play(ADA, table.match.legal(ADA)[0])
    found.append(table.match.position())
    return found


def test_a_position_comes_back_unchanged() -> None:
    for position in positions():
        assert Match.from_position(GAME, NAMES[:2], position).position() == position


def damaged(position: Json, path: str, value: Any) -> Json:
    """A copy with another value at a path such as "sides.0.album"."""
    copied = copy.deepcopy(position)
    *way, last = path.split(".")
    here: Any = copied
    for step in way:
        here = here[int(step) if isinstance(here, list) else step]
    here[int(last) if isinstance(here, list) else last] = value
    return copied


WRONG = [
    (0, "phase", "breakfast"),
    (0, "round", 4),
    (0, "turn", 3),
    (0, "seats_named.marker", 7),
    (0, "seats_named.marker", 1),
    (0, "seats_named.starter", None),
    (0, "sets.confirmed", [9]),
    (0, "deck", ["no event"]),
    (0, "deck", ["golden_tweezers", "gala_evening"]),
    (0, "events", []),
    (0, "events", ["golden_tweezers"] * 6),
    (0, "contests", ["duet", "duet", "duet", "duet", "duet"]),
    (0, "contests", []),
    (0, "looking", [99]),
    (0, "looking", [1]),
    (0, "gone", ["forever"]),
    (0, "gone", ["nothing"]),
    (0, "lost_unseen", {"small": 60}),
    (0, "numbers.forever_gone", 30),
    (0, "rival", {"open_card": None, "cut_card": None, "tastes": [], "deck": [], "pile": []}),
    (0, "sides", []),
    (0, "sides.0.album", None),
    (0, "sides.0.album", 2),
    (0, "sides.0.cards", ["nobody"]),
    (0, "sides.0.hand", 1),
    (0, "sides.0.tiles", {"l12": "S01"}),
    (0, "sides.0.tiles", {"z1": "S01"}),
    (0, "sides.0.tiles", {"a1": "curator"}),
    (0, "items.0.piece", "nothing"),
    (0, "items.0.piece", "L01"),
    (0, "items.0.piece", None),
    (0, "items.0.known", [7]),
    (0, "items.0.known", []),
    (0, "items.0.place", "moon 1"),
    (0, "items.0.place", "pantry 1"),
    (0, "items.0.cell", "a1"),
    (0, "items.0.cell", "m1"),
]


@pytest.mark.parametrize(("number", "path", "value"), WRONG, ids=[f"{w[1]}={w[2]}" for w in WRONG])
def test_what_cannot_occur_is_refused(number: int, path: str, value: Any) -> None:
    position = damaged(positions()[number], path, value)
    with pytest.raises(PositionError):
        Match.from_position(GAME, NAMES[:2], position)
