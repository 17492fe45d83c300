"""Productions by which an input grows: of JSON, TOML, records, positions, names and plain text.

Each takes a text or value and makes it larger by one rule of its grammar, applied so many times.
"""

import json
import re
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from hanse.core.text_limits import LONGEST_DATA, LONGEST_POSITION, LONGEST_RECORD

type Grow = Callable[[str, int, Random], str]
type Path = tuple[str | int, ...]

TIMES = (2, 8, 30, 120, 500, 1900, 9000)
WORD = re.compile(r"\w+")
RUN = re.compile(r"([^\n]{1,6}?)\1{3,}")
BLOCK = re.compile(r"(?m)^  [^\n]*(?:\n  [^\n]*)*")
MAX_RUNS, MAX_PARTS = 8, 8
MAX_PATH, MAX_DEPTH = 100, 400
"""Far deeper than the server reads, and not so deep that Python itself gives up here."""
NUMBER = re.compile(r"\d+")
KEY = re.compile(r"(?m)^([ \t]*\[{0,2})([\w\"-]{1,80})(?=[^\n]{0,40}[\]=:])")
TOML_BITS = ("[", "]", "{", "}", '"', "'", "\\", "#", ".", "=", ",", "\n", "a=1\n", "[a]\n",
             "[[lines]]\n", '"""', "'''", "\\u00e9", "1e9", "1979-05-27", "{a=1},")  # fmt: skip
RECORD_BITS = ("data map:\n  a=1\n", "data deck:\n  name=1\n", "position:\n  ply: 1\n", "; x\n",
               "round 1\n", "1 take back 1\n", "[1/2]", "@1.5", '!"x"', "variants: taxes\n",
               "readings: map=trunk\n", "open\n", "1 bid 1o\n", '"', "\\")  # fmt: skip
POSITION_BITS = ("a: 1\n", "table.x: 9\n", "agenda: rounds > sailing\n", "| ", "> ", "9", ".a",
                 '{"a":1}', "[1]", "1 ", "-", "@5")  # fmt: skip
MARKS = ("\u0345\u0327", "\u0301", "\ufdfa", "\u200b", "\U0001f468", "İ", "ﷺ", "㎯", "ⅷ", " ")


