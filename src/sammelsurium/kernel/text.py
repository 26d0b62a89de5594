"""Events in words, for wherever Python speaks to people. The page does the same with the same Fluent files."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .errors import GameError

LANGUAGES = ("en", "de", "fr", "it")


class Texts:
    """The words of one game in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        if language not in LANGUAGES:
            raise GameError(f"there is no language “{language}”; there is: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")))

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """A message, or its attribute (`contest-duet.about`), with the arguments filled in."""
        pattern = self._pattern(*key.partition(".")[::2])
        if pattern is None:
            raise GameError(f"no text “{key}” in language {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise GameError(f"text “{key}” in language {self.language}: {errors[0]}")
        return str(text)

    def _pattern(self, message: str, attribute: str) -> Any:
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def in_words(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments that name a piece, in words: `set: "corking"` is what `set-corking` says, `other_set` likewise."""
        keys = {name: f"{name.removeprefix('other_')}-{value}" for name, value in args.items()}
        return {name: self.say(key) if self._bundle.has_message(key) else args[name] for name, key in keys.items()}

    def tell(self, event: Mapping[str, Any], seats: Sequence[str]) -> str:
        """An event as a sentence, or nothing if it only moves pieces."""
        if not event["key"]:
            return ""
        args = self.in_words(event["args"])
        if "seat" in args:
            args["who"] = seats[args["seat"]]
        if "from_seat" in args:
            args["from_who"] = seats[args["from_seat"]]
        return self.say(event["key"], args)


@cache
def texts(folder: Path, language: str) -> Texts:
    return Texts(folder, language)
