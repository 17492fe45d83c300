"""Messages and requests that are wrong: by what they say, or byte by byte."""

import random
from typing import Any

from msgspec import json

WORDS = (
    "", "x" * 400, "\u0000", "\ud7ff", "🏴", "null", "-1", "../..", "%00", "Ω" * 30,
    "'; DROP TABLE match; --",
)  # fmt: skip
NUMBERS = (-1, 0, 2**31, 2**63, 2**64, 10**40, -(10**20), 0.5, 1e308, -0.0)
THINGS: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"a": {}}, *NUMBERS, *WORDS)
DEEP = b"[" * 4000 + b"]" * 4000


def garbled(thing: Any, chance: random.Random) -> Any:
    """The same with something put in, left out or put in its place."""
    if isinstance(thing, dict) and thing and chance.random() < 0.8:
        name = chance.choice(sorted(thing))
        return garbled_in(thing, name, chance)
    if isinstance(thing, list) and thing and chance.random() < 0.8:
        place = chance.randrange(len(thing))
        return [*thing[:place], garbled(thing[place], chance), *thing[place + 1 :]]
    return chance.choice(THINGS)


def garbled_in(thing: dict[str, Any], name: str, chance: random.Random) -> dict[str, Any]:
    deed = chance.randrange(4)
    if deed == 0:
        return {key: value for key, value in thing.items() if key != name}
    if deed == 1:
        return {**thing, chance.choice(WORDS): chance.choice(THINGS)}
    return {**thing, name: garbled(thing[name], chance)}


def text_of(thing: Any) -> bytes:
    """As JSON; what is no JSON is written as Python would."""
    try:
        return json.encode(thing)
    except (ValueError, OverflowError, TypeError):
        return repr(thing).encode("utf-8", "replace")


def mangled(text: bytes, chance: random.Random) -> bytes:
    """Some bytes are others, too many or missing."""
    wrong = bytearray(text)
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        place = chance.randrange(len(wrong) + 1)
        deed = chance.randrange(4)
        if deed == 0:
            wrong[place:place] = chance.randbytes(chance.choice((1, 1, 3, 9)))
        elif deed == 1:
            del wrong[place : place + chance.choice((1, 2, 10))]
        elif place < len(wrong):
            wrong[place] = chance.randrange(256) if deed == 2 else wrong[place] ^ 1
    return bytes(wrong)


def wrong_text(right: list[Any], chance: random.Random) -> bytes:
    """Something that is not right, guided by what would be, or not."""
    kind = chance.random()
    if kind < 0.05:
        return chance.choice((DEEP, b"", b"\xff\xfe", b"9" * 5000, b'"' * 999, b"{" * 3000))
    thing = chance.choice(right)
    if kind < 0.6:
        return text_of(garbled(thing, chance))
    return mangled(text_of(thing), chance)
