"""The package that brings PostgreSQL, as far as it is used here."""

from pathlib import Path
from typing import Protocol


class PostgresPackage(Protocol):
    """What is used of the package that brings PostgreSQL; it has no types of its own."""

    bin_path: Path
    runtime_path: Path
    system_user: str | None

    def ensure_pgdata_inited(self) -> None: ...
