"""The files of a game's words in its package, and the same in its code."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Protocol

from hanse.core.game_words import ANY_LANGUAGE, MESSAGE, GameWords, messages_of
from hanse.core.wire import JsonObject

FALLBACK = "en"
"""The language used when another one, or a translation, is missing."""
FLUENT = ".ftl"


class Source(Protocol):
    """A Fluent text: a file, or a text in a game's code."""

    def read_text(self, encoding: str) -> str: ...


@dataclass(frozen=True)
class WrittenSource:
    """A Fluent text in a game's code."""

    text: str

    def read_text(self, encoding: str) -> str:
        return self.text


def file_in(package: str, path: str) -> Traversable | None:
    """Return the file at this path inside a package, if there is one."""
    if not package:
        return None
    file = files(package).joinpath(*path.split("/"))
    return file if file.is_file() else None


def texts_of(words: GameWords, language: str, name: str) -> Iterator[Source]:
    """Yield the Fluent texts of this name: a file of the package, and texts in its code."""
    file = file_in(words.package, f"{words.texts.format(language=language)}/{name}{FLUENT}")
    if file is not None:
        yield file
    for key in (language, ANY_LANGUAGE):
        if messages := messages_of(words.messages.get(key, ""), name):
            yield WrittenSource(messages)


def names_of_texts(words: GameWords) -> Iterator[str]:
    """Yield the names of all English texts."""
    for key in (FALLBACK, ANY_LANGUAGE):
        for message in MESSAGE.findall(words.messages.get(key, "")):
            yield message.partition("-")[0]
    if not words.package:
        return
    folder = files(words.package).joinpath(*words.texts.format(language=FALLBACK).split("/"))
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name.endswith(FLUENT):
            yield file.name.removesuffix(FLUENT)


def read_lexicon(words: GameWords) -> JsonObject:
    """Return the lexicon of these words, from their file and from their code."""
    file = file_in(words.package, words.lexicon)
    raw = tomllib.loads(file.read_text("utf-8")) if file else {}
    rules = rules_written(words.messages.get(FALLBACK, ""))
    coded: JsonObject = {
        "names": words.names,
        "fields": words.fields,
        "refusals": words.refusals,
        "rules": {"": rules} if rules else {},
    }
    return {**raw, **{name: {**coded[name], **raw.get(name, {})} for name in coded}}


def rules_written(text: str) -> list[str]:
    """Return the rules that have a text among these messages, in their order."""
    return [key.removeprefix("rule-") for key in MESSAGE.findall(text) if key.startswith("rule-")]
