"""The second shelf of lessons: each leads where it says, and names the rule that it is about."""

from typing import Any

import pytest

from hanse.core.dice import Dice
from hanse.core.types import IllegalMove
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.games.kogge.table import FACE_UP
from hanse.tables.review.lessons import (
    PUPIL,
    SECOND_SHELF,
    Lesson,
    game_at,
    lesson_start,
    lessons,
    steps_before,
)
from hanse.words import LANGUAGES, Words, lexicon

SECOND = [
    (game, lesson)
    for game in ("kogge", "luebeck")
    for lesson in lessons(game)
    if lesson.shelf == SECOND_SHELF
]
NAMES = [lesson.name for _, lesson in SECOND]
NO_MARKERS = [0] * 9


def fee(move: str, good: int, of: int = 0) -> dict[str, object]:
    """Return a move that is paid for with one good."""
    goods = [int(good == kind) for kind in range(4)]
    return {"move": move, "goods": goods, "markers": NO_MARKERS, "of": of}


REFUSED = [
    ("hidden", 2, fee("sail", 1), "K-MOVE-09"),
    ("trades", 0, {"move": "trade", "give": [0, 0, 0, 1], "take": [0, 0, 0, 2]}, "K-ACT-TRADE-06"),
    ("trades", 0, {"move": "trade", "give": [0, 2, 0, 0], "take": [1, 0, 0, 0]}, "K-ACT-TRADE-04"),
    ("deal", 0, {"move": "build", "value": 0}, "K-ACT-BUILD-01"),
    ("chips", 0, fee("passage", 2), "K-BONUS-04"),
    ("conflict", 0, {"move": "commit", "items": NO_MARKERS}, "G-31"),
    ("conflict", 1, {"move": "demand", "items": [0, 0, 2, 0]}, "K-ADV-CONF-05"),
    ("bornholm", 0, {"move": "bid", "items": [1] + [0] * 8}, "K-BID-03"),
    ("bornholm", 3, {"move": "land", "value": 7}, "B-MOVE-01"),
    ("pirate", 3, {"move": "build", "value": 0}, "P-02"),
    ("taxes", 1, {"move": "pay_tax", "value": 3}, "K-ADV-TAX-01"),
    ("memory", 0, fee("peek", 0), "D-11"),
    ("memory", 3, {"move": "change_route", "value": 4, "of": 1}, "K-ACT-ROUTE-02"),
    ("solo", 1, {"move": "move_guild", "value": 3}, "K-GM-01"),
    ("change", 0, {"move": "play_goods", "value": 1, "of": 10}, "L-GOOD-01"),
    ("twice", 1, {"move": "discard", "value": 6}, "L-G-05"),
]
"""Answers that a lesson's position refuses, with the rule."""


def reached(name: str, at: int = -1) -> Any:  # Any: each game has its own type
    """Return the game before a step of a lesson, or after its last."""
    game, lesson = found(name)
    return game_at(game, lesson, at % (len(lesson.steps) + 1))


def found(name: str) -> tuple[str, Lesson]:
    return next((game, lesson) for game, lesson in SECOND if lesson.name == name)


@pytest.mark.parametrize(("game", "lesson"), SECOND, ids=NAMES)
def test_a_lesson_ends_with_a_rule_in_every_language(game: str, lesson: Lesson) -> None:
    assert lesson.rule in lexicon(game).rules
    for language in LANGUAGES:
        assert Words(language, strict=True).has(f"rule-{lesson.rule}")


@pytest.mark.parametrize(("game", "lesson"), SECOND, ids=NAMES)
def test_a_table_for_a_lesson_begins_with_its_position(game: str, lesson: Lesson) -> None:
    start = lesson_start(game, lesson.name, 0)
    assert start.setup.variants == lesson.variants
    begun = GAMES[game].text.from_position(start.position, Dice(b"any"))
    assert {*lesson.variants} <= {*begun.setup.variants}


