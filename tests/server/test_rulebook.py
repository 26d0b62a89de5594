"""Rulebooks: plain Markdown in, sections and blocks out, a clear error otherwise."""

from __future__ import annotations

import pytest

from sammelsurium.kernel.registry import games
from sammelsurium.server.messages import Block
from sammelsurium.server.rulebook import RulebookError, languages, parse, rulebook

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
"""


def test_sections_and_blocks() -> None:
    title, sections = parse(BOOK)
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
    assert sections[1].blocks == [Block("text", "It is over.", [])]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "needs a title"),
        ("# Only a title", "needs a title"),
        ("## No title {x}\n\ntext", "needs a title"),
        ("# T\n\nToo early.\n\n## S {s}", "line 3: a block stands before"),
        ("# T\n\n# U\n\n## S {s}", "line 3: a second title"),
        ("# T\n\n## No id", "line 3: a section is"),
        ("# T\n\n### Too deep {x}", "line 3: a section is"),
        ("# T\n\n## S {s}\n\n## S {s}", "line 5: there is another section {s}"),
        ("# T\n\n## S {s}\n\nText. {see below}", "line 5: 'see' in the braces"),
        ("# T\n\n## S {s}\n\nText. {}", "line 5: '' in the braces"),
    ],
)
def test_errors_say_where(text: str, told: str) -> None:
    with pytest.raises(RulebookError) as error:
        parse(text, "book.md")
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


def test_a_rulebook_is_served(ada: Visitor) -> None:
    book = ada.get("/api/games/stamp_collection/rulebook/de")
    assert (book["game"], book["language"], book["title"]) == ("stamp_collection", "de", "Stamp Collection")
    assert {"id", "title", "blocks"} == set(book["sections"][0])
