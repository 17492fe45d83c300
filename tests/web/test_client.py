"""What the browser is given: types made from the structs, words for everything it says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tools.make_protocol import PAGE, protocol

WEB = Path(__file__).parents[2] / "web"
COMPLETE = ("de", "en")
SAID = re.compile(r"""["'`](web-[a-z-]+[a-z])["'`]""")


def keys(language: str) -> set[str]:
    page = FluentParser().parse((WEB / f"words/{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in page.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in page.body if isinstance(entry, ast.Message)}


def test_the_protocol_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == protocol(), "make protocol"


@pytest.mark.parametrize("language", COMPLETE)
def test_every_sentence_of_the_client_is_there(language: str) -> None:
    sources = [p for p in (WEB / "src").rglob("*") if p.suffix in (".ts", ".svelte")]
    said = {key for source in sources for key in SAID.findall(source.read_text("utf-8"))}
    assert said - keys(language) == set()


@pytest.mark.parametrize("language", ["de", "it", "fr"])
def test_no_language_says_what_english_does_not(language: str) -> None:
    assert keys(language) - keys("en") == set()


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")
