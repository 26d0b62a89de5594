"""Earlier boxes are kept, so that what was begun with them goes on; and rules that changed a little play as before."""

import re
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sammelsurium.kernel.box import read_text
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.compiled import compiled
from sammelsurium.kernel.contract import BoxData, Numbers, Option, State
from sammelsurium.kernel.errors import RecordError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.registry import find_game, games
from tests.contract.exchanged import KUHN, exchanged

# Every box that was ever published with today's rules, the current one last.
PUBLISHED = "boxes/published.txt"


def faults(game: Game) -> list[str]:
    """What is wrong with the boxes that a game keeps."""
    published = read_text(game.folder / PUBLISHED).split()
    kept = {file.stem: file for file in (game.folder / "boxes").glob("*.toml")}
    current = game.box().hash
    found = [] if current == published[-1] else [_how_to_publish(game, published)]
    found += [f"{hash} was published; keep it as boxes/{hash}.toml" for hash in published[:-1] if hash not in kept]
    for hash, file in kept.items():
        read = game.rooms.box.read_box(read_text(file), file.name).hash
        found += [] if read == hash else [f"{file.name} is box {read}"]
        found += [] if hash in published else [f"{file.name} is not in {PUBLISHED}"]
    return found


def _how_to_publish(game: Game, published: Sequence[str]) -> str:
    return (
        f"the box of {game.title} is another one now: keep the one before as boxes/{published[-1]}.toml "
        f"and add {game.box().hash} to {PUBLISHED}"
    )


@pytest.mark.parametrize("name", sorted(games()))
def test_every_published_box_is_kept_and_found_by_its_hash(name: str) -> None:
    game = find_game(name)
    assert faults(game) == []
    for hash in read_text(game.folder / PUBLISHED).split():
        found = game.find_box(hash)
        assert found is not None
        assert found.hash == hash
    assert game.find_box("feed") is None


@pytest.fixture
def stamps(tmp_path: Path) -> Game:
    """Stamp Collection with a folder of its own, to be changed."""
    game = find_game("stamp_collection")
    shutil.copytree(game.folder / "boxes", tmp_path / "boxes")
    shutil.copy(game.folder / "box.toml", tmp_path / "box.toml")
    return replace(game, folder=tmp_path)


def with_more_money(game: Game) -> str:
    text = read_text(game.folder / "box.toml")
    more, changes = re.subn(r"^start = (\d+)", lambda found: f"start = {int(found[1]) + 5}", text, flags=re.MULTILINE)
    assert changes == 1
    return more


def publish(game: Game, text: str) -> Game:
    """The box with this text as the current one, as a maintainer does it who forgets nothing."""
    before = game.box()
    shutil.copy(game.folder / "box.toml", game.folder / f"boxes/{before.hash}.toml")
    (game.folder / "box.toml").write_text(text)
    after = replace(game)
    (game.folder / PUBLISHED).write_text(f"{before.hash}\n{after.box().hash}\n")
    return after


def test_a_new_box_is_published_beside_the_one_before(stamps: Game) -> None:
    assert faults(publish(stamps, with_more_money(stamps))) == []


def test_what_is_forgotten_about_a_new_box_is_noticed(stamps: Game) -> None:
    """Planted, one after the other."""
    before, text = stamps.box().hash, with_more_money(stamps)
    (stamps.folder / "box.toml").write_text(text)
    changed = replace(stamps)
    assert any(f"boxes/{before}.toml" in fault for fault in faults(changed))
    with (stamps.folder / PUBLISHED).open("a") as published:
        published.write(changed.box().hash)
    assert faults(changed) == [f"{before} was published; keep it as boxes/{before}.toml"]
    (stamps.folder / f"boxes/{before}.toml").write_text(text)
    assert faults(changed) == [f"{before}.toml is box {changed.box().hash}"]
    (stamps.folder / "boxes/feed.toml").write_text(text)
    assert f"feed.toml is not in {PUBLISHED}" in faults(changed)


def test_a_comment_makes_no_new_box(stamps: Game) -> None:
    file = stamps.folder / "box.toml"
    file.write_text(f"# a comment\n{file.read_text()}")
    assert faults(replace(stamps)) == []


def play_on(match: Match, plies: int) -> Match:
    deal = Stream.of("boxes", "deal")
    match.settle(deal)
    while match.ply < plies:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
        match.settle(deal)
    return match


def test_a_record_is_replayed_with_the_box_it_was_played_with(stamps: Game) -> None:
    before = play_on(Match.begin(stamps, ["Ada", "Ben"]), 60)
    now = publish(stamps, with_more_money(stamps))
    again = replay(before.record(), game=now)
    assert again.box.hash == before.box.hash != now.box().hash
    assert again.state.tobytes() == before.state.tobytes()
    assert again.record() == before.record()
    (stamps.folder / f"boxes/{before.box.hash}.toml").unlink()
    with pytest.raises(RecordError, match="played with box"):
        replay(before.record(), game=replace(now))


# -- rules that changed a little -----------------------------------------------------------------------------------

ANTE = Option("ante", ("none", "one"), "KP-9")


@compiled
def start_with_ante(box: BoxData, state: State, players: int, options: Numbers) -> None:
    """The second version: nobody pays before cards are dealt, unless the table wishes it as it was."""
    state.card[:] = -1
    state.said = 0
    state.folder = -1
    state.chips[:] = box.chips - options[0]
    state.pot = 2 * options[0]


def second_version(**declared: Any) -> Game:
    rules = SimpleNamespace(**vars(KUHN.rules) | {"VERSION": 2} | declared)
    earlier = rules if declared else None
    return replace(exchanged({"start": start_with_ante}), options=(ANTE,)).with_rooms(rules=rules, earlier=earlier)


def test_an_earlier_version_is_played_as_an_option() -> None:
    before = play_on(Match.begin(KUHN, ["Ada", "Ben"]), 3)
    now = second_version(EARLIER={1: {"ante": "one"}})
    assert (now.plays_by(1), now.plays_by(2), now.plays_by(3)) == (True, True, False)
    again = replay(before.record(), game=now)
    assert again.options == {"ante": "one"}
    assert again.state.tobytes() == before.state.tobytes()
    assert again.record().rules == 2
    assert replay(again.record(), game=now).state.tobytes() == before.state.tobytes()


def test_an_earlier_version_that_is_not_declared_is_refused() -> None:
    before = play_on(Match.begin(KUHN, ["Ada", "Ben"]), 3)
    with pytest.raises(RecordError, match="version 1"):
        replay(before.record(), game=second_version())


@pytest.mark.parametrize("name", sorted(games()))
def test_what_a_game_declares_of_earlier_versions_are_its_own_options(name: str) -> None:
    game = find_game(name)
    for version, options in (game.rooms.earlier.EARLIER if game.rooms.earlier else {}).items():
        assert version < game.rules_version
        game.read_options(options)
