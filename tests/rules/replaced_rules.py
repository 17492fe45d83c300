"""Which paragraphs lose their rule when one set of rules takes the place of another.

Which rules are replaced is read from the composed rules; which paragraphs they follow, from their
own source. A replacement that names a paragraph too says that it still holds.
"""

import ast
import inspect
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType

from tools.rules import mentioned_ids

type Fields = Mapping[str, object]
type Named = Mapping[str, set[str]]


def named_by_fields(module: ModuleType, prefixes: Mapping[str, str]) -> dict[str, set[str]]:
    """The paragraphs that fields are about, as the rules' own docstrings name them.

    The fields of each class stand behind its prefix.
    """
    found: dict[str, set[str]] = {}
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    for kind in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        for field, after in zip(kind.body, kind.body[1:], strict=False):
            if kind.name in prefixes and isinstance(field, ast.AnnAssign):
                assert isinstance(field.target, ast.Name)
                docstring = ast.unparse(after) if isinstance(after, ast.Expr) else ""
                found[prefixes[kind.name] + field.target.id] = set(mentioned_ids(docstring))
    return found


def followed(rule: object) -> set[str]:
    """The paragraphs that a rule's source names: a function, or the class of a part."""
    if not callable(rule) and type(rule).__module__ == "builtins":
        return set()
    plain = inspect.unwrap(rule) if callable(rule) else rule  # what a cache keeps the answers of
    source = plain if inspect.isfunction(plain) else type(plain)
    return set(mentioned_ids(inspect.getsource(source)))


def lost(before: object, after: object, named: Iterable[str] = ()) -> set[str]:
    """The paragraphs that the rule before follows, and the one after does not."""
    return (followed(before) | set(named)) - followed(after)


def lost_parts(before: tuple[object, ...], after: tuple[object, ...]) -> set[str]:
    gone = [part for part in before if part not in after]
    new = [part for part in after if part not in before]
    left = {rule for part in new for rule in followed(part)}
    return {rule for part in gone for rule in followed(part)} - left


def lost_by(old: Fields, new: Fields, parts: Iterable[str], named: Named) -> set[str]:
    """The paragraphs that lose their rule when all these fields change from old to new."""
    found: set[str] = set()
    for field, before in old.items():
        after = new[field]
        if field in parts:
            assert isinstance(before, tuple)
            assert isinstance(after, tuple)
            found |= lost_parts(before, after)
        elif before != after:
            found |= lost(before, after, named.get(field, ()))
    return found
