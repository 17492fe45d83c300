"""Faults of a map or deck, each in words and as a code with the names that it concerns.

A code keeps its meaning. `words/*/luebeck/data.ftl` has a sentence for each code.
"""

import re
from collections.abc import Iterator

from msgspec import Struct

from hanse.core.setup import BadSetup
from hanse.core.text_limits import TextFault

ENTRY = re.compile(r"\bfrom\s*=")
AT_LINE = re.compile(r"at line (\d+)")
PATH = re.compile(r"`\$\.(\w+)(?:\[(\d+)\])?")
END_OF_FILE = "at end of document"


CODES = (
    "no_data", "map_unreadable", "map_long", "map_words", "map_cities", "map_lines", "map_name",
    "map_colour_unknown", "map_place", "map_sign", "map_twice", "map_start", "map_end_apart",
    "map_end_left", "map_no_end", "map_circle", "map_city_apart", "map_city_twice", "map_unreached",
    "deck_unreadable", "deck_long", "deck_words", "deck_colour_unknown", "deck_worth",
    "deck_no_city", "deck_value", "deck_fewer", "deck_number", "deck_colour",
)  # fmt: skip


class Fault(Struct, frozen=True):
    """One mistake; `entry` is the index of the faulty line of a map, or -1."""

    words: str
    code: str
    about: tuple[str, ...] = ()
    entry: int = -1


def refuse_first(found: Iterator[Fault], what: str, text: str) -> None:
    """Raise BadSetup for the first of these mistakes, with its line in the file if known."""
    for fault in found:
        line = line_of(fault, text)
        raise BadSetup(f"{what}: {fault.words}", fault.code, *fault.about, line=line)


def line_of(fault: Fault, text: str) -> int:
    """Return the line of the mistake, counted from 1, or 0 if it is unknown."""
    lines = text.split("\n")
    if fault.entry >= 0:
        entries = [at for at, line in enumerate(lines, 1) for _ in ENTRY.findall(line)]
        return entries[fault.entry] if fault.entry < len(entries) else 0
    for name in fault.about:
        found = [
            at for at, line in enumerate(lines, 1) if f'"{name}"' in line or is_bare(name, line)
        ]
        if found:
            return found[0]
    return 0


def is_bare(name: str, line: str) -> bool:
    """Return whether this line assigns a value to the name, written without quotes."""
    return re.match(rf"\s*{re.escape(name)}\s*=", line) is not None


def unreadable_fault(wrong: Exception, text: str, name: str) -> BadSetup:
    """Return the fault of a file that is not TOML, or has the wrong fields."""
    message = str(wrong)
    why = f"the {name} cannot be read: {message}"
    reason = message.partition(" (at ")[0]
    return BadSetup(why, f"{name}_unreadable", reason, line=fault_line(message, text))


def too_complex_fault(fault: TextFault, name: str) -> BadSetup:
    """Return the fault of a file that is too large to be parsed."""
    why = f"the {name} cannot be read: {fault.why}"
    return BadSetup(why, f"{name}_unreadable", fault.why, line=fault.line)


def fault_line(message: str, text: str) -> int:
    """Return the line that the parser's message names, or the line of the field it names, or 0."""
    if found := AT_LINE.search(message):
        return int(found[1])
    if END_OF_FILE in message:
        return len(text.rstrip().split("\n"))
    if found := PATH.search(message):
        field, entry = found[1], found[2]
        of_lines = int(entry) if field == "lines" and entry else -1
        return line_of(Fault("", "", (field,), of_lines), text)
    return 0
