"""The package that contains PostgreSQL, as far as it is used here."""

from pathlib import Path
from typing import Protocol


class PostgresPackage(Protocol):
    """The part of the PostgreSQL package that we use; the package has no types."""

    bin_path: Path
    runtime_path: Path
    system_user: str | None

    def ensure_pgdata_inited(self) -> None: ...
