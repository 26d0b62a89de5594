"""Once more, with the same people and options, the start passing on.

Who is the only person there sits at the new table at once. Otherwise the table gathers: a place is kept for everybody,
and whoever asks for the rematch too sits down there; with the last of them it begins. The new table and the word of it
at the old one are stored together, so that there is one, whoever asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

from sammelsurium.kernel.errors import Stale
from sammelsurium.kernel.registry import find_game
from sammelsurium.kernel.secret import new_secret
from sammelsurium.kernel.shuffle import new_shuffle

from .company import Company
from .database import Step
from .gathering_store import StoredGathering, StoredPlace
from .gatherings import Gatherings
from .people import People
from .refusals import RefusalError
from .standing import Standing
from .store import StoredSeat
from .tables import TRIES, Beginning, Overtaken, Tables, new_table_id


class Rematches:
    def __init__(self, tables: Tables, gatherings: Gatherings, people: People) -> None:
        self._tables = tables
        self._gatherings = gatherings
        self._people = people

    async def again(self, table: str, person: str) -> str:
        """Where the same people play again; whoever asks sits down there."""
        for _ in range(TRIES):
            now = await self._tables.current(table)
            _require_part(now, person)
            if now.company.next is not None:
                await self._sit_down(now.company.next, person)
                return now.company.next
            with suppress(Overtaken):
                return await self._open(now, person)
        raise Stale("too much happens at this table at once; try again", now.match.ply)

    async def _open(self, now: Standing, person: str) -> str:
        following, chairs = new_table_id(), _turned(now)
        alone = len({chair.person for chair in chairs if chair.person}) == 1
        language = await self._people.language_of(person)

        async def make(first: Sequence[Step]) -> bool:
            if not alone:
                begun = _gathering(now, following, chairs, person)
                return await self._gatherings.gather(begun, language, first, told=now.table) is not None
            try:
                await self._tables.begin(_beginning(now, following, chairs, person), first, told=now.table)
            except FileExistsError:
                return False
            return True

        await self._tables.follow(now.table, following, make)
        return following

    async def _sit_down(self, table: str, person: str) -> None:
        """On the places that are kept for them, if people still gather there."""
        with suppress(RefusalError):  # it has begun, or was given up: whoever goes there sees that
            now = await self._gatherings.take_kept(table, person)
            if not any(place.is_open or place.is_kept for place in now.places):
                await self._gatherings.start(table, now.host, now.version)


def _require_part(now: Standing, person: str) -> None:
    if not any(chair.person == person for chair in now.chairs):
        raise RefusalError("not_yours", "you have no seat at this table")
    if not now.over:
        raise RefusalError("invalid", "the game is not over", where="table")


def _turned(now: Standing) -> list[StoredSeat]:
    """Who sat second sits first now. Bots are as they were, and whoever was away is expected back."""
    stay = [chair for chair in now.chairs if not (now.campaign and chair.cleared)]
    return [
        replace(chair, seat=seat, mind=None if chair.person else chair.mind, cleared=False)
        for seat, chair in enumerate([*stay[1:], *stay[:1]])
    ]


def _beginning(now: Standing, table: str, chairs: list[StoredSeat], person: str) -> Beginning:
    return Beginning(
        table=table,
        game=find_game(now.opening.game),
        chairs=tuple(chairs),
        options=now.match.options,
        company=Company(host=person, terms=now.company.terms),
        shuffle=new_shuffle([None] * len(chairs)),
        campaign=now.opening.campaign,
    )


def _gathering(now: Standing, table: str, chairs: list[StoredSeat], person: str) -> StoredGathering:
    moment = datetime.now(UTC)
    return StoredGathering(
        id=table,
        game=now.opening.game,
        campaign=now.opening.campaign,
        options=now.match.options,
        terms=now.company.terms,
        host=person,
        word=None,
        listed=False,
        secret=new_secret(),
        again=now.table,
        version=1,
        created=moment,
        changed=moment,
        places=tuple(_place(chair, person) for chair in chairs),
    )


def _place(chair: StoredSeat, person: str) -> StoredPlace:
    return StoredPlace(
        place=chair.seat,
        name=chair.name,
        face=chair.face,
        person=chair.person,
        sits=chair.person == person,
        beside=chair.beside,
        mind=chair.mind,
    )
