"""How words are set: no-break spaces, quotes, dashes, plurals, elisions, in every text that a person reads."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "web/src/text",
    "web/src/games/*/text",
    "src/sammelsurium/games/*/text",
    "src/sammelsurium/games/*/sealed",
    "src/sammelsurium/server/text",
)
FILES = sorted(file for folder in FOLDERS for file in ROOT.glob(f"{folder}/*.ftl"))
BOOKS = sorted(ROOT.glob("src/sammelsurium/games/*/rulebook/*.md"))
PEOPLE = ("who", "from_who", "from", "second", "name")
# Words that may follow a number whatever it is: they are not what is counted.
UNCOUNTED = frozenset(
    re.findall(
        r"\w+",
        """
        of in behind left unread more at for is to the on before and by from per with silver each
        von im mehr ungelesen werten einsortieren fürs zurück frei auf für aus ist der die das zu mal und je Silber
        sur dans grâce à pour en pris au de du par contre chez
        di su grazie nel nella per da dall in al e
        """,
    )
)

Fault = tuple[str, str]
# What stands where French wants a narrow no-break space: another space, or none.
FRENCH = re.compile(r"[ \u00a0][:;?!»]|«[ \u00a0]|[\w⟩)][:;?!»]|«[\w⟨]")
QUOTES = {
    language: re.compile(f"[\"'{foreign}]")
    for language, foreign in {"de": "”«»", "en": "„«»", "fr": "„“”", "it": "„“”"}.items()
}
MINUS = re.compile(r"(?<![\w-])-(?=\d)")
PAUSE = {"de": re.compile(r"[^\s.]…"), "en": re.compile(r"\s…"), "fr": re.compile(r"\s…"), "it": re.compile(r"\s…")}


class Elements(Visitor):
    """The running text of a message, variables as their names in braces, and the numbers that stand before a word."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.bare: list[Fault] = []
        self.mute: list[str] = []
        self._chosen: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # named by the library
        self.texts.append("".join(map(_shown, node.elements)))
        for before, after in zip(node.elements, node.elements[1:], strict=False):
            variable = _variable(before)
            if variable is not None and isinstance(after, ast.TextElement) and variable not in self._chosen:
                self._follow(variable, after.value)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self._chosen.append(name)
        self.generic_visit(node)
        self._chosen.pop()
        keys = {_key(variant) for variant in node.variants}
        for variant in node.variants:
            said = "".join(map(_shown, variant.value.elements))
            counted = f"⟨{name}⟩" in said
            if _key(variant) == "one" and "0" not in keys and not counted and re.search(r"\bune?\b", said):
                self.mute.append(name)

    def _follow(self, variable: str, text: str) -> None:
        found = re.match(r" ([^\W\d_]+)", text)
        if found and found[1] not in UNCOUNTED:
            self.bare.append((variable, found[1]))


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _variable(element: object) -> str | None:
    inner = element.expression if isinstance(element, ast.Placeable) else None
    return inner.id.name if isinstance(inner, ast.VariableReference) else None


def _shown(element: ast.TextElement | ast.Placeable) -> str:
    return element.value if isinstance(element, ast.TextElement) else f"⟨{_variable(element) or ''}⟩"


def read(source: str) -> Iterator[tuple[str, Elements]]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            found = Elements()
            found.visit(entry)
            yield entry.id.name, found


def numbers(sources: list[str]) -> set[str]:
    """The variables that some message of some language counts by."""
    found = set()
    for source in sources:
        found |= set(re.findall(r"\{ \$(\w+) ->\s+\[(?:one|\d+)\]", source))
    return found


def set_wrongly(text: str, language: str) -> list[str]:
    """Marks in running text that this language does not write so."""
    faults = [*QUOTES[language].findall(text), *MINUS.findall(text), *PAUSE[language].findall(text)]
    faults += re.findall("!", text)
    if language == "fr":
        faults += FRENCH.findall(text)
        faults += re.findall(rf"\b(?:de|que|le|la|ne|si) ⟨(?:{'|'.join(PEOPLE)})⟩", text)
    return faults


def faults_of(source: str, language: str, counted: set[str]) -> list[Fault]:
    found: list[Fault] = []
    for name, message in read(source):
        found += [(name, fault) for text in message.texts for fault in set_wrongly(text, language)]
        found += [(name, f"{variable} {noun}") for variable, noun in message.bare if variable in counted]
        found += [(name, f"[one] says one of 0 too: {variable}") for variable in message.mute if language == "fr"]
    return found


COUNTED = numbers([file.read_text("utf-8") for file in FILES])


def label(file: Path) -> str:
    return f"{file.relative_to(ROOT).parent}/{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=label)
def test_messages_are_set_as_their_language_sets_them(file: Path) -> None:
    assert faults_of(file.read_text("utf-8"), file.stem, COUNTED) == []


@pytest.mark.parametrize("file", BOOKS, ids=label)
def test_rulebooks_are_set_as_their_language_sets_them(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    words = (re.sub(r"^[!>] |\{[^}]*\}", "", line) for line in lines)
    assert [(number, fault) for number, line in enumerate(words, 1) for fault in set_wrongly(line, file.stem)] == []


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("fr", "a = Où mettre le timbre ?"),
        ("fr", "a = Où mettre le timbre\u00a0?"),
        ("fr", "a = Où mettre le timbre?"),
        ("fr", "a = { $piece }: { $about }"),
        ("fr", "a = un « mot »"),
        ("fr", "a = Album de { $who }"),
        ("fr", "a = { $count ->\n    [one] une tuile\n   *[other] { $count } tuiles\n }"),
        ("fr", "a = réfléchit …"),
        ("de", "a = überlegt…"),
        ("de", "a = Du verlierst -3."),
        ("de", "a = Gewonnen!"),
        ("en", "a = { $count } items"),
        ("en", "a = { $left ->\n    [one] { $left } of { $count } items\n   *[other] none\n }"),
        ("it", "a = l'album"),
        ("it", "a = l’album “{ $album }”"),
    ],
)
def test_a_planted_fault_is_found(language: str, source: str) -> None:
    assert faults_of(source, language, {"count"}) != []


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("fr", "a = Où mettre «\u202f{ $stamp }\u202f»\u202f?"),
        ("fr", "a = { $count ->\n    [0] rien\n    [one] une tuile\n   *[other] { $count } tuiles\n }"),
        ("de", "a = Du verlierst −3 …"),
        ("en", "a = { $count ->\n    [one] { $count } item\n   *[other] { $count } items\n }"),
        ("en", "a = { $count } of 4"),
    ],
)
def test_what_is_right_is_let_pass(language: str, source: str) -> None:
    assert faults_of(source, language, {"count"}) == []
