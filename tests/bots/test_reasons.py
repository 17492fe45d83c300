"""Bots say why: what their plan changes most, compared with the next best."""

import pytest

from hanse.bots.coach import advise, has_choice
from hanse.bots.kogge import coach_reasons
from hanse.bots.kogge import reasons as kogge
from hanse.bots.kogge.value.features import NAMES
from hanse.bots.kogge.value.layer import read_layered_value
from hanse.bots.kogge.value.learned_value import Value
from hanse.bots.levels_and_coach import coach_of, levels_of
from hanse.bots.luebeck import coach as luebeck_coach
from hanse.bots.luebeck import reasons as luebeck
from hanse.bots.luebeck.rollouts import Outcome
from hanse.bots.registry import BOTS
from hanse.cli.play.advice import advice
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.games.kogge.board import GOOD_OF, GOODS
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import PickStart, Sail
from hanse.games.kogge.scoring import scores
from hanse.words import LANGUAGES, Words
from hanse.words.story import Story
from tests.bots.paid_steps import step_to_pay
from tests.bots.tables import chance, positions
from tests.rules.laid_out import acting, new_game

KEYS = {*kogge.KEYS, *coach_reasons.KEYS, *luebeck.KEYS, *luebeck_coach.KEYS}
SETUPS = {"kogge": Setup("kogge", 4), "luebeck": Setup("luebeck", 4)}
PLAYERS = {"kogge": "builder", "luebeck": "skipper"}


def test_every_feature_is_about_something() -> None:
    assert {kogge.topic_of(name) for name in NAMES} < {*kogge.TOPICS.values(), kogge.RIVALS}


def test_gains_come_first_and_then_the_price() -> None:
    gains = {"goods": 0.3, "markers": -0.9, "points": 1.0, "wares": 0.001}
    told = ("reason-kogge-points-more", "reason-kogge-goods-more", "reason-kogge-markers-less")
    assert kogge.rank_reasons(gains) == told
    assert kogge.rank_reasons({"goods": 0.001}) == (kogge.RULE_OF_THUMB,)


def test_a_price_is_not_told_alone() -> None:
    assert kogge.rank_reasons({"markers": -0.9}) == (
        kogge.RULE_OF_THUMB,
        "reason-kogge-markers-less",
    )
    assert luebeck.rank_reasons({"points": -1.0, "cards": 0.0}) == ()


def laid(markers: str, seat_goods: str = "", guild: int = 5) -> Kogge:
    """Four seats; the first has these markers and goods."""
    cargo = {0: {kind: seat_goods.count(kind) for kind in seat_goods}}
    return acting(
        seats=4, cogs=(3, 8, 8, 8), hand={0: list(map(int, markers))}, cargo=cargo, guild=guild
    )


@pytest.mark.parametrize("sign", [1, -1])
def test_what_is_told_is_true_even_if_weights_like_less_of_something(sign: int) -> None:
    """With weights turned round, whoever has more has no more reasons for it."""
    value = read_layered_value("captain")
    turned = Value([sign * weight for weight in value.weights])
    rich, poor = laid("01234", "ooffas"), laid("01")
    told = {*kogge.reasons(rich, [poor], 0, turned), *kogge.reasons(poor, [rich], 0, turned)}
    assert ("reason-kogge-goods-more" in told) == (sign > 0)
    for here, there in ((rich, poor), (poor, rich)):
        for reason in kogge.reasons(here, [there], 0, turned):
            topic, way = reason.split("-")[2], reason.split("-")[-1]
            assert way != "more" or true_of(topic, here, there), reason
            assert way != "less" or true_of(topic, there, here), reason


def true_of(topic: str, here: Kogge, there: Kogge) -> bool:
    """Is there more of it here? Of what cannot be counted, anything may be said."""

    def count(game: Kogge) -> int:
        hold, hand = game.table.hold(0), game.table.hand(0)
        counted = {
            "goods": sum(hold), "kinds": len([one for one in hold if one]), "set": max(hold),
            "markers": sum(hand), "victory": scores(game)[0],
        }  # fmt: skip
        return counted.get(topic, 0)

    return count(here) > count(there) or topic in ("rivals", "office", "wares", "end", "raids")


@pytest.mark.parametrize("language", LANGUAGES)
def test_costs_are_told_apart_from_gains(language: str) -> None:
    """Each price begins as no gain does."""
    say = Words(language, strict=True).say
    said = {key: say(key).split()[0] for key in KEYS if key.endswith(("more", "less"))}
    costs = {first for key, first in said.items() if key.endswith("less")}
    assert len(costs) == 1
    assert not costs & {first for key, first in said.items() if key.endswith("more")}


