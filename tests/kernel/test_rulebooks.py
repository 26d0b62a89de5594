"""A game's rulebook covers its whole ledger, and is the same book in every language.

The form of a rulebook is described in docs/add_a_game.md.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import sammelsurium.games
from sammelsurium.kernel.registry import find_game

LANGUAGES = ("en", "de", "fr", "it")
FOLDERS = sorted(Path(sammelsurium.games.__file__).parent.glob("*/rulebook"))
BOOKS = [folder / f"{language}.md" for folder in FOLDERS for language in LANGUAGES]
LEDGERS = Path(__file__).parents[2] / "docs" / "rules"

SECTION = re.compile(r"## (?P<title>\S.*) \{(?P<id>[a-z]+)\}")
RULES = re.compile(r" \{(?P<ids>[A-Z]{2}-\d+(?:, [A-Z]{2}-\d+)*)\}$")
STATEMENT = re.compile(r"^- ((?:SC|CX|TR|ST)-\d+) ", re.MULTILINE)
KINDS = {"- ": "item", "> ": "example", "! ": "note", "### ": "heading", "= ": "catalogue"}


@dataclass(frozen=True)
class Block:
    kind: str
    text: str
    rules: tuple[str, ...]


@dataclass
class Section:
    id: str
    title: str
    blocks: list[Block] = field(default_factory=list)


def read_block(line: str) -> Block:
    mark = line[: line.find(" ") + 1]
    kind = KINDS.get(mark, "text")
    text = line if kind == "text" else line.removeprefix(mark)
    found = RULES.search(text)
    if found is None:
        return Block(kind, text, ())
    return Block(kind, text[: found.start()], tuple(found["ids"].split(", ")))


def read_book(file: Path) -> tuple[str, list[Section]]:
    first, *lines = (line for line in file.read_text("utf-8").splitlines() if line.strip())
    assert first.startswith("# "), f"{file.name} has no title"
    sections: list[Section] = []
    for line in lines:
        if line.startswith("#") and not line.startswith("### "):
            found = SECTION.fullmatch(line)
            assert found, f"{file.name}: not a heading with an id: {line}"
            sections.append(Section(found["id"], found["title"]))
        else:
            assert sections, f"{file.name}: text before the first section: {line}"
            sections[-1].blocks.append(read_block(line))
    return first[2:], sections


def ledger(game: str) -> list[str]:
    return STATEMENT.findall((LEDGERS / f"{game.replace('_', '-')}.md").read_text("utf-8"))


def label(file: Path) -> str:
    return f"{file.parent.parent.name}-{file.stem}"


def skeleton(block: Block) -> tuple[str, ...]:
    return (block.kind, block.text if block.kind == "catalogue" else "", *block.rules)


def shape(file: Path) -> list[tuple[str, list[tuple[str, ...]]]]:
    """Everything but the words."""
    return [(s.id, [skeleton(block) for block in s.blocks]) for s in read_book(file)[1]]


def test_there_are_rulebooks() -> None:
    assert FOLDERS


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_section_ids_are_unique_and_no_section_is_empty(book: Path) -> None:
    _, sections = read_book(book)
    ids = [section.id for section in sections]
    assert len(ids) == len(set(ids))
    assert [section.id for section in sections if not section.blocks] == []


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_every_statement_of_the_ledger_is_in_the_book(book: Path) -> None:
    told = {rule for section in read_book(book)[1] for block in section.blocks for rule in block.rules}
    known = ledger(book.parent.parent.name)
    assert [rule for rule in known if rule not in told] == []
    assert sorted(told - set(known)) == []


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_a_language_has_the_sections_blocks_and_rules_of_english(book: Path) -> None:
    assert shape(book) == shape(book.with_name("en.md"))


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_text_uses_bold_and_italic_only(book: Path) -> None:
    for section in read_book(book)[1]:
        for block in section.blocks:
            plain = re.sub(r"\*\*[^*]+\*\*|\*[^*]+\*", "", block.text)
            assert not re.search(r"[*_`#<>\[\]{}|\\]", plain), (section.id, block.text)


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_an_item_example_or_note_names_its_rules(book: Path) -> None:
    bare = [
        block.text
        for section in read_book(book)[1]
        for block in section.blocks
        if block.kind in ("item", "example", "note") and not block.rules
    ]
    assert bare == []


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_every_group_of_the_catalogue_is_listed_once(book: Path) -> None:
    game = find_game(book.parent.parent.name)
    room = game.rooms.catalogue
    groups = list(room.groups(game.box().facts)) if room else []
    listed = [b.text for section in read_book(book)[1] for b in section.blocks if b.kind == "catalogue"]
    assert sorted(listed) == sorted(groups)


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_sums_in_the_examples_are_right(book: Path) -> None:
    """`4 + 7 + 13 = 24`: whatever a book adds up, it adds up correctly."""
    sums = re.findall(r"((?:\d+ [+−] )+\d+) = (\d+)", book.read_text("utf-8"))
    assert sums
    for left, right in sums:
        terms = re.findall(r"([+−]?) ?(\d+)", left)
        assert sum(-int(n) if sign == "−" else int(n) for sign, n in terms) == int(right), left
