"""The rulebook of one table, printed by `hanse rules GAME --variants NAMES`."""

import textwrap
from collections.abc import Sequence

import typer

from hanse.cli.rules.comparison import INDENT, names_all, terminal_width, title_line
from hanse.cli.setup_options import known_game, make_setup
from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.words import Paragraph, Words, lexicon, paragraph

STRIKE_MARKS = "~~"
"""The marks around a rule's text that does not apply at the table."""


def table_setup(
    game: str,
    rules: Sequence[str],
    *,
    edition: str,
    variants: str,
    readings: list[str],
    seats: int,
) -> Setup | None:
    """Return the setup of a table with these options; None if no option is given."""
    if not (edition or variants or readings or seats):
        return None
    return make_setup(known_game(game or game_of(rules)), seats, edition, readings, variants)


def game_of(rules: Sequence[str]) -> str:
    """Return the one game that has all these rules; refuse rules of several games."""
    games = [game for game in GAMES if set(rules) <= set(lexicon(game).rules)]
    if len(games) != 1:
        raise typer.BadParameter(f"a table plays one game; say which: {', '.join(GAMES)}")
    return games[0]


def show_table_rules(
    words: Words, setup: Setup, rules: Sequence[str], search: str, *, whole: bool, as_json: bool
) -> bool:
    """Print these rules as the table plays them, and return whether there were any."""
    found = [paragraph(setup, words, rule) for rule in rules if rule in lexicon(setup.game).rules]
    shown = [one for one in found if names_all(f"{one.rule} {one.title} {one.text}", search)]
    if whole:
        shown = [one for one in shown if one.state != "absent"]
    if as_json:
        typer.echo(encode(shown).decode())
    else:
        for one in shown:
            typer.echo("\n".join(paragraph_lines(one)) + "\n")
    return bool(shown)


def paragraph_lines(one: Paragraph) -> list[str]:
    """Return a paragraph, followed by the changes at this table."""
    gone = one.state in ("struck", "absent")
    text = f"{STRIKE_MARKS}{one.text}{STRIKE_MARKS}" if gone else one.text
    return [
        title_line(one.rule, one.title),
        indent_text(text),
        *(indent_text(note, "→ ") for note in one.notes),
    ]


def indent_text(text: str, mark: str = "") -> str:
    """Return a text as an indented block, whose lines are all to the right of a mark."""
    rest = INDENT + " " * len(mark)
    return textwrap.fill(
        text, terminal_width(), initial_indent=INDENT + mark, subsequent_indent=rest
    )
