"""Names for a new reading or variant of Kogge: ids, titles, and keys of sentences."""

import re
import sys
from pathlib import Path

from tools.rules import read_index
from tools.text_edits import NAME, Edit, into_list

ADDING = "docs/adding.md"
LEXICON = "src/hanse/games/kogge/lexicon.toml"
ENGLISH = "src/hanse/words/en/kogge"
"""The folder of the English sentences; other languages use them until they are translated."""
TODO = "TODO"
"""A placeholder where somebody must write; tests find and reject it."""


def given_name() -> str:
    """Return the name on the command line; exit with a message if the name is invalid."""
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if not NAME.fullmatch(name):
        sys.exit("NAME is words in small letters with underscores, such as NAME=fog_at_sea")
    return name


def title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def dashes(name: str) -> str:
    return name.replace("_", "-")


def ids(root: Path) -> list[str]:
    return [entry.id for entry in read_index(root)]


def next_ruling(root: Path) -> str:
    """Return the first free G- number, for a point on which the books are silent."""
    numbers = [int(one[2:]) for one in ids(root) if re.fullmatch(r"G-\d+", one)]
    return f"G-{max(numbers) + 1}"


def first_rule(root: Path, name: str) -> str:
    """Return the id of a variant's first rule: K-ADV-, a word of the variant's name, a number."""
    known = ids(root)
    words = name.upper().split("_")
    families = [re.sub(r"[^A-Z]", "", word) for word in (*words, "".join(words))]
    free = [f"K-ADV-{one}-01" for one in families if one]
    return next(one for one in free if one not in known)


def rule_sentences(rule: str, name: str) -> str:
    return f"rule-{rule} = {TODO} what this rule says.\n    .title = {title(name)}\n"


def tests_for(root: Path, change: str) -> str:
    """Return the tests to run after this change, as docs/adding.md lists them."""
    rows = re.findall(r"^\| (.*?) \| (.*) \|$", (root / ADDING).read_text("utf-8"), re.M)
    listed = next(tests for what, tests in rows if change in what.split(", "))
    return " ".join(re.findall(r"`(tests/\S*)`", listed))


def in_lexicon(page: str, rule: str) -> Edit:
    """Return an edit of the lexicon that adds a rule to the list of a page."""
    return into_list(f'"{page}" = [', f'    "{rule}",\n')
