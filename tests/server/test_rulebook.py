"""Rulebooks: plain Markdown in, sections and blocks out, a clear error otherwise."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from sammelsurium.kernel.contract import Entry
from sammelsurium.kernel.registry import games
from sammelsurium.kernel.text import LANGUAGES, Texts
from sammelsurium.server.messages.house import Block
from sammelsurium.server.rulebook import SOFT_HYPHEN, RulebookError, catalogue, languages, parse, rulebook

from .serving import Visitor

BOOK = """\
# A game

## The idea {idea}

A paragraph that goes
over two lines. {AB-1}

Another, with **bold** and no rule.
- An item. {AB-2, AB-3}
- A second
  one. {AB-4 AB-5b}
> An example. {AB-2}
! A note.
## The end {end}
It is over.
### Its ways
Of these there are two:
= ways
"""
WAYS = {"ways": ["**Bell** It rings.", "**Gong** It sounds."], "others": []}


def test_sections_and_blocks() -> None:
    title, sections = parse(BOOK, catalogue=WAYS)
    assert title == "A game"
    assert [(section.id, section.title) for section in sections] == [("idea", "The idea"), ("end", "The end")]
    assert sections[0].blocks == [
        Block("text", "A paragraph that goes over two lines.", ["AB-1"]),
        Block("text", "Another, with **bold** and no rule.", []),
        Block("item", "An item.", ["AB-2", "AB-3"]),
        Block("item", "A second one.", ["AB-4", "AB-5b"]),
        Block("example", "An example.", ["AB-2"]),
        Block("note", "A note.", []),
    ]
    assert sections[1].blocks == [
        Block("text", "It is over.", []),
        Block("heading", "Its ways", []),
        Block("text", "Of these there are two:", []),
        Block("entry", "**Bell** It rings.", []),
        Block("entry", "**Gong** It sounds.", []),
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "needs a title"),
        ("# Only a title", "needs a title"),
        ("## No title {x}\n\ntext", "needs a title"),
        ("# T\n\nToo early.\n\n## S {s}", "line 3: a block stands before"),
        ("# T\n\n# U\n\n## S {s}", "line 3: a second title"),
        ("# T\n\n## No id", "line 3: a section is"),
        ("# T\n\n#### Too deep {x}", "line 3: a section is"),
        ("# T\n\n### Too early\n\n## S {s}", "line 3: a block stands before"),
        ("# T\n\n## S {s}\n\n= ways\n\n= bells", "line 7: there is no catalogue 'bells'; there is: ways, others"),
        ("# T\n\n## S {s}\n\n## S {s}", "line 5: there is another section {s}"),
        ("# T\n\n## S {s}\n\nText. {see below}", "line 5: 'see' in the braces"),
        ("# T\n\n## S {s}\n\nText. {}", "line 5: '' in the braces"),
    ],
)
def test_errors_say_where(text: str, told: str) -> None:
    with pytest.raises(RulebookError) as error:
        parse(text, "book.md", WAYS)
    assert told in str(error.value)
    assert str(error.value).startswith("book.md")


def test_every_rulebook_in_the_house_can_be_read() -> None:
    for game in games().values():
        assert "en" in languages(game)
        for language in languages(game):
            book = rulebook(game, language)
            told = {rule for section in book.sections for block in section.blocks for rule in block.rules}
            assert told
            assert all(rule.startswith(f"{game.prefix}-") for rule in told)


def test_how_many_play_and_how_long_stands_above_every_rulebook() -> None:
    for game in games().values():
        for language in languages(game):
            book = rulebook(game, language)
            assert (book.players, book.minutes) == (list(game.players), list(game.minutes))
    tauschrausch = rulebook(games()["tauschrausch"], "de")
    assert (tauschrausch.players, tauschrausch.minutes) == ([1, 2, 3, 4, 5], [20, 60])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_tauschrausch_lists_every_card_of_its_box(language: str) -> None:
    game = games()["tauschrausch"]
    box = tomllib.loads((game.folder / "box.toml").read_text(encoding="utf-8"))
    ids = [f"{kind}-{card['id']}" for kind in ("specialist", "event", "contest", "exhibitor") for card in box[kind]]
    ids += [f"exhibitor-{card['id']}" for card in box["album_exhibitor"]]
    assert len(ids) == 14 + 10 + 30 + 10
    words = Texts(game.folder, language)
    wanted = {f"**{words.say(key).replace(SOFT_HYPHEN, '')}** {words.say(f'{key}.about')}" for key in ids}
    sections = rulebook(game, language).sections
    listed = [block.text for section in sections for block in section.blocks if block.kind == "entry"]
    assert sorted(listed) == sorted(wanted)


def test_a_piece_of_the_catalogue_is_told_with_its_arguments(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    words = "bell = Bell of { $metal }\n    .about = It rings { $times } times.\nmetal-tin = tin\n"
    (tmp_path / "text" / "en.ftl").write_text(words, encoding="utf-8")
    entry = Entry("bell", {"metal": "tin", "times": 3})
    tin = replace(games()["tauschrausch"], folder=tmp_path)
    tin = tin.with_rooms(catalogue=SimpleNamespace(groups=lambda _: {"b": [entry]}))
    (tmp_path / "box.toml").write_bytes((games()["tauschrausch"].folder / "box.toml").read_bytes())
    assert catalogue(tin, "en") == {"b": ["**Bell of tin** It rings 3 times."]}


def test_a_rulebook_is_served(ada: Visitor) -> None:
    book = ada.get("/api/games/stamp_collection/rulebook/de")
    assert (book["game"], book["language"], book["title"]) == ("stamp_collection", "de", "Stamp Collection")
    assert {"id", "title", "blocks"} == set(book["sections"][0])
