"""The check that a game's English words are complete, and in files that are read.

It looks at keys only, and needs no Fluent. `needed_keys` is also what docs/adding.md lists.
"""

import re
from collections.abc import Iterator
from warnings import warn_explicit

from hanse.core.game_words import GameWords
from hanse.core.packages.word_files import FALLBACK, names_of_texts, read_lexicon, texts_of
from hanse.core.spec import AnySpec
from hanse.core.types import name_of
from hanse.core.wire import JsonObject

KEY = re.compile(r"^([a-zA-Z][\w-]*) *=|^ +\.([a-zA-Z][\w-]*) *=", re.M)
"""A message, or an attribute of the message before it."""


class MissingGameWords(UserWarning):
    """A warning: the words of an installed game are incomplete, or in files that nobody reads."""


SHOWN = 12
"""The maximum number of keys in one warning."""


def word_faults(spec: AnySpec) -> list[str]:
    """Return a sentence for each thing that is wrong with the words of a game."""
    known, strayed = known_keys(spec)
    missing = [key for key in dict.fromkeys(needed_keys(spec)) if key not in known]
    faults = [f"{key} is in {file}.ftl, where nobody looks for it" for key, file in strayed]
    if missing:
        more = f" and {len(missing) - SHOWN} more" if len(missing) > SHOWN else ""
        faults.append(f"English words are missing: {', '.join(missing[:SHOWN])}{more}")
    return faults


def warn_of_faults(spec: AnySpec) -> None:
    """Warn in one line of each thing that is wrong with the words of an installed game."""
    for fault in word_faults(spec):
        package = spec.text.words.package or spec.about.name
        warn_explicit(f"the game {spec.about.name}: {fault}", MissingGameWords, package, 0)


def warn_of_missing(name: str, words: GameWords, *keys: str) -> None:
    """Warn of keys that an installed variant or reading needs, and that its words do not have."""
    known = {
        key
        for text in dict.fromkeys(names_of_texts(words))
        for source in texts_of(words, FALLBACK, text)
        for key in keys_in(source.read_text("utf-8"))
    }
    if missing := [key for key in keys if key not in known]:
        warning = f"{name}: English words are missing: {', '.join(missing)}"
        warn_explicit(warning, MissingGameWords, words.package or name, 0)


def known_keys(spec: AnySpec) -> tuple[set[str], list[tuple[str, str]]]:
    """Return the keys that are found, and those in files of another name."""
    known: set[str] = set()
    strayed: list[tuple[str, str]] = []
    for words in spec.text.all_words():
        for name in dict.fromkeys(names_of_texts(words)):
            for source in texts_of(words, FALLBACK, name):
                found = list(keys_in(source.read_text("utf-8")))
                known.update(key for key in found if is_in_place(key, name))
                strayed += [(key, name) for key in found if not is_in_place(key, name)]
    return known, [(key, name) for key, name in strayed if key not in known]


def is_in_place(key: str, name: str) -> bool:
    """Return whether the first word of a key names its file."""
    return key.partition(".")[0].partition("-")[0] == name


def keys_in(text: str) -> Iterator[str]:
    """Yield the keys of a Fluent text: messages, and attributes after a dot."""
    message = ""
    for found in KEY.finditer(text):
        message = found[1] or message
        yield f"{message}.{found[2]}" if found[2] else message


def needed_keys(spec: AnySpec) -> Iterator[str]:
    """Yield the keys that a game needs in English. Menus are named in its code alone."""
    about, name = spec.about, spec.about.name
    yield f"platform-game-{dashed(name)}"
    for event in about.events:
        yield dashed("event", name, str(event.__struct_config__.tag))
    for move in map(name_of, about.moves):
        yield from (dashed("move", name, move), dashed("move", name, move) + ".full")
        yield from (dashed("ask", name, move), dashed("ask", name, move) + ".wait")
    for preview in about.previews:
        yield dashed("preview", name, str(preview.__struct_config__.tag))
    yield from needed_options(spec)
    for words in spec.text.all_words():
        yield from needed_by_lexicon(name, read_lexicon(words))


def needed_options(spec: AnySpec) -> Iterator[str]:
    """Yield the keys of everything that a table can choose."""
    about, option = spec.about, ("option", spec.about.name)
    yield from (dashed(*option, "edition", edition) for edition in about.editions)
    yield from (dashed(*option, "variant", variant.name) for variant in about.variants)
    for reading in about.readings:
        yield from (dashed(*option, "reading", reading.name, a) for a in ("", *reading.answers))
    for preset in about.presets:
        key = dashed(*option, "preset", preset.name)
        yield from (key, f"{key}.what")


def needed_by_lexicon(game: str, lexicon: JsonObject) -> Iterator[str]:
    """Yield the keys of names, refusals and rules."""
    kinds = [kind.split(":") for kind in lexicon.get("fields", {}).values()]
    counted = {kind[1] for kind in kinds if kind[0].startswith("count")}
    for table, names in lexicon.get("names", {}).items():
        yield from (dashed("name", game, table, one) for one in names)
        yield from (dashed("name", game, table, "count", one) for one in names if table in counted)
    yield from (f"refuse-{rule}" for rule in lexicon.get("refusals", {}))
    for line in (line for page in lexicon.get("rules", {}).values() for line in page):
        rule = line.partition(" ")[0]
        yield from (f"rule-{rule}", f"rule-{rule}.title")


def dashed(*parts: str) -> str:
    return "-".join(part.replace("_", "-") for part in parts if part)
