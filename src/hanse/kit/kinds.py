"""Kinds of fields, derived from their types: how a value is shown in sentences and written down."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_origin

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from hanse.core.types import Counts, Event, Move, Seat, name_of

type Place = int
"""A place on the table, such as a square. People count it from 1."""

AnyType = Any  # Any: annotations have no common type


@dataclass(frozen=True)
class Kind:
    """The kind of a field, for use in `Annotated`. The page on the game kit lists all kinds."""

    name: str


SINGLE: Mapping[object, str] = {Seat: "seat", Place: "place", bool: "flag", str: "text"}
SEVERAL: Mapping[object, str] = {Seat: "seats", Place: "places", int: "numbers"}


def kind_of(annotation: AnyType) -> str:
    """Return the kind of a field with this type; empty if it is shown as it is."""
    for mark in getattr(annotation, "__metadata__", ()):
        if isinstance(mark, Kind):
            return mark.name
    if origin(annotation) is Annotated:
        return kind_of(get_args(annotation)[0])
    if annotation is Counts:
        return SEVERAL[int]
    if origin(annotation) in (list, tuple):
        return SEVERAL.get(get_args(annotation)[0], "")
    return SINGLE.get(annotation, "")


def kinds_of_told(things: Iterable[type[Move] | type[Event]]) -> dict[str, str]:
    """Return the kinds of the fields of moves and events."""
    return {
        f"{tag(thing)}.{field.encode_name}": kind
        for thing in things
        for field in fields(thing)
        if (kind := kind_of(field.type))
    }


def kinds_of_shown(section: str, shown: type[Struct]) -> dict[str, str]:
    """Return the kinds of a view's fields. Only names say more than the values themselves."""
    found = ((field.encode_name, kind_of(field.type)) for field in fields(shown))
    plain = ("", "numbers", "flag", "text")
    kinds = {f"{section}.{name}": kind for name, kind in found if kind not in plain}
    return {name: {"seat": "somebody"}.get(kind, kind) for name, kind in kinds.items()}


def seat_fields(steps: Iterable[type[Struct]]) -> Iterator[str]:
    """Yield the names of the fields of steps that hold seats."""
    for step in steps:
        for field in fields(step):
            if kind_of(field.type) in ("seat", "seats"):
                yield field.encode_name


def tag(thing: type[Move] | type[Event]) -> str:
    return name_of(thing) if issubclass(thing, Move) else str(thing.__struct_config__.tag)


def is_list_of_numbers(field: FieldInfo) -> bool:
    """Return whether a field holds a list or tuple of numbers."""
    plain = unmarked(field.type)
    if plain is Counts:
        return True
    return origin(plain) in (list, tuple) and unmarked(get_args(plain)[0]) in (int, Seat, Place)


def is_list_of_lists(field: FieldInfo) -> bool:
    """Return whether a field holds a list of lists of numbers."""
    plain = unmarked(field.type)
    if origin(plain) not in (list, tuple):
        return False
    inner = unmarked(get_args(plain)[0])
    return inner is Counts or inner in (list[int], tuple[int, ...])


def origin(annotation: AnyType) -> object:
    """Return the class that a generic annotation is made of, such as list."""
    return get_origin(annotation)


def unmarked(annotation: AnyType) -> AnyType:
    return get_args(annotation)[0] if origin(annotation) is Annotated else annotation
