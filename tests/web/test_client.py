"""What the browser is given: types made from the structs, words for everything it says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from hanse.words import LANGUAGES
from tools.make_protocol import FOLDER, protocol

WEB = Path(__file__).parents[2] / "web"
COMPLETE = ("de", "en")
SAID = re.compile(r"""["'`](web-[a-z-]+[a-z])["'`]""")
GAMES = sorted(path.parent.name for path in (WEB / "src/games").glob("*/face.ts"))
PLATFORM = ""


def word_files(game: str, language: str) -> list[Path]:
    """Return the words of a game, at its table and on its front pages, or those of no game."""
    if not game:
        return [WEB / f"words/{language}.ftl"]
    folder = WEB / "src/games" / game
    files = [folder / f"words/{language}.ftl", folder / f"front/words/{language}.ftl"]
    return [file for file in files if file.exists()]


def keys(game: str, language: str) -> set[str]:
    found: set[str] = set()
    for file in word_files(game, language):
        page = FluentParser().parse(file.read_text("utf-8"))
        assert not [entry for entry in page.body if isinstance(entry, ast.Junk)]
        new = {entry.id.name for entry in page.body if isinstance(entry, ast.Message)}
        assert not found & new, "a key stands once"
        found |= new
    return found


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


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", [PLATFORM, *GAMES])
def test_every_sentence_of_the_client_is_there(game: str, language: str) -> None:
    known = keys(PLATFORM, language) | (keys(game, language) if game else set())
    assert said_by(game) - known == set()


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("game", [PLATFORM, *GAMES])
def test_no_language_says_what_english_does_not(game: str, language: str) -> None:
    assert keys(game, language) - keys(game, "en") == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_nothing_under_a_key_of_the_platform(game: str) -> None:
    assert keys(game, "en") & keys(PLATFORM, "en") == set()


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")
