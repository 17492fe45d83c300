"""The catalogues: Fluent files by language, read only as far as needed.

The first word of a key names its file: `event-game-over` is in event.ftl, in the folder of the
language or of one of the games. The part after a dot is an attribute.
"""

from collections.abc import Callable
from functools import cache
from threading import Lock

from hanse.core.errors import MissingWords
from hanse.core.game_words import Fact
from hanse.words.places import FALLBACK, sources
from hanse.words.typography import typeset

LANGUAGES = ("de", "en", "it", "fr")
OF_ALL = "platform"
"""The file of sentences that belong to no game."""
BORROWED = "\u2063"
"""An invisible mark at the start of an English sentence that lacks a translation."""


def nearest_language(wish: str) -> str:
    """Return the language closest to a requested one such as de_AT.UTF-8."""
    language = wish.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else FALLBACK


class Catalogue:
    """The files of one language."""

    def __init__(self, language: str) -> None:
        # Importing Fluent takes a third of a second, so do it only when needed.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self.bundle = FluentBundle([language], use_isolating=False)
        self.resource = FluentResource
        self.language = language
        self.read: set[str] = set()
        self.reading = Lock()

    def has(self, key: str) -> bool:
        return self.pattern(key) is not None

    def pattern(self, key: str) -> object | None:
        """Return the pattern of this message or attribute; None if there is none."""
        whole, _, attribute = key.partition(".")
        self.open(whole.partition("-")[0])
        if not self.bundle.has_message(whole):
            return None
        message = self.bundle.get_message(whole)
        return message.attributes.get(attribute) if attribute else message.value

    def open(self, name: str) -> None:
        """Read the files of this name, only once; other threads wait meanwhile.

        Texts in the code of games refer to sentences of the platform, which are read as well.
        """
        if name in self.read:
            return
        if name != OF_ALL:
            self.open(OF_ALL)
        with self.reading:
            if name not in self.read:
                for source in sources(self.language, name):
                    self.bundle.add_resource(self.resource(source.read_text("utf-8")))
                self.read.add(name)

    def say(self, key: str, facts: dict[str, Fact]) -> tuple[str, list[Exception]]:
        form: Callable[..., tuple[str | object, list[Exception]]] = self.bundle.format_pattern
        line, wrong = form(self.pattern(key), facts)
        return typeset(self.language, str(line)), wrong


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


class Words:
    """The words of one language, or of English if a sentence is not translated.

    If English lacks a key too, the key itself is shown, so that a player sees at least something;
    in strict mode, a missing key is an error. With `marks`, a sentence that is not translated
    starts with BORROWED, so that a page can mark it.
    """

    def __init__(self, language: str, *, strict: bool = False, marks: bool = False) -> None:
        if language not in LANGUAGES:
            raise MissingWords(f"there is no language {language}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self.marks = marks

    def has(self, key: str) -> bool:
        """Return whether there is a sentence for this key, at least in English."""
        return self.translates(key) or catalogue(FALLBACK).has(key)

    def translates(self, key: str) -> bool:
        """Return whether there is a sentence for this key in the language itself."""
        return catalogue(self.language).has(key)

    def say(self, key: str, /, **facts: Fact) -> str:
        """Return the sentence of this key, with these facts in it."""
        if self.translates(key):
            return self.say_in(self.language, key, facts)
        if catalogue(FALLBACK).has(key):
            return BORROWED * self.marks + self.say_in(FALLBACK, key, facts)
        if self.strict:
            raise MissingWords(f"{key} in {self.language}")
        return key

    def say_in(self, language: str, key: str, facts: dict[str, Fact]) -> str:
        line, wrong = catalogue(language).say(key, facts)
        if wrong and self.strict:
            raise MissingWords(f"{key} in {language}: {wrong[0]}")
        return line
