"""T-UNDO-01, G-78: what can be taken back, and that the game is then as it was."""

import os
import random
from typing import Any

import pytest

from hanse.core.records.timeline import Timeline
from hanse.core.takeback import TakeBack
from hanse.core.types import IllegalMove
from hanse.games import GAMES
from hanse.laws.positions import Explorer, any_dice
from hanse.laws.setups import any_setup
from hanse.laws.whole import whole
from hanse.match.takeback import WayBack, way_back
from tests.match.ruling import Deed, deed, may_take_back, take_back
from tests.records.random_timelines import varied_setup
from tests.rules.laid_out import SPEC, acting, auction, sailing

POSITIONS = int(os.environ.get("HANSE_BACKS", "5000"))
PARTS = 2


@pytest.mark.parametrize("part", range(PARTS))
def test_t_undo_01_what_may_be_taken_back_and_that_all_is_as_before(part: int) -> None:
    chance = random.Random(f"back {part}")
    tried = 0
    while tried < POSITIONS // PARTS:
        setup = any_setup(SPEC, chance.choice(SPEC.about.editions), chance)
        tried += go_through(Timeline(SPEC, SPEC.play.new(setup, any_dice(chance))), chance)
    assert tried >= POSITIONS // PARTS


def go_through(timeline: Timeline, chance: random.Random) -> int:
    """A game, with a look at everybody's way back after each move, and some of them taken."""
    explorer = Explorer(chance, herd=chance.random() < 0.3)
    deeds: list[Deed] = []
    games: list[Any] = []
    tried = 0
    while not timeline.game.over:
        for seat in range(timeline.game.seats):
            ways = may_take_back(deeds, seat)
            assert timeline.may_take_back(seat) == len(ways), deeds[-3:]
            if ways and chance.random() < 0.12:
                place = ways[chance.randrange(len(ways))]
                timeline.play(seat, TakeBack(ways.index(place) + 1))
                assert whole(SPEC, timeline.game) == whole(SPEC, games[place])
                assert timeline.game.dice.drawn == []
                take_back(deeds, place)
                del games[place:]
        seat, move = explorer.move(timeline.game)
        games.append(timeline.game.copy())
        timeline.play(seat, move)
        deeds.append(deed(games[-1], timeline.game, seat, move))
        tried += 1
    return tried


@pytest.mark.parametrize("name", GAMES)
def test_more_than_that_cannot_be_taken_back(name: str) -> None:
    spec = GAMES[name]
    chance = random.Random(name)
    timeline = Timeline(
        spec, spec.play.new(any_setup(spec, spec.about.editions[0], chance), any_dice(chance))
    )
    explorer = Explorer(chance)
    for _ in range(200):
        if timeline.game.over:
            break
        before = whole(spec, timeline.game)
        for seat in range(timeline.game.seats):
            for answers in (-1, 0, timeline.may_take_back(seat) + 1):
                with pytest.raises(IllegalMove) as caught:
                    timeline.play(seat, TakeBack(answers))
                assert caught.value.rule == "T-UNDO-01"
        assert whole(spec, timeline.game) == before
        timeline.play(*explorer.move(timeline.game))


