"""Events, moves and refusals with many things in their fields: one or several, known or not."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from hanse.tables.messages.vocabulary import tag
from hanse.words import lexicon
from tests.words.made_up import build, fields_of, numbers_of

ROUTE_MARKERS = 9
GOODS = 4
CARDS = 3

OTHERS: Mapping[str, Sequence[object]] = {
    "number": (0, 1, 2, 5),
    "place": (0, 1),
    "places": ((0,), (0, 1, 2)),
    "text": ("", "points", "laps"),
    "flag": (False, True),
    "seat": (0, 1, 2),
    "somebody": (-1, 0, 2),
    "seats": ((), (0,), (0, 1, 2), (1, 1)),
    "marker": tuple(range(-1, ROUTE_MARKERS)),
    "markers": tuple(
        tuple(count if at == which else 0 for at in range(ROUTE_MARKERS))
        for which in range(ROUTE_MARKERS)
        for count in (0, 1, 2)
    ),
    "counts": tuple(
        tuple(count if at == which else 0 for at in range(GOODS))
        for which in range(GOODS)
        for count in (0, 1, 2)
    ),
    "numbers": ((3,), (1, 2, 3)),
    "pairs": ((), ((1, 2),)),
    "points": ((1, 0), (0, 1)),
    "card": tuple(range(CARDS)),
    "cards": ((), (0,), (0, 1, 2)),
    "crew": ((0, 0, 0), (0, 1, 0)),
    "aboard": ((0, 0, 0), (0, 1, 0)),
}
"""Of each kind of field what else it may hold, besides the sample of `made_up`."""


def others(game: str, of: str, field: str) -> Sequence[object]:
    """Return what else a field may hold."""
    kind, _, table = lexicon(game).kind(of, field).partition(":")
    if kind in ("name", "count"):
        return range(len(lexicon(game).names[table.partition(":")[0]]))
    return OTHERS.get(kind, ())


def variations(game: str, of: str, full: Mapping[str, object]) -> Iterator[dict[str, Any]]:
    """Yield these fields, and then with one of them changed at a time.

    A field that another one is told by stays as it is.
    """
    yield dict(full)
    tied = {part for field in full for part in lexicon(game).kind(of, field).split(":")[1:]}
    for field in full.keys() - tied:
        yield from ({**full, field: other} for other in others(game, of, field))


def varied[T: Struct](game: str, kind: type[T]) -> Iterator[T]:
    """Yield events or moves of this kind; also one without what may be left out."""
    yield from (build(kind, some) for some in variations(game, tag(kind), fields_of(game, kind)))
    needed = {field.encode_name for field in fields(kind) if field.default is NODEFAULT}
    full = fields_of(game, kind)
    yield build(kind, {name: value for name, value in full.items() if name in needed})


def refusals(game: str, rule: str) -> Iterator[dict[str, Any]]:
    """Yield what a refusal by this rule may hold."""
    yield from variations(game, "", {"of": 0, **numbers_of(game, rule)})
