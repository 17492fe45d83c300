"""Codecs that convert the parts of a position to words and back. Seats count from 1 here."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from hanse.core.notation.symbols import EMPTY, Names, Unnamed, read_bags
from hanse.core.wire import JsonObject

WORD = re.compile(r'(?:[^\s"]|"(?:[^"\\]|\\.)*")+')
NONE = "."
ABSENT = "none"
MAX_SEATS = 64
type Numbered = list[int]


class Codec(Protocol):
    """The text form of one part of a position; each codec knows its own type of part."""

    def write(self, value: Any) -> str:  # Any: each codec has its own type
        """Return the text of a part."""
        ...

    def read(self, text: str) -> object:
        """Return the part that a text describes."""
        ...


class Json:
    """The codec of parts that have no better form."""

    def write(self, value: object) -> str:
        return msgspec.json.encode(value).decode()

    def read(self, text: str) -> object:
        try:
            found: object = msgspec.json.decode(text)
        except msgspec.DecodeError as wrong:
            raise Unnamed(text) from wrong
        return found


JSON = Json()


def number(word: str, first: int = 0) -> int:
    if word == NONE:
        return -1
    try:
        return int(word) - first
    except ValueError:
        raise Unnamed(word) from None


def write_numbers(numbers: Sequence[int], first: int = 0) -> str:
    return " ".join(NONE if n == -1 else str(n + first) for n in numbers)


@dataclass(frozen=True)
class Row:
    """Numbers in one row, or in rows of this width separated by bars; a dot stands for -1."""

    width: int = 0
    first: int = 0

    def write(self, value: Numbered) -> str:
        width = self.width or max(1, len(value))
        rows = (value[at : at + width] for at in range(0, len(value), width))
        return " | ".join(write_numbers(part, self.first) for part in rows)

    def read(self, text: str) -> Numbered:
        return [number(word, self.first) for part in text.split("|") for word in part.split()]


@dataclass(frozen=True)
class Sets:
    """Sets of seats, kept as bits and written as lists of seats separated by bars."""

    def write(self, value: Numbered) -> str:
        return " | ".join(" ".join(map(str, self.seats(bits))) or EMPTY for bits in value)

    @staticmethod
    def seats(bits: int) -> list[int]:
        return [place + 1 for place in range(bits.bit_length()) if bits >> place & 1]

    def read(self, text: str) -> Numbered:
        rows = [part.replace(EMPTY, "").split() for part in text.split("|") if part.strip()]
        return [sum(1 << self.place(word) for word in part) for part in rows]

    @staticmethod
    def place(word: str) -> int:
        """Return a seat from its number; refuse a large number, which would need as many bits."""
        seat = number(word, 1)
        if seat >= MAX_SEATS:
            raise Unnamed(word)
        return seat


@dataclass(frozen=True)
class FlatBags:
    """Bags of things, kept one after another in a flat list and written with bars between."""

    names: Names

    def write(self, value: Numbered) -> str:
        width = len(self.names.names)
        rows = (value[at : at + width] for at in range(0, len(value), width))
        return " | ".join(bag(self.names, part) for part in rows)

    def read(self, text: str) -> Numbered:
        rows = [part for part in text.split("|") if part.strip()]
        return [count for part in rows for count in counts(self.names, part)]


def bag(names: Names, part: Sequence[int]) -> str:
    return " ".join(names.bag(part)) or EMPTY


def counts(names: Names, part: str) -> tuple[int, ...]:
    return read_bags([word for word in part.split() if word != EMPTY], [names])[0]


@dataclass(frozen=True)
class Lists:
    """A list of lists: bags if there are names, otherwise rows of numbers; `none` if empty."""

    names: Names | None = None

    def write(self, value: list[Numbered]) -> str:
        return " | ".join(self.part(part) for part in value)

    def part(self, part: Numbered) -> str:
        if not part:
            return ABSENT
        return bag(self.names, part) if self.names else write_numbers(part)

    def read(self, text: str) -> list[Numbered]:
        return [self.read_part(part) for part in text.split("|") if part.strip()]

    def read_part(self, part: str) -> Numbered:
        if part.strip() == ABSENT:
            return []
        return list(counts(self.names, part)) if self.names else [number(w) for w in part.split()]


@dataclass(frozen=True)
class AskedSeats:
    """Asked seats, each with the ply at which its question was put: 2 @54."""

    def write(self, value: list[Numbered]) -> str:
        return " | ".join(f"{seat + 1} @{ply}" for seat, ply in value)

    def read(self, text: str) -> list[Numbered]:
        pairs = [part.partition("@") for part in text.split("|") if part.strip()]
        return [[number(seat.strip(), 1), number(ply.strip())] for seat, _, ply in pairs]


@dataclass(frozen=True)
class TaggedStructs:
    """Structs, written as their tag followed by their fields; `seats` names fields with seats."""

    tag: str = ""
    seats: frozenset[str] = frozenset()

    def write(self, value: list[JsonObject]) -> str:
        return " > ".join(map(self.thing, value))

    def thing(self, thing: JsonObject) -> str:
        fields = [
            f"{name}={self.field(name, v, 1)}" for name, v in thing.items() if name != self.tag
        ]
        return " ".join([thing[self.tag], *fields] if self.tag else fields)

    def field(self, name: str, value: object, shift: int) -> str:
        return JSON.write(shift_seats(value, shift) if name in self.seats else value)

    def read(self, text: str) -> list[JsonObject]:
        words = WORD.findall(text)
        ends = [at for at, word in enumerate([*words, ">"]) if word == ">"]
        starts = [0, *(end + 1 for end in ends)]
        return [self.read_part(words[a:b]) for a, b in zip(starts, ends, strict=False) if a < b]

    def read_part(self, words: list[str]) -> JsonObject:
        tag = {self.tag: words[0]} if self.tag else {}
        pairs = [word.partition("=") for word in words[len(tag) :]]
        fields = {name: JSON.read(value) for name, _, value in pairs}
        return tag | {n: shift_seats(v, -1) if n in self.seats else v for n, v in fields.items()}


def shift_seats(value: object, by: int) -> object:
    """Return seats counted from 1 (`by` is 1), or from 0 again (-1); no seat becomes 0 or -1."""
    if isinstance(value, list):
        return [shift_seats(one, by) for one in value]
    if not isinstance(value, int):
        raise TypeError(f"{value} is no seat")
    return value + by
