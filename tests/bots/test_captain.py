"""The captain thinks whole turns through: what it counts, what it plans, what it never misses."""

import pytest
from msgspec import json

from hanse.bots.bot import Thought
from hanse.bots.kogge.captain import Captain, bids
from hanse.bots.kogge.plans.paths import voyages
from hanse.bots.kogge.plans.turn_plans import Planner
from hanse.bots.kogge.value import learned_value
from hanse.bots.kogge.value.features import NAMES, features
from hanse.bots.kogge.value.layer import read_layered_value
from hanse.bots.kogge.value.learned_value import Value, Weights, read_weights
from hanse.bots.kogge.value.position import MAX_DISTANCE, SharedState, distances
from hanse.bots.softmax import softmax
from hanse.core.questions.shapes import Bag, Menu
from hanse.core.setup import Setup
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.board import BORNHOLM
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Bid
from hanse.games.kogge.rule_values.score_rows import points_of
from hanse.games.kogge.scoring import development, victory_points
from hanse.games.kogge.seat_holdings import holdings_of
from hanse.games.kogge.spec import SPEC
from tests.bots.tables import chance, context_of, new_bot_game, positions

FOUR = Setup("kogge", 4)


def games(seed: int = 1, setup: Setup = FOUR) -> list[Kogge]:
    """Copies of a game of builders before each of its turns."""
    found = []
    for bot_game in positions(setup, "builder", seed):
        game = bot_game.game
        assert isinstance(game, Kogge)
        step = game.agenda[-1]
        if isinstance(step, Sailing) and not step.steps:
            found.append(game.copy())
    return found


def thought(game: Kogge, seat: int) -> Thought:
    context = context_of(SPEC, game, seat, game.asking[seat], chance("captain").below)
    return Captain().think(context)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_counted_by_the_same_numbers(seats: int) -> None:
    for game in games(seats, Setup("kogge", seats))[::7]:
        shared = SharedState(game, 0)
        for seat in range(seats):
            held = holdings_of(game.table, seat)
            counted = features(shared, held, 40)
            assert len(counted) == len(NAMES)
            assert held.points == development(game.table, seat)
            assert points_of(game.rules.score_rows, held) == victory_points(game.table, seat)


def test_steps_are_counted_along_known_routes() -> None:
    """From 0 to 1 to 2; 3 leads back to 0, and nothing leads to 3."""
    routes = (1, 1, 2, 2, 0, 0, 0, 0)
    assert distances(routes, -1)[0] == (0, 1, 2, MAX_DISTANCE)
    assert distances(routes, -1)[3][:3] == (1, 2, 3)


def test_a_number_on_the_crest_leads_to_two_cities() -> None:
    routes = (1, 1, *[0] * 18)
    assert distances(routes, 1)[0][BORNHOLM] == 1


def test_whose_turn_has_just_begun_is_still_to_move() -> None:
    for game in games(2)[::9]:
        step = game.agenda[-1]
        assert isinstance(step, Sailing)
        order = game.table.order
        left = order[order.index(step.seat) :]
        assert SharedState(game, step.seat).to_move == frozenset(left)


def test_shares_make_one() -> None:
    for game in games()[::9]:
        for judge in Value(read_weights("captain")), read_layered_value("captain"):
            assert sum(softmax(judge.scores(game, 0))) == pytest.approx(1)
            assert 0 < judge.win_chance(game, 0) < 1


def test_voyages_can_be_sailed_and_paid() -> None:
    for game in games(2)[::5]:
        step = game.agenda[-1]
        assert isinstance(step, Sailing)
        shared, held = SharedState(game, step.seat), holdings_of(game.table, step.seat)
        for voyage in voyages(shared, held, [1] * 9):
            trial = game.copy()
            for move in voyage.moves:
                trial.play(step.seat, move)
            assert trial.table.cogs[step.seat] == voyage.held.city
            assert trial.table.hold(step.seat) == tuple(voyage.held.goods)
            assert trial.table.hand(step.seat) == tuple(voyage.held.markers)


def test_a_plan_comes_out_as_it_was_thought() -> None:
    """Unless it draws or reveals: goods, markers, offices and chips are those that were counted."""
    checked = 0
    for game in games(3)[::4]:
        step = game.agenda[-1]
        assert isinstance(step, Sailing)
        planner = Planner(game, Value(read_weights("captain")), 6)
        for state in planner.plans():
            names = [type(move).__name__ for move in state.moves]
            if {"RaidCity", "RaidCog"} & set(names):
                continue
            trial = game.copy()
            for move in state.moves[:-1]:
                if not trial.over:
                    trial.play(step.seat, move)
            if trial.over:
                continue
            after = holdings_of(trial.table, step.seat)
            assert (after.goods, after.markers) == (state.held.goods, state.held.markers)
            assert (after.offices, after.chips) == (state.held.offices, state.held.chips)
            checked += 1
    assert checked > 20


def test_a_win_that_builders_found_is_never_missed() -> None:
    """Wherever a builder won by points in its turn, the captain wins from the turn's beginning."""
    won = 0
    for seed in range(20):
        turns: list[Kogge] = []
        bot_game = new_bot_game(FOUR, "builder", seed)
        game = bot_game.game
        assert isinstance(game, Kogge)
        while not game.over:
            step = game.agenda[-1]
            if isinstance(step, Sailing) and not step.steps:
                turns.append(game.copy())
            bot_game.step()
        ended = SPEC.play.outcome(game)
        if ended and ended.by == "points":
            assert thought(turns[-1], ended.winners[0]).value == 1.0
            won += 1
    assert won > 10


def test_bids_are_of_one_or_two_markers() -> None:
    question = Bag(Bid, "K-BID-01", (2, 1, 0, 0, 0, 0, 0, 0, 0), forbidden=((1,) + (0,) * 8,))
    found = bids(question)
    assert len(found) == 3
    assert all(question.allows(move) for move in found)


def test_its_plans_are_whole_turns() -> None:
    for game in games(5)[::6]:
        step = game.agenda[-1]
        assert isinstance(step, Sailing)
        found = thought(game, step.seat)
        assert isinstance(game.asking[step.seat], Menu)
        assert game.asking[step.seat].allows(found.move)
        assert found.value is not None
        assert len(found.moves) > 1


def test_weights_of_other_features_are_refused(
    tmp_path: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "weights"  # type: ignore[operator]
    folder.mkdir()
    (folder / "odd.json").write_bytes(json.encode(Weights(("one",), (1.0,), {})))
    monkeypatch.setattr(learned_value, "files", lambda package: tmp_path)
    with pytest.raises(ValueError, match="other features"):
        read_weights("odd")
