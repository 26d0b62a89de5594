"""A match: going back, interrupting, what it tells, and that Chance deals the same at another table."""

from dataclasses import replace

import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import GameError, Illegal, Stale
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import Action, Record
from sammelsurium.kernel.registry import find_game
from tests.rules.stamp_collection.table import ADA, BEN, GAME, NAMES, money, seat, table

DEAL = Stream.of("match", "deal")


def at_random(match: Match, seed: str, deal: Stream = DEAL) -> Match:
    """Plays the match to its end."""
    choose = Stream.of(seed, "choose")
    match.settle(deal)
    while not match.over:
        moves = match.legal(match.waiting[0])
        match.play(match.waiting[0], moves[choose.draw(match.ply, len(moves))])
        match.settle(deal)
    return match


# -- going back ----------------------------------------------------------------------------------------------------


def test_the_last_action_can_be_undone_by_whoever_made_it() -> None:
    match = table(seat("blue"), seat("green"))
    assert match.undo_ply(ADA) is None, "nothing was done yet"
    match.play(ADA, "coin")
    assert (match.undo_ply(ADA), match.undo_ply(BEN)) == (0, None)


def test_nothing_is_undone_once_another_has_answered() -> None:
    match = table(seat("blue"), seat("green"))
    match.play(ADA, "coin")
    match.play(BEN, "coin")
    assert (match.undo_ply(ADA), match.undo_ply(BEN)) == (None, 1)


def test_nothing_is_undone_once_chance_has_answered() -> None:
    match = table(seat("blue"), seat("green"), coins=1)
    match.play(ADA, "coin")
    assert match.undo_ply(ADA) == 0
    match.settle(DEAL)
    assert match.undo_ply(ADA) is None


def test_nothing_is_undone_after_the_end() -> None:
    match = table(seat("blue"), seat("green"), coins=1, round=12)
    match.play(ADA, "coin")
    assert match.over
    assert match.undo_ply(ADA) is None


def test_going_back_gives_the_match_as_it_was_and_leaves_this_one_alone() -> None:
    match = at_random(Match.begin(GAME, NAMES[:3]), "back")
    whole = match.record()
    for ply in range(0, match.ply, 17):
        earlier = match.back_to(ply)
        assert earlier.actions == match.actions[:ply]
        assert earlier.state.tobytes() == replay(earlier.record()).state.tobytes()
        at_random(earlier, "otherwise", Stream.of("other", "deal"))
    assert match.record() == whole


def test_going_back_keeps_the_position_it_began_with() -> None:
    match = table(seat("blue", money=17), seat("green"))
    match.play(ADA, "coin")
    assert match.back_to(0).record().position == match.record().position
    assert money(match.back_to(0), ADA) == 17


@pytest.mark.parametrize("ply", [-1, 2])
def test_there_is_no_way_to_a_ply_that_is_not_there(ply: int) -> None:
    match = table(seat("blue"), seat("green"))
    match.play(ADA, "coin")
    with pytest.raises(Stale, match=f"there is no ply {ply}; the match is at ply 1") as caught:
        match.back_to(ply)
    assert caught.value.ply == 1


# -- acting --------------------------------------------------------------------------------------------------------


def test_an_interruption_does_not_take_the_turn_away() -> None:
    match = table(seat("blue"), seat("green", money=9, loan=True))
    assert (match.waiting, match.interrupting) == ((ADA,), (BEN,))
    assert match.play(BEN, "repay", ply=0) == Action(BEN, "repay")
    assert match.waiting == (ADA,)
    assert match.undo_ply(BEN) == 0
    match.play(ADA, "coin", ply=1)
    assert str(match.actions[0]) == "2 repay"


def test_playing_settles_nothing_by_itself() -> None:
    match = table(seat("blue"), seat("green"), coins=1)
    match.play(ADA, "coin")
    assert (match.waiting, match.over) == ((), False)
    assert len(match.settle(DEAL)) == 8
    assert match.settle(DEAL) == []


