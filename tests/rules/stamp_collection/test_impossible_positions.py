"""Positions that cannot be read or cannot occur: each is refused, saying what is wrong and where."""

import copy
from collections import Counter
from typing import Any

import pytest

from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.errors import PositionError
from sammelsurium.kernel.match import Match

from .table import FACTS, GAME, lay, seat, showing, sit_down, stock

Changes = dict[str, Any]
REMOVED = "(removed)"  # a text and no object, because test runners name tests after it


def edited(position: Json, changes: Changes) -> Json:
    """A copy with other values at some paths: {"seats.0.money": 7}."""
    position = copy.deepcopy(position)
    for path, value in changes.items():
        *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        part: Any = position
        for step in way:
            part = part[step]
        if value == REMOVED:
            del part[last]
        else:
            part[last] = value
    return position


def refusal(position: Json) -> str:
    with pytest.raises(PositionError) as caught:
        sit_down(position)
    return str(caught.value)


def midgame() -> Json:
    """Two players in the third round. Ada: blue b2, red plant on a1. Ben: green c2."""
    ada = seat("blue", stamps={"a1": "red plant"}, mounts={"d4": "pink"}, money=7)
    return lay(ada, seat("green"), coins=3, round=3)


def beginning(phase: str, **changes: Any) -> Json:
    """Before the first turn: the fair is laid out, then albums are given. Nobody has one but by the changes."""
    fair = FAIR if phase == "albums" else [None] * 8
    position = lay(seat("blue"), seat("green"), round=1) | {"phase": phase, "fair": fair, "discards": {}}
    bare: Changes = {"seats.0.album": None, "seats.0.mounts": {}, "seats.1.album": None, "seats.1.mounts": {}}
    return edited(position, bare | changes)


FAIR = [*["red mount"] * 4, *["storage"] * 2, "pink animal", "blue plant"]
PRINTED = {"seats.0.album": 1, "seats.0.mounts": {"b2": "blue"}}
PRINTED_BEN = {"seats.1.album": 2, "seats.1.mounts": {"c2": "green"}}


def test_the_positions_that_are_edited_below_are_good() -> None:
    for position in (
        midgame(),
        beginning("start", start=None),
        beginning("deal"),
        beginning("deal", **{"fair.0": "storage"}),
        beginning("albums"),
        beginning("albums", **PRINTED, turn=2),
    ):
        assert sit_down(position).position() == position


UNREADABLE = [
    ({"phase": "tea"}, "Invalid enum value 'tea' - at `$.phase`"),
    ({"coins": REMOVED}, "missing required field `coins`"),
    ({"coins": "three"}, "Expected `int`, got `str` - at `$.coins`"),
    ({"weather": "fine"}, "unknown field `weather`"),
    ({"seats.0.money": -1}, "`int` >= 0 - at `$.seats[0].money`"),
    ({"seats.0.mounts.e5": "red"}, "matching regex"),
    ({"fair": ["blue mount"] * 7}, "length >= 8 - at `$.fair`"),
    ({"fair.0": "blue submarine"}, "fair[0]: “blue submarine” is no tile"),
    ({"discards.gold": 1}, "discards: “gold” is no tile"),
    ({"seats.0.stamps.a1": "red mount"}, "seats[0].stamps.a1: “red mount” is no stamp"),
    ({"seats.0.storage.0": "storage"}, "seats[0].storage[0]: “storage” is no stamp"),
    ({"seats.0.storage": [None, None]}, "seats[0].storage: 2 places, but 1 slots"),
    ({"turn": 3}, "turn: there is no seat 3 at a table of 2"),
    ({"start": 0}, "start: there is no seat 0 at a table of 2"),
    ({"connoisseurs.red": 4}, "connoisseurs.red: there is no seat 4 at a table of 2"),
    ({"bonus.grail": 1}, "bonus: there is no tile “grail”; there are: "),
    ({f"bonus.{FACTS.bonus[0].id}": 9}, f"bonus.{FACTS.bonus[0].id}: there is no seat 9"),
]


