"""Bad input: damaged, edited and foreign records, and moves that cannot be. Each gets a clear error; nothing
changes.

Positions that cannot occur and faulty box files speak of one game each, so their tests lie with the game's rules.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import GameError, Illegal, OptionError, PositionError, RecordError, Stale, Unreadable
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.registry import find_game

GAME = find_game("stamp_collection")
FOLDER = Path(__file__).parents[1] / "records" / "stamp_collection"
TEXT = (FOLDER / "ends_with_16_mounts.json").read_text(encoding="utf-8")
EXAMPLE = (FOLDER / "example_turns_en.json").read_text(encoding="utf-8")
RULES = f'"rules": {GAME.rules_version}'


@cache
def whole() -> Record:
    return Record.read(TEXT)


def edited(**changes: Any) -> Record:
    """The record changed by hand: without its digest."""
    return msgspec.structs.replace(whole(), digest=None, **changes)


def refusal(record: Record) -> str:
    with pytest.raises(RecordError) as caught:
        replay(record)
    return str(caught.value)


def unreadable(text: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    return str(caught.value)


# -- damaged files -------------------------------------------------------------------------------------------------


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(TEXT.rstrip().encode()) - 1))
def test_a_record_cut_off_anywhere_is_refused(length: int) -> None:
    assert "the record is damaged or cut off" in unreadable(TEXT.encode()[:length])


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(TEXT.encode()) - 1), st.integers(0, 255))
def test_no_single_byte_can_be_changed_unnoticed(place: int, byte: int) -> None:
    damaged = bytearray(TEXT.encode())
    damaged[place] = byte
    try:
        read = Record.read(bytes(damaged))
    except RecordError:
        return
    assert read == whole(), "only spaces between the words may differ"


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_refused_with_an_error_of_ours(noise: bytes) -> None:
    assert unreadable(noise)


def test_a_record_without_its_last_actions_is_refused() -> None:
    said = refusal(edited(actions=whole().actions[:-1]))
    assert "stop before the end: it was cut off" in said
    assert f"its {len(whole().actions) - 1} actions" in said


# -- edited records ------------------------------------------------------------------------------------------------


def test_an_edited_record_is_noticed_by_its_digest() -> None:
    said = unreadable(TEXT.replace('"Ada"', '"Eve"'))
    assert "changed after it was written" in said
    assert "remove the digest" in said


def test_a_change_that_is_meant_is_read_without_a_digest() -> None:
    assert replay(edited(seats=["Eve", "Ben"])).seats == ("Eve", "Ben")


def test_an_illegal_action_is_named_with_its_number_and_rule() -> None:
    actions = list(whole().actions)
    number = next(n for n, action in enumerate(actions) if action.endswith("coin"))
    other = "2" if actions[number].startswith("1") else "1"
    actions[number] = f"{other} coin"
    said = refusal(edited(actions=actions))
    assert f"action {number + 1} of the record, “{other} coin”" in said
    assert "SC-20 forbids" in said


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("3 coin", "it begins with * or a seat from 1 to 2"),
        ("0 coin", "it begins with * or a seat from 1 to 2"),
        ("² coin", "it begins with * or a seat from 1 to 2"),
        ("coin", "it begins with * or a seat from 1 to 2"),
        ("1", "it begins with * or a seat from 1 to 2"),
        ("", "it begins with * or a seat from 1 to 2"),
        ("1 jump", "“jump” is no move"),
        ("* coin", "does not draw a start player"),
        ("* start 7", "does not draw a start player; expected start 1 to start 2"),
    ],
)
def test_an_action_that_is_none_is_named_with_its_number(action: str, message: str) -> None:
    said = refusal(edited(actions=[action, *whole().actions[1:]]))
    assert f"action 1 of the record, “{action}”" in said
    assert message in said


def test_a_tile_that_the_box_has_not_so_often_is_not_dealt_twice() -> None:
    actions = list(whole().actions)
    deals = [n for n, action in enumerate(actions) if action.startswith("* deal")]
    for n in deals[:5]:
        actions[n] = "* deal storage"
    said = refusal(edited(actions=actions))
    assert f"action {deals[4] + 1} of the record" in said
    assert "no storage is left in the pile" in said


def test_nothing_follows_the_end() -> None:
    said = refusal(edited(actions=[*whole().actions, "1 coin"]))
    assert f"action {len(whole().actions) + 1} of the record" in said
    assert "the game was already over" in said


def test_a_result_that_does_not_follow_from_the_actions_is_refused() -> None:
    result = whole().result
    assert result
    for wrong in ({"points": [99, 0]}, {"ranks": [1, 1]}, {"reason": "rounds"}):
        said = refusal(edited(result=msgspec.structs.replace(result, **wrong)))
        assert "but its actions lead to" in said


# -- foreign records -----------------------------------------------------------------------------------------------


def test_a_record_of_other_rules_is_refused() -> None:
    said = refusal(edited(rules=GAME.rules_version + 1))
    assert f"rules version {GAME.rules_version + 1} of Stamp Collection" in said
    assert f"plays version {GAME.rules_version}" in said


def test_a_record_of_another_box_is_refused() -> None:
    box = msgspec.structs.replace(whole().box, name="homemade", hash="0123456789abcdef")
    said = refusal(edited(box=box))
    assert "box “homemade” 1 (0123456789abcdef)" in said
    assert GAME.box().hash in said


def test_a_record_of_another_box_replays_with_that_box() -> None:
    text = (GAME.folder / "box.toml").read_text(encoding="utf-8")
    richer = GAME.rooms.box.read_box(text.replace("start = 6", "start = 60"), "richer.toml")
    match = Match.begin(GAME, ["Ada", "Ben"], box=richer)
    match.settle(Stream.of("box", "deal"))
    assert match.position()["seats"][0]["money"] == 60
    assert replay(match.record(), richer).position() == match.position()
    assert richer.hash in refusal(match.record())


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"game": "poker"}, GameError, "there is no game “poker”; there is: "),
        ({"seats": ["Ada"]}, OptionError, "for 2 to 4 players, not for 1"),
        ({"seats": list("abcde")}, OptionError, "for 2 to 4 players, not for 5"),
        ({"options": {"colour": "red"}}, OptionError, "has no option “colour”; it has: albums, loans"),
        ({"options": {"loans": "never"}}, OptionError, "cannot be “never”; it is one of: on purchase, any time"),
        ({"position": {}}, PositionError, "missing required field"),
    ],
)
def test_a_table_that_cannot_be_is_refused(changes: dict[str, Any], error: type[GameError], message: str) -> None:
    with pytest.raises(error) as caught:
        replay(edited(**changes))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (RULES, '"rules": "one"', "Expected `int`, got `str` - at `$.rules`"),
        (RULES, f'{RULES}, "mood": "good"', "unknown field `mood`"),
        ('"game": "stamp_collection",', "", "missing required field `game`"),
        ('"actions": [', '"actions": [7,', "Expected `str`, got `int` - at `$.actions[0]`"),
        ('"seats": [', '"seats": "Ada", "players": [', "Expected `array`, got `str` - at `$.seats`"),
        ("{", "[{", "Expected `object`, got `array`"),
        ("{", "{{", "damaged or cut off"),
    ],
)
def test_what_does_not_have_the_form_of_a_record_is_refused(old: str, new: str, message: str) -> None:
    assert old in TEXT
    assert message in unreadable(TEXT.replace(old, new, 1))


def test_a_record_in_a_later_format_is_refused() -> None:
    assert "has format 2; this house reads format 1" in unreadable(TEXT.replace("{", '{"format": 2,', 1))


def test_a_record_that_begins_in_an_impossible_position_is_refused() -> None:
    record = Record.read(EXAMPLE)
    position = dict(record.position or {}) | {"coins": 0}
    with pytest.raises(PositionError, match="this position cannot occur"):
        replay(msgspec.structs.replace(record, digest=None, position=position))


# -- moves ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def match() -> Match:
    match = Match.begin(GAME, ["Ada", "Ben"])
    match.settle(Stream.of("bad input", "deal"))
    return match


MOVES = [
    (0, "", None, Unreadable, "is no move"),
    (0, "buy the moon", None, Unreadable, "“buy the moon” is no move; moves look like these"),
    (0, "coin" * 10_000, None, Unreadable, "is no move"),
    (2, "coin", None, Unreadable, "there is no seat 3 at this table of 2"),
    (-2, "coin", None, Unreadable, "there is no seat -1 at this table of 2"),
    (CHANCE, "deal storage", None, Unreadable, "it is not Chance's turn"),
    (0, "coin", 7, Stale, "the move was meant for ply 7, the match is at ply 11"),
    (1, "coin", 12, Stale, "the move was meant for ply 12, the match is at ply 11"),
    (0, "album 1", None, Illegal, "SC-2 forbids “album 1” for seat 1 at ply 11"),
    (0, "repay", None, Illegal, "SC-82 forbids “repay” for seat 1"),
    (1, "loan", None, Illegal, "SC-80 forbids “loan” for seat 2"),
]


@pytest.mark.parametrize(("seat", "move", "ply", "error", "message"), MOVES, ids=[move[-1][:30] for move in MOVES])
def test_a_move_that_cannot_be_is_refused_and_nothing_changes(
    match: Match, seat: int, move: str, ply: int | None, error: type[GameError], message: str
) -> None:
    record, state, choices = match.record(), match.state.tobytes(), match.choices(match.waiting[0])
    with pytest.raises(error) as caught:
        match.play(seat, move, ply)
    assert message in str(caught.value)
    assert (match.record(), match.state.tobytes(), match.choices(match.waiting[0])) == (record, state, choices)


def test_the_errors_say_what_a_program_needs(match: Match) -> None:
    with pytest.raises(Stale) as stale:
        match.play(0, "coin", 3)
    assert stale.value.ply == match.ply
    with pytest.raises(Illegal) as illegal:
        match.play(0, "repay")
    assert illegal.value.rule == match.why(0, "repay") == "SC-82"


def test_asking_why_about_nonsense_is_refused_too(match: Match) -> None:
    with pytest.raises(Unreadable):
        match.why(0, "dance")
    with pytest.raises(Unreadable):
        match.why(5, "coin")
