"""bornholm: a cog that is sent along a route with the crest's number."""

import pytest

from hanse.games.kogge.actions.exile import LandChoice, LandVote
from hanse.games.kogge.board import BORNHOLM
from hanse.games.kogge.events.raids import Exiled, LandVoted
from hanse.games.kogge.events.setup import Ready
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Exile, Land, Push, RaidCity
from hanse.games.kogge.phases.spoils import Pushing
from tests.rules.asking import happened, listed
from tests.rules.laid_out import SPEC, acting


def raid(decider: str = "", raided: dict[int, list[int]] | None = None) -> Kogge:
    """The first seat robs Danzig, from where a 3 and a 7 lead away; Bornholm is a 3."""
    game = acting(
        seats=4,
        variants=("bornholm",),
        crest=3,
        cogs=(5, 8, 8, 8),
        routes={5: (3, 7)},
        raided=raided or {},
        aside={0: 0},
        readings={"raid_exile_decider": decider} if decider else {},
    )
    game.play(0, RaidCity())
    return game


def vote(game: Kogge, *moves: Exile | Land) -> None:
    for seat, move in enumerate(moves, 1):
        game.play(seat, move)


def test_g_49_those_who_chose_the_route_together_choose_the_city_together() -> None:
    game = raid()
    vote(game, Exile(0), Exile(0), Exile(0))
    assert isinstance(game.agenda[-1], LandVote)
    assert sorted(game.asking) == [1, 2, 3]
    assert [m.value for m in listed(game, 1, Land)] == [3, BORNHOLM]
    game.play(1, Land(BORNHOLM))
    assert happened(game, Ready) == [Ready(1)]
    game.play(1, Land(3))
    game.play(1, Land(BORNHOLM))
    game.play(2, Land(BORNHOLM))
    game.play(3, Land(BORNHOLM))
    assert happened(game, LandVoted) == [LandVoted(seat, BORNHOLM) for seat in (1, 2, 3)]
    assert happened(game, Exiled) == [Exiled(0, 5, BORNHOLM)]


def test_g_12_and_g_49_if_they_disagree_the_left_neighbour_chooses() -> None:
    game = raid()
    vote(game, Exile(0), Exile(0), Exile(0))
    vote(game, Land(3), Land(BORNHOLM), Land(BORNHOLM))
    assert isinstance(game.agenda[-1], LandChoice)
    game.play(1, Land(3))
    assert game.table.cogs[0] == 3


def test_g_49_who_chose_the_route_alone_chooses_the_city_alone() -> None:
    game = raid()
    vote(game, Exile(0), Exile(1), Exile(1))
    game.play(1, Exile(0))
    assert list(game.asking) == [1]
    assert isinstance(game.agenda[-1], LandChoice)
    game.play(1, Land(BORNHOLM))
    assert game.table.cogs[0] == BORNHOLM
    assert happened(game, LandVoted) == [], "nobody voted"


@pytest.mark.parametrize(
    ("decider", "asked"),
    [("vote_then_left", [1, 2, 3]), ("left_player", [1]), ("next_in_turn_order", [1])],
)
def test_g_49_where_there_is_only_one_route_the_same_are_asked(
    decider: str, asked: list[int]
) -> None:
    game = raid(decider, raided={7: [0]})
    assert sorted(game.asking) == asked
    assert [m.value for m in listed(game, 1, Land)] == [3, BORNHOLM]


def test_g_49_a_vote_for_a_city_stays_secret() -> None:
    game = raid()
    vote(game, Exile(0), Exile(0), Exile(0))
    views = []
    for city in (3, BORNHOLM):
        twin = game.copy()
        twin.play(2, Land(city))
        views.append(SPEC.see.view(twin, 1))
    assert views[0] == views[1]


def test_g_49_after_a_conflict_the_winner_chooses() -> None:
    game = acting(
        seats=4, variants=("bornholm", "conflicts"), crest=3, cogs=(5, 5, 8, 8), routes={5: (3, 7)}
    )
    game.agenda.append(Pushing(1, 0))
    game.settle()
    game.play(1, Push(0))
    assert list(game.asking) == [1]
    game.play(1, Land(BORNHOLM))
    assert happened(game, Exiled) == [Exiled(0, 5, BORNHOLM)]