@pytest.mark.parametrize(("changes", "message"), UNREADABLE, ids=lambda value: str(value)[:40])
def test_what_does_not_have_the_form_of_a_position_is_refused(changes: Changes, message: str) -> None:
    assert message in refusal(edited(midgame(), changes))


def test_a_position_that_is_no_table_at_all_is_refused() -> None:
    with pytest.raises(PositionError, match="does not have the form"):
        sit_down({"seats": [1, 2]})


def test_another_number_of_seats_is_refused() -> None:
    position = lay(seat("blue"), seat("green"), seat("red"))
    with pytest.raises(PositionError, match="seats: 3 in the position, 2 at the table"):
        Match.from_position(GAME, ["Ada", "Ben"], position)


IMPOSSIBLE = [
    ({"start": None}, "the start player is known exactly after the draw (SC-11)"),
    ({"seats.1.album": 1, "seats.1.mounts": {"b2": "blue"}}, "two seats have the same album (SC-2)"),
    ({"seats.1.album": None, "seats.1.mounts": {}}, "a seat has no album after albums were given (SC-2)"),
    ({"round": 13}, "there are only 12 rounds (SC-94)"),
    ({"coins": 5}, "more than 4 coins on the fair (SC-4)"),
    ({"coins": 0}, "the last coin or the last tile of a row is gone, so the round is over (SC-90)"),
    ({f"fair.{tile}": None for tile in range(4)}, "the last tile of a row is gone, so the round is over (SC-90)"),
    ({"phase": "over", "round": 12, "discards": {}}, "the game is over in the middle of a round (SC-90)"),
    ({"phase": "deal"}, "tiles are dealt from the first space on (SC-10)"),
    ({"phase": "deal", "fair.0": None, "coins": 4}, "tiles are dealt from the first space on (SC-10)"),
    ({"phase": "deal", "fair.7": None}, "a round begins with 4 coins (SC-91)"),
    ({"fair.0": None}, "65 tiles in the pile, round 3 has 64"),
    ({"discards.red plant": 2}, "red plant: 3 in the position, but the box holds 2"),
    ({"round": 12}, "the discards were shuffled for the last round (SC-93)"),
    ({"seats.0.mounts": {"a1": "red", "d4": "pink"}}, "seat 1 lacks the printed blue mount on b2 (SC-1)"),
    ({"seats.0.mounts.d4": "blue"}, "the blue mounts of seat 1 do not hang together (SC-31)"),
    ({"seats.0.mounts.a1": "pink", "seats.0.mounts.d4": "red"}, "a red stamp on a1, where no red mount lies (SC-40)"),
    ({"seats.0.storage.0": "blue plant"}, "seat 1 stores a blue stamp beside an empty blue mount (SC-34, SC-41)"),
    ({"seats.0.chocolates": 2}, "seat 1 has more chocolates than mounted stamps (SC-60)"),
    ({"connoisseurs": {"red": 2}}, "the red connoisseur is with somebody who shows a red stamp"),
    ({"connoisseurs": {}}, "the red connoisseur is with somebody who shows a red stamp"),
    ({"connoisseurs.blue": 1}, "the blue connoisseur is with somebody who shows a blue stamp, if anybody does (SC-60)"),
    ({f"bonus.{FACTS.bonus[0].id}": 1}, f"the bonus tile {FACTS.bonus[0].id} is with somebody who shows its stamps"),
    ({"ending": "bonus"}, "the end by bonus or mounts does not fit (SC-111, SC-112)"),
    ({"ending": "mounts"}, "the end by bonus or mounts does not fit (SC-111, SC-112)"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "message"), IMPOSSIBLE, ids=lambda value: str(value)[:40])
def test_a_position_that_cannot_occur_is_refused(changes: Changes, message: str) -> None:
    assert message in refusal(edited(midgame(), changes))


