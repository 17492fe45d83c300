"""The command `hanse` with all its subcommands.

A subcommand is imported when it is run: most of them need the games, the bots or the server.
"""

from importlib import import_module
from typing import Annotated

import typer
from typer.core import TyperCommand, TyperGroup

# A line for each subcommand: its module, and the first sentences of its own help.
COMMANDS = {
    "play": (
        "hanse.cli.play",
        "Play a game here, against bots or with others at the same keyboard.",
    ),
    "bots": (
        "hanse.cli.bots",
        "List the bots: the levels for people in each game, and all others by name.",
    ),
    "simulate": (
        "hanse.cli.simulate",
        "Play games between bots and report the results.",
    ),
    "arena": (
        "hanse.cli.arena",
        "Measure bots: one against the rest at every seat with the same draws, or mixed tables.",
    ),
    "study": (
        "hanse.cli.study",
        "Play the games of a study, and write its report next to the description.",
    ),
    "new-game": (
        "hanse.cli.new_game",
        "Lay out a package with a new game, which can be played as it is.",
    ),
    "rules": (
        "hanse.cli.rules",
        "Show the text of rules, in general or at a table with these options.",
    ),
    "replay": (
        "hanse.cli.replay",
        "Step through a record, with the board after each move.",
    ),
    "picture": (
        "hanse.cli.picture",
        "Draw a position of a record as an SVG picture.",
    ),
    "verify": (
        "hanse.cli.verify",
        "Replay a record, recompute every draw and report each check.",
    ),
    "serve": (
        "hanse.cli.serve",
        "Run the server. Without DATABASE_URL it stores matches in its own PostgreSQL.",
    ),
    "worker": (
        "hanse.cli.worker",
        "Answer for bots and absent players, and notify players of their turns. Any number may "
        "run.",
    ),
    "healthy": (
        "hanse.cli.healthy",
        "End with 0 if the server on this machine says that it lives, else with 1.",
    ),
    "check": (
        "hanse.cli.check",
        "Play every stored match again, while a server runs. Exits with 1 if one would differ.",
    ),
    "backup": (
        "hanse.cli.backup",
        "Write everything that is stored into one file, while servers run.",
    ),
    "restore": (
        "hanse.cli.backup",
        "Put a backup into an empty database. Exits with 1 if it is not empty, or a game differs.",
    ),
    "archive": (
        "hanse.cli.backup",
        "Compress the entries of games that were finished long ago. They open as before.",
    ),
    "tables": (
        "hanse.cli.tables",
        "List the tables of a server: who plays what, how far it is, and who must act.",
    ),
}


class LazyGroup(TyperGroup):
    """A group that imports a subcommand only to run it or to show its own help."""

    def resolve_command(  # type: ignore[no-untyped-def]  # typer hides the types of the arguments
        self, ctx, args
    ):
        """Return the subcommand itself in place of its stand-in."""
        name, found, rest = super().resolve_command(ctx, args)
        return name, found and load_command(found.name or ""), rest


def load_command(name: str) -> TyperCommand:
    """Return a subcommand with its options."""
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    run = getattr(import_module(COMMANDS[name][0]), name.replace("-", "_"))
    alone.command(name)(run)
    command = typer.main.get_command(alone)
    assert isinstance(command, TyperCommand)
    return command


def stand_in() -> None:
    """Stand for a subcommand in the list of all."""


app = typer.Typer(
    cls=LazyGroup,
    help="Board games of the Hanseatic League.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command, (_, sentences) in COMMANDS.items():
    app.command(command, help=sentences)(stand_in)


def print_version(asked: bool) -> None:
    if asked:
        # The list of subcommands does not need these.
        from hanse.build import build_id  # noqa: PLC0415
        from hanse.version import __version__  # noqa: PLC0415

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
