"""What the records of whole games of Stamp Collection are kept for."""

import pytest

from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import Record

from .make import FOLDER, barred_from_storage


def finished(name: str) -> Match:
    return replay(Record.read((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.rule("SC-94")
@pytest.mark.parametrize(("players", "name"), [(2, "two"), (3, "three"), (4, "four")])
def test_a_whole_game_ends_with_round_12(players: int, name: str) -> None:
    match = finished(f"ends_with_round_12_{name}_players")
    outcome = match.outcome()
    assert outcome
    assert (len(match.seats), outcome.reason, match.position()["round"]) == (players, "rounds", 12)


@pytest.mark.rule("SC-111", "SC-113")
def test_a_whole_game_ends_with_nine_bonus_points() -> None:
    match = finished("ends_with_9_bonus_points")
    outcome = match.outcome()
    assert outcome
    assert (len(match.seats), outcome.reason) == (2, "bonus")
    assert max(place.terms["bonus"] for place in outcome.ranking) >= 9
    assert match.position()["round"] < 12


@pytest.mark.rule("SC-112", "SC-113")
def test_a_whole_game_ends_with_16_mounts() -> None:
    match = finished("ends_with_16_mounts")
    outcome = match.outcome()
    assert outcome
    assert (len(match.seats), outcome.reason) == (2, "mounts")
    assert max(len(seat["mounts"]) for seat in match.position()["seats"]) == 16
    assert match.position()["round"] < 12


@pytest.mark.rule("SC-2")
def test_in_one_game_albums_are_picked_by_the_players() -> None:
    picks = [action.actor for action in finished("albums_picked").actions if action.move.startswith("album")]
    assert len(picks) == 3
    assert CHANCE not in picks


@pytest.mark.rule("SC-80", "SC-82")
def test_in_one_game_loans_are_taken_and_repaid_at_any_time() -> None:
    match = finished("loans_any_time")
    moments = [(action, match.back_to(ply).waiting) for ply, action in enumerate(match.actions)]
    out_of_turn = [action.move for action, waiting in moments if action.actor not in (CHANCE, *waiting)]
    assert "loan" in out_of_turn
    assert "repay" in [action.move for action in match.actions]


@pytest.mark.rule("SC-121")
def test_in_one_game_money_is_even_from_the_start() -> None:
    match = finished("even_start")
    money = [seat["money"] for seat in match.back_to(1).position()["seats"]]
    assert len(set(money)) > 1


@pytest.mark.rule("SC-41")
def test_in_one_game_the_german_text_keeps_a_stamp_out_of_storage() -> None:
    assert barred_from_storage(finished("storing_german"))
