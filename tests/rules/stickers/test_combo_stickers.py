"""Combo stickers of the open box: when they work, chains, the deck and the question (ST-40 to ST-45)."""

import pytest

from sammelsurium.kernel.match import Match

from .table import ADA, BEN, CEM, DEAL, EVERY, LATE, album, cards, draw, hand, pending, play, refused, seat, table


@pytest.mark.rule("ST-40")
def test_unused_stickers_lapse_when_the_hand_is_refilled() -> None:
    match = table(seat("astromouse-2"), seat("corking-5"), phase="play")
    play(match, ADA, "play astromouse-2", "done")
    match.settle(DEAL)
    assert match.view(None).turn == BEN
    assert pending(match) == {}


@pytest.mark.rule("ST-40")
def test_to_the_letter_they_work_after_the_hand_is_refilled_but_the_bonus_does_not() -> None:
    match = table(seat("astromouse-2"), seat("corking-5"), phase="play", options=LATE)
    play(match, ADA, "play astromouse-2", "done")
    match.settle(DEAL)
    assert len(hand(match, ADA)) == 6
    assert match.view(ADA).late
    assert match.legal(ADA) == ["done", "deck"]
    draw(play(match, ADA, "deck"), "robotter-2")
    match.settle(DEAL)
    assert match.view(None).turn == BEN
    assert album(match, ADA) == [["astromouse-2"], ["robotter-2"]]


@pytest.mark.rule("ST-40")
def test_to_the_letter_they_may_still_be_left() -> None:
    match = table(seat("astromouse-2"), seat("corking-5"), phase="play", options=LATE)
    play(match, ADA, "play astromouse-2", "done")
    match.settle(DEAL)
    play(match, ADA, "done")
    match.settle(DEAL)
    assert (match.view(None).turn, pending(match)) == (BEN, {})


@pytest.mark.rule("ST-40")
def test_a_sticker_that_was_not_played_does_nothing() -> None:
    match = table(seat("corking-3"), seat(), phase="play")
    play(match, ADA, "play corking-3")
    assert refused(match, ADA, "deck") == "ST-40"
    assert refused(match, ADA, "ask 2 corking") == "ST-40"
    assert refused(match, ADA, "take octopost-3") == "ST-40"
    assert refused(match, ADA, "keep corking-3") == "ST-40"


@pytest.mark.rule("ST-41")
def test_only_the_open_cards_stickers_work() -> None:
    covered = table(seat("astromouse-2", "astromouse-3"), seat(), phase="play")
    assert pending(play(covered, ADA, "play astromouse-2", "play astromouse-3")) == {"bonus": 1}
    on_top = table(seat("astromouse-2", "astromouse-3"), seat(), phase="play")
    assert pending(play(on_top, ADA, "play astromouse-3", "play astromouse-2")) == {"deck": 1, "bonus": 1}


@pytest.mark.rule("ST-41")
def test_with_the_option_those_of_every_card_just_played_work() -> None:
    played = seat("astromouse-2", "astromouse-3", "astromouse-8", album=[["astromouse-4"]])
    match = table(played, seat(), seat(), phase="play", options=EVERY)
    play(match, ADA, "play astromouse-2", "play astromouse-8", "play astromouse-3")
    assert pending(match) == {"deck": 1, "question": 1, "bonus": 1}


@pytest.mark.rule("ST-42")
def test_the_deck_sticker_turns_up_the_top_card_and_plays_it() -> None:
    match = table(seat("astromouse-2", album=[["robotter-2"]]), seat(), phase="play")
    draw(play(match, ADA, "play astromouse-2", "deck"), "robotter-5")
    assert album(match, ADA) == [["astromouse-2"], ["robotter-2", "robotter-5"]]
    assert hand(match, ADA) == []


