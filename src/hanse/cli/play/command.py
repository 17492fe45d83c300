"""hanse play: a game at this terminal, against bots or with others at the same keyboard."""

import os
import sys
from pathlib import Path
from shutil import get_terminal_size
from typing import Annotated

import typer

from hanse.bots.registry import BOTS
from hanse.cli.language import chosen_language
from hanse.cli.play import saves
from hanse.cli.play.layout import MIN_HEIGHT, MIN_WIDTH
from hanse.cli.play.levels import LEVELS, bot_for
from hanse.cli.play.plain_terminal import PlainTerminal
from hanse.cli.play.screen_terminal import ScreenTerminal
from hanse.cli.play.start import USUAL_SEATS, Seating, new_match, resumed_match
from hanse.cli.play.terminal import LeaveGame, Terminal, read_line
from hanse.cli.play.terminal_match import TerminalMatch
from hanse.cli.setup_options import known_game, make_setup, split_names
from hanse.core.notation.positions import BadLine
from hanse.games import GAMES
from hanse.words import LANGUAGES, Words


def play(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}.")] = "",
    *,
    seats: Annotated[
        int, typer.Option(help="Number of players; 0 means three, or what the setup requires.")
    ] = 0,
    bots: Annotated[
        str,
        typer.Option(help=f"Bots in the last seats, comma-separated, or none: {', '.join(BOTS)}."),
    ] = "",
    level: Annotated[
        str,
        typer.Option(help=f"How well you play: 1 to 8, or {', '.join(LEVELS)}. See: hanse bots."),
    ] = "",
    names: Annotated[
        str, typer.Option(help="Names of players, comma-separated, people first.")
    ] = "",
    edition: Annotated[str, typer.Option(help="The edition whose rules are played.")] = "",
    readings: Annotated[
        list[str] | None, typer.Option("--set", help="A reading=answer; repeatable.")
    ] = None,
    variants: Annotated[str, typer.Option(help="Variants, comma-separated.")] = "",
    files: Annotated[
        list[str] | None, typer.Option("--with", help="Your own data: name=file; repeatable.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same game.")] = "",
    language: Annotated[
        str, typer.Option(help=f"One of: {', '.join(LANGUAGES)}; else as your system speaks.")
    ] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines only, for screen readers and pipes.")
    ] = False,
    yes: Annotated[
        bool, typer.Option("--yes", envvar="HANSE_YES", help="Never ask whether you are sure.")
    ] = False,
    no_colour: Annotated[bool, typer.Option("--no-colour", help="Without colours.")] = False,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
    go_on: Annotated[
        bool, typer.Option("--continue", help="Go on with the game that was left last.")
    ] = False,
) -> None:
    """Play a game here, against bots or with others at the same keyboard."""
    words = Words(chosen_language(language))
    terminal = terminal_of(plain, no_colour, words)
    confirms = not yes and sys.stdin.isatty()
    if resume or go_on:
        match = resume_match(resume, split_names(bots), words, terminal, confirms=confirms)
    else:
        spec = known_game(game or ask_game(words))
        alone = not bots and len(split_names(names)) < (seats or USUAL_SEATS)
        usual = bot_for(spec.about.name, level, words, asks=alone)
        seating = Seating(
            spec, seats, split_names(bots), split_names(names), words,
            variants=split_names(variants), usual=usual,
        )  # fmt: skip
        wanted = (seating.seats, edition, readings or [], variants)
        setup = make_setup(spec, *wanted, files=files or [])
        match = new_match(setup, seating, seed, terminal, confirms=confirms)
    run_match(match)


def ask_game(words: Words) -> str:
    """Ask for a game if none is named; in a script, require a name."""
    if not sys.stdin.isatty():
        raise typer.BadParameter(f"which game? There are: {', '.join(GAMES)}")
    names = {str(at): name for at, name in enumerate(GAMES, start=1)}
    while True:
        typer.echo(words.say("terminal-which-game"))
        for key, name in names.items():
            line = words.say(f"platform-game-{name}")
            typer.echo(words.say("terminal-plain-line", key=key, text=line))
        try:
            wish = read_line().strip().lower()
        except LeaveGame:
            raise typer.Exit from None
        if wish in (*names, *GAMES):
            return names.get(wish, wish)


def terminal_of(plain: bool, no_colour: bool, words: Words) -> Terminal:
    """Return a drawn screen if there is a terminal and it is large enough, else plain lines."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return PlainTerminal()
    if os.environ.get("TERM") == "dumb":
        return PlainTerminal()
    columns, lines = get_terminal_size()
    if columns >= MIN_WIDTH and lines >= MIN_HEIGHT:
        return ScreenTerminal(colour=not no_colour)
    size = {"columns": columns, "lines": lines, "width": MIN_WIDTH, "height": MIN_HEIGHT}
    typer.echo(words.say("terminal-too-small", **size))
    return PlainTerminal()


def resume_match(
    file: Path | None, bots: list[str], words: Words, terminal: Terminal, *, confirms: bool
) -> TerminalMatch:
    path = file or saves.newest_save()
    if path is None:
        typer.echo(words.say("terminal-no-game"), err=True)
        raise typer.Exit(1)
    try:
        return resumed_match(path, bots, words, terminal, confirms=confirms)
    except (OSError, UnicodeDecodeError) as wrong:
        raise typer.BadParameter(f"{path} cannot be read: {wrong}") from wrong
    except BadLine as wrong:
        typer.echo(f"{path}, {wrong}", err=True)
        raise typer.Exit(1) from wrong


def run_match(match: TerminalMatch) -> None:
    """Play until the game is over or the player leaves; then restore the terminal."""
    match.terminal.open()
    try:
        match.run()
    except LeaveGame:
        match.terminal.close()
        file = str(match.save.path)
        match.terminal.print_lines([match.words.say("terminal-left", file=file)])
    except BaseException:
        match.terminal.close()
        raise
