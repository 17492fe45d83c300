"""G-28: when deals can be made."""

import pytest

from hanse.core.steps import Step
from hanse.games.kogge.actions.exile import ExileChoice, ExileVote, LandChoice, LandVote
from hanse.games.kogge.actions.guild_deal import ChooseMarker
from hanse.games.kogge.actions.raid import Picking, Splitting
from hanse.games.kogge.actions.sail import Landing
from hanse.games.kogge.actions.three_piles import LeavingPile, SplittingLoot
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.events.rounds import BidLaid, NoBid
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Accept,
    Anchor,
    Bid,
    Decline,
    EndTurn,
    Exile,
    GiveGood,
    RaidCog,
    SplitCargo,
    TakePile,
    Withdraw,
)
from hanse.games.kogge.phases.conflict import Challenging, Fighting
from hanse.games.kogge.phases.spoils import Demanding, Pushing
from hanse.games.kogge.phases.taxes import TaxCogs
from tests.rules.asking import happened, refused, sail
from tests.rules.dealing import (
    HERE,
    belongings,
    bundle,
    crowd,
    meeting,
    offer,
    partners,
    standing,
    to_accept,
    to_decline,
    to_withdraw,
)
from tests.rules.laid_out import SPEC, auction, goods, guild_phase, markers, sailing

OWN_TURN = {"player_deals": "own_turn"}
OFF = {"player_deals": "off"}


def test_g_28_gifts_and_requests_are_deals() -> None:
    game = meeting()
    game.play(0, offer(1, "o1"))
    game.play(0, offer(2, take="s6"))
    game.play(1, Accept(1))
    assert belongings(game)[1] == bundle("oas134")
    assert standing(game) == [], "with the gift his cargo changed (G-72)"
    game.play(0, offer(2, take="s6"))
    game.play(2, Accept(3))
    assert belongings(game)[0] == bundle("ofs126")


def test_g_28_between_two_steps_of_a_movement() -> None:
    game = sailing(
        seats=3,
        cogs=(8, 7, 6),
        routes={8: (7, 1), 7: (6, 1)},
        hand={0: [], 1: [4]},
        cargo={0: {}, 1: {"o": 1}},
    )
    game.play(0, sail(0))
    assert refused(game, 0, sail(0, 4)) == "K-MOVE-03"
    game.play(1, offer(0, "4"))
    game.play(0, Accept(1))
    game.play(0, sail(0, 4))
    assert game.table.cogs[0] == 6


def robbed() -> Kogge:
    """Offers stand between seats 1 and 2 when seat 0 robs seat 1."""
    game = meeting(readings={"raid_exile_decider": "vote_then_left"})
    game.play(2, offer(1, "6"))
    game.play(0, RaidCog(1))
    return game


def assert_silent(game: Kogge, step: type) -> None:
    assert isinstance(game.agenda[-1], step)
    assert [game.asides(seat) for seat in range(3)] == [None] * 3
    for seat, move in ((1, Accept(1)), (1, Decline(1)), (2, Withdraw(1)), (1, offer(2, "3"))):
        assert refused(game, seat, move) == "G-28"


def test_g_28_not_in_the_middle_of_a_raid() -> None:
    """The split, the choice of a pile, the vote on the robber's way out."""
    game = robbed()
    assert_silent(game, Splitting)
    game.play(1, SplitCargo((goods(a=1), goods(s=1))))
    assert_silent(game, Picking)
    game.play(0, TakePile(0))
    assert_silent(game, ExileVote)
    game.play(1, Exile(0))
    game.play(2, Exile(1))
    assert_silent(game, ExileChoice)
    assert standing(game) == [1]
    game.play(1, Exile(0))
    assert to_accept(game, 1) == [1]
    assert partners(game, 2) == [1]


def test_g_28_while_a_marker_is_chosen_one_may_deal() -> None:
    """G-62: nothing of it can be dealt away, so nothing speaks against it."""
    game = meeting(guild=HERE)
    game.play(0, GiveGood(0))
    assert isinstance(game.agenda[-1], ChooseMarker)
    asked = dict(game.asking)
    game.play(0, offer(1, "o", "a"))
    game.play(1, Accept(1))
    assert game.asking == asked


def test_g_28_own_turn_one_of_the_two_must_be_on_turn() -> None:
    game = meeting(readings=OWN_TURN)
    assert [partners(game, seat) for seat in range(3)] == [[1, 2], [0], [0]]
    assert refused(game, 1, offer(2, "a")) == "G-28"
    game.play(1, offer(0, "a", "o"))
    game.play(0, Accept(1))
    for other in (auction(**crowd(readings=OWN_TURN)), guild_phase(**crowd(readings=OWN_TURN))):
        assert [other.asides(seat) for seat in range(3)] == [None] * 3
        assert refused(other, 0, offer(1, "o")) == "G-28"


