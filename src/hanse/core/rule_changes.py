"""Changes that a table's agreements make to the paragraphs of the rulebook.

A variant, an answer of a reading or a number of seats declares its changes next to the rule that it
changes. Here they are put together for one table.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

type State = Literal["printed", "replaced", "struck", "absent"]


@dataclass(frozen=True)
class Rewritten:
    """A paragraph with another text: `changed-K-MOVE-08-reroute`, if so named.

    The paragraphs of `also` add to that text.
    """

    text: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Added:
    """A paragraph that keeps its text and gets an additional sentence of this name."""

    text: str


@dataclass(frozen=True)
class Answered:
    """A paragraph replaced by the chosen answer of the reading."""


@dataclass(frozen=True)
class Struck:
    """A paragraph that does not hold; another one does, or none is needed."""

    instead: str


@dataclass(frozen=True)
class Extended:
    """A paragraph that holds, while another one adds to it or makes an exception."""

    by: str


@dataclass(frozen=True)
class Absent:
    """A paragraph of a variant, an answer or a number of seats that is not played."""


type Change = Rewritten | Added | Answered | Struck | Extended | Absent
type Changes = Mapping[str, Change]
"""Changes by the id of the paragraph."""


class Cause(Struct, frozen=True, omit_defaults=True):
    """The cause of a changed paragraph.

    It is a `variant`, an answer of a `reading`, a number of `seats`, or `data` supplied to a table.
    The `edition` is named if the answer comes with it, not from the table's own choice.
    """

    kind: Literal["variant", "reading", "seats", "data"]
    name: str
    answer: str = ""
    edition: str = ""


class RuleChange(Struct, frozen=True, omit_defaults=True):
    """A paragraph as one table changes it.

    `text` names the text that stands in its place; if it is `answered`, the answer of the reading
    does. Sentences that are `added` follow it. `instead` is the paragraph that holds where this one
    is struck out, `also` are those that add to it. A paragraph that others only add to stays as
    printed and has no cause.
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
    """Return the change by which one paragraph, or none, holds in place of several."""
    return dict.fromkeys(rules, Struck(instead))


def extend_rules(by: str, *rules: str) -> dict[str, Change]:
    """Return the change by which one paragraph adds to several."""
    return dict.fromkeys(rules, Extended(by))


def collect_changes(declared: Iterable[tuple[Cause, Changes]]) -> dict[str, RuleChange]:
    """Return the resulting change of each paragraph that a table changes.

    A stronger change prevails, and among equals the later one: a paragraph that anything strikes
    out is struck out, no matter what else would rewrite it. A change that does not hold adds to
    none.
    """
    found: dict[str, RuleChange] = {}
    for cause, changes in declared:
        for rule, change in changes.items():
            found[rule] = add_change(found.get(rule, PRINTED), cause, change)
    gone = {rule for rule, change in found.items() if change.state in ("struck", "absent")}
    kept = {rule: without(change, gone) for rule, change in found.items()}
    return {rule: change for rule, change in kept.items() if change != PRINTED}


def without(change: RuleChange, gone: Collection[str]) -> RuleChange:
    """Return a change without the additions of paragraphs that do not hold."""
    return replace(change, also=tuple(rule for rule in change.also if rule not in gone))


def add_change(before: RuleChange, cause: Cause, change: Change) -> RuleChange:
    """Return a paragraph with one more change."""
    if isinstance(change, Extended):
        return replace(before, also=join_unique(before.also, (change.by,)))
    if isinstance(change, Added):
        return add_sentence(before, cause, change.text)
    made = alone(cause, change)
    kept = made if STRENGTH[made.state] >= STRENGTH[before.state] else before
    return replace(kept, added=before.added, also=join_unique(before.also, made.also))


def add_sentence(before: RuleChange, cause: Cause, text: str) -> RuleChange:
    """Return a paragraph with one more sentence, so that it is no longer as printed."""
    added = join_unique(before.added, (text,))
    if before.state == "printed":
        return replace(before, state="replaced", cause=cause, added=added)
    return replace(before, added=added)


def join_unique(some: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*some, *more)))


def alone(cause: Cause, change: Rewritten | Answered | Struck | Absent) -> RuleChange:
    """Return the effect of a change on a paragraph that nothing else changes."""
    match change:
        case Rewritten(text, also):
            return RuleChange("replaced", cause, text, also=also)
        case Answered():
            return RuleChange("replaced", cause, answered=True)
        case Struck(instead):
            return RuleChange("struck", cause, instead=instead)
        case Absent():
            return RuleChange("absent", cause)
