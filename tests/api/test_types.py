"""The public surface is typed: Any appears in no annotation of a public class or function."""

import inspect
import typing
from collections.abc import Iterator
from concurrent.futures import Executor

import pytest

import hanse
from hanse.words import Paragraph

PUBLIC = [getattr(hanse, name) for name in hanse.__all__ if name != "__version__"]


def members(thing: object) -> Iterator[tuple[str, object]]:
    """A function itself, or the public functions and properties of a class of ours."""
    if not isinstance(thing, type):
        yield "", thing
        return
    for owner in [one for one in thing.__mro__ if one.__module__.startswith("hanse.")]:
        for name, member in vars(owner).items():
            if not name.startswith("_") or name == "__init__":
                found = member.fget if isinstance(member, property) else member
                yield name, getattr(found, "__func__", found)


def annotations(thing: object) -> Iterator[tuple[str, object]]:
    """The type of every parameter, result and field."""
    names = {**vars(hanse), "Paragraph": Paragraph, "Executor": Executor}
    for name, member in members(thing):
        if inspect.isfunction(member):
            yield from (
                (name, hint) for hint in typing.get_type_hints(member, None, names).values()
            )
    if isinstance(thing, type) and thing.__module__.startswith("hanse."):
        for name, hint in typing.get_type_hints(thing, None, names).items():
            if not name.startswith("_"):
                yield name, hint


def has_any(hint: object, seen: frozenset[str] = frozenset()) -> bool:
    if hint is typing.Any:
        return True
    if isinstance(hint, typing.TypeAliasType):
        name = hint.__name__
        return name not in seen and has_any(hint.__value__, seen | {name})
    return any(has_any(part, seen) for part in typing.get_args(hint))


@pytest.mark.parametrize("thing", PUBLIC, ids=lambda one: one.__name__)
def test_nothing_public_is_any(thing: object) -> None:
    assert [name for name, hint in annotations(thing) if has_any(hint)] == []


def test_any_is_found() -> None:
    def loose(data: dict[str, list[typing.Any]]) -> None: ...

    assert [name for name, hint in annotations(loose) if has_any(hint)] == [""]
    assert len([*annotations(hanse.Game)]) > 40
