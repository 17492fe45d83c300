"""hanse backup, restore and archive: back up a store, restore it, compress old matches."""

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer

from hanse.cli.check import print_report
from hanse.cli.stored_matches import DatabaseUrl, Processes, fail, rate, stored_matches

MEGABYTE = 1_000_000
File = Annotated[Path, typer.Argument(help="The file of the backup.", dir_okay=False)]
Metrics = Annotated[
    Path | None,
    typer.Option(help="A file in which to tell Prometheus when it went well.", dir_okay=False),
]
Days = Annotated[int, typer.Option(min=0, help="Finished so many days ago, or longer.")]


def backup(file: File, database_url: DatabaseUrl = None, *, metrics: Metrics = None) -> None:
    """Write everything that is stored into one file, while servers run."""
    with stored_matches(database_url) as url:
        from hanse.server.backup.write import back_up  # noqa: PLC0415  heavy

        try:
            done = asyncio.run(back_up(url, file))
        except OSError as wrong:
            raise fail(f"cannot write {file}: {wrong.strerror or wrong}") from wrong
    typer.echo(
        f"{file}: {done.tables} tables ({done.games} games begun), {done.entries} moves, "
        f"{done.size / MEGABYTE:.3f} MB in {done.seconds:.1f} s"
    )
    note_success(metrics, "hanse_backup_time_seconds", "When the last backup was written")


def restore(
    file: File,
    database_url: DatabaseUrl = None,
    *,
    verify: Annotated[
        bool, typer.Option("--verify", help="Play every game again and compare.")
    ] = False,
    processes: Processes = 0,
    metrics: Metrics = None,
) -> None:
    """Put a backup into an empty database. Exits with 1 if it is not empty, or a game differs."""
    if not file.is_file():
        raise fail(f"{file}: there is no such file")
    with stored_matches(database_url, make=True) as url:
        from hanse.server.backup.files import BadBackup  # noqa: PLC0415  heavy
        from hanse.server.backup.restore import Differs, NotEmpty  # noqa: PLC0415
        from hanse.server.backup.restore import restore as put_back  # noqa: PLC0415
        from hanse.tables.store.errors import Unavailable  # noqa: PLC0415

        try:
            done = asyncio.run(put_back(url, file))
        except (BadBackup, Differs) as wrong:
            raise fail(f"{file} is not a whole backup: {wrong}. Nothing was restored.") from wrong
        except (NotEmpty, OSError) as wrong:
            raise fail(wrong) from wrong
        except Unavailable as wrong:
            raise fail(f"the database failed: {str(wrong).partition(chr(10))[0]}") from wrong
        typer.echo(
            f"{file}: {done.rows} rows of {done.tables} tables, {done.size / MEGABYTE:.2f} MB in "
            f"{done.seconds:.1f} s: {rate(done.rows, done.seconds)}"
        )
        if verify:
            replay_all(url, processes)
            help_text = "When a backup was last restored and every game in it played again"
            note_success(metrics, "hanse_restore_time_seconds", help_text)


def note_success(file: Path | None, name: str, about: str) -> None:
    """Write the time of success for Prometheus, if requested."""
    if file:
        from hanse.server.backup.success import write_success  # noqa: PLC0415  heavy

        write_success(file, name, about)


def replay_all(url: str, processes: int) -> None:
    from hanse.server.backup.replay_check import check  # noqa: PLC0415  heavy

    began = time.monotonic()
    report = asyncio.run(check(url, processes))
    took = time.monotonic() - began
    print_report(report)
    typer.echo(f"played again in {took:.1f} s: {rate(report.matches, took)}")
    if report.found:
        raise typer.Exit(1)


def archive(days: Days = 30, database_url: DatabaseUrl = None) -> None:
    """Compress the entries of games that were finished long ago. They open as before."""
    with stored_matches(database_url) as url:
        from hanse.server.store.archive import archive as archive_all  # noqa: PLC0415  heavy
        from hanse.server.store.migrate import migrate  # noqa: PLC0415

        asyncio.run(migrate(url))
        done = asyncio.run(archive_all(url, days))
    size = f", {done.packed / done.matches:,.0f} bytes each" if done.matches else ""
    typer.echo(
        f"{done.matches} games, {done.entries} entries archived{size}, in {done.seconds:.1f} s: "
        f"{rate(done.matches, done.seconds)}"
    )
    if done.left:
        raise fail(f"{done.left} games were left as they are")
