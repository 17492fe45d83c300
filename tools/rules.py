"""Index of rules by documentation, code and tests: `python -m tools.rules`.

The lexicons name every id with its class; the class says what the id needs. A rule is documented
where its id stands in bold in docs/rules, implemented where src/hanse names it (lexicons and the
sentences of src/hanse/words do not count), tested where tests name it or a test is called after it.
"""

import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

NEEDS: Mapping[str, tuple[str, ...]] = {
    "rule": ("docs", "code", "tests"),
    "fact": ("docs", "tests"),
    "note": ("docs",),
}
FOLDERS = {"docs": "docs/rules", "code": "src/hanse", "tests": "tests"}
READ = {".py", ".md", ".toml", ".yaml", ".yml", ".json", ".txt", ".ftl"}

FAMILIES = (
    r"K-[A-Z]+(?:-[A-Z]+)?",
    r"B-[A-Z0-9]+",
    r"S-[A-Z]+",
    r"L-[A-Z]+",
    r"R3",
    r"[DGP]",
    r"T-[A-Z]+",
)
"""The prefixes of ids. A new game brings its own family; `T-` belongs to the table."""
SHAPE = rf"(?:{'|'.join(FAMILIES)})-[0-9]{{1,3}}(?![A-Za-z0-9])"
MENTION = re.compile(rf"(?<![A-Za-z0-9-]){SHAPE}")
ANCHOR = re.compile(rf"\*\*({SHAPE})\*\*")
IN_NAME = re.compile(rf"(?<![A-Z0-9]){SHAPE}")
TEST_NAME = re.compile(r"\bdef test_(\w+)")

Places = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Entry:
    """A rule of a lexicon."""

    id: str
    kind: str


@dataclass(frozen=True)
class Survey:
    """All places of every id in the repository, by kind of place."""

    entries: Sequence[Entry]
    places: Mapping[str, Places]
    strangers: Places

    def missing(self, entry: Entry) -> tuple[str, ...]:
        """Return the kinds of place where an entry is needed but missing."""
        return tuple(kind for kind in NEEDS[entry.kind] if entry.id not in self.places[kind])

    def gaps(self) -> list[tuple[Entry, tuple[str, ...]]]:
        return [(entry, kinds) for entry in self.entries if (kinds := self.missing(entry))]


LEXICONS = ("games/*/lexicon.toml", "words/lexicon.toml")
"""The lists of rules in src/hanse: one for each game, and one for the table."""
SENTENCES = re.compile(r"words/|server/client/|games/\w+/lexicon\.toml")
"""Paths that hold no code: sentences for people, the built client, and the lists of rules."""


NOTHING = re.compile(r"(?!)")


class BadIndex(ValueError):
    """An error: a lexicon lists something that is no rule."""


def read_index(root: Path) -> list[Entry]:
    """Return every rule of every lexicon, in their order."""
    files = [file for pattern in LEXICONS for file in sorted((root / "src/hanse").glob(pattern))]
    pages = [tomllib.loads(file.read_text("utf-8")).get("rules", {}) for file in files]
    lines = [line for page in pages for listed in page.values() for line in listed]
    return [read_entry(line) for line in lines]


def read_entry(line: str) -> Entry:
    rule, _, kind = line.partition(" ")
    if not MENTION.fullmatch(rule):
        raise BadIndex(f"{rule} is not an id")
    if kind and kind not in NEEDS:
        raise BadIndex(f"{rule} needs a class out of {', '.join(NEEDS)}")
    return Entry(rule, kind or "rule")


def anchored_ids(line: str) -> list[str]:
    """Return the ids that this line documents: those in bold."""
    return ANCHOR.findall(line)


def mentioned_ids(line: str) -> list[str]:
    """Return the ids that this line names exactly."""
    return MENTION.findall(line)


def tested_ids(line: str) -> list[str]:
    """Return the ids that this line names, or spells in a test's name: test_k_bid_03_…"""
    names = (name.upper().replace("_", "-") for name in TEST_NAME.findall(line))
    return mentioned_ids(line) + [found for name in names for found in IN_NAME.findall(name)]


def lines_below(folder: Path, without: re.Pattern[str] = NOTHING) -> Iterator[tuple[str, str]]:
    """Yield every line of the readable files in a folder, after its place."""
    for path in sorted(folder.rglob("*")):
        inner = path.relative_to(folder).as_posix()
        skipped = "__pycache__" in inner or without.match(inner)
        if path.suffix in READ and path.is_file() and not skipped:
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                yield f"{inner}:{number}", line


def places_of(lines: Iterator[tuple[str, str]], find: Callable[[str], list[str]]) -> Places:
    found = defaultdict(list)
    for place, line in lines:
        for rule in find(line):
            found[rule].append(place)
    return found


def survey(root: Path) -> Survey:
    """Return all places of every id in the repository."""
    entries = read_index(root)
    places = {
        "docs": places_of(lines_below(root / FOLDERS["docs"]), anchored_ids),
        "code": places_of(lines_below(root / FOLDERS["code"], without=SENTENCES), mentioned_ids),
        "tests": places_of(lines_below(root / FOLDERS["tests"]), tested_ids),
    }
    return Survey(entries, places, strangers(root, {entry.id for entry in entries}))


def strangers(root: Path, known: set[str]) -> Places:
    """Return the places of ids that are named somewhere but are in no lexicon."""
    found: dict[str, list[str]] = defaultdict(list)
    for folder in ("docs", "src", "tests"):
        for rule, places in places_of(lines_below(root / folder), mentioned_ids).items():
            if rule not in known:
                found[rule] += [f"{folder}/{place}" for place in places]
    return found


def place_summary(places: Sequence[str]) -> str:
    """Return the first place, and the number of further ones."""
    if not places:
        return "-"
    return places[0] + (f" +{len(places) - 1}" if len(places) > 1 else "")


def table(found: Survey) -> Iterator[str]:
    """Yield the id, class and places of every rule."""
    row = "{:<15}{:<6}{:<22}{:<44}{}".format
    yield row("id", "class", "docs", "code", "tests")
    for entry in found.entries:
        cells = (place_summary(found.places[kind].get(entry.id, ())) for kind in FOLDERS)
        yield row(entry.id, entry.kind, *cells)


def complaints(found: Survey) -> Iterator[str]:
    for entry, kinds in found.gaps():
        yield f"missing: {entry.id}: {', '.join(kinds)}"
    for rule, places in sorted(found.strangers.items()):
        yield f"in no lexicon: {rule}, {place_summary(places)}"


def main(root: Path) -> int:
    """Print all rules and faults; return 1 if an id is missing or unknown."""
    found = survey(root)
    for part in (table(found), complaints(found)):
        print(*part, sep="\n", end="\n\n")
    strange = f", {len(found.strangers)} unknown" if found.strangers else ""
    print(f"{len(found.entries)} ids, {len(found.gaps())} missing{strange}")
    return 1 if found.gaps() or found.strangers else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parents[1]))
