"""A sentence in English alone: said in English, listed, and refused by a release; nothing else."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hanse.server.requests.words import PLATFORM, RULES, UNTRANSLATED, fluent
from hanse.words import BORROWED, LANGUAGES, Words, places
from hanse.words import catalogue as catalogue_module
from hanse.words.catalogue import Catalogue
from hanse.words.gaps import gaps, has_gaps
from tests.words import rendering
from tests.words.written import keys
from tools import word_figures

OTHERS = [language for language in LANGUAGES if language != "en"]
PLANTED = "platform-planted"
ENGLISH = f"{PLANTED} = {{ $count }} new things\n    .title = New\n"


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A sentence with a title that only English has, for the server and for the tools."""
    files = {language: tmp_path / f"{language}.ftl" for language in LANGUAGES}
    own = places.platform_file

    def with_planted(language: str, name: str) -> object:
        return files[language] if name == "platform" else own(language, name)

    for language, file in files.items():
        written = own(language, "platform")
        assert written
        file.write_text(written.read_text("utf-8") + ENGLISH * (language == "en"), "utf-8")
    monkeypatch.setattr("hanse.words.places.platform_file", with_planted)
    monkeypatch.setattr("hanse.words.gaps.platform_file", with_planted)
    monkeypatch.setattr(catalogue_module, "catalogue", cache(Catalogue))
    monkeypatch.setattr(rendering, "files", lambda language: [files[language]])
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def forget() -> None:
    rendering.patterns.cache_clear()
    has_gaps.cache_clear()


@pytest.mark.parametrize("language", OTHERS)
def test_it_is_said_in_english(planted: Path, language: str) -> None:
    words = Words(language, strict=True)
    assert words.say(PLANTED, count=3) == "3 new things"
    assert words.say(f"{PLANTED}.title") == "New"
    assert words.has(PLANTED)
    assert not words.translates(PLANTED)
    assert Words(language, marks=True).say(PLANTED, count=3) == f"{BORROWED}3 new things"
    assert BORROWED not in Words("en", marks=True).say(PLANTED, count=3)


@pytest.mark.parametrize("language", OTHERS)
def test_a_title_alone_can_be_missing(planted: Path, language: str) -> None:
    with (planted / f"{language}.ftl").open("a", encoding="utf-8") as file:
        file.write(f"{PLANTED} = {language}\n")
    assert [key for key in gaps(language) if key.startswith(PLANTED)] == [f"{PLANTED}.title"]
    assert Words(language).say(PLANTED) == language
    assert Words(language).say(f"{PLANTED}.title") == "New"


def test_a_page_is_told_to_fetch_english_too(planted: Path) -> None:
    assert all(begins(language, "", PLATFORM) for language in OTHERS)
    assert not begins("en", "", PLATFORM)
    assert not begins("de", "kogge", RULES)


def begins(language: str, game: str, names: tuple[str, ...]) -> bool:
    """Say whether the server's words begin with the sign for gaps."""
    return fluent.__wrapped__(language, game, names).body.startswith(UNTRANSLATED.encode())


def test_gaps_are_listed_and_refused(
    planted: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert [has_gaps(language) for language in LANGUAGES] == [True, False, True, True]
    word_figures.main()
    told = capsys.readouterr().out
    assert told.count(f"  {PLANTED}\n") == told.count(f"  {PLANTED}.title\n") == len(OTHERS)
    monkeypatch.setattr("sys.argv", ["word_figures", "--check"])
    with pytest.raises(SystemExit, match=r"\d+ sentences are not translated"):
        word_figures.main()


def test_quick_and_careful_readers_find_the_same_keys() -> None:
    """The server's gaps are found by a pattern, the tests' by Fluent's own parser."""
    missing = {language: sorted(keys("en") - keys(language)) for language in LANGUAGES}
    assert {language: sorted(gaps(language)) for language in LANGUAGES} == missing


def test_the_page_knows_the_same_signs() -> None:
    client = Path(__file__).parents[2] / "web/src/words"
    for file, sign in (("englishMarks", BORROWED), ("catalogue", UNTRANSLATED)):
        assert ascii(sign).strip("'") in (client / f"{file}.ts").read_text("utf-8")
