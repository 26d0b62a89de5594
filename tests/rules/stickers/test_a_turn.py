"""A turn: take, play, refill (ST-20 to ST-25)."""

import pytest

from sammelsurium.games.stickers.codes import DONE, code
from sammelsurium.games.stickers.picture import Played
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import Unreadable

from .table import ADA, BEN, DEAL, album, cards, draw, hand, pending, play, refused, seat, table

CORKING = cards("corking", 1, 2, 3)


@pytest.mark.rule("ST-20")
def test_one_card_of_the_display_goes_to_the_hand_and_leaves_a_gap() -> None:
    match = table(seat("octopost-5"), seat(), display=["corking-6", "robotter-6"])
    play(match, ADA, "take robotter-6")
    assert hand(match, ADA) == ["octopost-5", "robotter-6"]
    assert [card and card.card for card in match.view(None).display] == ["corking-6", *[None] * 5]


@pytest.mark.rule("ST-40")
def test_being_done_says_nothing_else() -> None:
    match = play(table(seat("octopost-5"), seat(), phase="play"), ADA, "play octopost-5")
    assert match.game.refusal(match.box.data, match.state, ADA, code(DONE, 0)) == 0
    assert match.game.refusal(match.box.data, match.state, ADA, code(DONE, 1)) == 40


@pytest.mark.rule("ST-20")
def test_first_comes_taking_and_only_what_lies_there() -> None:
    match = table(seat("octopost-5"), seat("robotter-5"), display=["corking-6"])
    assert refused(match, ADA, "take robotter-6") == "ST-20"
    assert refused(match, ADA, "play octopost-5") == "ST-20"
    assert refused(match, BEN, "take corking-6") == "ST-13"
    play(match, ADA, "take corking-6")
    assert refused(match, ADA, "take corking-6") == "ST-21"


@pytest.mark.rule("ST-21")
def test_a_collection_is_one_or_more_cards_of_a_single_set() -> None:
    match = table(seat(*CORKING, "octopost-5"), seat(), phase="play")
    assert refused(match, ADA, "play robotter-5") == "ST-21"
    assert refused(match, ADA, "done") == "ST-21"
    play(match, ADA, "play corking-1", "play corking-3")
    assert refused(match, ADA, "play octopost-5") == "ST-21"
    assert refused(match, ADA, "deck") == "ST-21"
    assert match.legal(ADA) == ["play corking-2", "done"]
    play(match, ADA, "done")
    assert album(match, ADA) == [["corking-1", "corking-3"]]
    assert hand(match, ADA) == ["corking-2", "octopost-5"]


@pytest.mark.rule("ST-21")
def test_with_the_last_card_of_the_set_laying_ends_by_itself() -> None:
    match = table(seat("corking-1", "octopost-5"), seat(), phase="play")
    play(match, ADA, "play corking-1")
    assert match.view(ADA).phase == "effects"
    assert match.view(ADA).played == Played("corking", 1)


@pytest.mark.rule("ST-22", "ST-23")
def test_new_cards_lie_on_top_in_the_order_of_the_player() -> None:
    match = table(seat("corking-5", "corking-6", album=[["corking-1"]]), seat(), phase="play")
    play(match, ADA, "play corking-6", "play corking-5")
    collection = match.view(BEN).players[ADA].collections[0]
    assert [card.card for card in collection.cards][-1] == "corking-5"
    assert collection.size == 3


@pytest.mark.rule("ST-22", "ST-63")
def test_the_stars_of_covered_cards_still_count() -> None:
    match = table(seat("corking-1", "corking-2"), seat(), phase="play")
    play(match, ADA, "play corking-1", "play corking-2")  # corking-1 shows three stars
    assert match.terms(ADA)["stars"] == 3


@pytest.mark.rule("ST-22")
def test_cards_of_another_set_start_a_new_collection() -> None:
    match = table(seat("octopost-5", album=[["corking-1"]]), seat(), phase="play")
    play(match, ADA, "play octopost-5")
    assert album(match, ADA) == [["corking-1"], ["octopost-5"]]


@pytest.mark.rule("ST-24")
@pytest.mark.parametrize("order", [("deck", "bonus"), ("bonus", "deck")])
def test_bonus_and_stickers_are_used_in_any_order(order: tuple[str, str]) -> None:
    match = table(seat("astromouse-2"), seat(), phase="play", display=["corking-5", "corking-6", "octopost-6"])
    play(match, ADA, "play astromouse-2")
    assert pending(match) == {"deck": 1, "bonus": 1}
    for chip in order:
        if chip == "deck":
            draw(play(match, ADA, "deck"), "robotter-6")
        else:
            play(match, ADA, "bonus take corking-5", "bonus take corking-6")
    assert match.waiting == ()  # nothing is left to use, so the hand is being refilled
    assert album(match, ADA) == [["astromouse-2"], ["robotter-6"]]


@pytest.mark.rule("ST-25")
def test_the_hand_is_refilled_to_six_then_the_display_then_the_next_player() -> None:
    match = table(seat("corking-1", "octopost-5"), seat(), phase="play", display=["corking-5", "corking-6"])
    play(match, ADA, "play corking-1", "done")
    actions = match.settle(DEAL)
    assert len(actions) == 5 + 4
    assert len(hand(match, ADA)) == 6
    assert None not in match.view(None).display
    assert match.view(None).turn == BEN


@pytest.mark.rule("ST-25")
def test_more_than_six_cards_are_kept() -> None:
    held = [*cards("octopost", 1, 2, 3, 4), *cards("robotter", 1, 2, 3), "corking-1"]
    match = table(seat(*held), seat(), phase="play")
    play(match, ADA, "play corking-1", "done")
    match.settle(DEAL)
    assert hand(match, ADA) == held[:-1]


def test_only_cards_of_the_pile_can_be_drawn() -> None:
    match = table(seat("corking-1"), seat("robotter-5"), phase="play")
    play(match, ADA, "play corking-1", "done")
    for wrong, why in (("draw robotter-5", "not in the deck"), ("deal octopost-1", "draws no card")):
        with pytest.raises(Unreadable, match=why):
            match.play(CHANCE, wrong)


def test_what_is_no_move_is_unreadable() -> None:
    match = table(seat("corking-1"), seat())
    for wrong in ("", "hello", "take", "take corking-13", "take unicorn-1", "ask 2 unicorn", "bonus exchange L1 X9",
                  "ask x corking", "play corking", "nothing whatever"):  # fmt: skip
        with pytest.raises(Unreadable):
            match.play(ADA, wrong)
