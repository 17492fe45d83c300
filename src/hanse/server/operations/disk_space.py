"""Free space under the embedded database."""

import asyncio
import shutil
from pathlib import Path

from hanse.server.config import Settings, data_folder
from hanse.server.operations import metrics

MEGA = 1_000_000
SPARE = 1.25
"""The multiple of the limit that must be free after a shortage: WAL files come and go."""


class DiskSpace:
    """The disk of a data folder; without a folder, the database's disk is unknown here."""

    def __init__(self, folder: Path | None = None, bound: int = 0) -> None:
        self.folder = folder
        self.bound = bound

    async def is_short(self, *, was_short: bool) -> bool:
        """Measure the free space, and return whether it is below the bound."""
        if self.folder is None:
            return False
        try:
            free = (await asyncio.to_thread(shutil.disk_usage, self.folder)).free
        except OSError:
            return False
        metrics.DISK_FREE.set(free)
        return free < self.bound * (SPARE if was_short else 1)


def disk_space(settings: Settings) -> DiskSpace:
    """Return the disk of the embedded database; any other disk is unknown here."""
    if settings.database_url:
        return DiskSpace()
    return DiskSpace(data_folder(settings), settings.min_free_disk * MEGA)
