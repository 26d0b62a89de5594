"""Running out of cards (ST-50 to ST-52)."""

import pytest

from sammelsurium.kernel.contract import CHANCE

from .table import ADA, BEN, DEAL, LATE, album, draw, hand, pending, play, refused, seat, table


@pytest.mark.rule("ST-50")
def test_the_reserve_fills_the_hand_first_then_the_display() -> None:
    pile = ["octopost-5", "octopost-6", "robotter-5", "robotter-6"]
    held = ["corking-3", "corking-4", "karate_kat-4", "karate_kat-5", "karate_kat-6"]
    match = table(seat(*held), seat(), phase="play", display=["corking-5"], pile=pile)
    assert match.view(None).deck == 0
    play(match, ADA, "play corking-3", "done", "done")
    match.settle(DEAL)
    assert len(hand(match, ADA)) == 6
    assert sum(card is not None for card in match.view(None).display) == 3
    assert match.view(None).ending


@pytest.mark.rule("ST-50")
def test_effects_that_draw_use_the_reserve_as_well() -> None:
    match = table(seat("astromouse-2"), seat(), phase="play", display=[], pile=["octopost-5"])
    draw(play(match, ADA, "play astromouse-2", "deck"), "octopost-5")
    assert album(match, ADA) == [["astromouse-2"], ["octopost-5"]]
    assert match.view(None).ending


@pytest.mark.rule("ST-52")
def test_a_deck_sticker_without_cards_to_turn_up_does_nothing_and_the_log_says_so() -> None:
    match = table(seat("astromouse-2"), seat(), phase="play", display=[], pile=[])
    play(match, ADA, "play astromouse-2")
    ply = match.ply
    play(match, ADA, "deck")
    assert [event.key for event in match.events(ply, None)][:1] == ["used-nothing"]
    assert album(match, ADA) == [["astromouse-2"]]


@pytest.mark.rule("ST-51")
@pytest.mark.parametrize(("turn", "more_turns"), [(ADA, 1), (BEN, 0)])
def test_the_round_is_finished_so_that_all_have_had_the_same_number_of_turns(turn: int, more_turns: int) -> None:
    hands = [seat("corking-3", "karate_kat-4"), seat("corking-4", "karate_kat-5")]
    match = table(*hands, seat(), phase="play", turn=turn, pile=["octopost-5"], display=["robotter-5", "robotter-6"])
    play(match, turn, "play " + hand(match, turn)[0], "done")
    match.settle(DEAL)
    turns = 0
    while match.view(None).phase != "last card":
        turns += match.view(None).phase == "take"
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], "done" if "done" in legal else legal[0])
        match.settle(DEAL)
    assert turns == more_turns + 1  # and that of the third seat


@pytest.mark.rule("ST-52")
def test_with_an_empty_display_taking_is_skipped_and_with_an_empty_hand_playing() -> None:
    match = table(seat("corking-3", "corking-4"), seat("octopost-5"), seat(), phase="play", display=[], pile=[])
    play(match, ADA, "play corking-3", "done", "done")
    assert (match.view(None).turn, match.view(None).phase) == (BEN, "play")
    play(match, BEN, "play octopost-5", "done")
    assert match.view(None).phase == "last card"  # the third seat had nothing to do
    assert match.waiting == (ADA,)
    play(match, ADA, "keep corking-4")
    told = [(event.key, event.args.get("seat")) for event in match.events(match.ply - 1, None)]
    assert [one for one in told if one[0] in ("added", "not-added")] == [("added", ADA)]


@pytest.mark.rule("ST-52")
def test_with_a_card_to_take_but_none_to_play_the_card_taken_is_played() -> None:
    match = table(seat(), seat(), display=["corking-5"], pile=[])
    play(match, ADA, "take corking-5")
    assert match.legal(ADA) == ["play corking-5"]


@pytest.mark.rule("ST-52")
def test_a_bonus_takes_what_is_left() -> None:
    match = table(seat("corking-3", "octopost-5"), seat(), phase="play", display=["robotter-5"], pile=[])
    play(match, ADA, "play corking-3", "bonus take robotter-5")
    assert hand(match, ADA) == ["octopost-5", "robotter-5"]
    assert match.view(None).phase == "last card"


@pytest.mark.rule("ST-52")
def test_an_effect_that_can_do_nothing_may_be_used_up() -> None:
    match = table(seat("astromouse-2", "octopost-5"), seat(), phase="play", display=[], pile=[])
    play(match, ADA, "play astromouse-2")
    assert match.legal(ADA) == ["done", "deck", "nothing bonus"]
    assert refused(match, ADA, "nothing deck") == "ST-52"
    play(match, ADA, "deck")
    assert pending(match) == {"bonus": 1}
    play(match, ADA, "nothing bonus")
    told = match.events(match.ply - 1, BEN)[0]
    assert (told.key, told.args["sticker"]) == ("used-nothing", "bonus")
    assert match.view(None).phase == "last card"


@pytest.mark.rule("ST-52", "ST-43")
def test_a_card_asked_for_changes_hands_though_nobody_can_draw() -> None:
    match = table(seat("corking-2", "robotter-5"), seat("octopost-5", "octopost-6"), display=[], pile=[], phase="play")
    play(match, ADA, "play corking-2", "ask 2 octopost")
    play(match, BEN, "give octopost-6")
    assert hand(match, ADA) == ["octopost-6", "robotter-5"]
    assert match.waiting == (ADA,)
    none = table(seat("corking-2", "robotter-5"), seat("octopost-5"), display=[], pile=[], phase="play")
    play(none, ADA, "play corking-2", "ask 2 karate_kat")
    assert hand(none, ADA) == ["robotter-5"]


@pytest.mark.rule("ST-51")
def test_after_the_end_nothing_can_be_done() -> None:
    match = table(seat("corking-3"), seat("octopost-5"), phase="last card", display=[], pile=[])
    play(match, ADA, "keep corking-3")
    play(match, BEN, "keep octopost-5")
    assert match.over
    assert refused(match, ADA, "keep corking-3") == "ST-51"
    assert match.legal(ADA) == []


@pytest.mark.rule("ST-40", "ST-50")
def test_to_the_letter_a_late_deck_sticker_may_end_the_game() -> None:
    match = table(seat("astromouse-2"), seat("corking-5"), phase="play", pile=["octopost-5"], display=[], options=LATE)
    play(match, ADA, "play astromouse-2", "done")
    match.play(CHANCE, "draw octopost-5")
    assert match.legal(ADA) == ["done", "deck"]
    play(match, ADA, "deck")
    assert match.view(None).turn == BEN
