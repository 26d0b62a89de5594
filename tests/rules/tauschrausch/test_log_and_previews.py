"""What people are shown: the log of what happened, the table, and what a choice would bring. Along recorded games."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sammelsurium.games.tauschrausch.scoring import total
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.text import LANGUAGES, texts

from .table import ADA, BEN, GAME, NAMES, Table, opening

FOLDER = Path(__file__).parents[2] / "records" / "tauschrausch"
RECORDS = ["two_players", "pinzetta_won", *(["three_players", "four_players_contests_in_turn"] if enabled else [])]
STRIDE = 7 if enabled else 60


def moments(name: str) -> Iterator[Match]:
    """A recorded game, shown after every action."""
    whole = replay(Record.read((FOLDER / f"{name}.json").read_text(encoding="utf-8")))
    match = Match.begin(GAME, whole.seats, whole.options)
    for action in whole.actions:
        match.play(action.actor, action.move)
        yield match


def last_events(match: Match, reader: int | None) -> list[Json]:
    return match.events(match.ply - 1, reader)


@pytest.mark.parametrize("name", RECORDS)
def test_points_told_are_those_that_changed(name: str) -> None:
    before: list[int] = []
    for match in moments(name):
        now = [int(total(match.state, side)) for side in range(int(match.state.sides))]
        told = list(before or [0] * len(now))
        for event in last_events(match, None):
            for side, points in event["points"].items():
                told[int(side)] += points
        if before:
            assert told == now
        before = now


@pytest.mark.parametrize("name", RECORDS)
def test_every_event_has_a_sentence_in_four_languages_for_every_reader(name: str) -> None:
    documented = (GAME.folder / "view.md").read_text(encoding="utf-8")
    words = [texts(GAME.folder, language) for language in LANGUAGES]
    for match in moments(name):
        for reader in (None, *range(len(match.seats))):
            for event in last_events(match, reader):
                assert not event["key"] or f"`{event['key']}`" in documented
                sentences = [said.tell(event, NAMES) for said in words]
                assert all("{" not in sentence for sentence in sentences)


@pytest.mark.parametrize("name", RECORDS)
def test_choices_are_the_legal_moves_and_their_effects_have_sentences(name: str) -> None:
    words = [texts(GAME.folder, language) for language in LANGUAGES]
    documented = (GAME.folder / "view.md").read_text(encoding="utf-8")
    for number, match in enumerate(moments(name)):
        if not match.waiting or number % STRIDE:
            continue
        seat = match.waiting[0]
        choices = match.choices(seat)
        assert [choice["move"] for choice in choices] == match.legal(seat)
        assert json.loads(json.dumps(choices)) == choices
        for effect in (effect for choice in choices[:: 1 if enabled else 9] for effect in choice["effects"]):
            assert f"`{effect['key']}`" in documented
            assert all("{" not in said.tell(effect, NAMES) for said in words)


@pytest.mark.parametrize("name", RECORDS)
def test_the_table_can_be_sent_to_everybody(name: str) -> None:
    for number, match in enumerate(moments(name)):
        if number % STRIDE == 0:
            for reader in (None, *range(len(match.seats))):
                view = match.view(reader)
                assert json.loads(json.dumps(view)) == view
                assert set(match.caption()) == {"round", "rounds"}


def test_a_placement_brings_what_it_promised() -> None:
    table = Table(2, opening())
    table.until("show")
    for _ in range(3):
        table.play(ADA, next(move for move in table.match.legal(ADA) if move.startswith("stamp")))
        choice = table.match.choices(ADA)[0]
        promised = {e["args"]["contest"]: e["args"]["total"] for e in choice["effects"] if e["key"] == "effect-contest"}
        table.play(ADA, choice["move"])
        shown = table.view(ADA)
        contests = [contest["id"] for contest in (*shown["contests"], shown["final"])]
        paid = dict(zip(contests, (worth["points"] for worth in shown["players"][ADA]["worth"]), strict=True))
        assert {name: paid[name] for name in promised} == promised


def test_who_may_not_see_a_stamp_is_told_its_size() -> None:
    table = Table(2, [*opening(), "?R60"])
    table.play(ADA, f"take {table.find('?short', 'pool')}")
    plies = range(table.match.ply - 2, table.match.ply)
    told = {reader: [e["key"] for ply in plies for e in table.match.events(ply, reader)] for reader in (ADA, BEN)}
    assert "saw" in told[ADA]
    assert "looked" in told[BEN]
    said = [e["args"] for ply in plies for e in table.match.events(ply, BEN) if e["key"]]
    assert all("piece" not in args for args in said)


def test_every_event_of_the_document_has_a_text() -> None:
    """The table of events in view.md names messages of the game's texts."""
    table = (GAME.folder / "view.md").read_text(encoding="utf-8").split("## Log events")[1].split("Names:")[0]
    keys = [
        key
        for line in table.splitlines()
        if line.startswith("| `")
        for key in re.findall("`([a-z-]+)`", line.split("|")[1])
    ]
    source = (GAME.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    assert len(keys) > 40
    assert [key for key in keys if not re.search(f"^{key} =", source, re.MULTILINE)] == []
