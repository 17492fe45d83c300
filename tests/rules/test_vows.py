"""promises = structured_binding: promises that are kept for you (G-29)."""

import pytest

from hanse.core.types import IllegalMove
from hanse.games.kogge.board import BORNHOLM
from hanse.games.kogge.deals.vows import (
    EXILE_A,
    EXILE_B,
    GUILD_ONE,
    GUILD_TWO,
    KEEP_ROUTES,
    SPARE,
    VOWS,
)
from hanse.games.kogge.events.deals import VowEnded, VowMade
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Accept,
    Anchor,
    ChangeCrest,
    ChangeRoute,
    EndTurn,
    Exile,
    MoveGuild,
    RaidCity,
    RaidCog,
)
from hanse.games.kogge.phases.guildmaster import GuildMaster
from tests.rules.asking import after, happened, listed, refused
from tests.rules.laid_out import SPEC, guild_phase, put_on_top
from tests.rules.vowing import BINDING, HERE, bound, pledge, sworn, together, vows


def test_g_29_there_are_six_promises() -> None:
    assert VOWS == (GUILD_ONE, GUILD_TWO, KEEP_ROUTES, SPARE, EXILE_A, EXILE_B)
    assert [VOWS.index(vow) for vow in range(1, 7)] == list(range(6)), "0 is for none"


@pytest.mark.parametrize("vow", VOWS)
def test_g_29_made_in_a_deal_and_shown_to_all_while_it_lives(vow: int) -> None:
    game = together()
    game.play(0, pledge(1, vow))
    assert vows(game) == [], "an offer binds nobody yet"
    game.play(1, Accept(1))
    assert happened(game, VowMade) == [VowMade(0, 1, vow, HERE)]
    for viewer in (0, 1, 2, -1):
        seen = SPEC.see.view(game, viewer).talk.vows
        assert [(v.by, v.to, v.kind, v.city) for v in seen] == [(0, 1, vow, HERE)]


def test_g_29_one_may_ask_for_a_promise_or_exchange_two() -> None:
    game = together()
    game.play(0, pledge(1, wants=SPARE))
    game.play(1, Accept(1))
    assert vows(game) == [(1, 0, SPARE)]
    game.play(0, pledge(2, KEEP_ROUTES, GUILD_TWO))
    game.play(2, Accept(2))
    assert vows(game) == [(1, 0, SPARE), (0, 2, KEEP_ROUTES), (2, 0, GUILD_TWO)]


@pytest.mark.parametrize("promises", ["chat_only", "off"])
def test_d_09_only_where_promises_bind(promises: str) -> None:
    game = together(readings={"promises": promises})
    with pytest.raises(IllegalMove):
        game.play(0, pledge(1, SPARE))
    with pytest.raises(IllegalMove):
        together().play(0, pledge(1, max(VOWS) + 1))


@pytest.mark.parametrize(("vow", "steps"), [(GUILD_ONE, 1), (GUILD_TWO, 2)])
def test_g_29_the_guild_master_goes_as_promised(vow: int, steps: int) -> None:
    game = guild_phase(readings=BINDING, guild=2)
    bound(game, 0, 1, vow)
    assert [m.value for m in listed(game, 0, MoveGuild)] == [steps]
    assert refused(game, 0, MoveGuild(3 - steps)) == "G-29"
    game.play(0, MoveGuild(steps))
    assert happened(game, VowEnded)[0].vow == vow, "kept"
    assert vows(game) == []


def test_g_29_who_does_not_move_the_guild_master_stays_bound() -> None:
    game = guild_phase(readings=BINDING, guild=2, order=(1, 0))
    bound(game, 0, 1, GUILD_ONE)
    game.play(1, MoveGuild(2))
    assert vows(game) == [(0, 1, GUILD_ONE)]


def test_g_29_the_routes_of_the_city_stay() -> None:
    game = together()
    sworn(game, 0, 1, KEEP_ROUTES)
    assert listed(game, 0, ChangeRoute) == []
    for slot in (0, 1):
        assert refused(game, 0, ChangeRoute(5, slot)) == "G-29"
    assert EndTurn() in game.asking[0].moves(), "all else is as ever"
    assert listed(game, 0, RaidCog) != []
    elsewhere = together()
    sworn(elsewhere, 0, 1, KEEP_ROUTES)
    elsewhere.table.cogs[0] = 7
    elsewhere.wake()
    assert listed(elsewhere, 0, ChangeRoute) != [], "of that city, not of another"


