"""hanse check: play every stored match again."""

import asyncio
from typing import Annotated

import typer
from msgspec.structs import replace

from hanse.cli.extra import server_packages


def check(
    database_url: Annotated[
        str | None, typer.Option(help="The database; else that of DATABASE_URL or HANSE_DATA.")
    ] = None,
    processes: Annotated[int, typer.Option(help="How many at once; 0: one for each core.")] = 0,
) -> None:
    """Play every stored match again, beside a running server. Ends with 1 if one would differ."""
    with server_packages():  # heavy, and only for this
        from hanse.server.checking import check as replay_all  # noqa: PLC0415
        from hanse.server.config import BadSettings, read_settings  # noqa: PLC0415
        from hanse.server.logs import set_up_logs  # noqa: PLC0415
        from hanse.server.serve import database  # noqa: PLC0415
    try:
        settings = read_settings()
    except BadSettings as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    set_up_logs("error")
    with database(replace(settings, database_url=database_url or settings.database_url)) as url:
        report = asyncio.run(replay_all(url, processes))
    for found in report.found:
        typer.echo(f"{found.match}: {'differs' if found.differs else 'unreadable'}: {found.why}")
    many = "1 match" if report.matches == 1 else f"{report.matches} matches"
    bad = f"{len(report.found)} that differ or cannot be read"
    typer.echo(f"{many}, {report.older} begun by older rules, {bad}")
    raise typer.Exit(1 if report.found else 0)
