"""What may be called how: names can be read by everybody, and nobody can pass for somebody else."""

from __future__ import annotations

import unicodedata

from .refusals import RefusalError

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
JOINERS = "\u200c\u200d"  # some scripts, and emoji of several parts, cannot be written without them
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols by their kind, and nothing to see
READERS = {"you", "du", "toi", "tu"}  # as the page says it in its four languages
SEEN = "LNPS"  # letters, numbers, punctuation, symbols


def check_line(text: str, where: str) -> str:
    """The text as it is stored: letters composed, single spaces. Refused if there is nothing to read in it, or
    something that cannot be seen."""
    line = unicodedata.normalize("NFC", " ".join(text.split()))
    hidden = [letter for place, letter in enumerate(line) if _is_hidden(line, place)]
    if hidden:
        told = ", ".join(f"U+{ord(letter):04X}" for letter in hidden[:3])
        raise RefusalError("invalid", f"there are characters in it that nobody can see: {told}", where=where)
    if not any(unicodedata.category(letter)[0] in SEEN for letter in line):
        raise RefusalError("invalid", "there must be something to read", where=where)
    return line


def check_name(text: str, where: str) -> str:
    """The same of what somebody is called. What the page calls its reader would be everybody's name."""
    name = check_line(text, where)
    if likeness(name) in READERS:
        raise RefusalError("invalid", f"everybody reads “{name}” as themselves; take a name", where=where)
    return name


def _is_hidden(line: str, place: int) -> bool:
    letter = line[place]
    if letter in BLANK:
        return True
    if unicodedata.category(letter) not in UNSEEN:
        return False
    return letter not in JOINERS or not _joins(line, place)


def _joins(line: str, place: int) -> bool:
    """Between two letters or symbols that are not plain Latin."""
    sides = line[place - 1 : place] + line[place + 1 : place + 2]
    return len(sides) == 2 and all(ord(side) > 0x2FF for side in sides)


def likeness(name: str) -> str:
    """The same for names that look the same, or nearly."""
    return unicodedata.normalize("NFKC", name).casefold()
