"""Vocabulary that a browser needs to put a game's events, moves and refusals into words."""

from functools import lru_cache

from msgspec import NODEFAULT, Struct, to_builtins
from msgspec.structs import fields

from hanse.core.match_moves import MATCH_EVENTS
from hanse.core.setup import Setup
from hanse.core.takeback import TakeBack, TakenBack
from hanse.core.types import Preview
from hanse.core.wire import JsonObject
from hanse.games import GAMES
from hanse.words.changed_rules import ChangedRule, changed_rules
from hanse.words.lexicon import lexicon, table_rules


class Vocabulary(Struct, frozen=True):
    """A game's lexicon, with the values of fields that messages leave out.

    `given` has the names that one table's setup numbers; only the game's own code reads it.
    `changes` are the paragraphs of the rulebook that this table changes.
    """

    game: str
    names: dict[str, tuple[str, ...]]
    made: dict[str, tuple[int, ...]]
    fields: dict[str, str]
    sides: dict[str, tuple[str, ...]]
    refusals: dict[str, tuple[str, ...]]
    rules: dict[str, str]
    defaults: dict[str, JsonObject]
    given: JsonObject | None
    changes: dict[str, ChangedRule]


@lru_cache(maxsize=32)
def vocabulary(setup: Setup) -> Vocabulary:
    """Return the vocabulary of a table with this setup."""
    known, spec = lexicon(setup.game), GAMES[setup.game]
    kinds: list[type[Struct]] = [
        *spec.about.moves, *spec.about.events, *spec.about.previews, TakeBack, TakenBack,
        *MATCH_EVENTS,
    ]  # fmt: skip
    numbered = spec.text.words.setup_names(setup)
    return Vocabulary(
        game=setup.game,
        names=dict(known.names),
        made=dict(known.made),
        fields=dict(known.fields),
        sides=dict(known.sides),
        refusals=dict(known.refusals),
        rules={rule: place.kind for rule, place in {**known.rules, **table_rules()}.items()},
        defaults={tag(kind): found for kind in kinds if (found := defaults(kind))},
        given=None if numbered is None else to_builtins(numbered),
        changes=dict(changed_rules(setup)),
    )


def defaults(kind: type[Struct]) -> JsonObject:
    """Return the default values of a kind's fields, which messages leave out."""
    found = [field for field in fields(kind) if field.default is not NODEFAULT]
    return {field.encode_name: field.default for field in found}


def tag(kind: type[Struct]) -> str:
    """Return a kind's name in the lexicon; previews begin with `preview.`."""
    prefix = "preview." if issubclass(kind, Preview) else ""
    return prefix + str(kind.__struct_config__.tag)
