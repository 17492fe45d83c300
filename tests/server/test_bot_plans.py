"""A bot's plan is followed along the match, whoever wrote its entries."""

from random import Random

import pytest

from hanse.bots.bot import Bot, Thought
from hanse.bots.context import BotContext
from hanse.bots.dabbler import Dabbler
from hanse.core.setup import Setup
from hanse.core.types import Move
from hanse.games.kogge.moves import Anchor, EndTurn
from hanse.tables.bot_turns.bot_room import bot_move
from hanse.tables.live.copies import copy_match, rebuild
from hanse.tables.live.live import Live
from tests.server.seats import a_row

SETUP = Setup("kogge", 2)


class Planner(Bot):
    """Plans to anchor and to end its turn; the server makes a new one for every question."""

    asked = 0

    def think(self, context: BotContext) -> Thought:
        Planner.asked += 1
        return Thought((Anchor(), EndTurn()))


@pytest.fixture
def live() -> Live:
    """A match in which somebody may anchor."""
    Planner.asked = 0
    row = a_row(SETUP)
    match = rebuild(row, [])
    while not match.game.asking[min(match.game.asking)].allows(Anchor()):
        seat = min(match.game.asking)
        match.play(seat, match.spec.play.default_answer(match.game, seat))
    return Live(row, match)


def answered(live: Live) -> Move:
    return bot_move(live, live.match, min(live.match.game.asking), Planner(), Random(1).randrange)


def put(live: Live, seat: int, move: Move) -> None:
    """Store a move as the lobby does, in a copy that takes the place of the match."""
    match = copy_match(live.match)
    match.play(seat, move)
    live.put(live.row, match)


def test_a_plan_goes_on_in_the_next_question(live: Live) -> None:
    seat = min(live.match.game.asking)
    assert answered(live) == Anchor()
    put(live, seat, Anchor())
    assert answered(live) == EndTurn()
    assert Planner.asked == 1


def test_an_answer_that_was_not_stored_is_given_again(live: Live) -> None:
    assert [answered(live), answered(live)] == [Anchor(), Anchor()]
    assert Planner.asked == 1


def test_after_another_answer_than_planned_the_bot_thinks_again(live: Live) -> None:
    seat = min(live.match.game.asking)
    answered(live)
    other = next(m for m in live.match.game.asking[seat].moves() if m != Anchor())
    put(live, seat, other)
    answered(live)
    assert Planner.asked == 2


def test_a_bot_answers_the_position_it_was_asked_in(live: Live) -> None:
    """The table goes on between the question and the thread that thinks about it."""
    earlier, seat = live.match, min(live.match.game.asking)
    put(live, seat, Anchor())
    for seed in range(20):
        move = bot_move(live, earlier, seat, Dabbler(), Random(seed).randrange)
        assert earlier.game.asking[seat].allows(move)