@pytest.mark.rule("ST-44", "ST-45")
def test_a_card_played_by_an_effect_triggers_its_stickers_and_covering_cancels_nothing() -> None:
    match = table(seat("count_oink-2"), seat("corking-5"), phase="play")
    play(match, ADA, "play count_oink-2")
    match = table(seat("astromouse-2"), seat("corking-5"), phase="play")
    draw(play(match, ADA, "play astromouse-2", "deck"), "hocus_hare-3")  # a second deck sticker
    assert pending(match) == {"deck": 1, "bonus": 1}
    draw(play(match, ADA, "deck"), "count_oink-2")  # a question
    draw(play(match, ADA, "bonus take " + shown(match, 0), "bonus take " + shown(match, 1)))
    assert pending(match) == {"question": 1}
    match = table(seat("astromouse-2"), seat("corking-5"), phase="play")
    draw(play(match, ADA, "play astromouse-2", "deck"), "karate_kat-3")
    draw(play(match, ADA, "deck"), "karate_kat-5")
    assert album(match, ADA) == [["astromouse-2"], ["karate_kat-3", "karate_kat-5"]]


def shown(match: Match, number: int) -> str:
    there = [card.card for card in match.view(None).display if card]
    return str(there[number])


def asking(*hands: tuple[str, ...], **more: object) -> Match:
    """Ada has just played a question; the others hold these cards."""
    others = [seat(*held) for held in hands]
    match = table(seat("corking-2", "octopost-6"), *others, phase="play", **more)  # type: ignore[arg-type]
    return play(match, ADA, "play corking-2")


@pytest.mark.rule("ST-43")
def test_whoever_is_asked_gives_a_card_of_their_choice_and_draws_one() -> None:
    match = asking(("octopost-1", "octopost-2", "robotter-1"))
    assert (match.waiting, match.questioned) == ((ADA,), None)
    play(match, ADA, "ask 2 octopost")
    assert (match.waiting, match.questioned) == ((BEN,), BEN)
    assert match.legal(BEN) == ["give octopost-1", "give octopost-2"]
    assert refused(match, BEN, "give robotter-1") == "ST-43"
    assert refused(match, ADA, "done") == "ST-13"
    draw(play(match, BEN, "give octopost-2"), "robotter-6")
    assert hand(match, ADA) == ["octopost-2", "octopost-6"]
    assert hand(match, BEN) == ["octopost-1", "robotter-1", "robotter-6"]
    assert match.waiting == (ADA,)


@pytest.mark.rule("ST-43")
def test_if_they_have_none_the_asker_draws() -> None:
    match = asking(("robotter-1",))
    play(match, ADA, "ask 2 octopost")
    draw(match, "karate_kat-6")
    assert hand(match, ADA) == ["karate_kat-6", "octopost-6"]
    assert hand(match, BEN) == ["robotter-1"]


@pytest.mark.rule("ST-43")
def test_one_asks_another_player_for_a_set() -> None:
    match = asking(("robotter-1",), ())
    assert refused(match, ADA, "ask 1 octopost") == "ST-43"
    assert refused(match, ADA, "ask 4 octopost") == "ST-43"
    assert "ask 3 octopost" in match.legal(ADA)


@pytest.mark.rule("ST-45")
def test_an_effect_is_carried_out_completely_before_the_next() -> None:
    match = asking(("octopost-1",))
    play(match, ADA, "ask 2 octopost")
    assert match.legal(ADA) == []
    play(match, BEN, "give octopost-1")
    assert match.legal(ADA) == match.legal(BEN) == []  # the giver draws first


@pytest.mark.rule("ST-32", "ST-41", "ST-42", "ST-43", "ST-44")
def test_the_worked_example_of_the_rulebook() -> None:
    """Three Astromice, deck, a card with a question, then the bonus for three; played as printed."""
    held = cards("astromouse", 4, 5, 2)
    match = table(seat(*held), seat("corking-5"), seat("geekosaurus-6"), phase="play")
    play(match, ADA, *(f"play {card}" for card in held))
    draw(play(match, ADA, "deck"), "geekosaurus-4")  # in this box the question is on another card
    play(match, ADA, "ask 2 corking")
    draw(play(match, BEN, "give corking-5"), "octopost-6")
    play(match, ADA, "bonus exchange L1 R2")
    assert match.view(None).board[2].set == "astromouse"
    assert hand(match, ADA) == ["corking-5"]
    assert CEM not in match.waiting
