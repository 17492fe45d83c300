"""promises = structured_binding: when a promise ends, and what it does not touch (G-29)."""

import pytest

from hanse.games.kogge.board import NCITIES
from hanse.games.kogge.deals.vows import EXILE_A, EXILE_B, GUILD_ONE, KEEP_ROUTES, SPARE
from hanse.games.kogge.events.deals import VowEnded
from hanse.games.kogge.moves import Bid, EndTurn, Exile, LeaveBe, MoveGuild, Push, RaidCity, RaidCog
from tests.rules.asking import happened, listed, refused
from tests.rules.fighting import fight
from tests.rules.laid_out import auction, guild_phase
from tests.rules.vowing import BINDING, HERE, bound, sworn, together, vows


def test_g_29_a_step_after_a_conflict_is_no_way_out_and_ends_no_promise() -> None:
    game = together(variants=("conflicts",))
    sworn(game, 1, 0, EXILE_A)
    game.play(0, EndTurn())
    fight(game, 0, 1, [1], [6])
    game.play(1, next(iter(game.asking[1].moves())))
    assert [m.value for m in listed(game, 1, Push)] == [0, 1], "nor does it bind there"
    game.play(1, Push(1))
    assert game.table.cogs[0] == 4
    assert vows(game) == [(1, 0, EXILE_A)]


def test_g_29_a_way_out_that_led_nowhere_was_the_promised_one_all_the_same() -> None:
    game = together(hidden={(HERE, 0): (2, 6)}, raided={6: [0]}, aside={0: 0})
    sworn(game, 1, 0, EXILE_A)
    game.play(0, RaidCity())
    for seat in (1, 2):
        game.play(seat, Exile(0))
    assert game.table.cogs[0] == HERE, "blocked"
    assert vows(game) == []


@pytest.mark.parametrize("variants", [(), ("three_piles",)])
def test_g_29_a_promise_for_this_turn_holds_until_the_robber_has_its_pile(
    variants: tuple[str, ...],
) -> None:
    """K-ACT-RAID-06: the turn is over after the raid, and the raid is not over before."""
    game = together(variants=variants)
    sworn(game, 0, 2, KEEP_ROUTES)
    game.play(0, RaidCog(1))
    for seat in (1, 0):
        assert vows(game) == [(0, 2, KEEP_ROUTES)]
        game.play(seat, next(iter(game.asking[seat].moves())))
    assert vows(game) == []


def test_g_29_void_where_there_is_no_choice() -> None:
    """One way only, and it is not the promised one; the promise ends with the raid."""
    game = together(raided={7: [0]}, aside={0: 0})
    sworn(game, 1, 0, EXILE_A)
    game.play(0, RaidCity())
    assert game.table.cogs[0] == 4
    assert vows(game) == []


def test_g_29_of_two_ways_promised_to_one_robber_the_first_holds() -> None:
    game = together()
    bound(game, 1, 0, EXILE_A)
    bound(game, 1, 0, EXILE_B)
    game.play(0, RaidCity())
    assert [m.value for m in listed(game, 1, Exile)] == [0], "the first promise holds"
    game.play(1, Exile(0))
    game.play(2, Exile(0))
    assert vows(game) == []


def test_g_29_refusals_are_told_where_the_question_would_have_offered_it() -> None:
    game = together()
    sworn(game, 0, 1, SPARE)
    sworn(game, 0, 2, KEEP_ROUTES)
    told = [(r.move, r.target, r.value, r.numbers) for r in game.refusals(0) if r.rule == "G-29"]
    assert told == [
        ("change_route", 0, -1, (2,)),
        ("change_route", 1, -1, (2,)),
        ("raid_cog", 0, 1, (1,)),
    ]
    assert [r for r in game.refusals(1) if r.rule == "G-29"] == [], "he is not asked"
    away = together(cogs=(HERE, 8, HERE))
    bound(away, 0, 1, SPARE)
    assert [r for r in away.refusals(0) if r.rule == "G-29"] == []
    assert refused(away, 0, RaidCog(1)) == "K-ACT-RAID-02", "he is not even there"


def test_g_29_in_another_phase_there_is_nothing_to_refuse() -> None:
    game = auction(readings=BINDING)
    bound(game, 0, 1, KEEP_ROUTES)
    assert game.refusals(0) == []
    assert len(listed(game, 0, Bid)) > NCITIES


def test_g_29_all_kept_promises_of_one_move_end_together() -> None:
    game = guild_phase(readings=BINDING, guild=2, seats=3)
    bound(game, 0, 1, GUILD_ONE)
    bound(game, 0, 2, GUILD_ONE)
    game.play(0, MoveGuild(1))
    assert [(e.seat, e.to) for e in happened(game, VowEnded)] == [(0, 1), (0, 2)]


def test_g_29_peace_can_be_had_for_a_promise_and_left_be_is_still_free() -> None:
    game = together(variants=("conflicts",))
    sworn(game, 1, 0, SPARE)
    game.play(0, EndTurn())
    fight(game, 0, 1, [1], [6])
    game.play(1, next(iter(game.asking[1].moves())))
    game.play(1, LeaveBe())
    assert vows(game) == [(1, 0, SPARE)], "a conflict is no raid"
