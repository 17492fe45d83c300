"""The rulebook of one table: every paragraph as printed, replaced or struck out, and why.

Terminal, library and browser take it from here. A browser is sent keys of the catalogue, since it
says them in its own language; everybody else gets the sentences.
"""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from hanse.core.rule_changes import PRINTED, Cause, RuleChange, State
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.words.catalogue import Words
from hanse.words.lexicon import lexicon, message_key

MAX_SETUPS = 64
"""So many rulebooks are kept in memory; with own maps there may be any number of setups."""


class ChangedRule(Struct, frozen=True, omit_defaults=True):
    """A table's changes to a paragraph, by keys of the catalogue.

    `says` are the sentences that stand in its place, `why` is the agreement that changes it.
    `instead` is the paragraph that holds where this one is struck out; `also` add to it.
    """

    state: State = "printed"
    says: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    instead: str = ""
    also: tuple[str, ...] = ()


class Paragraph(Struct, frozen=True):
    """A paragraph of a table's rulebook, in words.

    Where it is struck out, `text` is what does not hold. `notes` say what this table changes.
    """

    rule: str
    title: str
    text: str
    state: State
    notes: tuple[str, ...]


@lru_cache(maxsize=MAX_SETUPS)
def changed_rules(setup: Setup) -> dict[str, ChangedRule]:
    """Return the paragraphs that a table changes, by their ids."""
    changes = GAMES[setup.game].about.changes(setup)
    return {rule: with_keys(setup.game, rule, change) for rule, change in changes.items()}


def with_keys(game: str, rule: str, change: RuleChange) -> ChangedRule:
    """Return a change with the keys of its sentences."""
    also = change.also if change.state in ("printed", "replaced") else ()
    says: tuple[str, ...] = ()
    if change.text:
        says = (message_key("changed", rule, change.text),)
    elif change.state == "replaced" and change.cause:
        says = cause_keys(game, change.cause)
    why = cause_keys(game, change.cause) if change.cause else ()
    # A paragraph that says the answer itself needs no other reason.
    return ChangedRule(change.state, says, () if why == says else why, change.instead, also)


def cause_keys(game: str, cause: Cause) -> tuple[str, ...]:
    """Return the sentence about a variant or a number of seats; of a reading also its answer."""
    key = message_key("option", game, cause.kind, cause.name)
    return (key, message_key(key, cause.answer)) if cause.answer else (key,)


def rulebook(setup: Setup, words: Words) -> tuple[Paragraph, ...]:
    """Return the rulebook of a table, in the order of the ids' pages."""
    return tuple(paragraph(setup, words, rule) for rule in lexicon(setup.game).rules)


def paragraph(setup: Setup, words: Words, rule: str) -> Paragraph:
    """Return one paragraph as this table plays it."""
    change = changed_rules(setup).get(rule, UNCHANGED)
    return Paragraph(
        rule,
        title_of(words, rule, change),
        text_of(words, rule, change),
        change.state,
        tuple(notes(setup, words, change)),
    )


def rule_text(setup: Setup, words: Words, rule: str) -> str:
    """Return what a rule says at this table, as when a move broke it."""
    return text_of(words, rule, changed_rules(setup).get(rule, UNCHANGED))


def title_of(words: Words, rule: str, change: ChangedRule) -> str:
    """Return a paragraph's title; a text in its place may bring its own."""
    own = f"{change.says[0]}.title" if change.says else ""
    return words.say(own if own and words.has(own) else f"rule-{rule}.title")


def text_of(words: Words, rule: str, change: ChangedRule) -> str:
    return " ".join(words.say(key) for key in change.says or (f"rule-{rule}",))


def notes(setup: Setup, words: Words, change: ChangedRule) -> Iterator[str]:
    """Yield why a paragraph reads differently here, and where to read on."""
    if change.state != "printed":
        why = " ".join(map(words.say, change.why))
        key = f"platform-rule-{change.state}" if why else "platform-rule-chosen"
        yield words.say(key, why=why)
    referred = [("instead", change.instead)] if change.instead else []
    referred += [("also", rule) for rule in change.also]
    for how, rule in referred:
        found = title_of(words, rule, changed_rules(setup).get(rule, UNCHANGED))
        yield words.say(f"platform-rule-{how}", rule=rule, title=found)


UNCHANGED = ChangedRule(PRINTED.state)
