"""The lexicon: fields of a game's events, moves and refusals, from the game's own file."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from hanse.core.packages.word_files import file_in, read_lexicon
from hanse.core.wire import JsonObject
from hanse.games import GAMES
from hanse.words.places import PLATFORM

MATCH_FIELDS = {
    "seat_resigned.seat": "seat",
    "seat_resigned.by": "text",
    "seat_taken_back.seat": "seat",
    "seat_answered_for.seat": "seat",
    "seat_answered_for.of": "seat",
    "seat_answered_for.by": "text",
    "end_agreed.seat": "seat",
    "end_offered.seat": "seat",
    "going_back_agreed.seat": "seat",
    "going_back_offered.seat": "seat",
    "played_on.seat": "seat",
}
"""Fields of events about the match, the same in every game."""


@dataclass(frozen=True)
class Place:
    """The place of a rule in the documents, and its kind: rule of play, fact of the box or note.

    A rule of the table belongs to no game.
    """

    game: str
    page: str
    kind: str


@dataclass(frozen=True)
class Lexicon:
    """The kinds of a game's fields, and the names of its numbered things."""

    game: str
    names: Mapping[str, tuple[str, ...]]
    made: Mapping[str, tuple[int, ...]]
    fields: Mapping[str, str]
    sides: Mapping[str, tuple[str, ...]]
    refusals: Mapping[str, tuple[str, ...]]
    rules: Mapping[str, Place]
    books: Mapping[str, tuple[str, ...]]
    headings: Mapping[str, Mapping[str, str]]
    passages: Mapping[str, Sequence[str] | Mapping[str, Sequence[str]]]

    def passage(self, rule: str, book: str) -> str:
        """Return the headings of this rule's passage in a book; empty if unknown."""
        found = self.passages.get(rule, ())
        chapters = found.get(book, ()) if isinstance(found, Mapping) else found
        named = [self.headings[chapter].get(book, "") for chapter in chapters]
        return "; ".join(filter(None, named))

    def key(self, table: str, number: int, form: str = "") -> str:
        """Return the key of a thing's name; with the form `count`, of its name with a number."""
        return name_key(self.game, table, form, self.names[table][number])

    def keys(self) -> set[str]:
        """Return every key of a name in this game."""
        counted = {kind.split(":")[1] for kind in self.fields.values() if kind.startswith("count")}
        plain = {name_key(self.game, t, "", n) for t, names in self.names.items() for n in names}
        return plain | {name_key(self.game, t, "count", n) for t in counted for n in self.names[t]}

    def kind(self, of: str, field: str) -> str:
        """Return the kind of a field of this event or move."""
        return self.fields.get(f"{of}.{field}") or self.fields.get(field, "number")


def name_key(game: str, table: str, form: str, name: str) -> str:
    return message_key("name", game, table, form, name)


def message_key(*parts: str) -> str:
    """Return a key of the catalogue, made by joining its parts with dashes."""
    return "-".join(part.replace("_", "-") for part in parts if part)


@cache
def lexicon(game: str) -> Lexicon:
    """Return the lexicon of a game, with those of packages that add to it."""
    whole: JsonObject = {}
    for words in GAMES[game].text.all_words():
        raw = read_lexicon(words)
        for section in raw:
            whole[section] = {**whole.get(section, {}), **raw[section]}
    return make_lexicon(game, whole)


def make_lexicon(game: str, raw: JsonObject) -> Lexicon:
    return Lexicon(
        game=game,
        names=tuples(raw.get("names", {})),
        made=tuples(raw.get("made", {})),
        fields={**MATCH_FIELDS, **raw.get("fields", {})},
        sides=tuples(raw.get("sides", {})),
        refusals=tuples(raw.get("refusals", {})),
        rules=rules_in(game, raw),
        books=tuples(raw.get("books", {})),
        headings=raw.get("headings", {}),
        passages=raw.get("passages", {}),
    )


def rules_in(game: str, raw: JsonObject) -> dict[str, Place]:
    """Return the rules that a lexicon lists, by id."""
    pages = raw.get("rules", {}).items()
    return dict(read_place(game, page, line) for page, some in pages for line in some)


@cache
def table_rules() -> Mapping[str, Place]:
    """Return the rules of the table, which hold in every game."""
    file = file_in(PLATFORM, "lexicon.toml")
    return rules_in("", tomllib.loads(file.read_text("utf-8")) if file else {})


def read_place(game: str, page: str, line: str) -> tuple[str, Place]:
    """Return a rule's id and place from a line of the lexicon.

    The line is an id, followed by a kind if it is not a rule of play.
    """
    rule, _, kind = line.partition(" ")
    return rule, Place(game, page, kind or "rule")


def tuples[T](raw: Mapping[str, list[T]]) -> dict[str, tuple[T, ...]]:
    return {key: tuple(row) for key, row in raw.items()}


@cache
def rule_book() -> Mapping[str, Place]:
    """Return every rule of every game that has words, then those of the table."""
    games = {rule: place for game in GAMES for rule, place in lexicon(game).rules.items()}
    return {**games, **table_rules()}
