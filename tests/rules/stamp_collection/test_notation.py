"""Moves as text. Everything that is no move is refused with a word of what would be one."""

import pytest

from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import Unreadable
from sammelsurium.kernel.match import Match

from .table import ADA, DEAL, GAME, NAMES, begin, seat, table


def unreadable(match: Match, actor: int, move: str) -> str:
    before = match.state.tobytes()
    with pytest.raises(Unreadable) as caught:
        match.play(actor, move)
    assert (match.state.tobytes(), match.ply) == (before, len(match.actions))
    return str(caught.value)


def test_capitals_and_spaces_do_not_matter() -> None:
    match = table(seat("blue", storage=["red plant", "red animal"]), seat("green"), fair=["red mount"])
    assert match.play(ADA, "  BUY 1  D4 stamp 2 ").move == "buy 1 d4 stamp 2"


def test_every_legal_move_reads_back_as_itself() -> None:
    match = table(seat("blue", money=3), seat("green"), fair=["red mount", "storage", "red plant", "blue plant"])
    for move in match.legal(ADA):
        assert match.back_to(0).play(ADA, move).move == move


@pytest.mark.parametrize("move", ["", "buy", "buy 0 a1", "buy 9 a1", "buy 1 e1", "buy 1 a5", "album 5", "coin 2"])
@pytest.mark.parametrize("end", ["", " stamp 3", " now", " loan stamp 1"])
def test_what_is_no_move_is_refused_with_examples(move: str, end: str) -> None:
    move += end
    assert "moves look like these: coin, buy 3 b2" in unreadable(begin(2), ADA, move)


def test_chance_says_only_what_can_happen_now() -> None:
    match = Match.begin(GAME, NAMES[:3])
    for wrong in ("start 4", "start 0", "start", "coin"):
        assert "expected start 1 to start 3" in unreadable(match, CHANCE, wrong)
    match.play(CHANCE, "start 2")
    for wrong in ("deal", "deal blue", "blue plant", "deal gold coin", "album 4"):
        assert "deals no tile; expected such as: deal blue animal" in unreadable(match, CHANCE, wrong)
    match.play(CHANCE, "deal blue plant")
    assert "no blue plant is left in the pile" in unreadable(match, CHANCE, "deal blue plant")
    for _ in range(7):
        match.play(CHANCE, "deal red mount")
    match.play(CHANCE, "album 4")
    for wrong in ("album 4", "album 9", "start 1", "deal storage"):
        assert "expected one of: album 1, album 2, album 3" in unreadable(match, CHANCE, wrong)
    match.settle(DEAL)
    assert "not Chance's turn" in unreadable(match, CHANCE, "deal storage")
