"""Everything that is said in a language, in every form, by the server and by the browser."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from hanse.core.match_moves import MATCH_EVENTS
from hanse.core.setup import Setup
from hanse.core.takeback import TakenBack
from hanse.core.types import Event
from hanse.games import OWN
from hanse.words import BORROWED, Words, lexicon
from hanse.words.story import Story
from tests.words.forms import forms
from tests.words.made_up import to_each_reader
from tests.words.varied import refusals, varied

ROOT = Path(__file__).parents[2]
PLAYERS = ("Anna", "Ben", "Elske")


def files(language: str) -> list[Path]:
    """Return every catalogue of a language."""
    return [
        *(ROOT / "src/hanse/words" / language).rglob("*.ftl"),
        *(ROOT / "web/words").rglob(f"{language}.ftl"),
        *(ROOT / "web/src").rglob(f"words/{language}.ftl"),
    ]


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Return every sentence of a language as Fluent reads it."""
    found: dict[str, ast.Pattern] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found |= of_message(entry)
    return found


def of_message(message: ast.Message) -> dict[str, ast.Pattern]:
    name = message.id.name
    own = {name: message.value} if message.value else {}
    return own | {f"{name}.{one.id.name}": one.value for one in message.attributes}


@cache
def spoken(language: str) -> FluentBundle:
    """Return all catalogues of a language together."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


@cache
def rendered(language: str) -> dict[str, set[str]]:
    """Return every form of every sentence, by its key; what went wrong is part of it."""
    found: dict[str, set[str]] = defaultdict(set)
    messages, bundle = patterns(language), spoken(language)
    for key, pattern in messages.items():
        whole, _, attribute = key.partition(".")
        message = bundle.get_message(whole)
        compiled = message.attributes.get(attribute) if attribute else message.value
        assert compiled is not None, key
        for facts in forms(pattern, messages):
            line, wrong = bundle.format_pattern(compiled, facts)
            found[key].add(f"{line}{{{wrong}}}" if wrong else str(line))
    return dict(found)


@cache
def render_all(language: str) -> tuple[str, ...]:
    """Return every event, move, preview and refusal, with many things in their fields.

    Lines with an English part, for want of a translation, are left out.
    """
    lines = {line for game in OWN for line in told_of(game, language)}
    return tuple(sorted(line for line in lines if BORROWED not in line))


def told_of(game: str, language: str) -> Iterator[str]:
    spec, words = OWN[game], Words(language, strict=True, marks=True)
    story = Story(Setup(game, spec.about.usual_seats()), words, PLAYERS)
    events: tuple[type[Event], ...] = (*spec.about.events, TakenBack, *MATCH_EVENTS)
    for event in events:
        yield from map(story.event_line, varied(game, event))
        for _, one, reader in to_each_reader(game, event):
            yield Story(story.setup, words, PLAYERS, reader=reader).event_line(one)
    for move in spec.about.moves:
        yield from map(story.move_line, varied(game, move))
    for preview in spec.about.previews:
        yield from map(story.preview_line, varied(game, preview))
    for rule in lexicon(game).refusals:
        for fields in refusals(game, rule):
            yield words.say(f"refuse-{rule}", **story.phrases.facts("", fields))