def at_most(times: int, text: str) -> int:
    """Return how often this text may be written without becoming longer than anything may be."""
    return max(1, min(times, LONGEST_RECORD // (len(text) + 1)))


def numbered(line: str, times: int) -> list[str]:
    """Return the line so many times, each with another number behind its first word."""
    found = WORD.search(line)
    end = found.end() if found else 0
    return [f"{line[:end]}{number}{line[end:]}" for number in range(at_most(times, line))]


def chain(text: str, times: int, chance: Random) -> str:
    """Let a key have parts: key, then a dot and a key, again and again."""
    found = list(KEY.finditer(text))
    if not found:
        return text
    at = chance.choice(found)
    return text[: at.end()] + ".a" * times + text[at.end() :]


def repeat_line(text: str, times: int, chance: Random) -> str:
    """Write a line several times, each under another first word."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    return "\n".join([*lines[: at + 1], *numbered(lines[at], times), *lines[at + 1 :]])


def repeat_block(text: str, times: int, chance: Random) -> str:
    """Write a few lines several times as they are."""
    lines = text.split("\n")
    at, many = chance.randrange(len(lines)), chance.randrange(1, 5)
    times = at_most(times, "\n".join(lines[at : at + many]))
    return "\n".join([*lines[:at], *(lines[at : at + many] * times), *lines[at + many :]])


def repeat_word(text: str, times: int, chance: Random) -> str:
    """Write a word, with what stands after it, several times."""
    words = re.findall(r"\w+\W*|\W+", text) or ["a"]
    at = chance.randrange(len(words))
    times = at_most(times, words[at])
    return "".join([*words[:at], words[at] * times, *words[at + 1 :]])


def lengthen(text: str, times: int, chance: Random) -> str:
    """Make a word longer."""
    at = chance.choice([match.end() for match in WORD.finditer(text)] or [len(text)])
    return text[:at] + chance.choice("a9_é") * times + text[at:]


def digits(text: str, times: int, chance: Random) -> str:
    """Make a number longer."""
    found = list(NUMBER.finditer(text))
    if not found:
        return text
    at = chance.choice(found)
    return text[: at.end()] + "9" * times + text[at.end() :]


def nest(text: str, times: int, chance: Random) -> str:
    """Put brackets around what stands after a sign."""
    opening, closing = chance.choice(("[]", "{}", "()", '""'))
    parts = re.split(r"([=:]\s*)", text)
    at = chance.randrange(0, len(parts), 2)
    parts[at] = opening * times + parts[at] + closing * times
    return "".join(parts)


def amplify(text: str, times: int, chance: Random) -> str:
    """Let what is written several times in a row be written more often."""
    found = list(islice(RUN.finditer(text), MAX_RUNS))
    if not found:
        return text
    at = chance.choice(found)
    return text[: at.end()] + at[1] * times + text[at.end() :]


def repeat_longest(text: str, times: int, chance: Random) -> str:
    """Write the longest line several times, each under another first word."""
    lines = text.split("\n")
    at = max(range(len(lines)), key=lambda number: len(lines[number]))
    return "\n".join([*lines[: at + 1], *numbered(lines[at], times), *lines[at + 1 :]])


def in_block(text: str, times: int, chance: Random) -> str:
    """Let the lines of one of a record's blocks grow as a file of their own does."""
    found = list(BLOCK.finditer(text))
    if not found:
        return text
    at = chance.choice(found)
    inner = re.sub("(?m)^  ", "", at[0])
    grown = chance.choice(INNER)(inner, times, chance)
    return text[: at.start()] + re.sub("(?m)^", "  ", grown) + text[at.end() :]


def inserting(bits: tuple[str, ...]) -> Grow:
    """Put a piece of the language somewhere, several times."""

    def insert(text: str, times: int, chance: Random) -> str:
        breaks = [0, *(m.end() for m in re.finditer(r"\n|\W", text))]
        at = chance.choice(breaks)
        return text[:at] + chance.choice(bits) * times + text[at:]

    return insert


SHAPES: tuple[Grow, ...] = (
    chain, repeat_line, repeat_block, repeat_word, lengthen, digits, nest, amplify, repeat_longest,
)  # fmt: skip
INNER: tuple[Grow, ...] = (
    chain, amplify, repeat_line, repeat_longest, nest, inserting(TOML_BITS),
)  # fmt: skip
KINDS: dict[str, tuple[Grow, ...]] = {
    "toml": (*SHAPES, chain, repeat_line, inserting(TOML_BITS)),
    "record": (*SHAPES, in_block, in_block, in_block, in_block, inserting(RECORD_BITS)),
    "position": (*SHAPES, inserting(POSITION_BITS)),
    "name": (inserting(MARKS), lengthen, repeat_word, amplify),
    "word": (lengthen, repeat_word, digits, chain, inserting((*MARKS, *TOML_BITS, "%", "/"))),
}
FIELDS = {"map": "toml", "deck": "toml", "record": "record", "position": "position",
          "name": "name", "words": "name"}  # fmt: skip
LONGEST = {"toml": LONGEST_DATA, "position": LONGEST_POSITION}
"""What is longer is refused at a glance, so it is not worth trying."""


def grow_text(text: str, field: str, chance: Random, longest: int) -> str:
    """Apply a production to a text, so often that it is not longer than this."""
    kind = FIELDS.get(field, "word")
    grow, times = chance.choice(KINDS[kind]), chance.choice(TIMES)
    longest = min(longest, LONGEST.get(kind, longest))
    while times > 1:
        found = grow(text, times, chance)
        if len(found) <= longest:
            return found
        times //= 4
    return text


def grow_value(value: Any, field: str, chance: Random, longest: int) -> Any:
    """Apply a production to a part of a JSON value; texts with a grammar are grown most often."""
    parts = [*places(value, field)]
    weights = [weight(part, name) for _, name, part in parts]
    path, name, part = chance.choices(parts, weights)[0]
    if isinstance(part, str):
        grown: Any = grow_text(part, name, chance, longest)
    else:
        grown = grow_shape(part, chance, longest)
    return put(value, path, grown)


def places(value: Any, field: str, path: Path = ()) -> Iterator[tuple[Path, str, Any]]:
    """Yield every part with the way to it and the field it stands in."""
    yield path, field, value
    if len(path) == MAX_PATH:
        return
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, key, (*path, key))
    elif isinstance(value, list):
        for at, part in enumerate(value[:MAX_PARTS]):
            yield from places(part, field, (*path, at))


def weight(value: Any, field: str) -> float:
    if isinstance(value, str):
        return 6.0 if FIELDS.get(field) in ("toml", "record", "position") else 1.0
    return 0.3 if isinstance(value, dict | list) else 0.6


def put(value: Any, path: Path, part: Any) -> Any:
    """Return the value with another part at this place."""
    if not path:
        return part
    key, *rest = path
    inner = put(value[key], tuple(rest), part)
    if isinstance(value, dict):
        return {**value, key: inner}
    return [*value[: int(key)], inner, *value[int(key) + 1 :]]


def grow_shape(value: Any, chance: Random, longest: int) -> Any:
    """Make a list or object longer, a number larger, or put anything into lists."""
    times = min(chance.choice(TIMES), max(1, longest // (len(json.dumps(value)) + 8)))
    if isinstance(value, list) and value:
        return value * times
    if isinstance(value, dict) and chance.random() < 0.7:
        return {**value, **{f"a{n}": chance.choice((1, "x", [])) for n in range(times)}}
    if isinstance(value, int | float) and chance.random() < 0.7:
        return int("9" * min(times, 4000))
    for _ in range(min(times, MAX_DEPTH - depth(value))):
        value = [value] if chance.random() < 0.5 else {"a": value}
    return value


def depth(value: Any) -> int:
    """Return how many lists and objects lie in each other, without recursion."""
    levels, inside = 0, [value]
    while inside := [part for one in inside for part in parts_of(one)]:
        levels += 1
    return levels


def parts_of(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
