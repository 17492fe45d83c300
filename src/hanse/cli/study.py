"""hanse study: play the games that a description asks for, and write its report."""

from pathlib import Path
from typing import Annotated

import typer

from hanse.core.setup import BadSetup
from hanse.lab.charts import MissingMatplotlib, require_matplotlib
from hanse.lab.study import read_study, run_study
from hanse.lab.study_report import write_report


def study(
    description: Annotated[Path, typer.Argument(help="A file such as those in docs/studies.")],
    folder: Annotated[
        Path | None, typer.Option("--keep", help="A folder for the games; a stopped run goes on.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
) -> None:
    """Play the games of a study, and write its report next to the description."""
    try:
        require_matplotlib()
        asked = read_study(description)
        page = write_report(asked, run_study(asked, folder, jobs), description)
    except (OSError, ValueError, BadSetup, MissingMatplotlib) as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    print(page)
