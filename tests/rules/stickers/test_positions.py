"""Positions: what is written is read, and what cannot occur is refused with its rule."""

from typing import Any

import pytest

from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.errors import PositionError
from sammelsurium.kernel.match import Match

from .table import ADA, GAME, NAMES, begin, cards, dressed, play, seat, table


def read(position: Json, players: int = 2) -> Match:
    return Match.from_position(GAME, NAMES[:players], position)


def changed(**more: Any) -> Json:
    held = [seat("corking-3", "corking-4", album=[["octopost-5"]]), seat("robotter-5")]
    return table(*held).position() | more


def test_a_position_reads_back_as_itself() -> None:
    box = dressed({"corking-3": ["copy"], "octopost-3": ["deck"]})
    match = table(seat("corking-3", album=[["octopost-3"]]), seat("robotter-5"), phase="play", box=box)
    play(match, ADA, "play corking-3")
    again = Match.from_position(GAME, NAMES[:2], match.position(), box=box)
    assert again.state.tobytes() == match.state.tobytes()
    assert match.position()["now"]["copies"] == ["corking-3"]


@pytest.mark.rule("ST-84")
def test_a_head_start_is_known_from_the_option_and_who_began() -> None:
    match = begin(3, start="even")
    again = Match.from_position(GAME, NAMES[:3], match.position(), match.options)
    assert again.points() == match.points() != [0, 0, 0]


def in_seat(**things: Any) -> Json:
    position = changed()
    position["seats"][0] |= things
    return position


def now(phase: str, **things: Any) -> Json:
    return changed(phase=phase, now=things)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"phase": "take"}, "form of one"),
        (changed(seats=[seat()]), "1 in the position, 2 at the table"),
        (changed(turn=3), "no seat 3"),
        (changed(markers=["corking"] * 9), "on two spaces"),
        (changed(markers=["corking"]), "no set marker"),
        (changed(phase="markers"), "all set markers lie"),
        (changed(phase="display"), "the display is dealt"),
        (changed(start=None), "start player"),
        (changed(ending=True), "ST-51"),
        (changed(phase="last card"), "before the reserve is empty"),
        (changed(markers=["unicorn"]), "is no set"),
        (changed(seen={"x": ["corking-3"]}), "is no seat"),
        (changed(seen={"1": ["robotter-5"]}), "where it was seen"),
        (changed(seen={"1": ["chokoala-1"]}), "where it was seen"),
        (in_seat(located={"1": ["corking-3"]}), "own hand"),
        (in_seat(hand=["robotter-5"]), "two places"),
        (in_seat(hand=["corking-12"]), "not used with 2 players"),
        (in_seat(album=[["corking-5", "robotter-6"]]), "another set"),
        (in_seat(most={"corking": 1}), "fewer or more"),
        (in_seat(least={"robotter": 1}), "fewer or more"),
        (in_seat(most={"robotter": 13}), "only 12 cards"),
        (in_seat(chosen="corking-3"), "too early"),
        (now("effects"), "no effect is left"),
        (now("take", pending={"miracle": 1}), "no effect “miracle”"),
        (now("take", doing="miracle"), "no effect “miracle”"),
        (now("take", laid=["corking-5"]), "does not lie in the album"),
        (now("laying"), "no collection was played"),
        (now("laying", laid=["octopost-5"]), "laying is over"),
        (now("effects", pending={"copy": 1}), "copies and their cards"),
        (now("giving", asked="robotter", giver=1), "nobody is asked"),
        (now("giving", asked="corking", giver=2), "no such card"),
        (now("bonus", laid=["octopost-5"]), "no such step"),
        (now("take", step=1), "under way"),
        (changed(phase="hands"), "played before the deal"),
    ],
)  # fmt: skip
def test_what_cannot_occur_is_refused(position: Json, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        read(position)


def test_the_end_must_fit_as_well() -> None:
    position = table(seat("corking-3"), seat("octopost-5"), phase="last card", display=[], pile=[]).position()
    for player, card in enumerate(("corking-3", "octopost-5")):
        position["seats"][player]["chosen"] = card
    with pytest.raises(PositionError, match="everybody has chosen"):
        read(position)
    position["seats"][1] |= {"chosen": None}
    position["seats"][0]["chosen"] = "corking-4"
    with pytest.raises(PositionError, match="not in hand"):
        read(position)
    drawing = table(seat("corking-3"), seat(), display=[], pile=[]).position() | {"phase": "refill hand"}
    with pytest.raises(PositionError, match="there is none"):
        read(drawing)


def test_a_position_of_the_setup_can_be_read() -> None:
    match = Match.begin(GAME, NAMES[:2])
    assert read(match.position()).state.tobytes() == match.state.tobytes()
    assert match.view(ADA).phase == "setup"
    assert begin().position()["phase"] == "take"
    assert cards("corking", 1) == ["corking-1"]
