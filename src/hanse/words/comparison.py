"""A comparison of the printed books on points of disagreement, with our rule and the readings.

The terminal and the browser both show this comparison.
"""

from msgspec import Struct
from msgspec.structs import replace

from hanse.core.spec import AnySpec, ReadingInfo
from hanse.games import GAMES
from hanse.words.catalogue import Words
from hanse.words.lexicon import lexicon, message_key


class Voice(Struct, frozen=True):
    """The opinion of a book or other source, which has a name for programs and one for people."""

    book: str
    name: str
    says: str
    place: str = ""
    """The headings of the passage in the book."""


class Played(Struct, frozen=True):
    """An answer to a reading, and the editions with that answer."""

    answer: str
    says: str
    editions: tuple[str, ...]
    default: bool


class Compared(Struct, frozen=True):
    """A point on which the books disagree; without a reading it is settled."""

    rule: str
    title: str
    voices: tuple[Voice, ...]
    ours: str
    touches: tuple[str, ...] = ()
    """Other paragraphs that an answer to the reading changes."""
    reading: str = ""
    asks: str = ""
    answers: tuple[Played, ...] = ()


def compare_books(game: str, words: Words) -> tuple[Compared, ...]:
    """Return every point on which a game's books disagree, in the order of the lexicon."""
    spec = GAMES[game]
    return tuple(compare(spec, words, rule, said) for rule, said in lexicon(game).books.items())


def compare(spec: AnySpec, words: Words, rule: str, said: tuple[str, ...]) -> Compared:
    voices = [
        Voice(
            book,
            words.say(f"platform-book-{book}"),
            words.say(f"book-{rule}.{book}"),
            lexicon(spec.about.name).passage(rule, book),
        )
        for book in said
    ]
    point = Compared(
        rule, words.say(f"rule-{rule}.title"), tuple(voices), words.say(f"book-{rule}")
    )
    found = [reading for reading in spec.about.readings if rule in reading.rules]
    return with_reading(point, spec, words, found[0]) if found else point


def with_reading(point: Compared, spec: AnySpec, words: Words, reading: ReadingInfo) -> Compared:
    """Return the point with its answers and the editions that choose each."""
    key = message_key("option", spec.about.name, "reading", reading.name)
    answers = [
        Played(
            answer,
            words.say(message_key(key, answer)),
            tuple(e for e in spec.about.editions if answer_in(spec, e, reading) == answer),
            answer == reading.answers[0],
        )
        for answer in reading.answers
    ]
    return replace(
        point,
        touches=reading.touches,
        reading=reading.name,
        asks=words.say(key),
        answers=tuple(answers),
    )


def answer_in(spec: AnySpec, edition: str, reading: ReadingInfo) -> str:
    """Return the answer of an edition: its own, or else the default."""
    return spec.about.edition_answers.get(edition, {}).get(reading.name, reading.answers[0])