def test_chance_can_be_played_by_hand() -> None:
    match = Match.begin(GAME, NAMES[:2])
    match.play(CHANCE, "start 2")
    assert match.actions == [Action(CHANCE, "start 2")]
    assert str(match.actions[0]) == "* start 2"


def test_the_same_deal_comes_whatever_the_players_do() -> None:
    tables = [at_random(Match.begin(GAME, NAMES[:3]), seed) for seed in ("calm", "wild")]
    dealt = [[a.move for a in match.actions if a.actor == CHANCE] for match in tables]
    decided = [[a.move for a in match.actions if a.actor != CHANCE] for match in tables]
    until_round_12 = 1 + 3 + 88
    assert decided[0] != decided[1]
    assert dealt[0][:until_round_12] == dealt[1][:until_round_12]
    assert len(dealt[0]) == until_round_12 + 8


def test_after_an_undo_chance_deals_the_same_again() -> None:
    match = table(seat("blue"), seat("green"), coins=1)
    match.play(ADA, "coin")
    first = match.settle(DEAL)
    again = match.back_to(0)
    again.play(ADA, "coin")
    assert again.settle(DEAL) == first


def test_another_seed_is_another_deal() -> None:
    matches = [Match.begin(GAME, NAMES[:2]) for _ in range(2)]
    for match, seed in zip(matches, "ab", strict=True):
        match.settle(Stream.of(seed, "deal"))
    assert matches[0].actions != matches[1].actions


# -- telling -------------------------------------------------------------------------------------------------------


def test_a_mind_gets_a_copy_of_what_its_seat_knows() -> None:
    match = table(seat("blue"), seat("green"))
    before = match.state.tobytes()
    seated = match.seated(ADA)
    seated.state.money[ADA] = 99
    assert match.state.tobytes() == before
    assert [seated.write(int(move)) for move in match.seated(ADA).legal()] == match.legal(ADA)


def test_every_seat_and_the_spectator_is_told_of_every_open_action() -> None:
    match = table(seat("blue"), seat("green"), fair=["storage"])
    match.play(ADA, "buy 1 slot")
    told = [match.events(0, viewer) for viewer in (None, ADA, BEN)]
    assert told[0] == told[1] == told[2] != []
    assert [match.shown_action(0, viewer) for viewer in (None, ADA, BEN)] == [match.actions[0]] * 3


def test_there_is_an_outcome_only_at_the_end() -> None:
    match = Match.begin(GAME, NAMES[:4])
    assert match.outcome() is None
    at_random(match, "outcome")
    outcome = match.outcome()
    assert outcome
    assert sorted(place.seat for place in outcome.ranking) == [0, 1, 2, 3]
    assert [place.rank for place in outcome.ranking] == sorted(place.rank for place in outcome.ranking)
    for place in outcome.ranking:
        assert place.points == sum(place.terms.values()) == match.points()[place.seat]


def test_a_record_reads_back_and_replays_to_the_same_state() -> None:
    match = at_random(Match.begin(GAME, NAMES[:2], {"loans": "any time"}), "record")
    record = Record.read(match.record().to_json())
    again = replay(record)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.options["loans"] == "any time"
    assert again.record() == match.record()


def test_a_game_is_found_by_any_spelling_of_its_name() -> None:
    assert find_game("Stamp-Collection") is find_game("stamp collection") is GAME
    with pytest.raises(GameError, match="there is no game “chess”"):
        find_game("chess")


# -- what may be played --------------------------------------------------------------------------------------------


def test_what_is_not_listed_cannot_be_played_whatever_refusal_says() -> None:
    """`legal` is the authority, `refusal` explains."""
    match = table(seat("blue"), seat("green"))
    functions = {**GAME.functions, "refusal": lambda box, state, seat, move: 0}
    match.game = replace(GAME, functions=functions)
    with pytest.raises(Illegal):
        match.play(BEN, "coin")
    assert match.ply == 0
