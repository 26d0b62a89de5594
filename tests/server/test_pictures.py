"""What a game sends of its tables is what its structures, the schema and docs/pictures.md say."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.picture import Picture
from sammelsurium.kernel.reading import read_json
from sammelsurium.kernel.registry import find_game, house_games
from sammelsurium.server import documented
from sammelsurium.server.documented import field_texts, structures_of
from sammelsurium.server.pictures import document
from sammelsurium.server.schema import schema_text
from tests.kernel.test_texts_in_play import messages

ROOT = Path(__file__).parents[2]
TYPED = list(house_games().values())


def committed(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def test_the_committed_document_is_current() -> None:
    assert committed("docs/pictures.md") == document(), (
        "run `python -m sammelsurium.server.pictures > docs/pictures.md`"
    )


def test_the_check_belongs_to_make_check() -> None:
    assert "sammelsurium.server.pictures --check docs/pictures.md" in committed("Makefile")


def test_a_field_renamed_in_python_only_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    written = sys.modules[find_game("stamp_collection").pictures.Caption.__module__]
    renamed = msgspec.defstruct("Caption", [("turn", int), ("rounds", int)], bases=(Picture,), module=written.__name__)
    monkeypatch.setattr(written, "Caption", renamed)
    assert schema_text() != committed("web/openapi.json")
    monkeypatch.setattr(renamed, "__doc__", "How far a game is, for the list of tables.")
    assert document() != committed("docs/pictures.md")


@pytest.mark.parametrize("game", TYPED, ids=lambda game: game.name)
def test_every_structure_and_every_text_below_a_field_is_in_the_schema(game: Game) -> None:
    told = schema_text()
    for structure in structures_of(game):
        assert f'"title": "{documented.title_of(game, structure.__name__)}"' in told
        for text in field_texts(structure).values():
            assert msgspec.json.encode(text).decode() in told


@pytest.mark.parametrize("game", TYPED, ids=lambda game: game.name)
def test_every_kind_of_event_and_effect_has_its_text(game: Game) -> None:
    """Also those that no random game happens to tell."""
    schemas, known = documented.picture_schemas(game), messages(game.folder)
    for part in ("Event", "Effect"):
        keys = set(schemas[documented.title_of(game, part)]["properties"]["key"]["enum"]) - {""}
        assert len(keys) > 5
        assert sorted(keys - known.keys()) == []


def shown(game: Game) -> Iterator[tuple[Any, type]]:
    """Everything that people are shown of one random game for each number of players, with the type it should have."""
    kinds: Any = game.pictures
    for players in game.players:
        deal, choose = Stream.of(f"pictures {players}", "deal"), Stream.of(f"pictures {players}", "choose")
        match = Match.begin(game, [f"seat {seat}" for seat in range(players)])
        match.settle(deal)
        while not match.over:
            seat = match.waiting[0]
            choices = match.choices(seat)
            yield from ((choice, kinds.Choice) for choice in choices)
            yield match.view(seat), kinds.View
            match.play(seat, choices[choose.draw(match.ply, len(choices))].move)
            match.settle(deal)
        yield match.caption(), kinds.Caption
        yield from ((event, kinds.Event) for index in range(match.ply) for event in match.events(index, None))


@pytest.mark.parametrize("game", TYPED, ids=lambda game: game.name)
def test_what_is_sent_keeps_to_its_structures(game: Game) -> None:
    """A structure takes any value it is made with; read back, every one of them is looked at."""
    for made, kind in shown(game):
        assert read_json(msgspec.json.encode(made), kind) == made
