"""Notation and codecs, derived from the kinds of fields. Seats and places count from 1."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from hanse.core.notation.clauses import Bags, Clause, Heaps, Sentence, Value, Vector
from hanse.core.notation.codecs import AskedSeats, Codec, Lists, Row, TaggedStructs
from hanse.core.notation.moves import NUMBERS, SEATS, Notation, Wording
from hanse.core.notation.symbols import Names, Symbols
from hanse.core.types import Move, Pick, Piles, Some, Swap, name_of
from hanse.kit.kinds import is_list_of_lists, is_list_of_numbers, kind_of, seat_fields

type NameTables = Mapping[str, tuple[str, ...]]
FROM_ONE = ("place", "places", "seat", "seats", "somebody")


def derive_notation(
    moves: tuple[type[Move], ...], kinds: Mapping[str, str], names: NameTables
) -> Notation:
    """Return the notation of these moves: the name of each, and its fields by their kinds."""
    return Notation(moves, {move: wording_of(move, kinds, names) for move in moves})


def wording_of(move: type[Move], kinds: Mapping[str, str], names: NameTables) -> Wording:
    tag = name_of(move)
    verb = tag.replace("_", " ")
    if issubclass(move, Pick):
        value = symbols(kinds.get(f"{tag}.value", ""), names)
        target = symbols(kinds.get(f"{tag}.of", ""), names)
        return Wording(verb, (Value("value", value), Value("target", target, "of", 0)))
    if issubclass(move, Some | Swap):
        return Wording(verb, bag_clauses(move, kinds, names))
    if issubclass(move, Piles):
        return Wording(verb, (Heaps("piles", table_of(kinds.get(f"{tag}.piles", ""), names)),))
    return Wording(verb, tuple(clause_of(tag, field, kinds, names) for field in fields(move)))


def clause_of(tag: str, field: FieldInfo, kinds: Mapping[str, str], names: NameTables) -> Clause:
    """Return the clause of a field, with its name as the keyword; defaults are left out."""
    kind = kinds.get(f"{tag}.{field.encode_name}", "")
    if field.type is str:
        return Sentence(field.name)
    if is_list_of_numbers(field):
        table = table_of(kind, names)
        bags = Bags(((field.name, table),), field.name) if table else None
        return bags or Vector(field.name, field.name)
    unsaid = None if field.required else field.default
    return Value(field.name, symbols(kind, names), field.name, unsaid)


def bag_clauses(
    move: type[Move], kinds: Mapping[str, str], names: NameTables
) -> tuple[Clause, ...]:
    """Return a clause for each bag; the second one comes after the word `for`."""
    found: list[Clause] = []
    for place, name in enumerate(move.__struct_fields__):
        keyword = "for" if place else ""
        table = table_of(kinds.get(f"{name_of(move)}.{name}", ""), names)
        found.append(Bags(((name, table),), keyword) if table else Vector(name, keyword))
    return tuple(found)


def symbols(kind: str, names: NameTables) -> Symbols:
    """Return the short names of the values of this kind."""
    table = table_of(kind, names)
    return table or (SEATS if kind in FROM_ONE else NUMBERS)


def table_of(kind: str, names: NameTables) -> Names | None:
    """Return the names that a kind such as `name:card` or `counts:card` refers to."""
    _, _, table = kind.partition(":")
    words = tuple(name.replace("_", "-") for name in names.get(table.partition(":")[0], ()))
    return Names(words, counted=kind.startswith("count")) if words else None


def derive_layout(
    sections: Mapping[str, type[Struct]], steps: Iterable[type[Struct]], names: NameTables
) -> dict[str, Codec]:
    """Return the codecs for the parts of positions and views."""
    step_codec = TaggedStructs("step", frozenset(seat_fields(steps)))
    agenda = {"agenda": step_codec, "now.agenda": step_codec}
    asked = {"asked": AskedSeats(), "now.asked": AskedSeats()}
    found: dict[str, Codec] = {**agenda, **asked}
    for section, shown in sections.items():
        for field in fields(shown):
            kind = kind_of(field.type)
            if is_list_of_numbers(field):
                found[f"{section}.{field.encode_name}"] = Row(first=int(kind in FROM_ONE))
            elif is_list_of_lists(field):
                found[f"{section}.{field.encode_name}"] = Lists(table_of(kind, names))
    return found
