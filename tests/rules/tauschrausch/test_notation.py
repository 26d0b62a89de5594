"""Moves as text: what is readable and what comes back unchanged."""

import pytest

from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import Unreadable
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
    "album 6",
    "use nobody",
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
            "album 5",
            "redraw 5 small",
            "use fortune_teller",
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
