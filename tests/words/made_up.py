"""Events, moves and refusals with something in every field, as the lexicon says what it holds."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from hanse.core.types import Seat
from hanse.games import OWN
from hanse.tables.messages.vocabulary import tag
from hanse.words import lexicon
from hanse.words.reader import SEAT_KINDS, SEAT_LIST_KIND, form_for

SAMPLES: Mapping[str, object] = {
    "number": 1,
    "place": 1,
    "places": (0, 2),
    "route": 1,
    "text": "points",
    "flag": True,
    "seat": 0,
    "somebody": 1,
    "seats": (0, 1),
    "name": 1,
    "names": (0, 1),
    "count": 1,
    "counts": (2, 1, 0, 1),
    "made": 2,
    "laid": ((1, 0, 0, 2, 0, 0, 1, 0, 0), (0,) * 9),
    "office": 3,
    "vow": 3,
    "marker": 4,
    "markers": (1, 0, 0, 2, 0, 0, 1, 0, 0),
    "numbers": (3, 2),
    "pairs": ((1, 2), (0, 8)),
    "routes": (1, 2) * 9,
    "votes": ((0, 1), (1, 0)),
    "piles": ((2, 1, 0, 0), (0, 0, 0, 2)),
    "points": (71, 60),
    "card": 0,
    "cards": (0, 1),
    "packets": ((0, 1), (2,)),
    "crew": (1, 0, 2),
    "aboard": (0, 2, 1),
}


NEVER = {("fought", "winner")}
"""A winner is one of the two who fought, and the sentence to that one speaks of it."""


def fields_of(game: str, kind: type[Struct]) -> dict[str, object]:
    """A value for each field."""
    of = tag(kind)
    return {field: sample(game, of, field) for field in kind.__struct_encode_fields__}


def to_each_reader[T: Struct](game: str, kind: type[T]) -> Iterator[tuple[str, T, Seat]]:
    """Yield each field that can mean the reader, with such an event and its reader.

    Nobody else in it has the reader's seat, except that a winner is one of two who fought.
    """
    known, fields = lexicon(game), fields_of(game, kind)
    single = [name for name in fields if known.kind(tag(kind), name) in SEAT_KINDS]
    apart = fields | {name: seat for seat, name in enumerate(single)}
    for name in single:
        yield name, build(kind, apart), single.index(name)
    for name in fields:
        if known.kind(tag(kind), name) == SEAT_LIST_KIND:
            alone = "laid" not in fields
            yield name, build(kind, apart | {name: (0,)} if alone else apart), 0
            yield name, build(kind, apart), 1


def forms_to_readers(game: str, kind: type[Struct]) -> set[str]:
    """The forms that the sentence of an event needs, for each reader whom it can be about.

    Only a package of others may do without them.
    """
    if game not in OWN:
        return set()
    found = {form_for(field) for field, _, _ in to_each_reader(game, kind)}
    return found - {form_for(field) for of, field in NEVER if of == tag(kind)}


def build[T: Struct](kind: type[T], some: Mapping[str, object]) -> T:
    """One with these fields, by their names in JSON."""
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return kind(**{name: some[wire] for name, wire in names if wire in some})


def sample(game: str, of: str, field: str) -> object:
    return SAMPLES[lexicon(game).kind(of, field).partition(":")[0]]


def numbers_of(game: str, rule: str) -> dict[str, object]:
    """The numbers of a refusal by this rule."""
    names = [name.rstrip("*") for name in lexicon(game).refusals[rule]]
    return {name: sample(game, "", name) for name in names}
