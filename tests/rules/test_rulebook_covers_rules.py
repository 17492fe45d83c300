"""A rule that a variant or a reading replaces has its paragraph declared as changed.

Which rules are replaced is read from the composed rules; which paragraphs they follow, from their
own source. A replacement that names a paragraph too says that it still holds.
"""

import ast
import inspect
from pathlib import Path

import pytest

from hanse.games.kogge import rules as rules_module
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.reading import Reading
from hanse.games.kogge.readings import READINGS
from hanse.games.kogge.rule_fields import values
from hanse.games.kogge.rules import PARTS, Rules
from hanse.games.kogge.variants import VARIANTS
from hanse.games.kogge.variants.variant import Variant
from tools.rules import mentioned

NESTED = {"MemoryRules": "memory.", "IslandRules": "island.", "PirateRules": "pirate.", "Rules": ""}
ANSWERS = [(r, a) for r in READINGS for a in r.answers if a != r.default]


def plain_fields() -> dict[str, set[str]]:
    """The paragraphs that plain fields are about, as the rules' own docstrings name them."""
    found: dict[str, set[str]] = {}
    tree = ast.parse(Path(rules_module.__file__).read_text("utf-8"))
    for kind in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        for field, after in zip(kind.body, kind.body[1:], strict=False):
            if kind.name in NESTED and isinstance(field, ast.AnnAssign):
                assert isinstance(field.target, ast.Name)
                told = ast.unparse(after) if isinstance(after, ast.Expr) else ""
                found[NESTED[kind.name] + field.target.id] = set(mentioned(told))
    return found


def followed(rule: object) -> set[str]:
    """The paragraphs that a rule's source names: a function, or the class of a part."""
    if not callable(rule) and type(rule).__module__ == "builtins":
        return set()
    source = rule if inspect.isfunction(rule) else type(rule)
    return set(mentioned(inspect.getsource(source)))


def lost(field: str, before: object, after: object) -> set[str]:
    """The paragraphs that the rule before follows, and the one after does not."""
    return (followed(before) | PLAIN.get(field, set())) - followed(after)


def lost_parts(before: tuple[object, ...], after: tuple[object, ...]) -> set[str]:
    gone = [part for part in before if part not in after]
    new = [part for part in after if part not in before]
    left = {rule for part in new for rule in followed(part)}
    return {rule for part in gone for rule in followed(part)} - left


def replaced_by(rules: Rules) -> set[str]:
    old, new = values(DEFAULT), values(rules)
    found: set[str] = set()
    for field in old:
        if field in PARTS:
            assert isinstance(old[field], tuple)
            assert isinstance(new[field], tuple)
            found |= lost_parts(old[field], new[field])  # type: ignore[arg-type]
        elif old[field] != new[field]:
            found |= lost(field, old[field], new[field])
    return found


PLAIN = plain_fields()


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_declares_what_it_replaces(variant: Variant) -> None:
    assert replaced_by(variant.change(DEFAULT)) - set(variant.changes) == set()


@pytest.mark.parametrize(("reading", "answer"), ANSWERS, ids=lambda one: getattr(one, "name", one))
def test_an_answer_declares_what_it_replaces(reading: Reading, answer: str) -> None:
    before, after = reading.answers[reading.default], reading.answers[answer]
    missing = lost(reading.field, before, after) - set(reading.changes_by(answer))
    assert missing == set()


@pytest.mark.parametrize("field", sorted(set(values(DEFAULT)) - set(PARTS)))
def test_every_rule_that_can_be_replaced_names_its_paragraphs(field: str) -> None:
    assert followed(values(DEFAULT)[field]) | PLAIN.get(field, set())


def test_an_undeclared_change_is_found() -> None:
    """What the tests above look for: a reading that forgets its paragraph."""
    blocked = next(r for r in READINGS if r.name == "hidden_route_blocked")
    before, after = blocked.answers.values()
    assert "K-MOVE-08" in lost("blocked", before, after)
    memory = next(v for v in VARIANTS if v.name == "memory")
    assert {"K-SETUP-10", "K-MOVE-07", "K-ACT-ROUTE-04"} <= replaced_by(memory.change(DEFAULT))