@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_taken_back_showed_its_maker_nothing(name: str) -> None:
    """Made in any game that looks the same to him, the answer looks the same afterwards."""
    spec = GAMES[name]
    chance = random.Random(f"sight {name}")
    compared = could = 0
    for _ in range(POSITIONS // 20):  # bounded: there may be nothing that can be taken back
        timeline = Timeline(spec, spec.play.new(varied_setup(spec, chance), any_dice(chance)))
        explorer = Explorer(chance)
        while not timeline.game.over and compared < POSITIONS // 20:
            before = timeline.game.copy()
            seat, move = explorer.move(timeline.game)
            timeline.play(seat, move)
            if not timeline.open or timeline.open[-1][1].ply != before.ply:
                continue
            could += 1
            if chance.random() < 0.2:
                twin = spec.see.imagine(spec.see.view(before, seat), any_dice(chance))
                twin.play(seat, move)
                assert twin.dice.drawn == []
                assert spec.see.view(twin, seat) == spec.see.view(timeline.game, seat), move
                compared += 1
    assert compared >= min(POSITIONS // 20, could // 10)


def played(game: Any, seat: int, *texts: str) -> Timeline:
    timeline = Timeline(SPEC, game)
    for text in texts:
        timeline.play(seat, SPEC.text.notation.parse(text, seen=timeline.game))
    return timeline


def test_a_voyage_can_be_taken_back_as_far_as_a_route_turned_up() -> None:
    game = sailing(routes={8: [3, 7], 3: [1, 2]}, hidden={(3, 1): (1, 6)}, cargo={0: {"o": 3}})
    timeline = played(game, 0, "sail A")
    assert way_back(timeline, 0) == WayBack(1, "start")
    timeline = played(timeline.game, 0, "sail B pay o")
    assert way_back(timeline, 0) == WayBack(0, "reveal")
    timeline.play(0, SPEC.text.notation.parse("anchor"))
    assert way_back(timeline, 0) == WayBack(1, "reveal")
    assert way_back(timeline, 1) == WayBack(0, "answer")


def test_all_answers_of_one_seat_in_a_row_can_be_taken_back() -> None:
    game = sailing(routes={8: [3, 7], 3: [1, 2]}, cargo={0: {"o": 3}})
    timeline = played(game, 0, "sail A", "sail A pay o", "anchor")
    assert way_back(timeline, 0) == WayBack(3, "start")


def test_what_the_reserve_showed_cannot_be_taken_back() -> None:
    """G-62: he has seen which values there are; which he then took, he may think over."""
    game = acting(cogs=[4, 3], guild=4, cargo={0: {"o": 2}}, hand={0: [1]})
    timeline = played(game, 0, "give o")
    assert way_back(timeline, 0) == WayBack(0, "reveal")
    timeline.play(0, SPEC.text.notation.parse("choose 1"))
    assert way_back(timeline, 0).answers == 1


def test_a_split_cargo_has_been_seen_but_a_pile_can_be_put_back() -> None:
    game = acting(cogs=[4, 4], cargo={1: {"o": 2, "f": 2}}, seats=3)
    timeline = played(game, 0, "raid cog 2")
    assert timeline.may_take_back(0) == 1
    timeline.play(1, SPEC.text.notation.parse("split o f | o f"))
    assert way_back(timeline, 1) == WayBack(0, "reveal")
    assert timeline.may_take_back(0) == 0


def test_g_78_offers_of_others_do_not_stand_in_the_way_and_a_deal_does() -> None:
    game = acting(cogs=[4, 4], hand={0: [5, 1], 1: [2]}, cargo={0: {"o": 2}, 1: {"f": 1}})
    timeline = played(game, 0, "route A lay 5")
    timeline.play(1, SPEC.text.notation.parse("offer 1 give f for o"))
    assert timeline.may_take_back(0) == 1
    number = timeline.game.asides(0).options[0].values[0]  # type: ignore[union-attr]
    timeline.play(0, SPEC.text.notation.parse(f"accept {number}"))
    assert way_back(timeline, 0) == WayBack(0, "deal")


def test_an_offer_made_since_falls_with_the_answer() -> None:
    game = acting(cogs=[4, 4], hand={0: [5, 1], 1: [2]}, cargo={0: {"o": 2}, 1: {"f": 1}})
    before = whole(SPEC, game.copy())
    timeline = played(game, 0, "route A lay 5")
    timeline.play(1, SPEC.text.notation.parse("offer 1 give f for o"))
    timeline.play(0, TakeBack(1))
    assert whole(SPEC, timeline.game) == before


def test_a_bid_can_be_taken_back_until_the_next_is_made() -> None:
    timeline = played(auction(hand={0: [5, 2], 1: [7]}, order=[0, 1]), 0, "bid 5")
    assert timeline.may_take_back(0) == 1
    timeline.play(0, TakeBack(1))
    timeline.play(0, SPEC.text.notation.parse("bid 2"))
    timeline.play(1, SPEC.text.notation.parse("bid 7"))
    assert way_back(timeline, 0) == WayBack(0, "answer")
