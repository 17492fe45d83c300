"""hanse verify: replay records, and repeat every draw from their keys."""

from pathlib import Path
from typing import Annotated

import typer

from hanse.cli.files import read_text
from hanse.match.proof import Check, Finding, prove


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="One or more records.")],
) -> None:
    """Replay a record, recompute every draw and report each check."""
    wrong = [file for file in files if not print_checks(file, prove(read_text(file)))]
    if wrong and len(files) > 1:
        typer.echo(f"{len(wrong)} of {len(files)} records wrong", err=True)
    if wrong:
        raise typer.Exit(1)


def print_checks(file: Path, checks: list[Check]) -> bool:
    """Print every check; return whether nothing is wrong."""
    for check in checks:
        unchecked = "not checked, " if check.finding is Finding.UNCHECKED else ""
        line = f"{file}: {check.subject}: {unchecked}{check.text}"
        typer.echo(line, err=check.finding is Finding.WRONG)
    return all(check.finding is not Finding.WRONG for check in checks)
