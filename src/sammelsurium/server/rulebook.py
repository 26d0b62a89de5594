"""Reads a game's rulebook, a plain Markdown file, into sections and blocks.

`# title`, `## section {id}`, `### heading`, paragraphs, `- ` items, `> ` examples, `! ` notes. A block may end with the
ledger statements it tells, in braces: `{SC-20, SC-21}`. `= group` stands for a list of pieces in the game's own words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Literal

from sammelsurium.kernel.contract import Entry
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.text import LANGUAGES, USUAL, source, spoken, texts

from .messages.house import Block, GameTexts, Rulebook, Section
from .refusals import RefusalError

BlockKind = Literal["text", "item", "example", "note", "heading"]
MARKS: dict[str, BlockKind] = {"- ": "item", "> ": "example", "! ": "note", "### ": "heading"}
CATALOGUE = "= "
BEGIN = {"- ", "> ", "! ", CATALOGUE}  # a line that begins so begins a block
SOFT_HYPHEN = "\u00ad"
HEADING = re.compile(r"## (?P<title>.*\S) *\{(?P<id>[a-z][a-z0-9_-]*)\}")
BRACES = re.compile(r"\{(?P<rules>[^{}]*)\}$")
LEDGER_ID = re.compile(r"[A-Z]+-[0-9]+[a-z]?")


class RulebookError(GameError):
    """A rulebook that does not have the form of one; the text says in which line."""


def languages(game: Game) -> list[str]:
    return sorted(file.stem for file in (game.folder / "rulebook").glob("*.md"))


@cache
def rulebook(game: Game, wished: str) -> Rulebook:
    """In English where a game from another package does not have it in a language that the page speaks."""
    known = languages(game)
    language = USUAL if wished in LANGUAGES and wished not in known else wished
    if language not in known:
        message = f"{game.title} has no rulebook in {wished!r}; there is: {', '.join(known)}"
        raise RefusalError("not_found", message, where="language")
    file = game.folder / "rulebook" / f"{language}.md"
    name = f"{game.name}/rulebook/{file.name}"
    title, sections = parse(file.read_text(encoding="utf-8"), name, catalogue(game, language))
    return Rulebook(game.name, language, title, list(game.players), list(game.minutes), sections)


def game_texts(game: Game, wished: str) -> GameTexts:
    """The words by which a page that has no code for a game draws it."""
    if wished not in LANGUAGES:
        message = f"the page does not speak {wished!r}; it speaks: {', '.join(LANGUAGES)}"
        raise RefusalError("not_found", message, where="language")
    return GameTexts(game.name, spoken(game.folder, wished), source(game.folder, wished))


def catalogue(game: Game, language: str) -> dict[str, list[str]]:
    """What the rulebook can list: by group a line for each piece, made of the messages that the table shows."""
    room = game.rooms.catalogue
    if room is None:
        return {}
    words = texts(game.folder, language)

    def line(entry: Entry) -> str:
        args = words.in_words(entry.args)
        name, about = words.say(entry.message, args), words.say(f"{entry.message}.about", args)
        return f"**{name.replace(SOFT_HYPHEN, '')}** {about}"

    groups = room.groups(game.box().facts)
    return {group: [line(entry) for entry in entries] for group, entries in groups.items()}


def parse(
    text: str, name: str = "rulebook", catalogue: Mapping[str, Sequence[str]] | None = None
) -> tuple[str, list[Section]]:
    """The title and the sections. Raises RulebookError with the line at fault."""
    title = ""
    sections: list[Section] = []
    for number, chunk in _chunks(text):
        where = f"{name}, line {number}"
        if chunk.startswith("# "):
            title = _title(chunk, title, where)
        elif chunk.startswith("#") and not chunk.startswith("### "):
            sections.append(_section(chunk, sections, where))
        elif not sections:
            raise RulebookError(f"{where}: a block stands before the first section")
        elif chunk.startswith(CATALOGUE):
            sections[-1].blocks.extend(_entries(chunk, catalogue or {}, where))
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
        if parts and (not line or line.startswith("#") or line[:2] in BEGIN or parts[0].startswith("#")):
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


def _entries(chunk: str, catalogue: Mapping[str, Sequence[str]], where: str) -> list[Block]:
    group = chunk.removeprefix(CATALOGUE).strip()
    if group not in catalogue:
        known = ", ".join(catalogue) or "none"
        raise RulebookError(f"{where}: there is no catalogue {group!r}; there is: {known}")
    return [Block("entry", line, []) for line in catalogue[group]]


def _block(chunk: str, where: str) -> Block:
    mark = chunk[: chunk.find(" ") + 1]
    kind = MARKS.get(mark, "text")
    text = chunk if kind == "text" else chunk.removeprefix(mark).strip()
    braces = BRACES.search(text)
    rules = re.split(r"[,\s]+", braces["rules"].strip()) if braces else []
    for rule in rules:
        if not LEDGER_ID.fullmatch(rule):
            raise RulebookError(f"{where}: {rule!r} in the braces is no ledger id")
    return Block(kind, text[: braces.start()].rstrip() if braces else text, rules)
