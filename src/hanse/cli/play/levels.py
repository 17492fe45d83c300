"""The player's level: asked once, saved with the games, and matched by bots."""

import sys

import typer

from hanse.bots.levels_and_coach import levels_of
from hanse.cli.play.saves import folder
from hanse.cli.play.terminal import LeaveGame, read_line
from hanse.words import Words

LEVELS = ("new", "rules", "well", "best")
"""What is said for each level, from who plays for the first time to who wants to be beaten."""
KEPT = "level"


def bot_for(game: str, level: str, words: Words, *, asks: bool) -> str:
    """Return the bot of this level, or of the one that was kept; nothing, where none is known."""
    if level and level not in LEVELS:
        raise typer.BadParameter(f"there is no level {level}; there are: {', '.join(LEVELS)}")
    bots = levels_of(game)
    if not bots:
        return ""
    if not level and asks and sys.stdin.isatty():
        level = kept_level() or keep_level(asked_level(game, words))
    return bots[LEVELS.index(level)] if level else ""


def kept_level() -> str:
    """Return what was said the last time."""
    file = folder() / KEPT
    said = file.read_text("utf-8").strip() if file.is_file() else ""
    return said if said in LEVELS else ""


def keep_level(level: str) -> str:
    """Keep it for the next games."""
    folder().mkdir(parents=True, exist_ok=True)
    (folder() / KEPT).write_text(f"{level}\n", "utf-8")
    return level


def asked_level(game: str, words: Words) -> str:
    """Ask how well one plays."""
    while True:
        typer.echo(words.say("terminal-level"))
        for line in level_lines(game, words, [str(at) for at in range(1, len(LEVELS) + 1)]):
            typer.echo(line)
        try:
            wish = read_line().strip().lower()
        except LeaveGame:
            raise typer.Exit from None
        if wish in LEVELS:
            return wish
        if wish in ("1", "2", "3", "4"):
            return LEVELS[int(wish) - 1]


def level_lines(game: str, words: Words, keys: list[str]) -> list[str]:
    """Return the levels of a game from the weakest to the strongest, each with its bot."""
    lines = []
    for at, bot in enumerate(levels_of(game)):
        how = words.say(f"terminal-{game}-level-{bot}")
        text = words.say("terminal-level-line", name=level_name(at, words), how=how)
        lines.append(words.say("terminal-plain-line", key=keys[at], text=text))
    return lines


def level_name(at: int, words: Words) -> str:
    return words.say("terminal-level-name", level=at)
