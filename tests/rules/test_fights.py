"""conflicts: the markers that two lay in secret, and what others learn of it."""

import pytest

from hanse.games.kogge.events.setup import Ready
from hanse.games.kogge.events.variants import FightMarkers, Fought
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Attack, Commit, Demand
from tests.rules.asking import happened, listed, refused, told_to
from tests.rules.fighting import challenged, fight
from tests.rules.laid_out import SPEC, markers


def test_g_31_who_begins_lays_a_marker_and_must_have_one() -> None:
    game = challenged(hand={0: [], 1: [5], 2: []})
    assert list(game.asking) == [1], "seat 0 has none, and is not asked"
    game.play(1, Attack(0))
    assert list(game.asking) == [1], "seat 0 lays none, and loses"
    assert refused(game, 1, Commit(markers())) == "G-31"
    game.play(1, Commit(markers(5)))
    assert happened(game, Fought) == [Fought(1, 0, 1, (0, 1))]
    assert game.table.hand(0) == markers(5)
    assert game.table.hand(1) == markers()


@pytest.mark.parametrize("edition", ["german", "english", "italian"])
def test_g_31_the_defender_too_lays_one_who_holds_one(edition: str) -> None:
    """Both sides choose markers, as if bidding; and who can bid must (K-BID-02)."""
    game = challenged(edition=edition)
    game.play(0, Attack(1))
    assert refused(game, 1, Commit(markers())) == "G-31"
    assert Commit(markers()) not in game.asking[1].moves()
    game.play(1, Commit(markers(1)))
    assert not game.agenda_changes()[1].allows(Commit(markers())), "nor on second thoughts"
    game.play(0, Commit(markers(2)))
    assert happened(game, Fought) == [Fought(0, 1, 0, (3, 3))]
    assert game.table.hand(1) == markers(5, 5, 2)


def test_g_31_by_another_reading_the_defender_may_lay_none_and_loses() -> None:
    game = challenged(readings={"conflict_defence": "may"})
    game.play(0, Attack(1))
    assert refused(game, 0, Commit(markers())) == "G-31", "who begins must, all the same"
    game.play(1, Commit(markers()))
    game.play(0, Commit(markers(2)))
    assert happened(game, Fought) == [Fought(0, 1, 0, (2, 4))]
    assert game.table.hand(1) == markers(5, 5, 1, 2)


def test_g_31_by_another_reading_a_defender_with_a_lower_seat_may_lay_none_too() -> None:
    game = challenged(1, readings={"conflict_defence": "may"}, hand={0: [3], 1: [5], 2: []})
    game.play(1, Attack(0))
    game.play(0, Commit(markers()))
    game.play(1, Commit(markers(5)))
    assert [one.winner for one in happened(game, Fought)] == [1]


def test_k_adv_conf_04_both_choose_in_secret_and_swap_what_they_laid() -> None:
    game = challenged()
    game.play(0, Attack(1))
    assert sorted(game.asking) == [0, 1]
    game.play(1, Commit(markers(5, 5)))
    assert happened(game, Ready) == [Ready(1)]
    assert list(game.asking) == [0]
    game.play(0, Commit(markers(8, 8)))
    assert game.table.hand(0) == markers(2, 5, 5)
    assert game.table.hand(1) == markers(1, 8, 8)
    assert happened(game, Fought) == [Fought(0, 1, 0, (3, 3))]
    laid = FightMarkers((0, 1), (markers(8, 8), markers(5, 5)))
    assert [told_to(game, seat, FightMarkers) for seat in range(3)] == [[laid], [laid], []]


def test_k_adv_conf_04_who_handed_over_a_marker_knows_it_there() -> None:
    """Also when he got one of the same value for it."""
    game = challenged(hand={0: [2, 8], 1: [2, 5], 2: []})
    fight(game, 0, 1, [2], [2, 5])
    assert pool(game, 0, 1) == markers(2)
    assert pool(game, 1, 0) == markers(2, 5)


