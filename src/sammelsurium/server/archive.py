"""What can still be had of a table that cannot be opened any more, because rules or box have moved on."""

from __future__ import annotations

from msgspec import structs

from . import gate
from .company import read_company
from .final import Final
from .refusals import RefusalError
from .store import Store, StoredTable
from .summary import read_summary

IN_A_GAME = "game"  # the stage of a campaign in which hands are secret


class Archive:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def picture(self, table: str, person: str, refused: RefusalError) -> bytes:
        """The last picture of a finished game, for whoever asks. Raises the refusal if there is none, which then says
        whether they may have the record."""
        stored, final = await self._find(table, refused)
        if final is None or final.closed:
            refused.refusal = structs.replace(refused.refusal, record=_may_have_record(stored, final, person))
            raise refused
        chair = next((seat.seat for seat in stored.seats if seat.person == person), None)
        return gate.kept(stored, final, chair, refused)

    async def record(self, table: str, person: str, refused: RefusalError) -> tuple[str, str]:
        """The name of the game, and the record. That of a game which is not over goes only to those who sat there, and
        holds all its secrets: therefore nobody plays it on from then on, wherever its rules may still be."""
        stored, final = await self._find(table, refused)
        if not _may_have_record(stored, final, person):
            raise refused
        if final is None:
            final = Final(gate.record_kept(stored, stored.stand.over), form="", pictures=b"")
            if not stored.stand.over and not await self._is_between_games(stored):
                await self._close(stored, final)
        return stored.opening.game, final.record

    async def _find(self, table: str, refused: RefusalError) -> tuple[StoredTable, Final | None]:
        stored = await self._store.load(table) if refused.refusal.error == "outdated" else None
        if stored is None:
            raise refused
        return stored, await self._store.final(table) if stored.stand.over else None

    async def _close(self, stored: StoredTable, final: Final) -> None:
        if not await self._store.close(stored.opening.id, stored.version, final):
            raise RefusalError("stale", "somebody else acted first; ask again")

    async def _is_between_games(self, stored: StoredTable) -> bool:
        """Of a campaign: then nothing is secret, and whoever has its rules may play it on."""
        if not stored.opening.campaign:
            return False
        summary = read_summary(await self._store.summary(stored.opening.id))
        return summary is not None and summary.campaign is not None and summary.campaign.stage != IN_A_GAME


def _may_have_record(stored: StoredTable, final: Final | None, person: str) -> bool:
    """That of a game which was not played out is for its people."""
    played_out = stored.stand.over and not (final and final.closed) and not read_company(stored.stand.company).ended
    return played_out or any(seat.person == person for seat in stored.seats)
