"""Events in words, for wherever Python speaks to people. The page does the same with the same Fluent files."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .errors import GameError

LANGUAGES = ("en", "de", "fr", "it")
# Arguments that name a piece are looked up before the sentence is formatted: {"colour": "blue"} becomes $region.
NAMED = {"colour": ("region", "region-{}"), "stamp": ("stamp", "stamp-{}"), "bonus": ("bonus", "bonus-{}")}
NAMED |= {name: (name, name + "-{}") for name in ("album", "piece", "set", "stack", "sticker")}
NAMED |= {"other": ("other", "set-{}"), "other_piece": ("other_piece", "piece-{}")}
NAMED |= {name: (name, name + "-{}") for name in ("contest", "event", "size", "rival_card", "taste")}


class Texts:
    """The words of one game in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        if language not in LANGUAGES:
            raise GameError(f"there is no language “{language}”; there is: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")))

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """A message with its arguments filled in."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise GameError(f"no text “{key}” in language {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise GameError(f"text “{key}” in language {self.language}: {errors[0]}")
        return str(text)

    def tell(self, event: Mapping[str, Any], seats: Sequence[str]) -> str:
        """An event as a sentence, or nothing if it only moves pieces."""
        if not event["key"]:
            return ""
        args = dict(event["args"])
        if "seat" in args:
            args["who"] = seats[args["seat"]]
        if "from_seat" in args:
            args["from_who"] = seats[args["from_seat"]]
        for name, (variable, key) in NAMED.items():
            if name in args:
                args[variable] = self.say(key.format(args[name]))
        return self.say(event["key"], args)


@cache
def texts(folder: Path, language: str) -> Texts:
    return Texts(folder, language)
