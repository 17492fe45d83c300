"""Exact conversion of positions to lines of text and back. A game's layout names the codecs.

Each part has a line, `name: value`. The names of nested parts contain dots, as in
`table.stock: 5o 4f 7a 4s`. Parts without a codec are written as JSON.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from hanse.core.notation.codecs import JSON, Codec
from hanse.core.notation.symbols import Unnamed
from hanse.core.types import BadRecord
from hanse.core.wire import JsonObject

type Layout = Mapping[str, Codec]

DEEPEST = 8
"""The maximum number of dots in the name of a part."""


def lines(document: bytes, layout: Layout) -> list[str]:
    """Return the lines of a position, or of a view."""
    named_parts = parts(msgspec.json.decode(document), layout)
    return [f"{name}: {text}".rstrip() for name, text in named_parts]


def parts(value: JsonObject, layout: Layout, above: str = "") -> Iterator[tuple[str, str]]:
    for key, part in value.items():
        name = above + key
        # An empty dictionary is written as JSON, because with no parts it would leave no line at
        # all.
        if name not in layout and isinstance(part, dict) and part:
            yield from parts(part, layout, f"{name}.")
        else:
            # Codecs cannot write None; JSON writes it as "null", which `put` reads back.
            codec = layout.get(name, JSON) if part is not None else JSON
            yield name, codec.write(part)


def read(text: Sequence[str], layout: Layout) -> bytes:
    """Return the position in these lines as JSON; an error names its line, counted from 0."""
    whole: JsonObject = {}
    for at, line in enumerate(text):
        name, colon, value = line.partition(":")
        try:
            if not colon or name.count(".") > DEEPEST:
                raise Unnamed(line)
            put(whole, name.strip(), value.strip(), layout)
        except (Unnamed, TypeError) as wrong:
            raise BadLine(at, str(wrong.args[0])) from wrong
    return msgspec.json.encode(whole)


def is_blank(value: object) -> bool:
    """Return whether a part is empty: None, 0, -1, an empty text or a list of such values."""
    if isinstance(value, list):
        return all(map(is_blank, value))
    return value in (None, 0, -1, "")


def empty_parts(fresh: bytes, layout: Layout) -> dict[str, str]:
    """Return the empty parts of a new game, which a position may leave out."""
    whole = msgspec.json.decode(fresh)
    return dict(parts(keep_blank(whole), layout))


def keep_blank(value: JsonObject) -> JsonObject:
    found = {k: keep_blank(v) if isinstance(v, dict) else v for k, v in value.items()}
    return {k: v for k, v in found.items() if (v if isinstance(v, dict) else is_blank(v))}


def put(whole: JsonObject, name: str, value: str, layout: Layout) -> None:
    """Read a part and put it into the place that its name gives."""
    *above, last = name.split(".")
    place = whole
    for key in above:
        place = place.setdefault(key, {})
    codec = layout.get(name, JSON) if value != "null" else JSON
    place[last] = codec.read(value)


class BadLine(BadRecord):
    """An error in a line: its number, the reason, and the rule that it breaks, if any."""

    def __init__(self, line: int, reason: str, rule: str = "") -> None:
        said = f"line {line}: {reason}" + (f" ({rule})" if rule else "")
        super().__init__(said)
        self.line = line
        self.reason = reason
        self.rule = rule