@pytest.mark.parametrize(("name", "at", "move", "rule"), REFUSED)
def test_other_answers_are_refused_with_the_rule(
    name: str, at: int, move: dict[str, object], rule: str
) -> None:
    played, read = reached(name, at), GAMES[found(name)[0]].text.read_move
    with pytest.raises(IllegalMove) as refused:
        played.play(PUPIL, read(encode(move)))
    assert refused.value.rule == rule


def test_a_step_that_begins_again_takes_the_last_answer_back() -> None:
    _, lesson = found("trades")
    assert [len(steps_before(lesson.steps, at)) for at in range(6)] == [0, 0, 0, 0, 0, 1]
    for at in range(5):
        assert reached("trades", at).table.hold(PUPIL) == (0, 2, 1, 4)
    assert reached("trades").table.hold(PUPIL) == (4, 2, 0, 3)


def test_the_hidden_route_is_turned_up_and_leads_back() -> None:
    assert reached("hidden", 2).table.covered[7] != FACE_UP
    assert reached("hidden", 3).table.cogs[PUPIL] == 6
    assert reached("hidden").table.covered[7] == FACE_UP
    assert reached("hidden").table.cogs[PUPIL] == 7


def test_a_deal_brings_the_salt_for_an_office() -> None:
    assert reached("deal", 1).table.hold(PUPIL) == (2, 0, 1, 1)
    assert reached("deal").table.office_count(PUPIL) == 2
    assert [offer.maker for offer in reached("deal").table.offers] == [PUPIL]


def test_chips_make_six_salt_and_a_third_chip_of_three_ore() -> None:
    assert reached("chips", 3).table.hold(PUPIL) == (0, 0, 0, 6)
    assert reached("chips").table.chip_count(PUPIL) == 3


def test_a_conflict_swaps_markers_and_brings_the_amber_alone() -> None:
    before, after = reached("conflict", 0).table, reached("conflict").table
    assert before.hold(PUPIL) == (2, 1, 0, 1)
    assert after.hold(PUPIL) == (2, 1, 2, 1)
    assert (before.hand(PUPIL)[5], after.hand(PUPIL)[5]) == (2, 0)
    assert (after.hand(PUPIL)[4], after.hand(PUPIL)[8]) == (1, 1)
    assert after.cogs[1] == 1


def test_bornholm_gets_goods_a_visitor_and_a_new_number() -> None:
    produced = reached("bornholm", 1).table
    assert (produced.goods_in(3), produced.goods_in(9)) == ((0, 5, 0, 0), (0, 2, 0, 0))
    assert reached("bornholm", 4).table.cogs[PUPIL] == 9
    assert reached("bornholm").table.crest == 7


def test_the_pirate_notes_points_and_raids_again() -> None:
    assert reached("pirate", 1).table.noted == 16
    assert reached("pirate", 4).table.raids[PUPIL] == 1
    assert reached("pirate").table.hold(PUPIL) == (0, 4, 0, 2)


def test_taxes_are_paid_by_each_cog_in_turn() -> None:
    assert reached("taxes").table.hold(PUPIL) == (0, 0, 2, 0)
    assert set(reached("taxes").asking) == {1}


def test_in_memory_a_route_is_covered_again_and_only_the_pupil_knows_the_new_one() -> None:
    after = reached("memory").table
    assert after.cogs[PUPIL] == 4
    assert FACE_UP not in after.covered
    assert [after.knows(viewer, 9) for viewer in range(4)] == [True, False, False, False]


def test_alone_a_pair_beats_the_virtual_bid_and_the_fur_lies_where_the_cog_goes() -> None:
    after = reached("solo").table
    assert not after.outbid
    assert after.goods_in(3) == (0, 9, 0, 0)
    assert after.cogs[PUPIL] == 3


def test_a_figure_changes_to_a_cog_that_is_further_on() -> None:
    before, after = reached("change", 0).table, reached("change").table
    assert after.scores[PUPIL] - before.scores[PUPIL] == 9
    assert after.crew(1)[:2] == (1, 1)


def test_two_cards_after_a_doubling_score_twice_each() -> None:
    before, after = reached("twice", 0).table, reached("twice").table
    assert after.scores[PUPIL] - before.scores[PUPIL] == 16
