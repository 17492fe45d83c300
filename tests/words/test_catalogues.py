"""English lacks nothing, no language has what is never said, and what is translated is sound."""

from collections import Counter

import pytest

from hanse.core.questions.exchange import Exchange
from hanse.core.questions.shapes import Bag, Pay, Split
from hanse.core.setup import Setup
from hanse.core.types import Move, Payment, Piles, Shape, Some, Swap, name_of
from hanse.games import GAMES
from hanse.words import FALLBACK, LANGUAGES, Phrases, Words, lexicon, rule_book, table_rules
from hanse.words.lexicon import message_key
from hanse.words.story import TITLE_NUMBERS
from tests.words.made_up import fields_of, numbers_of
from tests.words.needed import may_name_a_view, needed, terms
from tests.words.written import WORDS, keys, written

ASKED_BY: dict[type[Move], type[Shape]] = {Some: Bag, Swap: Exchange, Piles: Split, Payment: Pay}


def test_no_key_is_missing_in_english() -> None:
    assert sorted(needed() - keys(FALLBACK)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_unused(language: str) -> None:
    spoken_of = {other for sentence in written(language) for other in sentence.others}
    unused = keys(language) - needed() - spoken_of - terms()
    assert sorted(key for key in unused if not may_name_a_view(key)) == []


def test_only_sections_of_a_view_may_be_named() -> None:
    assert may_name_a_view("view-kogge-now")
    assert may_name_a_view("view-kogge-now-round")
    assert not may_name_a_view("view-kogge-nowhere")
    assert not may_name_a_view("view-chess-now")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_keys_that_english_lacks(language: str) -> None:
    """What a language lacks is said in English; `make untranslated` lists it."""
    assert sorted(keys(language) - keys(FALLBACK)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_those_of_the_glossary(language: str) -> None:
    assert {key for key in keys(language) if key.startswith("term-")} <= terms()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_key_stands_once_in_the_file_of_its_first_word(language: str) -> None:
    counted = Counter(sentence.key for sentence in written(language))
    assert [key for key, times in counted.items() if times > 1] == []
    for sentence in written(language):
        first, _, rest = sentence.key.partition("-")
        assert sentence.file.stem == first, sentence.key
        game = sentence.file.parent.name
        if game != language and first not in ("platform", "refuse", "rule", "book", "changed"):
            assert rest.startswith(f"{game}-"), sentence.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_asked_for_that_the_code_does_not_give(language: str) -> None:
    given = given_facts()
    wrong = {
        sentence.key: sorted(sentence.facts - given[sentence.key])
        for sentence in written(language)
        if sentence.key in given and not sentence.facts <= given[sentence.key]
    }
    assert wrong == {}


def given_facts() -> dict[str, set[str]]:
    """The facts of every event, move, question and refusal."""
    facts_of: dict[str, set[str]] = {}
    for name, spec in GAMES.items():
        setup = Setup(name, spec.about.usual_seats())
        phrases = Phrases(Words("en"), setup, ("Anna", "Ben"))
        for event in spec.about.events:
            tag = str(event.__struct_config__.tag)
            facts_of[message_key("event", name, tag)] = set(
                phrases.facts(tag, fields_of(name, event))
            )
        for move in spec.about.moves:
            tag = name_of(move)
            key = message_key("move", name, tag)
            facts = set(phrases.facts(tag, fields_of(name, move)))
            facts_of |= {key: set(), f"{key}.full": facts}
            facts_of[message_key("ask", name, tag)] = bounds_of(move)
        for rule in lexicon(name).refusals:
            facts_of[f"refuse-{rule}"] = {"of", "of_n", *phrases.facts("", numbers_of(name, rule))}
    for key in keys("en"):
        if key.startswith("ask-") and key.endswith(".wait"):
            facts_of[key] = {"seats", "seats_n"}
        elif key.startswith(("rule-", "changed-", "option-", "term-", "book-")):
            facts_of[key] = set()
    return facts_of


def bounds_of(move: type[Move]) -> set[str]:
    """The numbers of the question that asks for this kind of move."""
    return {
        bound
        for kind, shape in ASKED_BY.items()
        if issubclass(move, kind)
        for bound in set(TITLE_NUMBERS) & set(shape.__struct_fields__)
    }


@pytest.mark.parametrize("name", GAMES)
def test_every_ending_has_a_name(name: str) -> None:
    assert lexicon(name).names["ending"] == GAMES[name].about.endings


def test_a_lexicon_knows_the_page_of_its_rules() -> None:
    for rule, place in rule_book().items():
        page = (WORDS.parents[2] / place.page).read_text("utf-8")
        assert f"**{rule}**" in page, rule


def test_rules_of_the_table_belong_to_no_game() -> None:
    assert table_rules()
    for rule, place in rule_book().items():
        assert rule.startswith("T-") == (rule in table_rules()) == (place.game == "")
