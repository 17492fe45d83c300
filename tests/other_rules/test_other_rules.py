"""Other prices and another score reach everybody from the rules, without a line changed there."""

from collections.abc import Iterator

import pytest

from hanse.boards.kogge.scores import scores as terminal_rows
from hanse.bots.bot_game import BotGame
from hanse.bots.kogge.coach import Coach
from hanse.bots.kogge.coach_reasons import CoachStanding
from hanse.bots.kogge.plans.turn_plans import Planner
from hanse.bots.kogge.plans.turn_state import TurnState
from hanse.bots.kogge.value.layer import read_layered_value
from hanse.core.setup import Setup
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Build, EndTurn, Sell
from hanse.games.kogge.scoring import scores
from hanse.games.kogge.seat_holdings import holdings_of
from hanse.games.kogge.spec import SPEC
from hanse.games.kogge.view.sections import View
from hanse.words import Words
from hanse.words.story import Story
from tests.bots.tables import new_bot_game
from tests.other_rules.package import EACH, ROW, installed


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> Setup:
    return installed(monkeypatch)


def turns(setup: Setup, seed: int) -> Iterator[tuple[BotGame, Kogge, int]]:
    """Yield a game of builders whenever a turn begins, and whose turn it is."""
    bot_game = new_bot_game(setup, "builder", seed)
    game = bot_game.game
    while not game.over:
        assert isinstance(game, Kogge)
        step = game.agenda[-1]
        if isinstance(step, Sailing) and not step.steps:
            yield bot_game, game, step.seat
        bot_game.step()


def rich(game: Kogge, seat: int) -> Kogge:
    """Return a copy in which a seat has much of everything."""
    other = game.copy()
    other.table.cargo[4 * seat : 4 * seat + 4] = [13, 3, 3, 3]
    other.table.hands[9 * seat : 9 * seat + 9] = [5] * 9
    other.resume(other.agenda, other.ply, other.asked_at.items())
    return other


def plans(game: Kogge) -> list[TurnState]:
    return Planner(game, read_layered_value("captain"), 6).plans()


def test_a_captain_plans_by_the_prices_of_the_table(setup: Setup) -> None:
    """What it thinks that it would have after a turn is what it has, when the turn is played."""
    seen: set[type] = set()
    for _, played, seat in turns(setup, 1):
        game = rich(played, seat)
        for state in plans(game)[:3]:
            seen |= played_out(game, state)
    assert {Build, Sell} <= seen


def played_out(game: Kogge, state: TurnState) -> set[type]:
    """Play a plan without a raid; where all of it is allowed, compare what is left."""
    trial, seat = game.copy(), state.held.seat
    if not isinstance(state.moves[-1], EndTurn):
        return set()
    for move in state.moves[:-1]:
        question = trial.asking.get(seat)
        if question is None or not question.allows(move):
            return set()
        trial.play(seat, move)
    if trial.over or not isinstance(trial.agenda[-1], Acting):
        return set()
    after, thought = holdings_of(trial.table, seat), state.held
    assert (after.goods, after.markers) == (thought.goods, thought.markers)
    assert (after.chips, after.offices) == (thought.chips, thought.offices)
    return {type(move) for move in state.moves}


def test_a_coach_counts_the_rows_of_the_table(setup: Setup) -> None:
    bot_game, game, seat = next(turns(setup, 2))
    standing = CoachStanding(game, seat, read_layered_value("captain"))
    assert list(standing.amounts["victory"]) == [scores(game)[seat]]
    thought = Coach().think(bot_game.context(seat))
    assert thought.moves
    assert game.asking[seat].allows(thought.move)


def test_a_view_tells_the_prices_of_the_table(setup: Setup) -> None:
    _, game, _ = next(turns(setup, 3))
    view = SPEC.see.view(game, 0)
    assert isinstance(view, View)
    free = [city for city in range(9) if game.table.offices_in(city) == 0]
    for city in free:
        (cost,) = view.costs.offices[city]
        assert sorted(cost.goods) == [0, 2, 2, 2]
        assert cost.markers[city] == sum(cost.markers) == 2
    assert (view.costs.raid_marker, view.costs.chip) == (6, 12)


def test_the_end_shows_the_rows_of_the_table(setup: Setup) -> None:
    """In the view, for the browser, and in the terminal; all rows come to the points."""
    bot_game = new_bot_game(setup, "builder", 4)
    while not bot_game.game.over:
        bot_game.step()
    game = bot_game.game
    assert isinstance(game, Kogge)
    result = game.table.result
    assert result is not None
    rows = SPEC.see.view(game, 0).scores.rows
    for seat, points in enumerate(result.points):
        pairs = [zip(row.pieces[seat], row.each, strict=True) for row in rows]
        counted = [n * each for row in pairs for n, each in row]
        assert sum(counted) == points
    hand = next(row for row in rows if row.name == ROW)
    assert hand.pieces == tuple((game.table.hand_size(seat),) for seat in range(game.seats))
    story = Story(setup, Words("en"), ("Anna", "Ben", "Cleo"), 0)
    shown = dict(terminal_rows(game, story))
    assert shown["markers in hand"] == tuple(EACH * n for (n,) in hand.pieces)
    assert tuple(map(sum, zip(*shown.values(), strict=True))) == result.points
