"""What somebody says of themselves, and takes from one device to another."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from .form import Face, Incoming, Language, Line, Name, Outgoing

MailAddress = Annotated[str, Meta(min_length=3, max_length=254)]


class ChangedMe(Incoming, frozen=True):
    """What somebody says of themselves. What is not named stays, and what is null is forgotten."""

    name: Name | UnsetType | None = UNSET
    face: Face | UnsetType | None = UNSET
    language: Language | UnsetType | None = UNSET
    mail: MailAddress | UnsetType | None = UNSET
    """Where they want to be told that it is their turn; a mail goes there first to ask whether it is theirs."""


class Me(Outgoing, frozen=True):
    """What the server knows of the reader; all of it may be missing."""

    name: str | None = None
    face: str | None = None
    language: Language | None = None
    mail: str | None = None
    confirmed: bool = False
    """They have said from that address that it is theirs: nothing else is sent there before."""


class TypedCode(Incoming, frozen=True):
    """What another device of theirs has shown to somebody."""

    code: Line


class DeviceCode(Outgoing, frozen=True):
    """What makes another device the reader's, once."""

    code: str
    """To be typed there."""
    until: str
    address: str
    """Where the other device types nothing."""
    svg: str
    """That address as a QR code."""


class RefusedTable(Outgoing, frozen=True):
    """A table in a file that was not taken over."""

    table: str | None
    """As the file calls it; null: that could not be read."""
    why: str


class Imported(Outgoing, frozen=True):
    """What became of a file with everything of somebody's."""

    device: bool
    """The file's key is one of this server: this device is now that person's."""
    tables: int
    """How many finished games are new here."""
    skipped: int
    """Those that the reader has already, and those that were still played when the file was made."""
    refused: list[RefusedTable]
    left: int
    """There was no time for these: the same file, sent again, goes on with them."""
