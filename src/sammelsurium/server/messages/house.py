"""What the server offers: its games, their rules and words, and whether it can play already."""

from __future__ import annotations

from typing import Literal

from .form import Outgoing


class Warmth(Outgoing, frozen=True):
    """A game that is played without the compiler for now: those of its bots who look ahead have to wait."""

    game: str
    minds: list[str]
    """The levels that wait."""
    seconds: int | None
    """About how long; null if that cannot be said yet."""
    failed: bool
    """It cannot be compiled here: they do not wait, but play without looking ahead."""


class Health(Outgoing, frozen=True):
    """Whether the server can play already."""

    ready: bool
    step: str
    """What is being loaded."""
    done: int
    total: int
    version: str
    """Of the program."""
    warming: list[Warmth]
    """The games that are not compiled yet."""


class House(Outgoing, frozen=True):
    """What this server offers beside the games."""

    address: str | None
    """Where other devices reach it; null: only this machine does."""
    mail: bool
    """Whether it can send mail."""


class OptionInfo(Outgoing, frozen=True):
    """A rule that people may choose."""

    name: str
    choices: list[str]
    default: str
    rule: str
    """The ledger id of the statement that offers it."""
    players: list[int]
    """With how many players there is a choice at all; with any other number everything but the default is refused."""


class GameInfo(Outgoing, frozen=True):
    """A game on the shelf."""

    name: str
    title: str
    players: list[int]
    """How many can play."""
    minutes: list[int]
    """How long it takes: one number, or from and to."""
    prefix: str
    """Of its ledger ids, as in SC-24."""
    options: list[OptionInfo]
    minds: list[str]
    """The levels of its bots, the weakest first."""
    campaign: bool
    """Whether it can be played as a campaign."""
    secrets: bool
    """Whether a seat knows something that the others do not: then a device that goes round needs a curtain."""


class GameTexts(Outgoing, frozen=True):
    """All words of a game, for a page that does not have them."""

    game: str
    language: str
    """English where the game has none in the language that was asked for."""
    fluent: str
    """Its messages; those that the language lacks are English."""


class Block(Outgoing, frozen=True):
    """A paragraph of a rulebook."""

    kind: Literal["text", "item", "example", "note", "heading", "entry"]
    text: str
    """With **bold** and *italic*, and nothing else; an entry is a bold name and a sentence."""
    rules: list[str]
    """The ledger ids that it tells."""


class Section(Outgoing, frozen=True):
    """A chapter of a rulebook."""

    id: str
    title: str
    blocks: list[Block]


class Rulebook(Outgoing, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str
    title: str
    players: list[int]
    minutes: list[int]
    sections: list[Section]
