"""Every form of a sentence: facts that lead through each branch of what it chooses by."""

from collections.abc import Iterator, Mapping
from itertools import islice, product

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hanse.core.game_words import Fact

PLURALS: Mapping[str, tuple[int, ...]] = {"one": (1,), "other": (0, 2)}
MOST = 4000
"""More forms than any sentence has; one that had more would be two sentences."""
THING = "7"
"""Stands where a sentence puts in a phrase."""


class Choosing(Visitor):
    """Collects what a sentence puts in, and for each fact the values that it tells apart."""

    def __init__(self) -> None:
        self.values: dict[str, set[Fact]] = {}
        self.others: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        found = self.values.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            found |= values(variant)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.append(node.id.name)


def values(variant: ast.Variant) -> set[Fact]:
    """Return what leads to this variant."""
    key = variant.key
    if isinstance(key, ast.NumberLiteral):
        return {int(key.value)}
    return set(PLURALS.get(key.name, (key.name,)))


def choices(pattern: ast.Pattern, messages: Mapping[str, ast.Pattern]) -> dict[str, set[Fact]]:
    """Return the values of every fact of a sentence and of those that are part of it."""
    seen = Choosing()
    seen.visit(pattern)
    for other in seen.others:
        for name, some in choices(messages[other], messages).items():
            seen.values.setdefault(name, set()).update(some)
    return seen.values


def forms(pattern: ast.Pattern, messages: Mapping[str, ast.Pattern]) -> Iterator[dict[str, Fact]]:
    """Yield facts for every combination of branches."""
    found = choices(pattern, messages)
    each = [sorted(some, key=str) or [THING] for some in found.values()]
    made = list(islice(product(*each), MOST + 1))
    assert len(made) <= MOST, f"{len(made)} forms of one sentence"
    yield from (dict(zip(found, one, strict=True)) for one in made)
