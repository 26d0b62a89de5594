"""The disk on which a SQLite file grows. PostgreSQL looks after its own."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from .metrics import Metrics

PATIENCE = 5.0  # seconds; a disk in another house may not answer


class Disk:
    def __init__(self, folder: Path | None, least: int, metrics: Metrics) -> None:
        self._folder = folder
        self._least = least
        if folder is not None:
            metrics.watch("disk_free_bytes", "Room on the disk that the games lie on", lambda: free(folder))

    async def has_room(self) -> bool:
        if self._folder is None:
            return True
        try:
            return await asyncio.wait_for(asyncio.to_thread(free, self._folder), PATIENCE) >= self._least
        except TimeoutError:
            return False


def free(folder: Path) -> int:
    """Bytes that we may still write there: none if there is no such place any more."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return 0
