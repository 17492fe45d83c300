"""hanse check: replay every stored match."""

import asyncio
from typing import TYPE_CHECKING

import typer

from hanse.cli.stored_matches import DatabaseUrl, Processes, stored_matches

if TYPE_CHECKING:
    from hanse.server.backup.replay_check import Report


def check(database_url: DatabaseUrl = None, processes: Processes = 0) -> None:
    """Play every stored match again, while a server runs. Exits with 1 if one would differ."""
    with stored_matches(database_url) as url:
        from hanse.server.backup.replay_check import check as replay_all  # noqa: PLC0415  heavy

        report = asyncio.run(replay_all(url, processes))
    print_report(report)
    raise typer.Exit(1 if report.found else 0)


def print_report(report: "Report") -> None:
    """Print a line for each match with a fault, and a line with the totals."""
    for found in report.found:
        typer.echo(f"{found.match}: {'differs' if found.differs else 'unreadable'}: {found.why}")
    many = "1 match" if report.matches == 1 else f"{report.matches} matches"
    bad = f"{len(report.found)} that differ or cannot be read"
    typer.echo(f"{many}, {report.older} begun by older rules, {bad}")
