"""What the browser is given: types made from the structs, words for everything it says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from hanse.words import LANGUAGES
from tests.words.rendering import patterns
from tests.words.written import read
from tools.make_protocol import FOLDER, protocol

WEB = Path(__file__).parents[2] / "web"
SAID = re.compile(r"""["'`](web-[a-z-]+[a-z])["'`]""")
GAMES = sorted(path.parent.name for path in (WEB / "src/games").glob("*/face.ts"))
PLATFORM = ""


def word_files(game: str, language: str) -> list[Path]:
    """Return the words of a game, at its table and on its pages, or those of no game."""
    folder = WEB / "src/games" / game if game else WEB / "words"
    return sorted(folder.rglob(f"{language}.ftl"))


def keys(game: str, language: str) -> set[str]:
    found: set[str] = set()
    for file in word_files(game, language):
        page = FluentParser().parse(file.read_text("utf-8"))
        assert not [entry for entry in page.body if isinstance(entry, ast.Junk)]
        new = {key for e in page.body if isinstance(e, ast.Message) for key in with_attributes(e)}
        assert not found & new, "a key stands once"
        found |= new
    return found


def with_attributes(message: ast.Message) -> list[str]:
    name = message.id.name
    return [name, *(f"{name}.{attribute.id.name}" for attribute in message.attributes)]


def said_by(game: str) -> set[str]:
    """Return the keys that stand in a game's own code, or in that of no game."""
    folder = WEB / "src/games" / game if game else WEB / "src"
    sources = [p for p in folder.rglob("*") if p.suffix in (".ts", ".svelte")]
    if not game:
        sources = [p for p in sources if not any(WEB / "src/games" / g in p.parents for g in GAMES)]
    return {key for source in sources for key in SAID.findall(source.read_text("utf-8"))}


def test_the_protocol_files_are_up_to_date() -> None:
    pages = protocol()
    assert {file.name for file in FOLDER.iterdir()} == pages.keys()
    for name, text in pages.items():
        assert (FOLDER / name).read_text("utf-8") == text, "make protocol"


@pytest.mark.parametrize("game", [PLATFORM, *GAMES])
def test_every_sentence_of_the_client_is_there(game: str) -> None:
    known = keys(PLATFORM, "en") | (keys(game, "en") if game else set())
    assert said_by(game) - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [PLATFORM, *GAMES])
def test_no_language_of_the_client_has_keys_that_english_lacks(game: str, language: str) -> None:
    """What a language lacks is said in English; `make untranslated` lists it."""
    assert sorted(keys(game, language) - keys(game, "en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_asks_for_no_fact_that_english_lacks(language: str) -> None:
    """Elsewhere `tests/words/test_catalogues.py` knows which facts the code gives."""
    english = facts("en")
    wrong = {
        key: sorted(own - english[key])
        for key, own in facts(language).items()
        if key in english and not own <= english[key]
    }
    assert wrong == {}


def facts(language: str) -> dict[str, set[str]]:
    """Return the facts that each sentence of the client asks for."""
    own = {key: one for key, one in patterns(language).items() if key.startswith("web-")}
    return {key: read(key, WEB, pattern).facts for key, pattern in own.items()}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_nothing_under_a_key_of_the_platform(game: str) -> None:
    assert keys(game, "en") & keys(PLATFORM, "en") == set()


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")
