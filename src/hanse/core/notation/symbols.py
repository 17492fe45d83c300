"""Short names for values, and bags of things written with them. A game supplies the names."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from hanse.core.types import Counts

EMPTY = "-"
COUNTED = re.compile(r"(\d+)(\D.*)")


class Unnamed(LookupError):
    """An error: no value has this name."""


class Symbols(Protocol):
    """Names for single values; some depend on the state of the game."""

    def word(self, value: int, seen: object) -> str: ...
    def value(self, word: str, seen: object) -> int: ...


@dataclass(frozen=True)
class Numbers:
    """Values written as numbers, with `first` for the value 0."""

    first: int = 0

    def word(self, value: int, seen: object) -> str:
        return str(value + self.first)

    def value(self, word: str, seen: object) -> int:
        if not (word.isascii() and word.isdigit()) or int(word) < self.first:
            raise Unnamed(word)
        return int(word) - self.first


@dataclass(frozen=True)
class Names:
    """One name for each value. With `counted`, a bag has a number before a repeated name."""

    names: tuple[str, ...]
    counted: bool = False
    places: dict[str, int] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        places = {name.lower(): place for place, name in enumerate(self.names)}
        object.__setattr__(self, "places", places)

    def word(self, value: int, seen: object) -> str:
        return self.names[value]

    def value(self, word: str, seen: object) -> int:
        if word.lower() not in self.places:
            raise Unnamed(word)
        return self.places[word.lower()]

    def bag(self, counts: Sequence[int]) -> list[str]:
        """Return the words for a bag; an empty list for an empty bag."""
        kinds = [kind for kind, count in enumerate(counts) if count]
        if self.counted:
            return [f"{counts[k] if counts[k] > 1 else ''}{self.names[k]}" for k in kinds]
        return [self.names[kind] for kind in kinds for _ in range(counts[kind])]

    def things(self, word: str) -> tuple[int, int]:
        """Return the kind and the count that a word names."""
        if word.lower() in self.places:
            return self.places[word.lower()], 1
        match = COUNTED.fullmatch(word) if self.counted else None
        if not match:
            raise Unnamed(word)
        return self.value(match[2], None), int(match[1])


@dataclass(frozen=True)
class Seen:
    """Values named by the state of a game or by a view of it; others by place, such as #1."""

    names: Callable[[Any], Sequence[str]]  # Any: the game's own class, or its view

    def word(self, value: int, seen: object) -> str:
        names = self.names(seen) if seen is not None else ()
        return names[value] if 0 <= value < len(names) else f"#{value + 1}"

    def value(self, word: str, seen: object) -> int:
        if word.startswith("#"):
            return Numbers(1).value(word[1:], seen)
        names = [name.lower() for name in self.names(seen)] if seen is not None else []
        if word.lower() not in names:
            raise Unnamed(word)
        return names.index(word.lower())


def read_bags(words: Sequence[str], alphabets: Sequence[Names]) -> list[Counts]:
    """Return one bag for each alphabet; a word belongs to the first alphabet that knows it."""
    bags = [[0] * len(names.names) for names in alphabets]
    for word in words:
        for bag, names in zip(bags, alphabets, strict=True):
            try:
                kind, count = names.things(word)
            except Unnamed:
                continue
            bag[kind] += count
            break
        else:
            raise Unnamed(word)
    return [tuple(bag) for bag in bags]
