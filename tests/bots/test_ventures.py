"""Where no route is known that leads on, captains sail along one that is not."""

import pytest

from hanse.bots.coach import advise
from hanse.bots.context import BotContext
from hanse.bots.kogge.answers.voyage import is_unknown
from hanse.bots.kogge.builder import view_of
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.plans.ventures import blind_steps
from hanse.core.questions.shapes import Menu
from hanse.core.setup import Setup
from hanse.games.kogge.moves import Sail
from tests.bots.tables import chance, context_of, positions

MEMORY = Setup("kogge", 4, variants=("memory",))
FOUR = Setup("kogge", 4)
MOST = 12


def questions(setup: Setup) -> list[BotContext]:
    """The first step of each turn in a game of builders."""
    found: list[BotContext] = []
    for table in positions(setup, "builder", 3):
        seat = min(table.game.asking)
        question = table.game.asking[seat]
        if isinstance(question, Menu) and question.name == "sailing":
            game = table.game.copy()
            found.append(context_of(table.spec, game, seat, question, chance("v", seat).below))
    return found


def blind(setup: Setup) -> list[BotContext]:
    return [one for one in questions(setup) if not any(known(one))]


def known(context: BotContext) -> list[bool]:
    """Say of both routes from here whether the seat knows them."""
    view = view_of(context)
    return [not is_unknown(view, route) for route in range(2)]


def test_captains_who_know_no_route_do_not_stay_where_they_are() -> None:
    asked = blind(MEMORY)[:MOST]
    assert len(asked) == MOST
    sailed = [one for one in asked if isinstance(Captain().think(one).move, Sail)]
    assert len(sailed) > MOST / 2


def test_a_step_into_the_unknown_is_the_whole_plan() -> None:
    """What is turned up then decides; so no city is named, and the coach names none."""
    for context in blind(MEMORY)[:MOST]:
        thought = Captain().think(context)
        if isinstance(thought.move, Sail):
            assert len(thought.moves) == 1
            assert thought.places == ()
            said = advise(context.spec, context.seat, context.view)
            assert said is not None
            assert not isinstance(said.move, Sail) or said.ends == ()
            return
    pytest.fail("nobody ever sailed")


def test_whoever_knows_a_route_follows_none_blindly() -> None:
    for context in questions(FOUR)[:40]:
        assert not (any(known(context)) and list(blind_steps(context)))


def test_in_memory_the_unknown_one_of_two_routes_is_tried_as_well() -> None:
    """Nobody turns it up for good, so a seat learns of it only by sailing or by a look."""
    halves = [one for one in questions(MEMORY) if sum(known(one)) == 1]
    assert halves
    for context in halves[:MOST]:
        tried = [step.target for step in blind_steps(context) if isinstance(step, Sail)]
        assert tried in ([], [known(context).index(False)])
