"""Which words are none: neither in Debian's dictionary of the language nor in glossary.toml."""

import re
import subprocess
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from shutil import which
from typing import Any

DICTIONARIES = {"de": "de_DE", "en": "en_GB", "it": "it_IT", "fr": "fr"}
PROGRAM = which("hunspell")
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
WITH_APOSTROPHES = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
ELIDING = ("it", "fr")
"""Here an apostrophe ends a word: l’ufficio, d’abord."""


@cache
def glossary() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))


@cache
def known(language: str) -> frozenset[str]:
    """Return the words that are right though no dictionary has them, in small letters."""
    own = glossary()
    listed = (own["names"], own["typed"], own["words"][language])
    return frozenset(word.lower() for words in listed for word in words)


@cache
def shared(language: str) -> frozenset[str]:
    """Return the words that may be the same in English, in small letters."""
    own = glossary()
    listed = (own["names"], own["typed"], own["shared"][language])
    return frozenset(word.lower() for words in listed for word in words)


def words_of(line: str, language: str) -> list[str]:
    """Return the words of a line, with the apostrophe that dictionaries have."""
    word = WORD if language in ELIDING else WITH_APOSTROPHES
    return word.findall(line.replace("’", "'"))


def misspelt(language: str, words: Iterable[str]) -> set[str]:
    """Return those of the words that are neither in the dictionary nor in the glossary."""
    asked = {word for word in words if word.lower() not in known(language)}
    assert PROGRAM, "hunspell is not installed"
    command = [PROGRAM, "-d", DICTIONARIES[language], "-i", "utf-8", "-l"]
    said = subprocess.run(
        command, input="\n".join(sorted(asked)), capture_output=True, text=True, check=True
    )
    return {word for word in said.stdout.split() if word.lower() not in known(language)}
