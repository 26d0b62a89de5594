"""What lies in a box: read from TOML, checked, and turned into the record the rules work on.

A game describes its box by a typed structure (`Facts`) and makes the compiled record from it; this file knows only
what all boxes share: a name, a version, a hash, and for every fact where it comes from.
"""

import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from .contract import BoxData
from .errors import BoxError
from .reading import read_tree

Source = Literal["rulebook", "public", "ours"]
Facts = TypeVar("Facts")


@dataclass(frozen=True)
class Box:
    """One edition of a game's contents."""

    name: str
    version: int
    hash: str  # of the meaning, not of the layout of the file: comments and order of tables do not count
    facts: Any  # the game's own typed structure
    data: BoxData


def parse_toml(text: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoxError(f"{where} is not a readable TOML file: {error}") from error


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BoxError(f"{file.name} cannot be read: {error}") from error


def typed(tree: dict[str, Any], kind: type[Facts], where: str) -> Facts:
    """The tree as the game's structure; a missing, unknown or ill-typed value is named with its path."""
    try:
        return read_tree(tree, kind)
    except msgspec.ValidationError as error:
        raise BoxError(f"{where}: {error}") from error


def meaning_hash(facts: Any) -> str:
    """The same for two files that say the same."""
    canonical = msgspec.json.encode(facts, order="sorted")
    return hashlib.blake2b(canonical, digest_size=8).hexdigest()


def demand(holds: bool, where: str, what: str) -> None:
    """For facts that types cannot express."""
    if not holds:
        raise BoxError(f"{where}: {what}")
