"""What the catalogues do hold, read by Fluent's own parser."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WORDS = Path(__file__).parents[2] / "src/hanse/words"


@dataclass
class Sentence:
    """A value or an attribute: where it stands, and what it holds."""

    key: str
    file: Path
    facts: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)


class Reading(Visitor):
    """Collects the facts and the other messages that a sentence refers to."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.sentence.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.sentence.others.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        raise AssertionError(f"{self.sentence.key} calls {node.id.name}: plain Fluent only")


def sentences(file: Path) -> Iterator[Sentence]:
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value:
                yield read(entry.id.name, file, entry.value)
            for attribute in entry.attributes:
                key = f"{entry.id.name}.{attribute.id.name}"
                yield read(key, file, attribute.value)


def read(key: str, file: Path, pattern: ast.Pattern) -> Sentence:
    sentence = Sentence(key, file)
    Reading(sentence).visit(pattern)
    return sentence


@cache
def written(language: str) -> tuple[Sentence, ...]:
    files = sorted((WORDS / language).rglob("*.ftl"))
    return tuple(sentence for file in files for sentence in sentences(file))


def keys(language: str) -> set[str]:
    return {sentence.key for sentence in written(language)}
