"""In memory, captains look at routes where that helps, and remember what they have seen (G-79)."""

import pytest

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.remembered_routes import remembered_routes, with_remembered_routes
from hanse.bots.kogge.builder import view_of
from hanse.bots.kogge.levels import Apprentice
from hanse.core.setup import Setup
from hanse.core.types import Event
from hanse.games.kogge.events.actions import RouteChanged
from hanse.games.kogge.events.variants import Peeked, StartSeen
from hanse.games.kogge.events.voyage import RouteRevealed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import FACE_UP, NONE
from hanse.games.kogge.view.sections import View
from tests.bots.tables import positions

MEMORY = Setup("kogge", 4, variants=("memory",))
EARLY = Setup("kogge", 4, variants=("memory",), readings=(("memory_peek_timing", "before_move"),))
ISLAND = Setup("kogge", 4, variants=("memory", "bornholm"))


@pytest.mark.parametrize(
    ("events", "known"),
    [
        ([StartSeen(0, 2, (3, 5))], {4: 3, 5: 5}),
        ([Peeked(0, 1, (), (), (0, 7))], {2: 0, 3: 7}),
        ([Peeked(1, 1, (), ())], {}),
        ([RouteRevealed(1, 1, 6)], {3: 6}),
        ([RouteRevealed(1, 1, 6), RouteChanged(2, 1, 1)], {}),
        ([RouteRevealed(1, 1, 6), RouteChanged(2, 1, 0)], {3: 6}),
        ([RouteChanged(2, 1, 1), RouteRevealed(1, 1, 6)], {3: 6}),
    ],
    ids=["start", "look", "another's look", "used", "changed", "the other changed", "used again"],
)
def test_what_a_seat_has_seen_is_known_until_it_changes(
    events: list[Event], known: dict[int, int]
) -> None:
    assert remembered_routes(events) == known


@pytest.mark.parametrize("setup", [MEMORY, ISLAND], ids=["memory", "with Bornholm"])
def test_remembered_routes_are_true_and_fit_a_game(setup: Setup) -> None:
    """Nothing remembered is wrong, and an imagined game has it as it lies."""
    more = 0
    for table in positions(setup, "captain", 5):
        game = table.game
        assert isinstance(game, Kogge)
        for seat in game.asking:
            context = table.context(seat)
            seen, recalled = view_of(context), view_of(with_remembered_routes(context))
            for slot, value in enumerate(recalled.routes):
                assert value in (game.table.routes[slot], NONE)
            more += recalled.routes.count(NONE) < seen.routes.count(NONE)
            imagined = with_remembered_routes(context).imagine_as(Kogge)
            same = context.spec.see.view(imagined, seat)
            assert isinstance(same, View)
            assert BuilderView(same).routes == recalled.routes
    assert more > 50


def test_routes_that_lie_open_again_are_not_remembered() -> None:
    for table in positions(MEMORY, "captain", 6):
        for seat in table.game.asking:
            view = with_remembered_routes(table.context(seat)).view
            assert isinstance(view, View)
            assert view.own
            assert all(view.board.covered[slot] != FACE_UP for slot, _ in view.own.routes)


def test_weaker_bots_forget_routes() -> None:
    for table in positions(MEMORY, "captain", 5):
        for seat in table.game.asking:
            context = table.context(seat)
            forgetful = view_of(Apprentice().imagined_context(context))
            assert forgetful.routes == view_of(context).routes


def test_captains_look_at_routes_before_they_sail() -> None:
    looks = 0
    for table in positions(EARLY, "captain", 5):
        looks = sum(isinstance(told.event, Peeked) for told in table.all_events)
    assert looks >= 2
