"""The player's level: asked once, saved with the games, and matched by bots."""

import sys

import typer

from hanse.bots.levels_and_coach import levels_of
from hanse.cli.play.saves import saves_folder
from hanse.cli.play.terminal import LeaveGame, read_line
from hanse.words import Words

LEVELS = {"new": 1, "rules": 3, "well": 6, "best": 8}
"""Words for some of the levels, which are numbered from 1, the level for beginners."""
LEVEL_FILE = "level"


def bot_for(game: str, level: str, words: Words, *, asks: bool) -> str:
    """Return the bot of this level or, with `asks`, of the saved or entered level; else empty."""
    bots = levels_of(game)
    if not bots:
        return ""
    if level:
        return bots[checked_number(game, level) - 1]
    if not (asks and sys.stdin.isatty()):
        return ""
    return bots[(saved_number(game) or save_level(ask_level(game, words))) - 1]


def level_number(game: str, said: str) -> int:
    """Return the level named by a number, a word or its bot's name; 0 for none."""
    bots = levels_of(game)
    if said in bots:
        return bots.index(said) + 1
    number = LEVELS.get(said) or (int(said) if said.isdecimal() else 0)
    return number if number <= len(bots) else 0


def checked_number(game: str, said: str) -> int:
    number = level_number(game, said)
    if not number:
        known = ", ".join([f"1 to {len(levels_of(game))}", *levels_of(game), *LEVELS])
        raise typer.BadParameter(f"there is no level {said}; there are: {known}")
    return number


def saved_number(game: str) -> int:
    """Return the saved level; 0 if there is none."""
    file = saves_folder() / LEVEL_FILE
    return level_number(game, file.read_text("utf-8").strip()) if file.is_file() else 0


def save_level(number: int) -> int:
    """Save the level for the next games, and return it."""
    saves_folder().mkdir(parents=True, exist_ok=True)
    (saves_folder() / LEVEL_FILE).write_text(f"{number}\n", "utf-8")
    return number


def ask_level(game: str, words: Words) -> int:
    """Ask the player for their level until they enter a valid one, and return it."""
    while True:
        typer.echo(words.say("terminal-level"))
        for line in level_lines(game, words):
            typer.echo(line)
        try:
            number = level_number(game, read_line().strip().lower())
        except LeaveGame:
            raise typer.Exit from None
        if number:
            return number


def level_lines(game: str, words: Words) -> list[str]:
    """Return the levels of a game from the weakest to the strongest, each with its bot."""
    lines = []
    for at, bot in enumerate(levels_of(game)):
        how = words.say(f"terminal-{game}-level-{bot}")
        text = words.say("terminal-level-line", name=level_name(at, words), how=how)
        lines.append(words.say("terminal-plain-line", key=str(at + 1), text=text))
    return lines


def level_name(at: int, words: Words) -> str:
    return words.say("terminal-level-name", level=at)