def test_a_point_more_is_a_reason_even_if_the_next_best_plan_has_it_too() -> None:
    value = read_layered_value("captain")
    now = acting(seats=4, cogs=(3, 8, 8, 8), offices={}, cargo={0: {"o": 1}})
    better = acting(seats=4, cogs=(3, 8, 8, 8), offices={}, cargo={0: {"o": 1, "s": 1}})
    richer = acting(seats=4, cogs=(3, 8, 8, 8), offices={8: [0]}, cargo={0: {"o": 1, "f": 1}})
    also = acting(seats=4, cogs=(3, 8, 8, 8), offices={8: [0]}, cargo={0: {"o": 1}})
    assert kogge.reasons(richer, [also, now], 0, value)[0] == kogge.POINT
    assert kogge.POINT not in kogge.reasons(better, [now], 0, value)


def test_what_rivals_lose_is_a_gain() -> None:
    here, there = Outcome(0.5, 6.0, 1.0, 4.0), Outcome(0.4, 6.0, 1.5, 6.0)
    found = luebeck.reasons(here, [there])
    assert found == ("reason-luebeck-rivals-more", "reason-luebeck-cards-less")
    assert luebeck.reasons(here, [here]) == (luebeck.RULE_OF_THUMB,)


@pytest.mark.parametrize("game", SETUPS)
def test_the_coach_gives_reasons_and_an_answer_that_is_allowed(game: str) -> None:
    reasoned = 0
    for at, table in enumerate(positions(SETUPS[game], PLAYERS[game], 2)):
        if at % 12:
            continue
        seat = min(table.game.asking)
        thought = advise(table.spec, seat, table.spec.see.view(table.game, seat))
        assert thought is not None
        assert table.game.asking[seat].allows(thought.move)
        assert set(thought.why) <= KEYS
        assert len(thought.why) <= 3
        assert all(0 <= place < 12 for place in thought.places)
        assert thought.why or not has_choice(table.game.asking[seat])
        reasoned += bool(thought.why)
    assert reasoned > 3


def test_a_step_into_the_unknown_is_judged_too() -> None:
    """Whoever must go on by a route that he does not know hears a chance, but no city."""
    game, spec = step_to_pay(must_go_on=True, known=False), GAMES["kogge"]
    thought = advise(spec, 0, spec.see.view(game, 0))
    assert thought is not None
    assert isinstance(thought.move, Sail)
    assert thought.value is not None
    assert thought.places == ()


def test_the_coach_says_why_one_begins_in_a_city() -> None:
    """For the goods around it or its low number; else because nobody expects it."""
    told = set()
    for key in range(12):
        game, spec = new_game(4, key=key), GAMES["kogge"]
        view = spec.see.view(game, 0)
        thought = advise(spec, 0, view)
        assert thought is not None
        city = thought.places[0]
        assert thought.move == PickStart(city)
        assert thought.why
        names = ("kinds", "rare", "early", "apart")
        kinds, rare, early, apart = (f"reason-kogge-start-{why}" for why in names)
        most = max(goods_around(game, one) for one in range(9))
        assert (kinds in thought.why) == (goods_around(game, city) == most)
        assert (rare in thought.why) == (GOODS[GOOD_OF[city]] == "salt")
        assert (early in thought.why) == (city < kogge.EARLY_CITIES)
        assert (apart in thought.why) == (thought.why == (apart,))
        told |= {*thought.why}
    assert len(told) > 1


def goods_around(game: Kogge, city: int) -> int:
    """How many kinds of goods cities have that are at most two steps away."""
    reached = {city}
    for _ in range(2):
        reached |= {game.table.routes[one * 2 + way] for one in reached for way in (0, 1)}
    return len({GOOD_OF[one] for one in reached})


@pytest.mark.parametrize("game", SETUPS)
def test_what_is_hidden_changes_no_advice(game: str) -> None:
    spec = GAMES[game]
    for at, table in enumerate(positions(SETUPS[game], PLAYERS[game], 3)):
        if at % 30:
            continue
        seat = min(table.game.asking)
        view = spec.see.view(table.game, seat)
        twin = spec.see.imagine(view, chance("twin", at))
        assert advise(spec, seat, view) == advise(spec, seat, spec.see.view(twin, seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    story = Story(SETUPS["kogge"], Words(language, strict=True), ("A", "B", "C", "D"), 0)
    table = next(iter(positions(SETUPS["kogge"], "builder", 1)))
    move = table.game.asking[0].sample(lambda n: 0)
    said = advice(story, (move, move), 0.337, kogge.KEYS[:4])
    assert "34" in said.chance
    assert said.plan.count(story.move_line(move)) == 1
    assert len(said.reasons) == 3
    assert not any("reason-" in line for line in (said.plan, said.chance, *said.reasons))


def test_games_of_ours_have_coaches_and_levels() -> None:
    for game in SETUPS:
        assert coach_of(game) is not None
        levels = levels_of(game)
        assert len(set(levels)) == 8
        assert all(BOTS[level].only == game for level in levels)
    assert coach_of("chess") is None
    assert levels_of("chess") == ()
