"""Clauses, which read and write parts of a move's text: values, bags, piles and sentences."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hanse.core.notation.symbols import EMPTY, Names, Symbols, Unnamed, read_bags
from hanse.core.types import Counts, Move

type Words = Sequence[str]
type Fields = dict[str, object]


class Clause(Protocol):
    """A part of a move's text: it reads its words off the front and returns the rest."""

    def write(self, move: Move, seen: object) -> str:
        """Return the text of this part; empty if it can be left out."""
        ...

    def read(self, words: Words, seen: object) -> tuple[Fields, Words]: ...


def after_keyword(keyword: str, words: Words) -> Words | None:
    """Return the words after the keyword, or None if it is missing."""
    if not keyword:
        return words
    return words[1:] if words and words[0].lower() == keyword else None


@dataclass(frozen=True)
class Value:
    """A single value; the text leaves it out if it equals `unsaid`."""

    field: str
    symbols: Symbols
    keyword: str = ""
    unsaid: int | None = None

    def write(self, move: Move, seen: object) -> str:
        value: int = getattr(move, self.field)
        if value == self.unsaid:
            return ""
        return f"{self.keyword} {self.symbols.word(value, seen)}".strip()

    def read(self, words: Words, seen: object) -> tuple[Fields, Words]:
        rest = after_keyword(self.keyword, words)
        if rest:
            return {self.field: self.symbols.value(rest[0], seen)}, rest[1:]
        if self.unsaid is None:
            raise Unnamed(" ".join(words) or EMPTY)
        return {self.field: self.unsaid}, words


@dataclass(frozen=True)
class Bags:
    """Bags of things, each bag with its own names. With `unsaid`, empty bags are left out."""

    fields: tuple[tuple[str, Names], ...]
    keyword: str = ""
    unsaid: bool = False

    def write(self, move: Move, seen: object) -> str:
        words = [w for name, symbols in self.fields for w in symbols.bag(getattr(move, name))]
        if not words and self.unsaid:
            return ""
        return " ".join([*filter(None, [self.keyword]), *(words or [EMPTY])])

    def read(self, words: Words, seen: object) -> tuple[Fields, Words]:
        rest = after_keyword(self.keyword, words)
        if rest is None and not self.unsaid:
            raise Unnamed(" ".join(words) or EMPTY)
        taken, left = things(rest or (), self.alphabets()) if rest is not None else ((), words)
        if rest is not None and not taken:
            raise Unnamed(" ".join(rest) or EMPTY)
        bags = read_bags([w for w in taken if w != EMPTY], self.alphabets())
        return dict(zip([name for name, _ in self.fields], bags, strict=True)), left

    def alphabets(self) -> list[Names]:
        return [symbols for _, symbols in self.fields]


def things(words: Words, alphabets: Sequence[Names]) -> tuple[Words, Words]:
    """Return the leading words that name things, or the sign for none, and the other words."""
    if words and words[0] == EMPTY:
        return words[:1], words[1:]
    taken = 0
    while taken < len(words) and is_known(words[taken], alphabets):
        taken += 1
    return words[:taken], words[taken:]


def is_known(word: str, alphabets: Sequence[Names]) -> bool:
    try:
        read_bags([word], alphabets)
    except Unnamed:
        return False
    return True


@dataclass(frozen=True)
class Vector:
    """A bag of unnamed things: comma-separated counts, one for each kind."""

    field: str
    keyword: str = ""

    def write(self, move: Move, seen: object) -> str:
        counts: Counts = getattr(move, self.field)
        return f"{self.keyword} {','.join(map(str, counts)) or EMPTY}".strip()

    def read(self, words: Words, seen: object) -> tuple[Fields, Words]:
        rest = after_keyword(self.keyword, words)
        if not rest:
            raise Unnamed(" ".join(words) or EMPTY)
        return {self.field: numbers(rest[0])}, rest[1:]


def numbers(word: str) -> Counts:
    parts = [] if word == EMPTY else word.split(",")
    # Both checks are needed: isdigit() accepts "²", but int() does not.
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise Unnamed(word)
    return tuple(map(int, parts))


@dataclass(frozen=True)
class Heaps:
    """Piles separated by bars."""

    field: str
    symbols: Names | None = None

    def write(self, move: Move, seen: object) -> str:
        piles: tuple[Counts, ...] = getattr(move, self.field)
        return " | ".join(map(self.pile, piles))

    def pile(self, pile: Counts) -> str:
        words = self.symbols.bag(pile) if self.symbols else [",".join(map(str, pile))]
        return " ".join(words) or EMPTY

    def read(self, words: Words, seen: object) -> tuple[Fields, Words]:
        piles = [part.split() for part in " ".join(words).split("|")]
        return {self.field: tuple(map(self.read_counts, piles))}, ()

    def read_counts(self, words: Words) -> Counts:
        if not words:
            raise Unnamed("|")
        if self.symbols:
            return read_bags([w for w in words if w != EMPTY], [self.symbols])[0]
        return numbers(" ".join(words))


@dataclass(frozen=True)
class Sentence:
    """Free text in quotation marks; an empty text is left out."""

    field: str

    def write(self, move: Move, seen: object) -> str:
        said: str = getattr(move, self.field)
        return quote(said) if said else ""

    def read(self, words: Words, seen: object) -> tuple[Fields, Words]:
        if not words or not words[0].startswith('"'):
            return {self.field: ""}, words
        return {self.field: unquote(words[0])}, words[1:]


@dataclass(frozen=True)
class SeatList:
    """Comma-separated seats, counted from 1, after the word `among`."""

    field: str

    def write(self, move: Move, seen: object) -> str:
        seats: tuple[int, ...] = getattr(move, self.field)
        return "among " + ",".join(str(seat + 1) for seat in seats)

    def read(self, words: Words, seen: object) -> tuple[Fields, Words]:
        rest = after_keyword("among", words)
        if not rest or rest[0] == EMPTY or 0 in numbers(rest[0]):
            raise Unnamed(" ".join(words) or EMPTY)
        return {self.field: tuple(seat - 1 for seat in numbers(rest[0]))}, rest[1:]


def quote(said: str) -> str:
    """Return a text in quotation marks, always on one line."""
    # JSON escapes line breaks, so every player's text stays on one line of the record.
    return json.dumps(said, ensure_ascii=False)


def unquote(word: str) -> str:
    try:
        said = json.loads(word)
    except ValueError:
        raise Unnamed(word) from None
    return str(said)
