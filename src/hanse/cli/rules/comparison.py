"""The option `hanse rules --compare`: books side by side, our rule with its reason, readings."""

import textwrap
from collections.abc import Iterator, Sequence
from shutil import get_terminal_size

import typer

from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.words import Compared, Voice, Words, compare_books

MAX_WIDTH = 100
INDENT = "    "


def show_comparison(
    words: Words, game: str, rules: Sequence[str], search: str, *, as_json: bool
) -> None:
    """Print the points on which books disagree about these rules, and that match the search."""
    games = [game] if game else list(GAMES)
    points = [
        point for name in games for point in compare_books(name, words) if point.rule in rules
    ]
    shown = [point for point in points if names_all(searchable_text(point), search)]
    if not shown:
        key = "platform-rule-none" if points else "platform-rule-alike"
        typer.echo(words.say(key, sought=search), err=True)
        raise typer.Exit(1)
    if as_json:
        typer.echo(encode(shown).decode())
        return
    for point in shown:
        typer.echo("\n".join(point_lines(words, point)) + "\n")


def names_all(text: str, sought: str) -> bool:
    """Return whether the text contains each of the sought words."""
    return all(word in text.casefold() for word in sought.casefold().split())


def searchable_text(point: Compared) -> str:
    says = [voice.says for voice in point.voices]
    return " ".join([point.rule, point.title, *says, point.ours, point.reading])


def point_lines(words: Words, point: Compared) -> Iterator[str]:
    """Yield a title; the books in two columns; then the reading with its answers."""
    yield title_line(point.rule, point.title)
    rows = [(voice.name, text_with_place(voice)) for voice in point.voices]
    yield from column_rows([*rows, (words.say("platform-rule-ours"), point.ours)])
    if point.reading:
        yield fill_text(words.say("platform-rule-reading", reading=point.reading), INDENT)
        for answer in point.answers:
            by = [words.say(f"platform-book-{edition}") for edition in answer.editions]
            marks = [words.say("platform-rule-default")] * answer.default + by
            called = answer.answer + (f" ({', '.join(marks)})" if marks else "")
            yield fill_text(f"{called}: {answer.says}", INDENT * 2)


def text_with_place(voice: Voice) -> str:
    """Return a book's text, with the heading under which the book has it."""
    return f"{voice.says} [{voice.place}]" if voice.place else voice.says


def column_rows(rows: list[tuple[str, str]]) -> Iterator[str]:
    wide = max(len(name) for name, _ in rows)
    for name, says in rows:
        yield fill_text(says, f"{INDENT}{name:<{wide}}  ")


def title_line(rule: str, title: str) -> str:
    """Return a rule's id and title, on several lines if the terminal is narrow."""
    return textwrap.fill(f"{rule}  {title}", terminal_width(), subsequent_indent=INDENT)


def fill_text(text: str, first: str) -> str:
    """Return a text whose lines are all as far to the right as its first one."""
    rest = " " * len(first)
    return textwrap.fill(text, terminal_width(), initial_indent=first, subsequent_indent=rest)


def terminal_width() -> int:
    return min(get_terminal_size().columns, MAX_WIDTH)
