"""Words of three parts, such as “moss tram 41”, under which a table that gathers is found: quickly said across a room,
and quickly typed. They are written without accents, and no two of them are typed alike, whatever the languages."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from sammelsurium.kernel.text import LANGUAGES

LISTS = Path(__file__).parent / "wordlists"
LEAST, MOST = 10, 99
TYPED = re.compile("([a-z]+)([0-9]{2})")


def new_word(language: str) -> str:
    """In English for whoever speaks no language of ours."""
    first, second = _lists(language if language in LANGUAGES else "en")
    return f"{secrets.choice(first)} {secrets.choice(second)} {LEAST + secrets.randbelow(MOST - LEAST + 1)}"


def candidates(typed: str) -> Iterator[str]:
    """The words that somebody may mean, in any language: capitals, accents, spaces and hyphens do not matter."""
    bare = unicodedata.normalize("NFKD", typed.casefold())
    found = TYPED.fullmatch("".join(letter for letter in bare if letter.isascii() and letter.isalnum()))
    if found is None:
        return
    letters, number = found.groups()
    pairs = {
        (letters[:end], letters[end:])
        for first, second in map(_lists, LANGUAGES)
        for end in range(1, len(letters))
        if letters[:end] in first and letters[end:] in second
    }
    yield from (f"{first} {second} {number}" for first, second in sorted(pairs))


@cache
def _lists(language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    first, second = (LISTS / f"{language}.txt").read_text(encoding="utf-8").split("\n\n")
    return tuple(first.split()), tuple(second.split())
