"""What is said out of turn and not heard: the rule that it breaks, where no other test tells it."""

import pytest

from hanse.core.types import Move, Seat
from hanse.games.kogge.moves import Accept, Decline, Offer, Withdraw
from hanse.games.kogge.scoring import end_by_laps
from tests.rules.asking import refused
from tests.rules.dealing import HERE, bundle, meeting, offer, to_decline, to_withdraw
from tests.rules.laying import Wanted

NOTHING = bundle("")
AT_HOME = 2 * HERE + 1
OFFICES: Wanted = {"variants": ["office_trade"], "offices": {HERE: [1], 8: [1]}}
BINDING: Wanted = {"readings": {"promises": "structured_binding"}}
OWN_TURN: Wanted = {"readings": {"player_deals": "own_turn"}, **OFFICES}


@pytest.mark.parametrize(
    ("wanted", "seat", "move", "rule"),
    [
        ({}, 0, Offer(1, *bundle("o"), *NOTHING, vow=1), "D-09"),
        ({}, 0, Offer(1, *bundle("o"), *NOTHING, wants=1), "D-09"),
        (BINDING, 0, Offer(1, *bundle("o"), *NOTHING, vow=99), "D-09"),
        ({}, 0, Offer(1, *bundle("o"), *NOTHING, target=AT_HOME), "K-DEAL-03"),
        (OFFICES, 0, Offer(2, *bundle("o"), *NOTHING, target=AT_HOME), "K-ADV-OFFICE-01"),
        (OFFICES, 0, Offer(1, *bundle("o"), *NOTHING, target=17), "K-ADV-OFFICE-01"),
        (OFFICES, 0, Offer(1, *bundle("s"), *NOTHING, target=AT_HOME), "G-72"),
        (OWN_TURN, 2, Offer(1, *bundle("s"), *NOTHING, target=AT_HOME), "G-28"),
        ({}, 0, offer(1), "K-DEAL-01"),
        ({}, 1, Accept(1, target=1), "G-72"),
        ({}, 1, Decline(2), "G-72"),
        ({}, 0, Withdraw(2), "G-72"),
    ],
)
def test_a_rule_is_named(wanted: Wanted, seat: Seat, move: Move, rule: str) -> None:
    game = meeting(**wanted)
    game.play(0, offer(1, "o"))
    assert refused(game, seat, move) == rule


def test_when_the_game_is_over_there_is_nothing_to_say() -> None:
    game = meeting()
    game.play(0, offer(1, "o"))
    end_by_laps(game)
    game.settle()
    assert [game.asides(seat) for seat in range(3)] == [None] * 3
    assert refused(game, 1, Accept(1)) == ""


def test_g_72_only_ones_own_offer_can_be_withdrawn() -> None:
    game = meeting()
    for seat in range(3):
        game.play(seat, offer((seat + 1) % 3, "os"[seat > 0]))
    assert [to_withdraw(game, seat) for seat in range(3)] == [[1], [2], [3]]
    assert [to_decline(game, seat) for seat in range(3)] == [[3], [1], [2]]
    for seat, number in ((0, 2), (1, 1), (1, 3), (2, 2)):
        assert refused(game, seat, Withdraw(number)) == "G-72"
