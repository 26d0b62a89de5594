"""Every game speaks four languages, and says the same in each of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sammelsurium.games
from sammelsurium.kernel.text import LANGUAGES, texts

FOLDERS = sorted(Path(sammelsurium.games.__file__).parent.glob("*/text"))
FILES = [folder / f"{language}.ftl" for folder in FOLDERS for language in LANGUAGES]
NUMBERS = (0, 1, 2, 5)  # one for every plural form that the four languages have, and the exact keys in use
NUMERIC = {"after", "before", "count", "extra", "points", "price", "round", "total"}

# ("bonus", "you") names the attribute `.you` of the message `bonus`, ("bonus", None) its value.
Part = tuple[str, str | None]


class Variables(Visitor):
    """Collects the variables that a pattern mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the library
        self.names.add(node.id.name)


def entries(file: Path) -> list[ast.EntryType]:
    return list(FluentParser().parse(file.read_text("utf-8")).body)


def patterns(file: Path) -> Iterator[tuple[Part, ast.Pattern]]:
    for message in entries(file):
        if isinstance(message, ast.Message):
            if message.value is not None:
                yield (message.id.name, None), message.value
            for attribute in message.attributes:
                yield (message.id.name, attribute.id.name), attribute.value


def variables(pattern: ast.Pattern) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def parts(file: Path) -> dict[Part, frozenset[str]]:
    return {part: variables(pattern) for part, pattern in patterns(file)}


def bundle_of(file: Path) -> FluentBundle:
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def said(bundle: FluentBundle, part: Part, arguments: dict[str, int | str]) -> str:
    """What a person reads, or an AssertionError that names the part."""
    name, attribute = part
    message = bundle.get_message(name)
    pattern = message.value if attribute is None else message.attributes[attribute]
    assert pattern is not None, part
    text, errors = bundle.format_pattern(pattern, arguments)
    assert errors == [], (part, errors)
    return str(text)


def label(file: Path) -> str:
    return f"{file.parent.parent.name}-{file.stem}"


def test_there_are_texts() -> None:
    assert FOLDERS


@pytest.mark.parametrize("file", FILES, ids=label)
def test_a_file_can_be_read_to_the_last_line(file: Path) -> None:
    junk = [entry.content for entry in entries(file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("file", FILES, ids=label)
def test_no_message_is_written_twice(file: Path) -> None:
    names = [part for part, _ in patterns(file)]
    assert sorted({part for part in names if names.count(part) > 1}, key=str) == []


@pytest.mark.parametrize("file", FILES, ids=label)
def test_a_language_has_the_messages_attributes_and_variables_of_english(file: Path) -> None:
    assert parts(file) == parts(file.with_name("en.ftl"))


@pytest.mark.parametrize("file", FILES, ids=label)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_can_be_formatted(file: Path, number: int) -> None:
    bundle = bundle_of(file)
    for part, expected in parts(file).items():
        arguments = {key: number if key in NUMERIC else f"<{key}>" for key in expected}
        text = said(bundle, part, arguments)
        assert text.strip(), part
        assert "{" not in text, part


@pytest.mark.parametrize("file", FILES, ids=label)
def test_the_reader_is_not_named_in_a_sentence_about_the_reader(file: Path) -> None:
    named = [
        (name, attribute)
        for (name, attribute), used in parts(file).items()
        if (attribute == "you" and "who" in used) or (attribute == "from_you" and "from_who" in used)
    ]
    assert named == []


@pytest.mark.parametrize("file", FILES, ids=label)
def test_a_short_region_fits_the_country_line_of_a_stamp(file: Path) -> None:
    bundle = bundle_of(file)
    shorts = [part for part in parts(file) if part[0].startswith("region-short-")]
    lengths = {part: len(said(bundle, part, {})) for part in shorts}
    assert {part: length for part, length in lengths.items() if length > 11} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_has_the_minus_sign_that_people_write(language: str) -> None:
    tauschrausch = texts(Path(sammelsurium.games.__file__).parent / "tauschrausch", language)
    said = tauschrausch.say("score-values.you", {"points": -3})
    assert "\N{MINUS SIGN}3" in said
    assert "-" not in said
