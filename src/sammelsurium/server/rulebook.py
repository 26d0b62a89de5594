"""Reads a game's rulebook, a plain Markdown file, into sections and blocks.

`# title`, `## section {id}`, paragraphs, `- ` items, `> ` examples, `! ` notes. A block may end with the
ledger statements it tells, in braces: `{SC-20, SC-21}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Literal

from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game

from .messages import Block, Rulebook, Section
from .refusals import RefusalError

BlockKind = Literal["text", "item", "example", "note"]
MARKS: dict[str, BlockKind] = {"- ": "item", "> ": "example", "! ": "note"}
HEADING = re.compile(r"## (?P<title>.*\S) *\{(?P<id>[a-z][a-z0-9_-]*)\}")
BRACES = re.compile(r"\{(?P<rules>[^{}]*)\}$")
LEDGER_ID = re.compile(r"[A-Z]+-[0-9]+[a-z]?")


class RulebookError(GameError):
    """A rulebook that does not have the form of one; the text says in which line."""


def languages(game: Game) -> list[str]:
    return sorted(file.stem for file in (game.folder / "rulebook").glob("*.md"))


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    known = languages(game)
    if language not in known:
        message = f"{game.title} has no rulebook in {language!r}; there is: {', '.join(known)}"
        raise RefusalError("not_found", message, where="language")
    file = game.folder / "rulebook" / f"{language}.md"
    title, sections = parse(file.read_text(encoding="utf-8"), f"{game.name}/rulebook/{file.name}")
    return Rulebook(game.name, language, title, sections)


def parse(text: str, name: str = "rulebook") -> tuple[str, list[Section]]:
    """The title and the sections. Raises RulebookError with the line at fault."""
    title = ""
    sections: list[Section] = []
    for number, chunk in _chunks(text):
        where = f"{name}, line {number}"
        if chunk.startswith("# "):
            title = _title(chunk, title, where)
        elif chunk.startswith("#"):
            sections.append(_section(chunk, sections, where))
        elif not sections:
            raise RulebookError(f"{where}: a block stands before the first section")
        else:
            sections[-1].blocks.append(_block(chunk, where))
    if not title or not sections:
        raise RulebookError(f"{name} needs a title (`# ...`) and a section (`## ... {{id}}`)")
    return title, sections


def _chunks(text: str) -> Iterator[tuple[int, str]]:
    """Every heading and block with the number of its first line; its further lines are joined to it."""
    begun, parts = 0, list[str]()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if parts and (not line or line.startswith("#") or line[:2] in MARKS or parts[0].startswith("#")):
            yield begun, " ".join(parts)
            parts = []
        if line:
            begun = begun if parts else number
            parts.append(line)
    if parts:
        yield begun, " ".join(parts)


def _title(chunk: str, before: str, where: str) -> str:
    if before:
        raise RulebookError(f"{where}: a second title")
    return chunk[2:].strip()


def _section(chunk: str, before: list[Section], where: str) -> Section:
    heading = HEADING.fullmatch(chunk)
    if heading is None:
        raise RulebookError(f"{where}: a section is `## Its title {{id}}`, not {chunk!r}")
    if any(section.id == heading["id"] for section in before):
        raise RulebookError(f"{where}: there is another section {{{heading['id']}}}")
    return Section(heading["id"], heading["title"], [])


def _block(chunk: str, where: str) -> Block:
    kind = MARKS.get(chunk[:2], "text")
    text = chunk if kind == "text" else chunk[2:].strip()
    braces = BRACES.search(text)
    rules = re.split(r"[,\s]+", braces["rules"].strip()) if braces else []
    for rule in rules:
        if not LEDGER_ID.fullmatch(rule):
            raise RulebookError(f"{where}: {rule!r} in the braces is no ledger id")
    return Block(kind, text[: braces.start()].rstrip() if braces else text, rules)
