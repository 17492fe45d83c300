"""docs/rules/glossary.toml: our words, their places in the books, and words that we never use."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.words.rendering import ROOT, files

GAMES = ("kogge", "luebeck")
HOUSE = "house"
KEY = re.compile(r"^([a-zA-Z][\w-]*) =")
MARKS = re.compile(r"^\s*(?:[\w-]+|\.\w+) =|^\s*\*?\[[\w-]+\]|\{ \$\w+ ->|\{\"\s*\"\}|^\s*\}")
PLACED = re.compile(r"\{ [$\w-]+ \}")
THING = "7"
"""Stands where a sentence puts something in."""


class Line(NamedTuple):
    """A line of a catalogue: its game or the house, its message, and its words without marks."""

    scope: str
    key: str
    text: str


@cache
def glossary() -> dict[str, Any]:
    return tomllib.loads((ROOT / "docs/rules/glossary.toml").read_text("utf-8"))


def heads() -> list[list[str]]:
    """Return the names of every thing that the page explains."""
    page = (ROOT / "docs/rules/glossary.md").read_text("utf-8")
    return [re.findall(r"\*\*(.+?)\*\*", line) for line in re.findall(r"^- .+", page, re.M)]


@cache
def lines(language: str, thing: str = THING) -> tuple[Line, ...]:
    """Return every line of every catalogue of a language.

    Rendering each form of each sentence takes minutes, and shows no more of what is checked here.
    """
    return tuple(line for file in files(language) for line in read(file, thing))


def read(file: Path, thing: str) -> Iterator[Line]:
    scope = next((game for game in GAMES if game in file.parts), HOUSE)
    key = ""
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        key = found[1] if (found := KEY.match(line)) else key
        yield Line(scope, key, PLACED.sub(thing, MARKS.sub("", MARKS.sub("", line))).strip())


def never(language: str) -> Iterator[tuple[str, str, re.Pattern[str]]]:
    """Yield each thing, the scope in which it has one word, and the words that it never has."""
    for where, things in glossary()["never"].items():
        for thing, words in things.items():
            if words.get(language):
                pattern = rf"(?<!\w)(?:{'|'.join(words[language])})(?!\w)"
                yield thing, where, re.compile(pattern, re.I)
