"""What is written to people, in their language: plain text, and in every letter the way to have no more."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from pathlib import Path

from sammelsurium.kernel.text import LANGUAGES, Texts, texts

FOLDER = Path(__file__).parent
USUAL = "en"
MOST_NAMES = 3
LONGEST = 120  # characters of a subject
UNFOLDED = SMTP.clone(max_line_length=900)  # some programs look for a link in the first line of its header only


@dataclass(frozen=True)
class Reader:
    """To whom it is written."""

    address: str
    language: str | None
    letter: str
    """The secret in the links."""


def confirmation(reader: Reader, house: str) -> EmailMessage:
    """Nothing in it was written by whoever gave the address: it may be somebody else's."""
    words = _words(reader)
    links = {"house": house, "confirm": f"{house}/mail/confirm/{reader.letter}", "stop": _stop(reader, house)}
    return _letter(reader, house, words.say("confirm-subject"), words.say("confirm-text", links))


def notice(reader: Reader, house: str, game: str, names: list[str], table: str) -> EmailMessage:
    words = _words(reader)
    shown = [line(name) for name in names]
    others = ", ".join([*shown[:MOST_NAMES], *(["…"] if len(shown) > MOST_NAMES else [])])
    told = {"game": game, "names": others, "table": f"{house}/table/{table}", "stop": _stop(reader, house)}
    kind = "turn" if others else "turn-alone"
    return _letter(reader, house, words.say(f"{kind}-subject", told), words.say(f"{kind}-text", told))


def line(text: str) -> str:
    """In one line, whatever was stored: a header ends where a line does."""
    return " ".join("".join(" " if unicodedata.category(one)[0] in "CZ" else one for one in text).split())


def _words(reader: Reader) -> Texts:
    return texts(FOLDER, reader.language if reader.language in LANGUAGES else USUAL)


def _stop(reader: Reader, house: str) -> str:
    return f"{house}/mail/stop/{reader.letter}"


def _letter(reader: Reader, house: str, subject: str, text: str) -> EmailMessage:
    letter = EmailMessage(policy=UNFOLDED)
    letter["To"] = reader.address
    letter["Subject"] = line(subject)[:LONGEST]
    letter["Date"] = format_datetime(localtime())
    letter["Message-ID"] = make_msgid(domain="sammelsurium.invalid")
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{house}/api/mail/{reader.letter}/stop>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(text + "\n", cte="quoted-printable")
    return letter
