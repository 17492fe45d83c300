"""Changes that a table's options make to the paragraphs of the rulebook.

A variant, an answer to a reading or a number of seats declares its changes next to the rule that it
changes. This module combines the changes for one table.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

type State = Literal["printed", "replaced", "struck", "absent"]


@dataclass(frozen=True)
class Rewritten:
    """A paragraph replaced by another text, named as in `changed-K-MOVE-08-reroute`.

    `text` is the last part of that name. The paragraphs in `also` add to the text.
    """

    text: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Added:
    """A paragraph that keeps its text and gets an additional sentence of this name."""

    text: str


@dataclass(frozen=True)
class Answered:
    """A paragraph replaced by the chosen answer to the reading."""


@dataclass(frozen=True)
class Struck:
    """A paragraph that does not apply; `instead` is the one that does, empty if none is needed."""

    instead: str


@dataclass(frozen=True)
class Extended:
    """A paragraph that still applies, although another one adds to it or makes an exception."""

    by: str


@dataclass(frozen=True)
class Absent:
    """A paragraph of a variant, an answer or a number of seats that is not played."""


type Change = Rewritten | Added | Answered | Struck | Extended | Absent
type Changes = Mapping[str, Change]
"""Changes by the id of the paragraph."""


class Cause(Struct, frozen=True, omit_defaults=True):
    """The cause of a changed paragraph.

    It is a `variant`, an answer to a `reading`, a number of `seats`, or `data` supplied to a table.
    `edition` is set if the answer comes from the edition, not from the table's own choice.
    """

    kind: Literal["variant", "reading", "seats", "data"]
    name: str
    answer: str = ""
    edition: str = ""


class RuleChange(Struct, frozen=True, omit_defaults=True):
    """The change of one paragraph at one table.

    `text` names the text that replaces the paragraph; with `answered`, the answer to the reading
    replaces it. The sentences in `added` follow. `instead` is the paragraph that applies if this
    one is struck out, and `also` lists paragraphs that add to this one. A paragraph that others
    only add to stays as printed and has no cause.
    """

    state: State = "printed"
    cause: Cause | None = None
    text: str = ""
    answered: bool = False
    added: tuple[str, ...] = ()
    instead: str = ""
    also: tuple[str, ...] = ()


PRINTED = RuleChange()
STRENGTH: Mapping[State, int] = {"printed": 0, "replaced": 1, "struck": 2, "absent": 3}


def family(name: str, count: int) -> tuple[str, ...]:
    """Return the ids of a family of rules, which are numbered without gaps."""
    return tuple(f"{name}-{number:02}" for number in range(1, count + 1))


def struck(instead: str, *rules: str) -> dict[str, Change]:
    """Return changes that strike out these rules, in favour of one paragraph or of none."""
    return dict.fromkeys(rules, Struck(instead))


def extend_rules(by: str, *rules: str) -> dict[str, Change]:
    """Return changes by which the paragraph `by` adds to each of these rules."""
    return dict.fromkeys(rules, Extended(by))


def collect_changes(declared: Iterable[tuple[Cause, Changes]]) -> dict[str, RuleChange]:
    """Return the resulting change of each paragraph that a table changes.

    A stronger change prevails; among equally strong ones, the later one does. So a paragraph that
    any change strikes out is struck out, even if another change would rewrite it. A paragraph that
    does not apply adds to no other.
    """
    found: dict[str, RuleChange] = {}
    for cause, changes in declared:
        for rule, change in changes.items():
            found[rule] = add_change(found.get(rule, PRINTED), cause, change)
    gone = {rule for rule, change in found.items() if change.state in ("struck", "absent")}
    kept = {rule: without(change, gone) for rule, change in found.items()}
    return {rule: change for rule, change in kept.items() if change != PRINTED}


def without(change: RuleChange, gone: Collection[str]) -> RuleChange:
    """Return a change without additions by paragraphs that do not apply."""
    return replace(change, also=tuple(rule for rule in change.also if rule not in gone))


def add_change(before: RuleChange, cause: Cause, change: Change) -> RuleChange:
    """Return a paragraph's change combined with one more."""
    if isinstance(change, Extended):
        return replace(before, also=join_unique(before.also, (change.by,)))
    if isinstance(change, Added):
        return add_sentence(before, cause, change.text)
    made = as_rule_change(cause, change)
    kept = made if STRENGTH[made.state] >= STRENGTH[before.state] else before
    return replace(kept, added=before.added, also=join_unique(before.also, made.also))


def add_sentence(before: RuleChange, cause: Cause, text: str) -> RuleChange:
    """Return a change with one more sentence; the paragraph is then no longer as printed."""
    added = join_unique(before.added, (text,))
    if before.state == "printed":
        return replace(before, state="replaced", cause=cause, added=added)
    return replace(before, added=added)


def join_unique(some: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*some, *more)))


def as_rule_change(cause: Cause, change: Rewritten | Answered | Struck | Absent) -> RuleChange:
    """Return the result of a change to a paragraph that nothing else changes."""
    match change:
        case Rewritten(text, also):
            return RuleChange("replaced", cause, text, also=also)
        case Answered():
            return RuleChange("replaced", cause, answered=True)
        case Struck(instead):
            return RuleChange("struck", cause, instead=instead)
        case Absent():
            return RuleChange("absent", cause)
