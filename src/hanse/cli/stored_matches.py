"""The database that a command uses: the database named in an option, or the server's."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from msgspec.structs import replace

from hanse.cli.server_extra import server_packages

DatabaseUrl = Annotated[
    str | None, typer.Option(help="The database; else that of DATABASE_URL or HANSE_DATA.")
]
Processes = Annotated[int, typer.Option(help="Number of processes; 0 means one per core.")]


@contextmanager
def stored_matches(database_url: str | None, *, make: bool = False) -> Iterator[str]:
    """Yield the database's address; start the embedded database if needed.

    Create an embedded database only with `make`.
    """
    with server_packages():  # slow imports that only a few commands need
        from hanse.server.config import BadSettings, data_folder, read_settings  # noqa: PLC0415
        from hanse.server.embedded.folders import owner_advice  # noqa: PLC0415
        from hanse.server.operations.logs import set_up_logs  # noqa: PLC0415
        from hanse.server.serve import database  # noqa: PLC0415
        from hanse.server.store.database import NoTables  # noqa: PLC0415
        from hanse.tables.store.errors import Unavailable  # noqa: PLC0415
    try:
        settings = read_settings()
    except BadSettings as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    set_up_logs("error")
    settings = replace(settings, database_url=database_url or settings.database_url)
    folder = data_folder(settings)
    try:
        exists = make or (folder / "postgres").exists()
    except PermissionError as wrong:
        raise fail(owner_advice(folder)) from wrong
    if not settings.database_url and not exists:
        raise fail(f"there is no database in {folder}: set HANSE_DATA or DATABASE_URL")
    try:
        with database(settings) as url:
            yield url
    except NoTables as wrong:
        raise fail("nothing of Hanse is stored in this database") from wrong
    except Unavailable as wrong:
        raise fail(f"the database cannot be reached: {wrong}") from wrong


def fail(why: object) -> typer.Exit:
    """Print why the command failed, and return the exit to raise."""
    typer.echo(str(why), err=True)
    return typer.Exit(1)


def rate(count: int, seconds: float) -> str:
    return f"{count / max(seconds, 1e-9):,.0f} a second"
