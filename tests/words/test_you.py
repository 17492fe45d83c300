"""Events about the reader say *you*, in every language, with the verb to match."""

import re
from collections.abc import Iterator

import pytest

from hanse.core.match_moves import MATCH_EVENTS
from hanse.core.setup import Setup
from hanse.core.takeback import TakenBack
from hanse.core.types import Event
from hanse.games import OWN
from hanse.tables.messages.vocabulary import tag
from hanse.words import LANGUAGES, Words
from hanse.words.lexicon import message_key
from hanse.words.reader import form_for
from hanse.words.story import Story
from tests.words.made_up import NEVER, build, fields_of, to_each_reader

PLAYERS = ("Annabert", "Benedikt", "Cordula")
SPOKEN_TO = {
    "en": re.compile(r"\b(?:you|your)\b", re.I),
    "de": re.compile(r"\b(?:du|dir|dich|dein\w*)\b", re.I),
    "fr": re.compile(r"\b(?:tu|toi|te|ton|ta|tes|tiens?)\b|\bt’", re.I),
}
"""Words for the reader; Italian often has the verb alone."""
ALIKE = {
    "en": {"may", "would", "still"},
    "de": {"verlässt", "lässt", "passt"},
    "it": {"non"},
    "fr": {"ne", "n’a", "n’attend", "offre"},
}
"""Words behind a name that are the same behind *you*, or no verbs."""


def about_reader(game: str) -> Iterator[tuple[str, str, Event, int]]:
    """Yield key, field, event and reader for every field that can mean the reader."""
    kinds: tuple[type[Event], ...] = (*OWN[game].about.events, TakenBack, *MATCH_EVENTS)
    for kind in kinds:
        beside = kind is TakenBack or kind in MATCH_EVENTS
        key = message_key(*(("platform",) if beside else ("event", game)), tag(kind))
        for field, event, reader in to_each_reader(game, kind):
            if (tag(kind), field) not in NEVER:
                yield key, field, event, reader


def told(language: str, game: str, event: Event, reader: int = -1) -> str:
    setup = Setup(game, OWN[game].about.usual_seats())
    return Story(setup, Words(language, strict=True), PLAYERS, reader=reader).event_line(event)


CASES = [(language, game) for language in LANGUAGES for game in OWN]


@pytest.mark.parametrize(("language", "game"), CASES)
def test_every_sentence_has_a_form_for_every_reader(language: str, game: str) -> None:
    for key, field, _, _ in about_reader(game):
        assert Words(language, strict=True).translates(key + form_for(field)), (key, field)


@pytest.mark.parametrize(("language", "game"), CASES)
def test_the_reader_is_spoken_to_and_not_named(language: str, game: str) -> None:
    for key, field, event, reader in about_reader(game):
        line = told(language, game, event, reader)
        assert PLAYERS[reader] not in line, (key, field, line)
        spoken_to = SPOKEN_TO.get(language)
        assert spoken_to is None or spoken_to.search(line), (key, field, line)


@pytest.mark.parametrize(("language", "game"), CASES)
def test_the_verb_agrees_with_you(language: str, game: str) -> None:
    """The verb behind a name is no verb of a sentence about the reader alone."""
    for key, _, event, reader in about_reader(game):
        verb = re.match(rf"{PLAYERS[reader]} ([^\W\d_][\w’]*)", told(language, game, event))
        if verb is None or verb[1] in ALIKE[language]:
            continue
        line = told(language, game, event, reader)
        assert not re.search(rf"(?<!\w){verb[1]}(?!\w)", line), (key, line)


@pytest.mark.parametrize(("language", "game"), CASES)
def test_lists_say_you_among_the_others(language: str, game: str) -> None:
    """Points, votes, crews: phrases of their own, which need no other sentence."""
    for kind in [kind for kind in OWN[game].about.events if tag(kind) not in dict(NEVER)]:
        event = build(kind, fields_of(game, kind))
        for reader, name in enumerate(PLAYERS):
            assert name not in told(language, game, event, reader), tag(kind)


def test_a_game_without_such_sentences_names_the_reader() -> None:
    setup = Setup("kogge", 3)
    story = Story(setup, Words("en"), PLAYERS, reader=0)
    assert story.form_for_reader("event-kogge-no-such", "sailed", {"seat": 0}) is None