def test_g_29_the_other_is_spared_and_nobody_else() -> None:
    game = together()
    sworn(game, 0, 1, SPARE)
    assert [m.value for m in listed(game, 0, RaidCog)] == [2]
    assert refused(game, 0, RaidCog(1)) == "G-29"
    assert RaidCity() in game.asking[0].moves(), "it is his cog that is spared"
    game.play(0, EndTurn())
    game.play(1, Anchor())
    assert {m.value for m in listed(game, 1, RaidCog)} == {0, 2}, "it binds who made it"


def test_g_80_a_promise_about_routes_leaves_the_crest_free() -> None:
    game = together(
        seats=4,
        variants=("bornholm",),
        crest=4,
        cogs=(BORNHOLM, BORNHOLM, BORNHOLM, 8),
        order=(0, 1, 2, 3),
        routes={BORNHOLM: (7, 2)},
    )
    sworn(game, 0, 1, KEEP_ROUTES)
    assert listed(game, 0, ChangeRoute) == []
    assert {move.value for move in listed(game, 0, ChangeCrest)} == {1, 5}
    assert refused(game, 0, ChangeRoute(1, 0)) == "G-29"
    game.play(0, ChangeCrest(5))
    assert game.table.crest == 5


@pytest.mark.parametrize("kind", [KEEP_ROUTES, SPARE])
@pytest.mark.parametrize("variants", [(), ("three_piles",)])
def test_g_29_a_promise_for_this_turn_ends_with_it(kind: int, variants: tuple[str, ...]) -> None:
    for last in (EndTurn(), RaidCity()):
        game = together(variants=variants, city={HERE: {"f": 6}})
        sworn(game, 0, 1, kind)
        game.play(0, last)
        assert vows(game) == [], last
        assert [e.vow for e in happened(game, VowEnded)] == [kind]


def test_g_29_made_after_ones_turn_it_holds_for_the_next() -> None:
    game = together(1)
    sworn(game, 0, 1, SPARE)
    game.play(1, EndTurn())
    assert vows(game) == [(0, 1, SPARE)]


def driven(vow: int, **readings: str) -> Kogge:
    """Seat 1 promised seat 0 a way out; seat 0 has raided."""
    game = together(readings=BINDING | readings)
    sworn(game, 1, 0, vow)
    game.play(0, RaidCity())
    return game


@pytest.mark.parametrize(("vow", "way"), [(EXILE_A, 0), (EXILE_B, 1)])
def test_g_29_the_way_out_is_the_promised_one(vow: int, way: int) -> None:
    game = driven(vow)
    assert [m.value for m in listed(game, 1, Exile)] == [way]
    assert [m.value for m in listed(game, 2, Exile)] == [0, 1]
    assert refused(game, 1, Exile(1 - way)) == "G-29"
    game.play(1, Exile(way))
    game.play(2, Exile(1 - way))
    assert [m.value for m in listed(game, 1, Exile)] == [way], "also when he decides alone"
    game.play(1, Exile(way))
    assert vows(game) == []
    assert game.table.cogs[0] == (7, 4)[way]


def test_g_29_another_robbers_way_out_is_free() -> None:
    game = together()
    sworn(game, 1, 2, EXILE_A)
    game.play(0, RaidCity())
    assert [m.value for m in listed(game, 1, Exile)] == [0, 1]


def test_g_29_a_promise_that_cannot_be_kept_is_void() -> None:
    """Two promises that contradict each other: the first holds."""
    game = guild_phase(readings=BINDING, guild=2)
    bound(game, 0, 1, GUILD_ONE)
    bound(game, 0, 1, GUILD_TWO)
    assert [m.value for m in listed(game, 0, MoveGuild)] == [1]
    assert after(game, 0, MoveGuild(1)).table.guild == 3


def test_g_29_it_is_over_when_the_next_round_is() -> None:
    game = together()
    sworn(game, 0, 1, GUILD_ONE)
    game.table.round += 1
    put_on_top(game, GuildMaster())
    assert vows(game) == [(0, 1, GUILD_ONE)]
    game.table.round += 1
    game.tidy()
    assert vows(game) == []


def test_g_29_other_promises_leave_the_way_out_open() -> None:
    game = together()
    bound(game, 1, 0, SPARE)
    game.play(0, RaidCity())
    assert [m.value for m in listed(game, 1, Exile)] == [0, 1]


def test_g_29_a_promised_way_out_binds_nothing_else() -> None:
    game = together(1)
    before = listed(game, 1, RaidCog)
    bound(game, 1, 0, EXILE_A)
    assert listed(game, 1, RaidCog) == before
    assert before
