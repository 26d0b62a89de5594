"""The collection bonus (ST-30 to ST-33)."""

import pytest

from .table import ADA, BEN, cards, draw, hand, markers, pending, play, refused, seat, table

DISPLAY = ["octopost-5", "octopost-6", "robotter-6"]


@pytest.mark.rule("ST-31", "ST-30")
@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_cards_take_two_of_the_display(count: int) -> None:
    held = cards("corking", 3, 4)[:count]
    match = table(seat(*held, "karate_kat-5"), seat(), phase="play", display=DISPLAY)
    play(match, ADA, *(f"play {card}" for card in held))
    assert refused(match, ADA, "bonus exchange L1 R2") == "ST-30"
    play(match, ADA, "bonus take octopost-6")
    assert match.legal(ADA) == ["bonus take octopost-5", "bonus take robotter-6"]
    assert refused(match, ADA, "done") == "ST-45"
    assert refused(match, ADA, "bonus take octopost-6") == "ST-31"
    play(match, ADA, "bonus take robotter-6")
    assert hand(match, ADA) == ["karate_kat-5", "octopost-6", "robotter-6"]


@pytest.mark.rule("ST-32", "ST-30")
@pytest.mark.parametrize("count", [3, 5])
def test_three_or_more_exchange_two_adjacent_markers(count: int) -> None:
    held = cards("corking", 2, 3, 4, 5, 6)[:count]
    match = table(seat(*held, "karate_kat-5"), seat(), phase="play", display=DISPLAY)
    play(match, ADA, *(f"play {card}" for card in held))
    before = markers(match)
    assert refused(match, ADA, "bonus take octopost-5") == "ST-30"
    assert refused(match, ADA, "bonus exchange L1 C3") == "ST-32"
    play(match, ADA, "bonus exchange r2 l1")  # spaces in any order, capitals or not
    assert markers(match) == before | {"L1": before["R2"], "R2": before["L1"]}


@pytest.mark.rule("ST-30")
def test_the_bonus_is_used_once_or_not_at_all() -> None:
    match = table(seat(*cards("astromouse", 4, 5, 2)), seat("corking-5"), phase="play")
    play(match, ADA, "play astromouse-4", "play astromouse-5", "play astromouse-2")
    play(match, ADA, "bonus exchange L1 R2")
    assert refused(match, ADA, "bonus exchange L1 R2") == "ST-30"
    assert pending(match) == {"deck": 1}


@pytest.mark.rule("ST-33")
def test_cards_played_by_stickers_do_not_count() -> None:
    match = table(seat("astromouse-4", "astromouse-2"), seat(), phase="play", display=DISPLAY)
    play(match, ADA, "play astromouse-4", "play astromouse-2")
    draw(play(match, ADA, "deck"), "astromouse-6")
    assert match.view(ADA).line == 0
    assert refused(match, ADA, "bonus exchange L1 R2") == "ST-30"
    assert "bonus take octopost-5" in match.legal(ADA)


@pytest.mark.rule("ST-30")
def test_nobody_else_uses_it() -> None:
    match = table(seat("corking-3", "corking-4"), seat("octopost-2"), phase="play", display=DISPLAY)
    play(match, ADA, "play corking-3")
    assert match.legal(BEN) == []
    assert refused(match, BEN, "bonus take octopost-5") == "ST-13"
