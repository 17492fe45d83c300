"""The goal, the round, the end and the points."""

from hanse.core.spec import Outcome
from hanse.games.kogge.events.rounds import GameEnded
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, Bid, Build, EndTurn, MoveGuild, PickStart, Sell
from hanse.games.kogge.scoring import development, victory_points
from tests.rules.asking import happened, listed
from tests.rules.laid_out import SPEC, acting, guild_phase, markers, new_game

FOUR = {0: [0], 1: [0], 2: [0], 3: [0]}


def ended(game: Kogge) -> Outcome:
    outcome = SPEC.play.outcome(game)
    assert outcome
    return outcome


def test_k_goal_01_a_point_for_each_office_and_each_chip() -> None:
    game = acting(offices={0: [0], 1: [0, 1]}, chips={0: ["two_spaces"] * 2, 1: ["extra_marker"]})
    assert [development(game.table, seat) for seat in (0, 1)] == [4, 2]
    fresh = new_game(2)
    for seat in (0, 1):
        fresh.play(seat, PickStart(4))
    assert [development(fresh.table, seat) for seat in (0, 1)] == [1, 1]


def test_k_goal_02_and_k_end_01_five_points_win_at_once() -> None:
    """K-GOAL-02, K-END-01: by a chip as by an office; nobody finishes the round."""
    game = acting(cogs=(5, 8), guild=5, cargo={0: {"o": 6}}, offices=FOUR, order=(0, 1))
    game.play(0, Sell(0, 0))
    assert game.over
    assert not game.asking
    assert (ended(game).by, ended(game).winners) == ("points", (0,))
    mixed = acting(
        cogs=(5, 8),
        cargo={0: dict.fromkeys("ofs", 1)},
        hand={0: [5]},
        offices={0: [0]},
        chips={0: ["two_spaces", "extra_marker", "secret_passage"]},
    )
    mixed.play(0, Build(0))
    assert ended(mixed).winners == (0,)


def test_k_goal_02_four_points_do_not_win() -> None:
    game = acting(cogs=(5, 8), guild=5, cargo={0: {"o": 6}}, offices={0: [0], 1: [0], 2: [0]})
    game.play(0, Sell(0, 0))
    assert development(game.table, 0) == 4
    assert not game.over


def lapped(**cargo: int) -> Kogge:
    """The second lap is done; seat 1 has an ore and an office, seat 0 this cargo and an office."""
    game = guild_phase(
        guild=3,
        guild_start=4,
        walked=17,
        offices={0: [0], 1: [1]},
        cargo={0: cargo, 1: {"o": 1}},
    )
    game.play(0, MoveGuild(1))
    return game


def test_k_goal_03_and_k_end_02_after_two_laps_the_most_victory_points_win() -> None:
    """K-GOAL-03, K-END-02: without another turn."""
    game = lapped(f=1)
    assert game.over
    assert not game.asking
    assert ended(game) == Outcome("laps", (0,), (23, 21), 1)
    assert happened(game, GameEnded) == [GameEnded("laps", (0,), (23, 21))]
    assert ended(lapped()) == Outcome("laps", (1,), (20, 21), 1)


def test_k_end_03_what_is_counted_is_seen_by_everybody() -> None:
    """K-END-03: before the end a hold is secret; with the count it lies open."""
    game = guild_phase(guild=3, guild_start=4, walked=17, cargo={0: {"f": 2}, 1: {"o": 1}})
    assert SPEC.see.view(game, 1).players.cargo_open == ()
    game.play(0, MoveGuild(1))
    assert [sum(hold) for hold in SPEC.see.view(game, 1).players.cargo_open] == [2, 1]
    assert SPEC.see.view(game, 1).players.cargo_open[0] == game.table.hold(0)


def test_k_end_04_equal_points_share_the_win() -> None:
    assert ended(lapped(o=1)) == Outcome("laps", (0, 1), (21, 21), 1)


def test_k_end_03_victory_points() -> None:
    """The example of our rules: 71. Markers in hand and an unbought raid marker count nothing."""
    game = acting(
        offices={0: [0], 4: [0, 1]},
        office_goods={4: [{"a": 1}, {"f": 9}]},
        cargo={0: {"s": 1, "f": 2, "o": 3}},
        chips={0: ["three_for_one"]},
        hand={0: [8, 8, 8]},
    )
    assert (game.table.raids[0], game.table.raids_aside[0]) == (1, 1)
    assert victory_points(game.table, 0) == 71


def test_k_end_03_each_item_by_itself() -> None:
    def points(**cargo: int) -> int:
        return victory_points(acting(offices={}, cargo={0: cargo}).table, 0)

    assert points() == 10
    assert [points(**{kind: 1}) - 10 for kind in "ofas"] == [1, 3, 5, 7]
    held = acting(offices={}, cargo={0: {}}, aside={0: 0})
    assert victory_points(held.table, 0) == 20
    used = acting(offices={}, cargo={0: {}}, raided={3: [0]})
    assert victory_points(used.table, 0) == 0


def test_k_bonus_06_every_chip_counts_one_and_twenty() -> None:
    for chip in ("three_for_one", "extra_marker", "two_spaces", "secret_passage"):
        game = acting(offices={}, cargo={0: {}}, chips={0: [chip]})
        assert development(game.table, 0) == 1
        assert victory_points(game.table, 0) == 10 + 20


def test_k_round_01_supply_then_guild_master_then_turns_and_again() -> None:
    """Bids by everybody, the guild master by the first alone, then everybody's turn."""
    game = new_game(3)
    for seat in range(3):
        game.play(seat, PickStart(seat))
    for round_number in (1, 2):
        assert game.table.round == round_number
        asked = [next(iter(game.asking))]
        for seat in list(game.table.order):
            assert list(game.asking) == [seat]
            game.play(seat, Bid(markers(listed(game, seat, Bid)[0].items.index(1))))
        assert list(game.asking) == game.table.order[:1]
        game.play(game.table.order[0], MoveGuild(1))
        for seat in list(game.table.order):
            game.play(seat, Anchor())
            game.play(seat, EndTurn())
            asked.append(seat)
        assert asked[1:] == game.table.order
