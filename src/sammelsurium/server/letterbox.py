"""Where people want to be written to. An address is theirs when they have said so from there; nothing else is sent
before."""

from __future__ import annotations

import re
import secrets
import time
from dataclasses import dataclass

from .database import Database, Step
from .letters import Reader, confirmation
from .limits import Rate
from .mail_server import ADDRESS
from .pace import Buckets
from .people import KEYS
from .post import Post
from .refusals import RefusalError
from .register import entering

A_DAY = Rate(3, 3 / 86_400)  # confirmations to one address, and of one person
AN_HOUR = Rate(30, 30 / 3_600)  # the same, of all who ask from one network address
TOLD = "mail heard"  # what is announced of it
LETTER = re.compile("[A-Za-z0-9_-]{32}")
KNOWN = "SELECT mail, confirmed, letter, language FROM people WHERE id = $1"
MOVE = "UPDATE people SET mail = $2, confirmed = false, letter = $3 WHERE id = $1"
FORGET = "UPDATE people SET mail = NULL, confirmed = false WHERE id = $1"
CONFIRM = "UPDATE people SET confirmed = true WHERE letter = $1 AND mail IS NOT NULL"
# The letter stays: whoever follows the link again has not done anything wrong.
STOP = "UPDATE people SET mail = NULL, confirmed = false WHERE letter = $1"


@dataclass(frozen=True)
class Asking:
    """Who wants to be written to, and from where that is said."""

    person: str
    key: str
    network: str
    language: str | None


class Letterbox:
    def __init__(self, database: Database, post: Post, house: str) -> None:
        self._database = database
        self._post = post
        self._house = house
        self._written, self._wished = Buckets(A_DAY), Buckets(AN_HOUR)

    def check(self, address: str) -> str:
        """The address as it is stored. Raises if nothing can be sent there."""
        if not self._post.goes:
            raise RefusalError("invalid", "this server sends no mail", where="mail")
        if not ADDRESS.fullmatch(address):
            raise RefusalError("invalid", "that is no address of mail; write it like ada@example.org", where="mail")
        local, _, domain = address.partition("@")
        return f"{local}@{domain.lower()}"

    async def change(self, asks: Asking, address: str | None) -> None:
        """Another address, which is asked whether it is theirs; None: they want no mail."""
        found = await self._database.read(KNOWN, asks.person)
        mail, confirmed, letter, language = found[0] if found else (None, False, None, None)
        if address is None:
            if mail is not None:
                await self._database.write(KEYS + asks.key, [Step(FORGET, [(asks.person,)])])
            return
        if address == mail and confirmed:
            return
        self._count(asks, address)
        if address != mail or letter is None:  # asked again, the first letter's links stay good
            letter = secrets.token_urlsafe(24)
            steps = [*entering(asks.person, asks.key), Step(MOVE, [(asks.person, address, letter)])]
            await self._database.write(KEYS + asks.key, steps)
        self._post.send(confirmation(Reader(address, asks.language or language, letter), self._house))

    async def confirm(self, letter: str) -> None:
        await self._by_letter(CONFIRM, letter)

    async def stop(self, letter: str) -> None:
        await self._by_letter(STOP, letter)

    async def _by_letter(self, sql: str, letter: str) -> None:
        known = LETTER.fullmatch(letter) is not None
        if not known or not await self._database.write(TOLD, [Step(sql, [(letter,)], decisive=True)]):
            raise RefusalError("not_found", "this link belongs to no address any more", where="token")

    def _count(self, asks: Asking, address: str) -> None:
        """Somebody else's address is no way to be a nuisance."""
        now = time.monotonic()
        counted = [(self._written, asks.person), (self._written, address.lower()), (self._wished, asks.network)]
        wait = max(buckets.wait(name, now) for buckets, name in counted)
        if wait > 0:
            told = "three mails a day ask whether an address is somebody's; try again later"
            raise RefusalError("too_fast", told, where="mail", retry_after=int(wait) + 1)
        for buckets, name in counted:
            buckets.take(name, now)
