"""Sentences that address the reader: "You sail" instead of "Anna sails".

A sentence has an attribute for each field that can mean the reader: `you` for the field `seat`,
`you-to` for the field `to`. A game without these attributes names the reader like everyone else.
"""

from collections.abc import Iterator, Mapping, Sequence

from hanse.core.types import Seat
from hanse.words.lexicon import Lexicon

SEAT_KINDS = ("seat", "somebody")
"""Kinds of fields that hold one seat."""
SEAT_LIST_KIND = "seats"
"""The kind of fields that hold a list of seats."""


def seats_in(kind: str, value: object) -> Sequence[Seat]:
    """Return the seats in a field of this kind; none for other kinds."""
    if kind in SEAT_KINDS and isinstance(value, int):
        return (value,)
    return value if kind == SEAT_LIST_KIND and isinstance(value, Sequence) else ()


def fields_about(
    known: Lexicon, of: str, fields: Mapping[str, object], reader: Seat
) -> Iterator[str]:
    """Yield the fields of an event that contain the reader's seat."""
    for field, value in fields.items():
        if reader in seats_in(known.kind(of, field), value):
            yield field


def form_for(field: str) -> str:
    """Return the attribute of the sentence for a reader in this field."""
    return ".you" if field == "seat" else f".you-{field.replace('_', '-')}"
