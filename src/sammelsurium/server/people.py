"""Who somebody is. A person, a device and a seat are three things: a device has a key (a cookie), keys belong to a
person, and a person has seats.

A guest is known by the fingerprint of the first key they had, so that nothing need be stored before somebody sits down.
Only keys that were added later lead to another name.
"""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC, datetime

from litestar.types import Scope

from .database import Database, Step
from .visitors import fingerprint, sent_token, visitor_of

KEYS = "keys "  # what is announced of a key begins with this
KEPT = 20_000  # keys in memory
# What somebody does not say stays as it is known.
REMEMBER = """INSERT INTO people (id, name, face, language, created) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO UPDATE SET name = coalesce(excluded.name, people.name),
        face = coalesce(excluded.face, people.face), language = coalesce(excluded.language, people.language)"""
FIRST_KEY = """INSERT INTO keys (fingerprint, person, kind, created) VALUES ($1, $2, 'device', $3)
    ON CONFLICT (fingerprint) DO NOTHING"""
LANGUAGE = "SELECT language FROM people WHERE id = $1"
OWNER = "SELECT person FROM keys WHERE fingerprint = $1 AND kind = 'device'"


class People:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[str, str] = OrderedDict()
        self._news = 0

    async def person_of(self, scope: Scope) -> str:
        """Who asks. Whoever brings no key is somebody new, and nobody need be asked about them."""
        token = sent_token(scope)
        return await self.owner(fingerprint(token)) if token else visitor_of(scope)

    async def owner(self, key: str) -> str:
        """Whose key it is, given its fingerprint."""
        known = self._known.get(key)
        if known is None or not self._database.hears:
            news = self._news
            known = await self.asked_owner(key)
            if news == self._news:  # else it may have become somebody else's meanwhile
                self._known[key] = known
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return known

    async def asked_owner(self, key: str) -> str:
        """The same, as it is stored now."""
        rows = await self._database.read(OWNER, key)
        return str(rows[0][0]) if rows else key

    async def language_of(self, person: str) -> str:
        """What they read, as far as they have said."""
        rows = await self._database.read(LANGUAGE, person)
        return str(rows[0][0]) if rows and rows[0][0] else "en"

    @staticmethod
    def remember(person: str, name: str, face: str | None = None, language: str | None = None) -> list[Step]:
        """Somebody sits down: stored together with that."""
        now = datetime.now(UTC)
        return [
            Step(REMEMBER, [(person, name, face, language, now)]),
            Step(FIRST_KEY, [(person, person, now)]),
        ]

    def heard(self, name: str | None) -> None:
        """Somebody's keys may have changed; None: anybody's."""
        if name is None:
            self._news += 1
            self._known.clear()
        elif name.startswith(KEYS):
            self._news += 1
            self._known.pop(name.removeprefix(KEYS), None)