EARLY = [
    (beginning("start"), "the start player is known exactly after the draw (SC-11)"),
    (beginning("start", start=None, **PRINTED), "a seat has an album before the fair is laid out (SC-10)"),
    (beginning("deal", **PRINTED), "a seat has an album before the fair is laid out (SC-10)"),
    (beginning("deal", turn=2), "the start player is the first to get an album (SC-2)"),
    (beginning("start", start=None, **{"fair.0": "storage"}), "tiles are dealt before the start player is drawn"),
    (beginning("albums", **PRINTED), "albums are given clockwise from the start player to the seat on turn (SC-2)"),
    (beginning("albums", **PRINTED, **PRINTED_BEN, turn=2), "albums are given clockwise from the start player"),
    (beginning("albums", **PRINTED_BEN, turn=2), "albums are given clockwise from the start player"),
    (beginning("albums", round=2), "albums are given when the first fair has been laid out (SC-10)"),
    (beginning("albums", **{"fair.7": None}), "albums are given when the first fair has been laid out (SC-10)"),
    (beginning("start", start=None, coins=3), "a round begins with 4 coins (SC-91)"),
    (beginning("albums", **{"seats.0.mounts": {"a1": "red"}}), "seat 1 has mounts but no album (SC-1)"),
    (beginning("albums", **{"seats.0.slots": 2, "seats.0.storage": [None, None]}), "79 tiles in the pile"),
]


@pytest.mark.parametrize(("position", "message"), EARLY, ids=lambda value: str(value)[-40:])
def test_a_beginning_that_cannot_occur_is_refused(position: Json, message: str) -> None:
    assert message in refusal(position)


def test_a_bonus_tile_that_somebody_fulfils_is_not_in_the_supply() -> None:
    position = lay(showing("blue", *FACTS.bonus[0].stamps), seat("green"))
    assert "SC-70" in refusal(position | {"bonus": {}})
    assert "SC-70" in refusal(position | {"bonus": {FACTS.bonus[0].id: 2}})


def test_no_kind_of_tile_occurs_more_often_than_in_the_box() -> None:
    position = lay(seat("blue", stamps={"a1": "red animal"}), seat("green"))
    position["fair"][0] = "red animal"
    assert f"red animal: 2 in the position, but the box holds {stock()['red animal']}" in refusal(position)


def test_in_each_round_at_least_one_tile_was_passed_over() -> None:
    eight_tiles = showing("blue", "red plant", "pink plant", "green plant", "brown plant")
    assert "0 tiles passed over, but each of 1 rounds left one (SC-93)" in refusal(
        lay(eight_tiles, seat("green"), round=2)
    )


def test_at_the_end_nobody_keeps_a_loan_that_could_be_repaid() -> None:
    position = lay(seat("blue", loan=True, money=4), seat("green"), coins=0, round=12) | {"phase": "over"}
    assert "seat 1 could have repaid the loan at the end (SC-83)" in refusal(position)


# -- the early end of two players ----------------------------------------------------------------------------------


def nine_points() -> Json:
    stamps = [stamp for bonus in FACTS.bonus[:5] for stamp in bonus.stamps]
    return lay(showing("blue", *stamps), seat("green")) | {"ending": "bonus"}


def sixteen_mounts() -> Json:
    rows = {"1": "green", "2": "blue", "3": "pink", "4": "brown"}
    mounts = {column + row: colour for row, colour in rows.items() for column in "abcd"}
    return lay(seat("blue", mounts=mounts), seat("green")) | {"ending": "mounts"}


def test_the_reason_for_an_early_end_lies_on_the_table() -> None:
    assert sit_down(nine_points()).view(None).ending == "bonus"
    assert sit_down(sixteen_mounts()).view(None).ending == "mounts"
    assert "nobody has 16 mounts (SC-112)" in refusal(nine_points() | {"ending": "mounts"})
    assert "nobody holds 9 bonus points (SC-111)" in refusal(sixteen_mounts() | {"ending": "bonus"})
    assert "does not fit (SC-111, SC-112)" in refusal(sixteen_mounts() | {"ending": None})


def test_no_round_follows_the_last_one() -> None:
    position = sixteen_mounts()
    position["discards"] = dict(Counter(position["discards"]) + Counter(position["fair"]))
    position |= {"phase": "deal", "fair": [None] * 8, "round": position["round"] + 1}
    assert "no round follows the last one (SC-113)" in refusal(position)


def test_the_game_is_not_over_before_its_last_round() -> None:
    assert "the game is over before its last round (SC-94)" in refusal(midgame() | {"phase": "over", "coins": 0})
