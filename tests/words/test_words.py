"""Saying things: languages, fallback, what is missing, plurals, and no marks that nobody sees."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from time import sleep

import pytest

from hanse.core.game_words import GameWords
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.games.kogge import board
from hanse.games.luebeck.maps.drawn_chart import slug
from hanse.games.luebeck.words import MapAndDeck, card_name, city_name, map_and_deck
from hanse.words import (
    BORROWED,
    LANGUAGES,
    MissingWords,
    Phrases,
    Words,
    lexicon,
    nearest_language,
)
from hanse.words import catalogue as catalogue_module
from hanse.words.catalogue import Catalogue
from hanse.words.gaps import gaps
from hanse.words.places import sources


def phrases(language: str) -> Phrases:
    return Phrases(Words(language, strict=True), Setup("kogge", 4), ("Anna", "Ben"))


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("en-GB", "en"),
        ("it", "it"),
        ("fr_CA@euro", "fr"),
        ("C.UTF-8", "en"),
        ("", "en"),
        ("tlh_XX", "en"),
    ],
)
def test_a_wish_for_a_language(wish: str, language: str) -> None:
    assert nearest_language(wish) == language


def test_there_is_no_such_language() -> None:
    with pytest.raises(MissingWords, match="tlh"):
        Words("tlh")


@pytest.mark.parametrize("key", ["event-kogge-no-such-thing", "nonsense", "move-kogge-bid.twice"])
def test_a_missing_key_is_shown_to_a_player_and_is_an_error_when_strict(key: str) -> None:
    assert Words("de").say(key) == key
    assert not Words("de").has(key)
    with pytest.raises(MissingWords, match=key):
        Words("de", strict=True).say(key)


def test_a_missing_fact_is_an_error_when_strict() -> None:
    assert "seat" in Words("en").say("event-kogge-no-bid")
    with pytest.raises(MissingWords, match="event-kogge-no-bid in en"):
        Words("en", strict=True).say("event-kogge-no-bid")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_isolating_marks(language: str) -> None:
    line = Words(language).say("platform-list-and", some="Anna", next="Ben")
    assert line.isprintable()
    assert line.startswith("Anna ")


@pytest.mark.parametrize(
    ("language", "goods", "markers", "paid"),
    [
        ("en", "2 ore and 1 fur", "3, 3 and 6", "2 ore, 1 fur and markers 3, 3 and 6"),
        ("de", "2 Erz und 1 Fell", "3, 3 und 6", "2 Erz, 1 Fell und Wegemarker 3, 3 und 6"),
    ],
)
def test_goods_and_markers_as_phrases(language: str, goods: str, markers: str, paid: str) -> None:
    fields = {"goods": (2, 1, 0, 0), "markers": (0, 0, 0, 2, 0, 0, 1, 0, 0)}
    facts = phrases(language).facts("sailed", fields)
    assert facts["goods"] == goods
    assert facts["markers"] == markers
    assert facts["paid"] == paid
    assert (facts["goods_n"], facts["markers_n"], facts["paid_n"]) == (3, 3, 6)


def test_of_secret_markers_only_how_many() -> None:
    side = {"give_goods": (0, 0, 0, 1), "give_markers": (), "give_count": 2}
    assert phrases("en").facts("deal_made", side)["give"] == "1 salt and 2 markers"
    one = {"give_goods": (0, 0, 0, 0), "give_markers": (), "give_count": 1}
    assert phrases("en").facts("deal_made", one)["give"] == "1 marker"


def test_nothing_is_nothing() -> None:
    facts = phrases("de").facts("city_raided", {"goods": (0, 0, 0, 0), "seats": ()})
    assert facts["goods"] == facts["seats"] == "nichts"
    assert facts["goods_n"] == 0


def test_a_name_twice_is_said_once_and_counted_twice() -> None:
    facts = phrases("en").facts("produced", {"to_offices": (1, 1)})
    assert (facts["to_offices"], facts["to_offices_n"]) == ("Ben", 2)


def test_who_has_no_name_has_a_number() -> None:
    assert phrases("de").player(3) == "Spieler 4"


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("de", "1.234.567"),
        ("en", "1,234,567"),
        ("it", "1.234.567"),
        ("fr", "1\u202f234\u202f567"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(language: str, written: str) -> None:
    """The same as in web/src/words/catalogue.test.ts."""
    assert Words(language).say("platform-seat", number=1234567).endswith(" " + written)


def test_a_promise_cannot_command_a_screen() -> None:
    facts = phrases("en").facts("offer_made", {"promise": "I\x1b[2J will\n not"})
    assert facts["promise"] == "I[2J will not"


def test_the_lexicon_has_the_names_of_the_board() -> None:
    known = lexicon("kogge")
    words = Words("en", strict=True)
    cities = [words.say(known.key("city", number)) for number in range(board.NCITIES)]
    assert tuple(cities) == board.CITIES
    assert known.names["good"] == board.GOODS
    assert known.names["chip"] == board.CHIPS
    assert known.made["city"] == board.GOOD_OF


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(game: str, language: str) -> None:
    words, known = Words(language, strict=True), lexicon(game)
    for table, names in known.names.items():
        if table not in ("phrase", "card"):
            said = {words.say(known.key(table, number)) for number in range(len(names))}
            assert len(said) == len(names), table


def test_a_setup_brings_its_own_cities_and_cards() -> None:
    said = Phrases(Words("en", strict=True), Setup("luebeck", 3), ())
    said.setup_names = MapAndDeck(
        ("Lübeck", "Atlantis", "Brügge"), ((0, 2, 4), (2, 1, 0), (3, -1, 0))
    )
    cities = [city_name(said, city) for city in range(3)]
    assert cities == ["Lübeck", "Atlantis", "Bruges"]
    cards = [card_name(said, card) for card in range(3)]
    assert cards == ["Bruges 4", "Doubling Atlantis", "Pirates"]


def test_the_cities_of_our_own_maps_have_names() -> None:
    for answer in GAMES["luebeck"].about.readings[0].answers:
        own = map_and_deck(Setup("luebeck", 3, readings=(("map", answer),)))
        assert {slug(city) for city in own.cities} == set(lexicon("luebeck").names["city"])


def test_who_speaks_while_another_still_reads_has_all_the_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:

    def slow(language: str, name: str) -> object:
        sleep(0.05)
        return sources(language, name)

    monkeypatch.setattr(catalogue_module, "sources", slow)
    fresh = Catalogue("en")
    with ThreadPoolExecutor(4) as people:
        found = list(people.map(fresh.has, ["book-D-01.german"] * 4))
    assert found == [True] * 4


def named(name: str, words: GameWords) -> AnySpec:
    """Return Kogge under another name, with other words."""
    kogge = GAMES["kogge"]
    about, text = replace(kogge.about, name=name), replace(kogge.text, words=words)
    return replace(kogge, about=about, text=text)


def test_a_game_brings_its_words_from_a_package_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = tmp_path / "nim_of_a_friend/words"
    (texts / "en").mkdir(parents=True)
    (texts / "en/event.ftl").write_text("event-nim-taken = { $seat } takes { $pile }.", "utf-8")
    (texts / "lexicon.toml").write_text('[fields]\nseat = "seat"\npile = "heap"', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    heap = {"heap": lambda phrases, value: (f"heap {value}", value)}
    own = GameWords("nim_of_a_friend", kinds=heap)
    monkeypatch.setitem(GAMES, "nim", named("nim", own))
    facts = Phrases(Words("en"), Setup("nim", 2), ("Anna",)).facts("taken", {"seat": 0, "pile": 3})
    monkeypatch.setattr(catalogue_module, "catalogue", cache(Catalogue))
    assert Words("en", strict=True).say("event-nim-taken", **facts) == "Anna takes heap 3."
    assert Words("de", strict=True).say("event-nim-taken", **facts) == "Anna takes heap 3."


def test_a_language_that_a_package_brings_is_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language in ("en", "fr"):
        folder = tmp_path / "nim_of_another/words" / language
        folder.mkdir(parents=True)
        (folder / "event.ftl").write_text("event-nim-taken = { $pile } " + language, "utf-8")
    (tmp_path / "nim_of_another/words/en/ask.ftl").write_text("ask-nim-take = Which?", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "nim", named("nim", GameWords("nim_of_another")))
    monkeypatch.setattr(catalogue_module, "catalogue", cache(Catalogue))
    assert Words("fr", strict=True).say("event-nim-taken", pile=3) == "3 fr"
    assert Words("fr", strict=True).say("ask-nim-take") == "Which?"
    assert not Words("fr").translates("ask-nim-take")
    assert Words("it", strict=True).say("event-nim-taken", pile=3) == "3 en"
    assert Words("it", marks=True).say("event-nim-taken", pile=3) == f"{BORROWED}3 en"
    assert {"event-nim-taken", "ask-nim-take"} <= {*gaps("it")}
    assert {*gaps("fr")} >= {"ask-nim-take"}
    assert "event-nim-taken" not in {*gaps("fr")}


def test_a_game_without_words_has_an_empty_lexicon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "dumb", named("dumb", GameWords()))
    assert lexicon("dumb").keys() == set()
    assert lexicon("dumb").kind("bid", "items") == "number"
