"""Clearing up, the last round, the final score, and what is secret."""

from hanse.core.types import SPECTATOR
from hanse.games.luebeck.events import CogUnloaded, HandCounted
from hanse.games.luebeck.moves import Pass, TakeHome, TakePacket
from hanse.games.luebeck.phases.picking import Picking
from tests.rules.luebeck.asking import goods, happened
from tests.rules.luebeck.sea import SPEC, acting, cards, city, laid, place

HANDS = {0: ["pirates"]}


def test_l_end_01_last_ports_are_unloaded() -> None:
    cogs = [("Reval", [0, 1]), ("London", [1]), ("Brügge", [2]), ("Riga", [2])]
    game = acting(0, cogs=cogs, hands=HANDS, passed=[1, 2])
    game.play(0, Pass())
    assert [place(game, cog) for cog in range(4)] == ["field"] * 3 + ["Riga"]
    assert game.table.reserve == [2, 2, 1]
    assert happened(game, CogUnloaded)[0] == CogUnloaded(0, city(game, "Reval"), (1, 1, 0))


def test_l_g_18_a_cog_in_luebeck_stays() -> None:
    game = acting(0, cogs=[("Lübeck", [1])], hands=HANDS, passed=[1, 2])
    game.play(0, Pass())
    game.play(1, TakeHome((0, 0, 0, 0)))
    assert place(game) == "Lübeck"


def test_l_end_02_figures_go_home_and_an_empty_cog_to_the_field() -> None:
    cogs = [("Riga", [1, 1]), ("Visby", [2])]
    game = acting(0, cogs=cogs, hands=HANDS, passed=[1, 2])
    game.play(0, Pass())
    assert sorted(m.items for m in game.asking[1].moves() if isinstance(m, TakeHome)) == [
        (0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0),
    ]  # fmt: skip
    game.play(1, TakeHome((2, 0, 0, 0)))
    assert place(game, 0) == "field"
    assert game.table.reserve == [2, 2, 1]


def test_l_g_14_from_the_compass_clockwise() -> None:
    cogs = [("Riga", [0, 1, 2])]
    game = acting(0, cogs=cogs, hands=HANDS, passed=[1, 2], compass=1)
    game.play(0, Pass())
    order = []
    while isinstance(next(game.asking[min(game.asking)].moves()), TakeHome):
        (seat,) = game.asking
        order.append(seat)
        game.play(seat, TakeHome((0, 0, 0, 0)))
    assert order == [1, 2, 0]
    assert game.table.compass == 2


def test_l_game_01_the_last_round_ends_the_game() -> None:
    game = acting(0, cogs=[("Riga", [0])], hands=HANDS, passed=[1, 2], last_round=True)
    game.play(0, Pass())
    assert game.over


def test_l_game_02_cards_left_in_hand_cost() -> None:
    hands = {0: ["Riga 3", "pirates"], 1: ["London 6"]}
    game = acting(0, hands=hands, passed=[1, 2], last_round=True)
    game.play(0, Pass())
    assert game.table.result
    assert game.table.result.points == (-4, -6, 0)
    assert HandCounted(0, cards(game, hands[0]), 4) in happened(game, HandCounted)


def test_l_game_03_the_furthest_wins() -> None:
    game = acting(0, cogs=[("Danzig", [0])], hands={0: ["Riga 3"]}, passed=[1, 2], last_round=True)
    game.play(0, goods(game, "Riga 3"))
    game.play(0, Pass())
    assert game.table.result
    assert game.table.result.winners == (0,)
    assert game.table.result.points == (3, 0, 0)


def test_l_g_02_equal_scores_share_the_win() -> None:
    game = acting(0, hands=HANDS, passed=[1, 2], last_round=True)
    game.play(0, Pass())
    assert game.table.result
    assert game.table.result.winners == (1, 2)


def test_l_g_20_hands_are_secret_but_packets_were_seen() -> None:
    game = laid(Picking(), hands={0: ["Riga 3"], 1: ["Riga 4"]}, packets=[["pirates"]] * 3)
    game.play(0, TakePacket(0))
    for viewer in (1, SPECTATOR):
        seen = SPEC.view(game, viewer)
        assert seen.players.hands == (2, 1, 0)
        assert seen.players.known == (cards(game, ["pirates"]), (), ())
    assert SPEC.view(game, 0).own.hand == cards(game, ["Riga 3", "pirates"])
    assert SPEC.view(game, SPECTATOR).own is None


def test_l_g_20_what_is_played_is_known_no_longer() -> None:
    game = laid(Picking(), hands={0: ["pirates"]}, packets=[["pirates"], ["change"], ["change"]])
    kind = cards(game, ["pirates"])
    game.play(0, TakePacket(0))
    assert game.table.known[0] == kind
    assert game.table.hands[0] == kind * 2
