"""Positions that cannot be read or cannot occur are refused, and the answer says what is wrong."""

from collections.abc import Callable

import pytest

from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.errors import PositionError
from sammelsurium.kernel.match import Match

from .table import EXPERTS, GAME, NAMES, PINK_SET, lay, real_pile, seat, sit_down

EMPTY = {"green": 0, "yellow": 0, "pink": 0, "blue": 0}


def edited(**more: object) -> Json:
    return lay(seat("pink square"), seat(), **more)  # type: ignore[arg-type] # passed on as they came


def without_stack() -> Json:
    position = edited()
    del position["stacks"]["pink"]
    return position


def with_seat(**more: object) -> Json:
    position = edited()
    position["seats"][0] |= more
    return position


CASES: dict[str, tuple[Callable[[], Json], str]] = {
    "no form": (lambda: edited(phase="lunch"), "does not have the form"),
    "no such seat": (lambda: edited() | {"turn": 3}, "turn: there is no seat 3"),
    "no such start": (lambda: edited() | {"start": 0}, "start: there is no seat 0"),
    "no stack": (without_stack, "says nothing of pink"),
    "twice there": (lambda: edited(chain=[]) | {"out": [45, 46, 47, 45]}, "polygon 45 lies somewhere else too"),
    "no such token": (lambda: with_seat(tokens=[5]), "no score token worth 5"),
    "start unknown": (lambda: edited() | {"start": None}, "start player is known"),
    "no pile": (lambda: edited() | {"pile": None}, "when the pile has been dropped"),
    "too early": (
        lambda: edited() | {"phase": "drop", "pile": None, "round": 2},
        "something has happened before",
    ),
    "chain after taking": (
        lambda: edited(chain=["blue square"], phase="added"),
        "although taking has ended",
    ),
    "broken chain": (lambda: edited(chain=["blue square", "pink octagon"]), "does not follow"),
    "no pair": (lambda: edited(chain=["blue square", "blue octagon"], pair=True), "a pair is two alike"),
    "no token used": (lambda: edited(action_used=True), "no token is missing"),
    "tokens from nowhere": (lambda: with_seat(tokens=[2]), "1 tokens worth 2 were earned, 0 are missing"),
    "half a set": (lambda: edited() | {"out": [0, 1]}, "whole sets"),
    "unpaid token": (
        lambda: edited(stacks={"pink": 2}) | {"out": []},
        "1 score tokens need 4",
    ),
    "nothing to score": (lambda: edited(phase="scoring"), "nothing to score"),
    "no use for tokens": (
        lambda: lay(seat(actions=["swap"]), seat(actions=["swap"]), phase="added"),
        "no action token could be used",
    ),
    "tokens left": (lambda: edited(ending="tokens", start=1), "score tokens are left"),
    "pile left": (lambda: edited(ending="pile", start=1), "the pile is not empty"),
    "must be last": (lambda: edited(stacks=EMPTY), "must be the last round"),
    "last round over": (lambda: edited(stacks=EMPTY, ending="tokens"), "the last round is over"),
    "over too early": (lambda: edited(phase="over"), "ends with a last round"),
}


@pytest.mark.parametrize("case", CASES)
def test_what_cannot_occur_is_refused(case: str) -> None:
    make, answer = CASES[case]
    with pytest.raises(PositionError, match=answer):
        sit_down(make())


def test_experts_have_no_tokens_in_a_position() -> None:
    with pytest.raises(PositionError, match="experts have no action tokens"):
        sit_down(lay(seat(), seat()), EXPERTS)


def test_as_many_seats_as_at_the_table() -> None:
    position = lay(seat(), seat())
    with pytest.raises(PositionError, match="seats: 2 in the position, 3 at the table"):
        Match.from_position(GAME, NAMES[:3], position)


def test_nothing_lies_over_what_is_gone() -> None:
    match = real_pile(1)
    covered = next(piece.id for piece in match.view(None).pile if piece.covered_by)
    position = match.position()
    position["seats"][0]["collection"] = [covered]
    with pytest.raises(PositionError, match="lies over something that is gone"):
        sit_down(position, box=GAME.box())


def test_a_position_that_can_occur_reads_back_as_itself() -> None:
    position = lay(seat(*PINK_SET, tokens=[3]), seat(tokens=[2]), stacks={"blue": 1})
    assert sit_down(position).position() == {
        **position,
        "out": sorted(position["out"]),
        "seats": [dict(one, collection=sorted(one["collection"])) for one in position["seats"]],
    }
