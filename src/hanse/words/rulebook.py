"""The rulebook of one table: every paragraph as printed, replaced or struck out, with reasons.

The terminal, the library and the browser use it. A browser gets keys of the catalogue, because it
has its own language; the others get sentences.
"""

from collections.abc import Iterator

from msgspec import Struct

from hanse.core.rule_changes import State
from hanse.core.setup import Setup
from hanse.words.catalogue import Words
from hanse.words.changed_rules import UNCHANGED, ChangedRule, changed_rules
from hanse.words.lexicon import lexicon


class Paragraph(Struct, frozen=True):
    """A paragraph of a table's rulebook, in words.

    If the paragraph is struck out, `text` is the text that no longer applies. `notes` give the
    reasons for changes at this table, and refer to related paragraphs.
    """

    rule: str
    title: str
    text: str
    state: State
    notes: tuple[str, ...]


def rulebook(setup: Setup, words: Words) -> tuple[Paragraph, ...]:
    """Return the rulebook of a table, in the order of the game's lexicon."""
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
    """Return the text of a rule at this table, shown when a move breaks it."""
    return text_of(words, rule, changed_rules(setup).get(rule, UNCHANGED))


def title_of(words: Words, rule: str, change: ChangedRule) -> str:
    """Return a paragraph's title; a replacement may have its own title."""
    own = f"{change.says[0]}.title" if change.says else ""
    return words.say(own if own and words.has(own) else f"rule-{rule}.title")


def text_of(words: Words, rule: str, change: ChangedRule) -> str:
    return " ".join(words.say(key) for key in change.says or (f"rule-{rule}",))


def notes(setup: Setup, words: Words, change: ChangedRule) -> Iterator[str]:
    """Yield notes with the reason why a paragraph is changed here, and the related paragraphs."""
    if change.state != "printed":
        why = " ".join(map(words.say, change.why))
        key = f"platform-rule-{change.state}" if why else "platform-rule-chosen"
        yield words.say(key, why=why)
    referred = [("instead", change.instead)] if change.instead else []
    referred += [("also", rule) for rule in change.also]
    for how, rule in referred:
        found = title_of(words, rule, changed_rules(setup).get(rule, UNCHANGED))
        yield words.say(f"platform-rule-{how}", rule=rule, title=found)
