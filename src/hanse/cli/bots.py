"""hanse bots: the computer opponents and their strength."""

from typing import Annotated

import typer

from hanse.bots.levels_and_coach import levels_of
from hanse.bots.registry import BOTS
from hanse.cli.language import chosen_language
from hanse.cli.play.levels import level_lines
from hanse.games import GAMES
from hanse.words import LANGUAGES, Words


def bots(
    language: Annotated[
        str, typer.Option(help=f"One of: {', '.join(LANGUAGES)}; else as your system speaks.")
    ] = "",
) -> None:
    """List the bots: the levels for people in each game, and all others by name."""
    words = Words(chosen_language(language))
    for game in GAMES:
        typer.echo(words.say(f"platform-game-{game}"))
        for line in (*level_lines(game, words), others_line(game, words)):
            typer.echo(f"  {line}")


def others_line(game: str, words: Words) -> str:
    """Return a line with the bots of a game that are not levels for people."""
    found = [name for name, bot in BOTS.items() if bot.only in ("", game)]
    names = [name for name in found if name not in levels_of(game)]
    return words.say("terminal-other-bots", bots=", ".join(names))
