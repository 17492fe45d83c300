"""The command `hanse rules`: rules by id, by the start of an id, or by words in their text."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Annotated

import typer

from hanse.cli.language import chosen_language
from hanse.cli.rules.comparison import names_all, show_comparison, title_line
from hanse.cli.rules.table_rules import indent_text, show_table_rules, table_setup
from hanse.games import GAMES
from hanse.words import LANGUAGES, Place, Words, rule_book

MAX_SUGGESTIONS = 5
NUMBER = re.compile(r"(.+)-(\d+)")

type Rules = Mapping[str, Place]


def rules(
    rule: Annotated[
        str,
        typer.Argument(help="A rule's id (T-UNDO-01) or its start, a reading, a game; else all."),
    ] = "",
    *,
    search: Annotated[str, typer.Option(help="Only rules with all these words.")] = "",
    language: Annotated[
        str, typer.Option(help=f"One of: {', '.join(LANGUAGES)}; else as your system speaks.")
    ] = "",
    game: Annotated[str, typer.Option(help=f"One of: {', '.join(GAMES)}; else all.")] = "",
    compare: Annotated[
        bool, typer.Option("--compare", help="What the books say where they disagree.")
    ] = False,
    edition: Annotated[str, typer.Option(help="The edition that a table plays by.")] = "",
    variants: Annotated[str, typer.Option(help="Comma-separated variants of a table.")] = "",
    readings: Annotated[
        list[str] | None, typer.Option("--set", help="A table's reading=answer; repeatable.")
    ] = None,
    seats: Annotated[int, typer.Option(help="Number of players at a table.")] = 0,
    as_json: Annotated[
        bool, typer.Option("--json", help="A comparison or a table's rules for programs.")
    ] = False,
) -> None:
    """Show the text of rules, in general or at a table with these options."""
    words = Words(chosen_language(language))
    if rule.lower() in GAMES:
        game, rule = rule.lower(), ""
    book = rules_of_game(game)
    found = rules_of_number(book, rule) or rules_of_reading(book, rule)
    if not found:
        refuse_rule(words, book, rule)
    elif compare:
        show_comparison(words, game, found, search, as_json=as_json)
    elif setup := table_setup(
        game, found, edition=edition, variants=variants, readings=readings or [], seats=seats
    ):
        whole = not (rule or search)
        if not show_table_rules(words, setup, found, search, whole=whole, as_json=as_json):
            refuse_search(words, search)
    else:
        shown = [one for one in found if mentions(words, one, search)]
        print_rules(words, book, shown or refuse_search(words, search), whole=bool(rule or search))


def refuse_search(words: Words, sought: str) -> list[str]:
    typer.echo(words.say("platform-rule-none", sought=sought), err=True)
    raise typer.Exit(1)


def rules_of_game(game: str) -> Rules:
    if game and game not in GAMES:
        raise typer.BadParameter(f"there is no game {game}; there are: {', '.join(GAMES)}")
    book = rule_book().items()
    return {rule: place for rule, place in book if not game or place.game in (game, "")}


def rules_of_number(book: Rules, rule: str) -> list[str]:
    """Return the rule with this id, in any spelling.

    If there is no such rule, return the family whose ids begin with this text.
    """
    wanted = rule.strip().upper()
    if number := NUMBER.fullmatch(wanted):
        wanted = f"{number[1]}-{number[2]:0>2}"
    return [wanted] if wanted in book else [one for one in book if is_in_family(one, wanted)]


def rules_of_reading(book: Rules, name: str) -> list[str]:
    """Return the rules that a reading of this name answers."""
    wanted = name.strip().lower().replace("-", "_")
    readings = [reading for spec in GAMES.values() for reading in spec.about.readings]
    return [r for reading in readings if reading.name == wanted for r in reading.rules if r in book]


def is_in_family(rule: str, family: str) -> bool:
    return not family or rule.startswith(f"{family}-")


def mentions(words: Words, rule: str, sought: str) -> bool:
    text = f"{rule} {words.say(f'rule-{rule}.title')} {words.say(f'rule-{rule}')}"
    return names_all(text, sought)


def refuse_rule(words: Words, book: Rules, rule: str) -> None:
    """Report an unknown rule, and suggest similar ones."""
    typer.echo(words.say("platform-rule-unknown", rule=rule), err=True)
    if near := get_close_matches(rule.upper(), book, MAX_SUGGESTIONS):
        typer.echo(words.say("platform-rule-near", rules=", ".join(near)), err=True)
    raise typer.Exit(2)


def print_rules(words: Words, book: Rules, shown: Iterable[str], *, whole: bool) -> None:
    """Print ids and titles, and with `whole` also texts and places in the book."""
    for rule in shown:
        typer.echo(title_line(rule, words.say(f"rule-{rule}.title")))
        if whole:
            place = book[rule]
            kind = words.say(f"platform-rule-class-{place.kind}")
            line = words.say("platform-rule-place", **{"class": kind, "page": place.page})
            typer.echo(indent_text(words.say(f"rule-{rule}")))
            typer.echo(f"{indent_text(line)}\n")
