"""Maps and decks as files: read from TOML, checked, and written in one spelling."""

import json
import tomllib
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from hanse.core.text_limits import data_fault
from hanse.games.luebeck.maps.chart import Map, check
from hanse.games.luebeck.maps.deck import Cards
from hanse.games.luebeck.maps.faults import too_complex_fault, unreadable_fault

MAX_CACHED = 32
"""The number of parsed files of each kind to keep, so that tables need not parse them again."""


def map_from(text: str) -> str:
    """Return a map's file as a setup carries it: the same data in standard spelling."""
    drawn = read_map(text)
    check(drawn, text)
    return to_text(drawn)


def deck_from(text: str) -> str:
    """Return a deck's file as a setup carries it; whether it fits the map is checked later."""
    return to_text(read_deck(text))


@lru_cache(maxsize=MAX_CACHED)
def read_map(text: str) -> Map:
    return read(text, Map, "map")


@lru_cache(maxsize=MAX_CACHED)
def read_deck(text: str) -> Cards:
    return read(text, Cards, "deck")


def read[T](text: str, kind: type[T], name: str) -> T:
    """Return the file's data; refuse a text that is too large or too deep before it is parsed."""
    if fault := data_fault(text):
        raise too_complex_fault(fault, name)
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (ValueError, RecursionError, msgspec.ValidationError) as wrong:
        raise unreadable_fault(wrong, text, name) from wrong


def to_text(data: Map | Cards) -> str:
    """Return the data as text, always the same for the same data."""
    return "\n".join(lines(msgspec.to_builtins(data)))


def lines(data: dict[str, object]) -> Iterator[str]:
    """Yield plain values first, then lists of tables, and tables last, as TOML requires."""
    tables = {name: value for name, value in data.items() if isinstance(value, dict)}
    nested = {name: value for name, value in data.items() if is_tables(value)}
    for name, value in data.items():
        if name not in tables and name not in nested and value != "":
            yield f"{name} = {toml_value(value)}"
    for name, value in nested.items():
        yield from [f"{name} = [", *(f"{toml_value(each)}," for each in parts(value)), "]"]
    for name, table in tables.items():
        yield f"[{name}]"
        yield from (f"{toml_quote(key)} = {toml_value(value)}" for key, value in table.items())


def is_tables(value: object) -> bool:
    return any(isinstance(part, dict) for part in parts(value))


def parts(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def toml_value(value: object) -> str:
    if isinstance(value, dict):
        inner = (f"{key} = {toml_value(part)}" for key, part in value.items() if part != "")
        return f"{{{', '.join(inner)}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml_value, value))}]"
    return toml_quote(value)


def toml_quote(value: object) -> str:
    """Return a string as TOML writes it, which is the same as JSON."""
    return json.dumps(value, ensure_ascii=False)
