"""What older versions did not store of a table is made after the start: in the background, one table at a time."""

from __future__ import annotations

import asyncio
import logging
import time

from . import gate
from .database import PATIENCE, Away
from .refusals import RefusalError
from .standing import rebuild
from .store import Store

log = logging.getLogger(__name__)

REST = 4.0  # times as long as the work took: people who play meanwhile should not notice


async def catch_up(store: Store) -> None:
    """Once through all tables without a summary. Those of older rules stay without; a list can say that of them."""
    last, done = "", 0
    while True:
        try:
            some = await store.without_summary(last)
            for table in some:
                began = time.monotonic()
                done += await _sum_up(store, table)
                last = table
                await asyncio.sleep(REST * (time.monotonic() - began))
        except Away:
            await asyncio.sleep(PATIENCE)
            continue
        if not some:
            break
    if done:
        log.info("%d tables of earlier versions have got their summaries", done)


async def _sum_up(store: Store, table: str) -> bool:
    stored = await store.load(table)
    if stored is None:
        return False
    try:
        standing = await asyncio.to_thread(rebuild, stored)
    except RefusalError:  # told to whoever opens it
        return False
    final = await asyncio.to_thread(gate.final, standing) if standing.over else None
    return await store.sum_up(table, standing.version, standing.stand(gate.summary(standing)), final)
