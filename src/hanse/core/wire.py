"""Conversion of structs to JSON and back. A kind of move is written as its name."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAliasType

import msgspec

from hanse.core.types import Move, name_of

type Json = bool | int | float | str | list[Json] | dict[str, Json] | None
"""Anything that JSON can hold, for code that checks what it reads."""

JsonObject = dict[str, Any]  # Any: anything that JSON or TOML can hold


def encode_kind(thing: object) -> str:
    """Encode a kind of move as its name, the only type on the wire that JSON does not know."""
    if isinstance(thing, type) and issubclass(thing, Move):
        return name_of(thing)
    raise NotImplementedError(f"{thing} does not go over the wire")


# The order is fixed because sections are compared as bytes: an equal section must never look
# changed, neither between two moves nor between two processes.
_encoder = msgspec.json.Encoder(enc_hook=encode_kind, order="deterministic")


def encode(thing: object) -> bytes:
    return _encoder.encode(thing)


def reader[T](kind: type[T] | TypeAliasType, moves: tuple[type[Move], ...]) -> Callable[[bytes], T]:
    """Return a JSON reader of this type, or of a union, in a game that has these moves."""
    by_name: Mapping[str, type[Move]] = {name_of(move): move for move in moves}

    def understood(_: object, name: str) -> type[Move]:
        return by_name[name]

    decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind, dec_hook=understood)
    return decoder.decode
