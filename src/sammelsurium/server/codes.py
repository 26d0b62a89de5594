"""Codes that make another device somebody's: good once and for ten minutes."""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime, timedelta

from .database import Database, Step
from .invitation import drawn
from .messages.me import DeviceCode
from .people import KEYS
from .register import entering
from .tables import ALPHABET
from .visitors import fingerprint

GOOD_FOR = timedelta(minutes=10)
MOST = 3  # of a person that are good at the same time
GROUP = 5
CODE = re.compile(f"[{ALPHABET}]{{{2 * GROUP}}}")
BETWEEN = re.compile(r"[\s\-–—_.]+")  # what people put between the two groups
# Whoever has one made at the same moment waits, so that both are counted.
IN_TURN = "UPDATE people SET created = created WHERE id = $1"
DROP = f"""DELETE FROM keys WHERE person = $1 AND kind = 'code' AND fingerprint NOT IN (SELECT fingerprint FROM keys
    WHERE person = $1 AND kind = 'code' AND until > $2 ORDER BY until DESC LIMIT {MOST - 1})"""
ADD = "INSERT INTO keys (fingerprint, person, kind, created, until) VALUES ($1, $2, 'code', $3, $4)"
WHOSE = "SELECT person FROM keys WHERE fingerprint = $1 AND kind = 'code' AND until > $2"


class Codes:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, person: str, key: str, house: str) -> DeviceCode:
        """A new one; of those that are good the oldest makes room for it."""
        code, now = new_code(), datetime.now(UTC)
        until = now + GOOD_FOR
        steps = [
            *entering(person, key),
            Step(IN_TURN, [(person,)]),
            Step(DROP, [(person, now)]),
            Step(ADD, [(print_of(code), person, now, until)]),
        ]
        await self._database.write(KEYS + key, steps)
        address = f"{house}/device/{code}"
        return DeviceCode(code, until.isoformat(timespec="seconds"), address, drawn(address).decode())

    async def owner(self, code: str) -> str | None:
        """Whom it leads to; None: it is not good, or not any more."""
        typed = print_of(code)
        found = await self._database.read(WHOSE, typed, datetime.now(UTC)) if typed else []
        return str(found[0][0]) if found else None


def new_code() -> str:
    letters = "".join(secrets.choice(ALPHABET) for _ in range(2 * GROUP))
    return f"{letters[:GROUP]}-{letters[GROUP:]}"


def print_of(code: str) -> str:
    """The fingerprint of a code as people type it; empty if it cannot be one."""
    letters = BETWEEN.sub("", code.casefold())
    return fingerprint(f"code {letters}") if CODE.fullmatch(letters) else ""
