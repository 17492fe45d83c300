"""The guild master's walk, and how it ends the game."""

import pytest

from hanse.games.kogge.events.rounds import GuildBrought, LastRound
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, EndTurn, GiveMarker, MoveGuild, RaidCity
from hanse.games.kogge.phases.guildmaster import GuildMaster
from tests.rules.asking import after, happened, listed, refused
from tests.rules.laid_out import SPEC, acting, goods, guild_phase, put_on_top


def test_k_gm_01_the_first_player_moves_him_one_or_two_cities() -> None:
    game = guild_phase(seats=3, order=(2, 0, 1), guild=8)
    assert list(game.asking) == [2]
    assert [move.value for move in listed(game, 2, MoveGuild)] == [1, 2]
    assert refused(game, 2, MoveGuild(0)) == "K-GM-01"
    assert refused(game, 2, MoveGuild(3)) == "K-GM-01"
    assert [after(game, 2, MoveGuild(n)).table.guild for n in (1, 2)] == [0, 1]


def test_k_gm_02_raided_cities_are_skipped_whosever_marker_lies_there() -> None:
    game = guild_phase(guild=3, raided={4: [0], 5: [1], 7: [0, 1]})
    assert after(game, 0, MoveGuild(1)).table.guild == 6
    assert after(game, 0, MoveGuild(2)).table.guild == 8


def test_k_gm_03_and_d_21_two_goods_in_the_city_never_in_an_office() -> None:
    """K-GM-03, D-21."""
    game = guild_phase(guild=5, offices={6: [0, 1]}, city={6: {}})
    game.play(0, MoveGuild(1))
    assert game.table.goods_in(6) == goods(a=2)
    assert sum(game.table.site_goods) == 0
    assert happened(game, GuildBrought) == [GuildBrought(6, 2)]


@pytest.mark.parametrize(("stock", "brought"), [(1, 1), (0, 0)])
def test_g_22_he_lays_what_the_stock_still_has(stock: int, brought: int) -> None:
    game = guild_phase(guild=6, city={7: {}}, stock={"s": stock})
    game.play(0, MoveGuild(1))
    assert game.table.goods_in(7) == goods(s=brought)
    assert game.table.stock[3] == 0


def test_k_gm_04_the_end_marker_for_the_second_time_ends_the_game() -> None:
    for walked, steps, over in ((16, 1, False), (16, 2, True), (17, 2, True), (8, 2, False)):
        game = guild_phase(guild=(4 + walked) % 9, guild_start=4, walked=walked)
        game.play(0, MoveGuild(steps))
        assert game.over == over
        assert game.table.walked == walked + steps


def test_k_gm_04_a_skipped_end_city_counts_as_passed() -> None:
    game = guild_phase(guild=3, guild_start=4, walked=17, raided={4: [1]})
    game.play(0, MoveGuild(1))
    assert game.over
    assert (game.table.guild, game.table.walked) == (5, 19)


@pytest.mark.parametrize(("steps", "moves"), [(1, 18), (2, 9)])
def test_k_gm_05_without_raids_he_makes_nine_to_eighteen_moves(steps: int, moves: int) -> None:
    game = guild_phase()
    made = 0
    while not game.over:
        game.play(game.table.order[0], MoveGuild(steps))
        made += 1
        if not game.over:
            put_on_top(game, GuildMaster())
    assert made == moves
    assert SPEC.about.most_rounds == 18


def test_g_18_every_city_raided_ends_the_game() -> None:
    game = guild_phase(guild=3)
    game.table.raided = [1] * 9
    put_on_top(game, GuildMaster())
    assert game.over
    assert game.table.result
    assert game.table.result.by == "laps"


@pytest.mark.parametrize(("free", "walked"), [(2, 8), (3, 9)])
def test_g_19_one_city_not_raided_he_walks_round_to_it(free: int, walked: int) -> None:
    game = guild_phase(guild=3)
    game.table.raided = [0 if city == free else 1 for city in range(9)]
    game.play(0, MoveGuild(1))
    assert (game.table.guild, game.table.walked) == (free, walked)


def test_g_20_a_raid_under_his_eyes_he_stays_and_others_may_deal() -> None:
    game = acting(cogs=(5, 5), guild=5, routes={5: (1, 2)}, hand={1: [5]})
    game.play(0, RaidCity())
    assert game.table.guild == 5
    game.play(1, next(game.asking[1].moves()))
    game.play(1, Anchor())
    assert GiveMarker(5) in listed(game, 1, GiveMarker)


def last_move(**readings: str) -> Kogge:
    game = guild_phase(guild=3, guild_start=4, walked=17, city={4: {}}, readings=readings)
    game.play(0, MoveGuild(1))
    return game


def test_g_68_and_d_22_nothing_follows_his_last_move() -> None:
    """G-68, D-22."""
    game = last_move()
    assert game.over
    assert not game.asking
    assert game.table.goods_in(4) == goods()
    assert happened(game, GuildBrought) == []


def test_g_68_and_d_22_with_finish_round_goods_are_laid_and_turns_played() -> None:
    """G-68, D-22: the round is played to its end, then points are counted."""
    game = last_move(two_lap_end="finish_round")
    assert happened(game, LastRound) == [LastRound()]
    assert game.table.goods_in(4) == goods(f=2)
    for seat in game.table.order:
        game.play(seat, Anchor())
        game.play(seat, EndTurn())
    assert game.over
    assert game.table.result
    assert game.table.result.by == "laps"
