"""One table's changes to paragraphs of the rulebook, as keys of the catalogue.

This module makes no sentences, so tables can use it without Fluent.
"""

from functools import lru_cache

from msgspec import Struct

from hanse.core.rule_changes import PRINTED, Cause, RuleChange, State
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.words.lexicon import message_key

MAX_SETUPS = 64
"""The maximum number of rulebooks kept in memory; custom maps allow any number of setups."""


class ChangedRule(Struct, frozen=True, omit_defaults=True):
    """A table's change to a paragraph, as keys of the catalogue.

    `says` lists the sentences that replace the paragraph, and `why` those that give the reason.
    `instead` is the id of the paragraph that replaces a struck one; `also` lists the ids of
    paragraphs that add to this one.
    """

    state: State = "printed"
    says: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    instead: str = ""
    also: tuple[str, ...] = ()


@lru_cache(maxsize=MAX_SETUPS)
def changed_rules(setup: Setup) -> dict[str, ChangedRule]:
    """Return a table's changes to the rulebook, by the ids of the paragraphs."""
    changes = GAMES[setup.game].about.changes(setup)
    return {rule: with_keys(setup.game, rule, change) for rule, change in changes.items()}


def with_keys(game: str, rule: str, change: RuleChange) -> ChangedRule:
    """Return a rule's change with the keys of its sentences."""
    also = change.also if change.state in ("printed", "replaced") else ()
    says = text_keys(game, rule, change) if change.state == "replaced" else ()
    return ChangedRule(change.state, says, reason_keys(game, change), change.instead, also)


def text_keys(game: str, rule: str, change: RuleChange) -> tuple[str, ...]:
    """Return the keys of a paragraph's new text, or of its own text, and of added sentences."""
    added = tuple(message_key("changed", rule, text) for text in change.added)
    if change.text:
        return message_key("changed", rule, change.text), *added
    if change.answered and change.cause:
        return *cause_keys(game, change.cause), *added
    return f"rule-{rule}", *added


def reason_keys(game: str, change: RuleChange) -> tuple[str, ...]:
    """Return the keys of the reason for a change; none if the new text is the answer itself."""
    cause = change.cause
    if cause is None:
        return ()
    if cause.edition:
        return (f"{message_key('option', game, 'edition', cause.edition)}.here",)
    return () if change.answered else cause_keys(game, cause)


def cause_keys(game: str, cause: Cause) -> tuple[str, ...]:
    """Return the keys of a cause: a variant's short sentence, or a reading and its answer."""
    key = message_key("option", game, cause.kind, cause.name)
    if cause.kind == "variant":
        return (f"{key}.here",)
    return (key, message_key(key, cause.answer)) if cause.answer else (key,)


UNCHANGED = ChangedRule(PRINTED.state)
