"""What is stored of people, and the keys by which they are known. Nothing is, before somebody wants it to be."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from msgspec import UNSET

from .database import Database, Step
from .messages.me import ChangedMe, Me
from .names import check_name
from .people import KEYS

ENTER = "INSERT INTO people (id, created) VALUES ($1, $2) ON CONFLICT DO NOTHING"
ADD_DEVICE = """INSERT INTO keys (fingerprint, person, kind, created) VALUES ($1, $2, 'device', $3)
    ON CONFLICT DO NOTHING"""
ME = "SELECT name, face, language, mail, confirmed FROM people WHERE id = $1"
FIELDS = ("name", "face", "language")
CHANGE = "UPDATE people SET name = $2, face = $3, language = $4 WHERE id = $1"


def entering(person: str, key: str) -> list[Step]:
    """Somebody is stored, with the key of the device they have in hand; both may be there already."""
    now = datetime.now(UTC)
    return [Step(ENTER, [(person, now)]), Step(ADD_DEVICE, [(key, person, now)])]


class Register:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def me(self, person: str) -> Me:
        found = await self._database.read(ME, person)
        return _me(found[0]) if found else Me()

    @staticmethod
    def check(wish: ChangedMe) -> dict[str, Any]:
        """What is to be stored. Raises if it cannot be as wished."""
        told: dict[str, Any] = {name: getattr(wish, name) for name in FIELDS if getattr(wish, name) is not UNSET}
        if told.get("name") is not None:
            told["name"] = check_name(told["name"], "name")
        return told

    async def change(self, person: str, key: str, wish: ChangedMe) -> Me:
        """All but the address of mail, which has to be confirmed."""
        told = self.check(wish)
        before = await self.me(person)
        after = [told.get(name, getattr(before, name)) for name in FIELDS]
        if told and after != [getattr(before, name) for name in FIELDS]:
            await self._database.write(KEYS + key, [*entering(person, key), Step(CHANGE, [(person, *after)])])
        return await self.me(person)


def _me(row: Any) -> Me:
    name, face, language, mail, confirmed = row
    return Me(name, face, language, mail, bool(confirmed))
