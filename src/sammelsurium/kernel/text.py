"""Events in words, for wherever Python speaks to people. The page does the same with the same Fluent files.

A game from another package may lack a language, or some messages of one: English stands in. Those of the house lack
nothing, which their tests see to.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

from .errors import GameError

LANGUAGES = ("en", "de", "fr", "it")
USUAL = "en"  # the language that stands in for others


class Texts:
    """The words of one game in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        if language not in LANGUAGES:
            raise GameError(f"there is no language “{language}”; there is: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([spoken(folder, language)], use_isolating=False)
        self.add(source(folder, language))

    def add(self, source: str) -> None:
        """Further messages in that language, such as those that a campaign opens."""
        self._bundle.add_resource(FluentResource(source))

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """A message, or its attribute (`contest-duet.about`), with the arguments filled in."""
        pattern = self._pattern(*key.partition(".")[::2])
        if pattern is None:
            raise GameError(f"no text “{key}” in language {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise GameError(f"text “{key}” in language {self.language}: {errors[0]}")
        return _with_minus(str(text), args or {})

    def _pattern(self, message: str, attribute: str) -> Any:
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def in_words(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments that name a piece, in words: `set: "corking"` is what `set-corking` says, `other_set` likewise, and
        `sets` names several."""
        return {name: self._in_words(name, value) for name, value in args.items()}

    def _in_words(self, name: str, value: Any) -> Any:
        if isinstance(value, list):
            return " · ".join(str(self._in_words(name.removesuffix("s"), one)) for one in value)
        key = f"{name.removeprefix('other_')}-{value}"
        return self.say(key) if self._bundle.has_message(key) else value

    def tell(self, event: Mapping[str, Any], seats: Sequence[str]) -> str:
        """An event as a sentence, or nothing if it only moves pieces."""
        if not event["key"]:
            return ""
        args = self.in_words(event["args"])
        if args.get("seat", len(seats)) < len(seats):  # a guest who plays without a seat is named by the message
            args["who"] = seats[args["seat"]]
        if "from_seat" in args:
            args["from_who"] = seats[args["from_seat"]]
        return self.say(event["key"], args)


def spoken(folder: Path, language: str) -> str:
    """The language that a game has words in: the one that is wished, or the one that stands in."""
    return language if _file(folder, language).is_file() else USUAL


@cache
def source(folder: Path, language: str) -> str:
    """All words of a game in that language as Fluent, completed from English."""
    own = _file(folder, spoken(folder, language)).read_text(encoding="utf-8")
    lacking = _lacking(own, _file(folder, USUAL).read_text(encoding="utf-8"))
    return "\n".join([own, *map(FluentSerializer().serialize_entry, lacking)])


def lacking(folder: Path, language: str) -> list[str]:
    """The messages of a game that a language lacks beside English."""
    file = _file(folder, language)
    own = file.read_text(encoding="utf-8") if file.is_file() else ""
    return [entry.id.name for entry in _lacking(own, _file(folder, USUAL).read_text(encoding="utf-8"))]


def _file(folder: Path, language: str) -> Path:
    return folder / "text" / f"{language}.ftl"


def _lacking(own: str, usual: str) -> list[Message | Term]:
    known = {entry.id.name for entry in _entries(own)}
    return [entry for entry in _entries(usual) if entry.id.name not in known]


def _entries(text: str) -> list[Message | Term]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message | Term)]


def _with_minus(text: str, args: Mapping[str, Any]) -> str:
    """With the minus sign that people write, which Fluent's numbers do not have: −3."""
    for value in args.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(f"{value}", f"\N{MINUS SIGN}{-value}")
    return text


@cache
def texts(folder: Path, language: str) -> Texts:
    return Texts(folder, language)
