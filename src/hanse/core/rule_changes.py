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
    """Another text stands in place of the paragraph: `changed-K-MOVE-08-reroute`, if so named.

    The paragraphs of `also` add to that text.
    """

    text: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Added:
    """The paragraph keeps its text and gets an additional sentence of this name."""

    text: str


@dataclass(frozen=True)
class Answered:
    """The chosen answer of the reading stands in place of the paragraph."""


@dataclass(frozen=True)
class Struck:
    """The paragraph does not hold; another one does, or none is needed."""

    instead: str


@dataclass(frozen=True)
class Extended:
    """The paragraph holds, and another one adds to it or makes an exception."""

    by: str


@dataclass(frozen=True)
class Absent:
    """The paragraph belongs to a variant, an answer or a number of seats that is not played."""


type Change = Rewritten | Added | Answered | Struck | Extended | Absent
type Changes = Mapping[str, Change]
"""Changes by the id of the paragraph."""


class Cause(Struct, frozen=True, omit_defaults=True):
    """The cause of a changed paragraph.

    A `variant`, an answer of a `reading`, a number of `seats`, or `data` that a table brought. The
    `edition` is named if the answer comes with it, so that the table did not choose it by itself.
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
    """Return the ids of a family of rules, which are counted without holes."""
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
    """Return a paragraph without what paragraphs that do not hold would add to it."""
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
    """Return a paragraph with one more sentence; one that was printed is so no longer."""
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