def test_g_28_own_turn_what_still_stands_after_the_turn_can_only_be_refused() -> None:
    game = meeting(readings=OWN_TURN, cogs=(HERE, HERE, 6))
    game.play(1, offer(0, "a", "o"))
    game.play(0, EndTurn())
    assert to_accept(game, 0) == [1], "the maker is on turn now"
    game.play(1, Anchor())
    game.play(1, EndTurn())
    assert (to_accept(game, 0), to_decline(game, 0), to_withdraw(game, 1)) == ([], [1], [1])
    assert refused(game, 0, Accept(1)) == "G-28"


@pytest.mark.parametrize(("gone", "stands"), [(1, 2), (2, 1)])
def test_g_72_an_offer_that_is_gone_is_named_whatever_else_stands(gone: int, stands: int) -> None:
    """Another offer, which cannot be accepted now, does not answer for the one that is gone."""
    game = meeting(readings=OWN_TURN, cogs=(HERE, HERE, 6))
    game.play(1, offer(0, "a", "o"))
    game.play(1, offer(0, "s", "o"))
    game.play(1, Withdraw(gone))
    game.play(0, EndTurn())
    game.play(1, Anchor())
    game.play(1, EndTurn())
    assert refused(game, 0, Accept(stands)) == "G-28"
    assert refused(game, 0, Accept(gone)) == "G-72"


def test_g_28_own_turn_also_while_he_sails() -> None:
    game = sailing(**crowd(readings=OWN_TURN))
    assert [partners(game, seat) for seat in range(3)] == [[1, 2], [0], [0]]


def test_g_28_off() -> None:
    game = meeting(readings=OFF)
    assert [game.asides(seat) for seat in range(3)] == [None] * 3
    for move in (offer(1, "o"), Accept(1), Decline(1), Withdraw(1)):
        assert refused(game, 0, move) == "G-28"


def test_g_28_a_question_stays_as_it_was_put() -> None:
    """It keeps its number; what can be answered follows hand and cargo."""
    game = meeting()
    asked, ply = dict(game.asked_at), game.ply
    before = game.asking
    game.play(1, offer(0, "a"))
    game.play(2, offer(1, "s"))
    assert (game.asking, game.asked_at, game.ply) == (before, asked, ply + 2)
    game.play(1, Accept(2))
    assert game.asked_at == asked
    assert SPEC.see.view(game, 0).asked.id == asked[0]


def test_g_28_a_deal_for_the_bidders_last_marker_lets_the_auction_go_on() -> None:
    game = auction(**crowd(hand={0: [5], 1: [3], 2: [2]}, cargo={1: {"s": 1}}))
    game.play(1, offer(0, "s", "5"))
    game.play(0, Accept(1))
    assert happened(game, NoBid) == [NoBid(0)]
    assert list(game.asking) == [1]
    assert game.asked_at == {1: game.ply}
    game.play(1, Bid(markers(3, 5)))
    assert happened(game, BidLaid) == [BidLaid(1, markers(3, 5))]


def test_a_deal_is_no_action_and_ends_no_turn() -> None:
    game = meeting()
    turn = game.agenda[-1]
    assert isinstance(turn, Acting)
    game.play(0, offer(1, "o", "a"))
    game.play(1, Accept(1))
    assert game.agenda[-1] == turn


SILENT: tuple[Step[Kogge], ...] = (
    Splitting(0, 1),
    Picking(0, 1),
    SplittingLoot(0, 1, HERE),
    LeavingPile(0, HERE),
    Landing(0, (1, 2)),
    ExileVote((1, 2), 0, (0, 1)),
    ExileChoice(1, 0, (0, 1)),
    LandVote((1, 2), 0, (1, 2)),
    LandChoice(1, 0, (1, 2)),
    TaxCogs(),
    Challenging(0, (0, 1, 2)),
    Fighting((0, 1)),
    Demanding(0, 1),
    Pushing(0, 1),
)


@pytest.mark.parametrize("step", SILENT, ids=lambda step: type(step).__name__)
def test_g_28_not_while_such_a_step_waits(step: Step[Kogge]) -> None:
    """A raid, a forced step, a tax and a conflict are settled before anybody talks again."""
    game = meeting()
    game.play(2, offer(1, "6"))
    assert partners(game, 0) == [1, 2]
    game.agenda.append(step)
    assert_silent(game, type(step))
