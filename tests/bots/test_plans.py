"""A bot's plan is played as long as nothing unforeseen happens."""

from hanse.bots.bot import Bot, Thought
from hanse.bots.bot_game import BotGame
from hanse.bots.budget import Budget
from hanse.bots.context import BotContext
from hanse.bots.plans import Plans
from hanse.bots.rng import Rng
from hanse.core.game import Game
from hanse.core.setup import Setup
from hanse.core.types import Addressed
from hanse.games import GAMES
from hanse.games.kogge.events.voyage import Anchored
from hanse.games.kogge.moves import Anchor, EndTurn
from tests.bots.tables import chance, positions

SPEC = GAMES["kogge"]
ANCHORED = [Addressed(Anchored(0, 0))]


class Planner(Bot):
    """Wants to cast anchor and then to end its turn; counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def think(self, context: BotContext) -> Thought:
        self.asked += 1
        return Thought((Anchor(), EndTurn()), 0.5, ("plan-rest",))


def sailing() -> BotGame:
    """A game in which somebody may anchor, and then end the turn."""
    for bot_game in positions(Setup("kogge", 2), "dabbler", 3):
        seat = min(bot_game.game.asking)
        if bot_game.game.asking[seat].allows(Anchor()):
            trial = bot_game.game.copy()
            trial.play(seat, Anchor())
            if seat in trial.asking and trial.asking[seat].allows(EndTurn()):
                return bot_game
    raise AssertionError("nobody sails")


def test_a_plan_is_played_without_asking_again() -> None:
    bot_game = sailing()
    planner = Planner()
    bot_game.bots = [planner] * 2
    assert [bot_game.step(), bot_game.step()] == [Anchor(), EndTurn()]
    assert planner.asked == 1
    assert bot_game.plans.ahead == {}


def test_a_draw_or_something_else_than_planned_ends_the_plan() -> None:
    bot_game = sailing()
    seat = min(bot_game.game.asking)
    for played, drawn in ((Anchor(), [(1, 2)]), (EndTurn(), [])):
        plans = Plans()
        assert plans.next_move(Planner(), bot_game.context(seat)) == Anchor()
        plans.watch(SPEC, seat, played, ANCHORED, drawn)
        assert plans.ahead == {}


def test_what_others_do_openly_leaves_a_plan_alone() -> None:
    bot_game = sailing()
    seat = min(bot_game.game.asking)
    plans = Plans()
    plans.next_move(Planner(), bot_game.context(seat))
    plans.watch(SPEC, 1 - seat, Anchor(), ANCHORED, [])
    assert plans.ahead == {seat: (Anchor(), EndTurn())}


def test_a_planned_move_that_is_not_allowed_is_thought_about_again() -> None:
    bot_game = sailing()
    seat = min(bot_game.game.asking)
    plans, planner = Plans(), Planner()
    plans.ahead[seat] = (EndTurn(),)
    assert plans.next_move(planner, bot_game.context(seat)) == Anchor()
    assert planner.asked == 1


def test_a_budget_is_counted_in_nodes_and_ends_at_the_deadline() -> None:
    budget = Budget(nodes=3)
    assert [budget.spend() for _ in range(3)] == [True, True, False]
    assert Budget(nodes=3, seconds=0.0).spent
    assert not Budget(nodes=3, seconds=60.0).spent


def test_chance_is_drawn_from_the_source_alone() -> None:
    one, other = (Rng(chance("source").below) for _ in range(2))
    drawn = [one.random(), one.randrange(10**30), one.choice("abc"), one.sample(range(99), 5)]
    other.seed(4)
    assert drawn == [
        other.random(), other.randrange(10**30), other.choice("abc"), other.sample(range(99), 5)
    ]  # fmt: skip
    assert drawn != [
        one.random(), one.randrange(10**30), one.choice("abc"), one.sample(range(99), 5)
    ]  # fmt: skip


def test_legal_moves_are_a_sequence_of_the_answers() -> None:
    for bot_game in positions(Setup("luebeck", 3), "dabbler", 1):
        context = bot_game.context(min(bot_game.game.asking))
        every = list(context.question.moves())
        moves = context.legal_moves
        assert (len(moves), list(moves), moves[0], moves[-1]) == (
            len(every), every, every[0], every[-1]
        )  # fmt: skip
        assert (moves[1:3], moves[-2:], moves[::-1]) == (every[1:3], every[-2:], every[::-1])
        assert every[0] in moves
        assert not moves.__contains__("pass")


def test_an_imagined_game_looks_the_same_to_the_seat() -> None:
    for at, bot_game in enumerate(positions(Setup("luebeck", 3), "dabbler", 1)):
        if at % 10 == 0:
            context = bot_game.context(min(bot_game.game.asking))
            assert context.spec.see.view(context.imagine_as(Game), context.seat) == context.view
