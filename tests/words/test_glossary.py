"""One word for one thing: every sentence uses the words of the glossary."""

import pytest

from hanse.words import LANGUAGES, Words
from hanse.words.lexicon import message_key
from tests.words.glossary import GAMES, HOUSE, glossary, heads, lines, never


def test_every_thing_has_our_word_in_each_language() -> None:
    known = {name for game in (*GAMES, HOUSE) for name in glossary()[game]}
    assert [names for names in heads() if not known & {*names}] == []
    assert known <= {name for names in heads() for name in names}
    for game in (*GAMES, HOUSE):
        for thing, words in glossary()[game].items():
            assert {*LANGUAGES} <= words.keys(), thing


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_game_has_a_place_in_a_book(game: str) -> None:
    places = glossary()["places"][game]
    assert {words["place"] for words in glossary()[game].values()} == places.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_of_terms_has_our_words(language: str) -> None:
    words = Words(language, strict=True)
    own = {**glossary()["kogge"], **glossary()[HOUSE]}
    keys = {message_key("term", *thing.split()): ours[language] for thing, ours in own.items()}
    said = {key: words.say(key) for key in keys if words.translates(key)}
    assert said == {key: keys[key] for key in said}
    assert said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_another_word(language: str) -> None:
    wrong = [
        (thing, line)
        for thing, scope, pattern in never(language)
        for line in lines(language)
        if scope in (line.scope, HOUSE) and pattern.search(line.text)
    ]
    assert wrong == []


def test_another_word_is_found() -> None:
    patterns = {thing: pattern for thing, _, pattern in never("de")}
    assert patterns["packet"].search("Nimm ein Kartenpaket.")
    assert patterns["start a voyage"].search("Beginne mit ihr eine Fahrt.")
    assert not patterns["packet"].search("Nimm ein Päckchen.")
