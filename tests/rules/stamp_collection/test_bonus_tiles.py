"""Bonus tiles (SC-70 to SC-72). Which stamps a tile names is the box's affair, so the tests look it up."""

import re
from collections.abc import Collection

import pytest

from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.text import LANGUAGES, texts
from sammelsurium.server.rulebook import rulebook

from .table import ADA, BEN, FACTS, GAME, of, seat, showing, stock, table, told

PAIR = next(bonus for bonus in FACTS.bonus if len(bonus.stamps) == 2)
# A tile whose stamps all exist twice, so that two albums can show them, and another that shares a stamp with it.
TWICE = next(bonus for bonus in FACTS.bonus if all(stock()[stamp] == 2 for stamp in bonus.stamps))
SHARING = next(b for b in FACTS.bonus if b is not TWICE and set(b.stamps) & set(TWICE.stamps))


def one_short(stamps: Collection[str], last: str, *more: str) -> tuple[Json, str]:
    """Ada's album, which shows all these stamps but the last, and the empty mount where that one can go."""
    colour = last.split()[0]
    album = showing("blue", *sorted(set(stamps) - {last}), *more, f"{colour} mount")
    space = next(s for s, c in album["mounts"].items() if c == colour and s not in album["stamps"])
    return album, space


@pytest.mark.rule("SC-70")
def test_the_first_to_show_every_stamp_of_a_tile_takes_it_at_once() -> None:
    album, space = one_short(PAIR.stamps, PAIR.stamps[-1])
    match = table(album, seat("green"), fair=[PAIR.stamps[-1]])
    assert match.position()["bonus"] == {}
    match.play(ADA, f"buy 1 {space}")
    assert match.position()["bonus"] == {PAIR.id: ADA + 1}
    assert match.terms(ADA)["bonus"] == PAIR.points
    assert "bonus" in told(match)


@pytest.mark.rule("SC-70")
def test_a_part_of_its_stamps_is_not_enough() -> None:
    album, space = one_short([], PAIR.stamps[-1])
    match = table(album, seat("green"), fair=[PAIR.stamps[-1]])
    match.play(ADA, f"buy 1 {space}")
    assert match.position()["bonus"] == {}


@pytest.mark.rule("SC-70")
def test_a_tile_once_taken_stays_with_its_player() -> None:
    album, space = one_short(TWICE.stamps, TWICE.stamps[-1])
    match = table(album, showing("green", *TWICE.stamps), fair=[TWICE.stamps[-1]])
    match.play(ADA, f"buy 1 {space}")
    assert set(TWICE.stamps) <= set(of(match, ADA)["stamps"].values())
    assert match.position()["bonus"] == {TWICE.id: BEN + 1}


@pytest.mark.rule("SC-71")
def test_one_stamp_can_bring_several_tiles() -> None:
    last = next(stamp for stamp in TWICE.stamps if stamp in SHARING.stamps)
    album, space = one_short([*TWICE.stamps, *SHARING.stamps], last)
    match = table(album, seat("green"), fair=[last])
    match.play(ADA, f"buy 1 {space}")
    assert match.position()["bonus"] == {TWICE.id: ADA + 1, SHARING.id: ADA + 1}
    assert match.terms(ADA)["bonus"] == TWICE.points + SHARING.points


@pytest.mark.rule("SC-71")
def test_of_several_tiles_only_those_still_available_are_taken() -> None:
    last = next(stamp for stamp in TWICE.stamps if stamp in SHARING.stamps)
    album, space = one_short([*TWICE.stamps, *SHARING.stamps], last)
    match = table(album, showing("green", *TWICE.stamps), fair=[last])
    match.play(ADA, f"buy 1 {space}")
    assert match.position()["bonus"] == {TWICE.id: BEN + 1, SHARING.id: ADA + 1}


@pytest.mark.rule("SC-72")
def test_a_stored_stamp_does_not_count() -> None:
    *rest, last = TWICE.stamps
    match = table(showing("red", *rest), seat("green"), fair=[last], options={"storing": "english"})
    match.play(ADA, "buy 1 storage")
    assert match.position()["bonus"] == {}


@pytest.mark.rule("SC-70", "SC-72")
def test_moved_from_storage_to_a_mount_it_counts() -> None:
    *rest, last = TWICE.stamps
    match = table(showing("red", *rest, storage=[last]), seat("green"), fair=[f"{last.split()[0]} mount"])
    match.play(ADA, next(move for move in match.legal(ADA) if move.startswith("buy 1 ")))
    assert match.position()["bonus"] == {TWICE.id: ADA + 1}


@pytest.mark.rule("SC-72")
def test_extra_copies_do_no_harm() -> None:
    *rest, last = TWICE.stamps
    album, space = one_short(TWICE.stamps, last, *rest)
    match = table(album, seat("green"), fair=[last])
    match.play(ADA, f"buy 1 {space}")
    assert match.position()["bonus"] == {TWICE.id: ADA + 1}


@pytest.mark.rule("SC-101", "SC-121")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_every_tile_with_its_stamps_and_points(language: str) -> None:
    words = texts(GAME.folder, language)
    section = next(one for one in rulebook(GAME, language).sections if one.id == "bonus")
    items = [block.text for block in section.blocks if block.kind == "item"]
    assert len(items) == len(FACTS.bonus)
    for item, bonus in zip(items, FACTS.bonus, strict=True):
        found = re.fullmatch(r"\*\*(?P<name>.+)\*\*, (?P<points>\d+) [^:]+: (?P<stamps>.+)\.", item)
        assert found, item
        assert (found["name"], int(found["points"])) == (words.say(f"bonus-{bonus.id}"), bonus.points)
        stamps = re.findall(r"(?:^|, | (?:and|und|et|e) )([^(),]+) \((\w+), \w+\)", found["stamps"])
        named = [stamp.split() for stamp in bonus.stamps]
        assert stamps == [(words.say(f"stamp-{c}-{motif}"), words.say(f"motif-{motif}")) for c, motif in named]
