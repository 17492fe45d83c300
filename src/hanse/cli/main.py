"""The command `hanse` with all its subcommands."""

from typing import Annotated

import typer

from hanse.build import build_id
from hanse.cli.arena import arena
from hanse.cli.backup import archive, backup, restore
from hanse.cli.bots import bots
from hanse.cli.check import check
from hanse.cli.healthy import healthy
from hanse.cli.new_game import new_game
from hanse.cli.picture import picture
from hanse.cli.play import play
from hanse.cli.replay import replay
from hanse.cli.rules import rules
from hanse.cli.serve import serve
from hanse.cli.simulate import simulate
from hanse.cli.study import study
from hanse.cli.tables import tables
from hanse.cli.verify import verify
from hanse.cli.worker import worker
from hanse.version import __version__

app = typer.Typer(
    help="Board games of the Hanseatic League.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"hanse {__version__} (build {build_id()})")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Board games of the Hanseatic League."""


app.command()(play)
app.command()(bots)
app.command()(simulate)
app.command()(arena)
app.command()(study)
app.command()(new_game)
app.command()(rules)
app.command()(replay)
app.command()(picture)
app.command()(verify)
app.command()(serve)
app.command()(worker)
app.command()(healthy)
app.command()(check)
app.command()(backup)
app.command()(restore)
app.command()(archive)
app.command()(tables)
