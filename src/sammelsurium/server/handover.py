"""A device goes over to somebody: its key is theirs from then on, and so is everything that its guest had.

One transaction: either all of it has happened or nothing. Of fifty devices that send the same code one finds it good.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from .codes import Codes, print_of
from .database import Database, Step
from .people import KEYS, People
from .refusals import RefusalError
from .register import entering

# Where both sit at a table that is being played, or at one that gathers.
BOTH = """SELECT one."table" FROM seats AS one JOIN seats AS other ON other."table" = one."table"
    JOIN tables ON id = one."table" WHERE one.person = $1 AND other.person = $2 AND NOT over
    UNION SELECT one.gathering FROM places AS one JOIN places AS other ON other.gathering = one.gathering
    WHERE one.person = $1 AND other.person = $2"""
TABLES = """SELECT "table" FROM seats WHERE person = $1 UNION SELECT gathering FROM places WHERE person = $1
    UNION SELECT id FROM gatherings WHERE host = $1"""
DEVICES = "SELECT fingerprint FROM keys WHERE person = $1"
# The code is used up; the key of a file stays.
USE_CODE = f"""DELETE FROM keys WHERE fingerprint = $3 AND person = $2 AND kind = 'code' AND until > $4
    AND NOT EXISTS ({BOTH})"""
USE_FILE = f"""UPDATE keys SET created = created WHERE fingerprint = $3 AND person = $2 AND kind = 'file'
    AND created < $4 AND NOT EXISTS ({BOTH})"""
GIVE = "UPDATE keys SET person = $2 WHERE fingerprint = $3 AND person = $1 AND kind = 'device'"
GIVE_ALL = "UPDATE keys SET person = $2 WHERE person = $1 AND kind IN ('device', 'file')"
RAISE = """UPDATE tables SET version = version + 1, company = replace(company, $1, $2)
    WHERE id IN (SELECT "table" FROM seats WHERE person = $1)"""
# At a table that is over both may have sat: then one of them sat beside the other.
BESIDE = """UPDATE seats SET beside = true WHERE person = $1 AND "table" IN (SELECT "table" FROM seats
    WHERE person = $2)"""
SEATS = "UPDATE seats SET person = $2 WHERE person = $1"
GATHERINGS = """UPDATE gatherings SET version = version + 1, host = CASE WHEN host = $1 THEN $2 ELSE host END
    WHERE host = $1 OR id IN (SELECT gathering FROM places WHERE person = $1)"""
PLACES = "UPDATE places SET person = $2 WHERE person = $1"
TALK = "UPDATE talk SET person = $2 WHERE person = $1"
GO = "DELETE FROM people WHERE id = $1"
GIVING = (GIVE_ALL, RAISE, BESIDE, SEATS, GATHERINGS, PLACES, TALK)

NOT_GOOD = (
    "this code is not good, or not any more: it can be used once and for ten minutes; have a new one shown to you"
)


class Handover:
    def __init__(self, database: Database, people: People, heard: Callable[[str], None]) -> None:
        self._database = database
        self._people = people
        self._heard = heard
        self._codes = Codes(database)

    async def by_code(self, code: str, key: str) -> str:
        """The device with that key; to whom it belongs then."""
        person = await self._codes.owner(code)
        if person is None:
            raise RefusalError("not_found", NOT_GOOD, where="code")
        if not await self._give(key, person, USE_CODE, print_of(code)):
            raise RefusalError("not_found", NOT_GOOD, where="code")
        return person

    async def by_file(self, person: str, file: str, key: str) -> bool:
        """False if the key of the file was worthless by then."""
        return await self._give(key, person, USE_FILE, file)

    async def _give(self, key: str, person: str, use: str, used: str) -> bool:
        guest = await self._people.asked_owner(key)
        if guest == person:
            raise RefusalError("invalid", "this device is yours already; use the code on the other one", where="code")
        await self._require_apart(guest, person)
        devices = [row[0] for row in await self._database.read(DEVICES, guest)]
        tables = [row[0] for row in await self._database.read(TABLES, guest)]
        steps = [
            Step(use, [(guest, person, used, datetime.now(UTC))], decisive=True),
            *entering(guest, key),
            Step(GIVE, [(guest, person, key)], decisive=True),
            *(Step(sql, [(guest, person)]) for sql in GIVING),
            Step(GO, [(guest,)]),
        ]
        return await self._write([key, guest, *devices], tables, steps)

    async def _write(self, keys: Sequence[str], tables: Sequence[str], steps: Sequence[Step]) -> bool:
        names = [*dict.fromkeys(KEYS + key for key in keys), *tables]
        try:
            return await self._database.write(names[0], steps, names[1:])
        finally:  # whatever became of it
            for name in names:
                self._heard(name)

    async def _require_apart(self, guest: str, person: str) -> None:
        both = [row[0] for row in await self._database.read(BOTH, guest, person)]
        if both:
            told = f"this device and the other one sit at the same table as two people: {', '.join(both[:3])}"
            raise RefusalError("invalid", f"{told}; leave it there, or play it to its end, first", where="code")