def pool(game: Kogge, viewer: int, seat: int) -> tuple[int, ...]:
    """What the viewer knows of the seat's markers."""
    at = (viewer * game.table.seats + seat) * 9
    return tuple(game.table.known[at : at + 9])


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [([8], [5, 5], 1), ([8], [5], 0), ([2], [1], 0), ([8, 2], [5, 5, 1], 1), ([2], [5, 1], 1)],
)
def test_k_adv_conf_04_ranked_as_bids_are(mine: list[int], theirs: list[int], winner: int) -> None:
    """A mixed bid by its sum: 5, 5, 1 beats 8, 2."""
    game = challenged()
    fight(game, 0, 1, mine, theirs)
    assert [fought.winner for fought in happened(game, Fought)] == [winner]


def test_k_adv_conf_04_by_the_same_reading_as_bids() -> None:
    won = {}
    for reading in ("class_b", "designer_groups"):
        game = challenged(readings={"bid_mixed_groups": reading}, hand={0: [8, 6], 1: [3, 3, 1]})
        fight(game, 0, 1, [8, 6], [3, 3, 1])
        won[reading] = happened(game, Fought)[0].winner
    assert won == {"class_b": 0, "designer_groups": 1}


def test_k_adv_conf_04_only_what_is_in_hand_and_one_may_think_again() -> None:
    game = challenged()
    game.play(0, Attack(1))
    assert refused(game, 0, Commit(markers(5))) == "K-ADV-CONF-04"
    game.play(0, Commit(markers(2)))
    assert game.table.hand(0) == markers(8, 8)
    game.play(0, Commit(markers(8)))
    assert game.events == [], "in silence"
    assert game.table.hand(0) == markers(2, 8)
    game.play(1, Commit(markers(1)))
    assert game.table.hand(1) == markers(5, 5, 8)


def test_k_adv_conf_04_others_see_nothing_of_what_is_laid() -> None:
    views = []
    for laid in ([2], [8, 8]):
        game = challenged()
        game.play(0, Attack(1))
        game.play(0, Commit(markers(*laid)))
        views.append([SPEC.see.view(game, viewer) for viewer in (1, 2, -1)])
        assert SPEC.see.view(game, 0).own.fight == markers(*laid)
    assert views[0] == views[1]


@pytest.mark.parametrize(("mine", "theirs"), [([2], [1]), ([2, 8], [1, 5]), ([2, 8, 8], [5, 5, 1])])
def test_k_adv_conf_04_bystanders_learn_only_who_won(mine: list[int], theirs: list[int]) -> None:
    """As many markers went this way as that: neither which nor how many is theirs to know."""

    def seen(mine: list[int], theirs: list[int]) -> list[object]:
        game = challenged()
        table = game.table
        bystander, width = 2 * 3 * 9, 3 * 9
        for at in (bystander, bystander + width):
            table.known[at : at + width] = table.hands
        fight(game, 0, 1, mine, theirs)
        assert happened(game, Fought)[0].winner == 0
        return [SPEC.see.view(game, viewer) for viewer in (2, -1)]

    assert seen(mine, theirs) == seen([8], [5])


def test_k_adv_conf_04_bystanders_know_nothing_of_a_hand_that_was_swapped() -> None:
    """All markers of one side may have gone, however many the other side laid."""
    game = challenged(hand={0: [8, 8, 8], 1: [5], 2: []})
    table = game.table
    bystander, width = 2 * 3 * 9, 3 * 9
    table.known[bystander : bystander + width] = table.hands
    assert pool(game, 2, 0) == markers(8, 8, 8)
    fight(game, 0, 1, [8, 8, 8], [5])
    assert happened(game, Fought)[0].winner == 0
    assert pool(game, 2, 0) == pool(game, 2, 1) == markers()


def test_k_adv_conf_07_and_d_08_equal_bids_are_swapped_and_nobody_wins() -> None:
    game = challenged(hand={0: [5, 5, 2], 1: [5, 5, 1], 2: [6]})
    fight(game, 0, 1, [5, 5], [5, 5])
    assert happened(game, Fought) == [Fought(0, 1, -1, (3, 3))]
    assert told_to(game, 0, FightMarkers) != []
    assert list(game.asking) == [2], "no demand, no step; seat 1 has fought"
    assert listed(game, 2, Demand) == []
