"""Limits on texts from strangers, checked quickly before anything parses them.

A parser may take quadratic time. These checks take linear time: every pattern passes over the text
a fixed number of times.
"""

import re

from msgspec import Struct

# The shipped maps and decks have less than 1 kB. Without limits, a 20 kB map with one long dotted
# key stopped every table for more than a second (decision 30).
LONGEST_DATA = 20_000
"""The maximum number of characters of a map, a deck or another file in TOML."""
LONGEST_DATA_LINE = 1000
MAX_DATA_LINES = 2000
LONGEST_WORD = 64
"""The maximum number of characters of a bare key or a number."""
DEEPEST = 3
"""The maximum number of parts of a dotted key, and of nested brackets."""
MAX_KEYS = 1000
LONGEST_RECORD = 256 * 1024
LONGEST_LINE = 4000
"""The maximum number of characters in a line of a record or a position."""
LONGEST_POSITION = 20_000
MAX_POSITION_LINES = 400
MAX_RECORD_LINES = 20_000

TRIPLE = re.compile("\"\"\"|'''")
# The `*+` never gives back what it has matched, so an unfinished string cannot make the search
# quadratic.
QUOTED = re.compile(r'"(?:[^"\\\n]|\\[^\n])*+"?|\'[^\'\n]*\'?|#[^\n]*')
"""Strings and comments. An unterminated string takes the rest of its line."""
LONG_WORD = re.compile(rf"[\w+:-]{{{LONGEST_WORD + 1}}}")
LONG_KEY = re.compile(r"\.(?:[^=,\[\]{}\n.]*\.)" + f"{{{DEEPEST - 1}}}")
BRACKET = re.compile(r"[\[\]{}]")


class TextFault(Struct, frozen=True):
    """The reason why a text is refused, and the number of the line, counted from 1."""

    line: int
    why: str


def data_fault(text: str) -> TextFault | None:
    """Return the fault of a TOML file that is too large or too deep; None if it may be parsed.

    Triple quotes are refused, so every string ends on its own line. So the text without strings and
    comments has exactly the structure that the parser sees.
    """
    found = size_fault(text, LONGEST_DATA, LONGEST_DATA_LINE, MAX_DATA_LINES)
    if found:
        return found
    # Strings are replaced and not removed, so that the words on both sides do not become one word.
    bare = QUOTED.sub('""', text)
    for pattern, where, why in (
        (TRIPLE, text, "strings in triple quotes are not used here"),
        (LONG_WORD, bare, f"a key or number has more than {LONGEST_WORD} characters"),
        (LONG_KEY, bare, f"a dotted key has more than {DEEPEST} parts"),
    ):
        if match := pattern.search(where):
            return TextFault(line_at(where, match.start()), why)
    if bare.count("=") > MAX_KEYS:
        return TextFault(1, f"there are more than {MAX_KEYS} keys")
    return bracket_fault(bare)


def bracket_fault(bare: str) -> TextFault | None:
    depth = 0
    for match in BRACKET.finditer(bare):
        depth += 1 if match[0] in "[{" else -1
        if depth > DEEPEST:
            why = f"brackets lie more than {DEEPEST} deep, or one is not closed"
            return TextFault(line_at(bare, match.start()), why)
    return None


def record_fault(text: str) -> TextFault | None:
    """Return the fault of a record that is too large; the files in it are checked separately."""
    return size_fault(text, LONGEST_RECORD, LONGEST_LINE, MAX_RECORD_LINES)


def position_fault(text: str) -> TextFault | None:
    """Return the fault of a position that is too large; None if it may be parsed."""
    return size_fault(text, LONGEST_POSITION, LONGEST_LINE, MAX_POSITION_LINES)


def size_fault(text: str, longest: int, line: int, lines: int) -> TextFault | None:
    """Return a fault if the text has too many characters or lines, or too long a line."""
    if len(text) > longest:
        return TextFault(1, f"there are more than {longest} characters")
    if text.count("\n") >= lines:
        return TextFault(lines + 1, f"there are more than {lines} lines")
    lengths = [*map(len, text.split("\n"))]
    if max(lengths) > line:
        number = next(at for at, length in enumerate(lengths, start=1) if length > line)
        return TextFault(number, f"a line has more than {line} characters")
    return None


def line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
