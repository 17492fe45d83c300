"""Clearing up, the last round, the final score, and what is secret."""

import pytest

from hanse.core.types import SPECTATOR
from hanse.games.luebeck.events import CogUnloaded, HandCounted, TookHome
from hanse.games.luebeck.moves import (
    NameFirst,
    Pass,
    SendPirates,
    StartVoyage,
    TakeHome,
    TakePacket,
)
from hanse.games.luebeck.phases.packet_choice import Picking
from tests.rules.luebeck.asking import goods, happened, refused
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


def test_l_end_02_one_of_two_may_be_taken_and_the_cog_stays() -> None:
    """From several cogs, as many of one's own as one likes; nobody else's."""
    cogs = [("Riga", [1, 1]), ("Visby", [2, 2])]
    game = acting(0, cogs=cogs, hands=HANDS, passed=[1, 2])
    game.play(0, Pass())
    game.play(1, TakeHome((1, 0, 0, 0)))
    assert happened(game, TookHome) == [TookHome(1, (1, 0, 0, 0))]
    assert place(game, 0) == "Riga"
    assert game.table.crew(0) == (0, 1, 0)
    assert game.table.reserve == [2, 1, 0]
    assert refused(game, 2, TakeHome((1, 0, 0, 0))) == "L-END-02"
    apart = acting(0, cogs=[("Riga", [1]), ("Visby", [1, 2])], hands=HANDS, passed=[1, 2])
    apart.play(0, Pass())
    apart.play(1, TakeHome((1, 1, 0, 0)))
    assert (place(apart, 0), place(apart, 1)) == ("field", "Visby")
    assert apart.table.reserve == [2, 2, 1]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_l_g_14_from_the_compass_clockwise(seats: int) -> None:
    cogs = [("Riga", [*range(seats)])]
    others = [*range(1, seats)]
    game = acting(0, seats=seats, cogs=cogs, hands=HANDS, passed=others, compass=seats - 2)
    game.play(0, Pass())
    order = []
    while isinstance(next(game.asking[min(game.asking)].moves()), TakeHome):
        (seat,) = game.asking
        order.append(seat)
        game.play(seat, TakeHome((0,) * (seats + 1)))
    assert order == [seats - 2, seats - 1, *range(seats - 2)]
    assert game.table.compass == seats - 1


def test_l_game_01_the_last_round_ends_the_game() -> None:
    game = acting(0, cogs=[("Riga", [0])], hands=HANDS, passed=[1, 2], last_round=True)
    game.play(0, Pass())
    assert game.over


def test_l_game_02_cards_left_in_hand_cost() -> None:
    """Goods their value, every kind of special card 1; what was scored before stays."""
    hands = {
        0: ["Riga 3", "pirates", "Riga 5"],
        1: ["London 6", "double Riga"],
        2: ["change", "trade Visby", "double Visby"],
    }
    game = acting(
        0, cogs=[("Danzig", [0])], hands=hands, passed=[1, 2], last_round=True, doublings={}
    )
    game.play(0, goods(game, "Riga 5"))
    game.play(0, Pass())
    assert game.table.result
    assert game.table.result.points == (5 - 4, -7, -3)
    assert game.table.result.winners == (0,)
    counted = [
        HandCounted(s, cards(game, names), cost)
        for s, names, cost in ((0, ["Riga 3", "pirates"], 4), (1, hands[1], 7), (2, hands[2], 3))
    ]
    assert happened(game, HandCounted) == counted


def test_l_game_02_a_doubling_doubles_no_price() -> None:
    game = acting(
        0,
        hands={0: ["Riga 3", "Riga 4"]},
        doublings={0: ["double Riga"]},
        passed=[1, 2],
        last_round=True,
    )
    game.play(0, Pass())
    assert game.table.result
    assert game.table.result.points == (-7, 0, 0)


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
        seen = SPEC.see.view(game, viewer)
        assert seen.players.hands == (2, 1, 0)
        assert seen.players.known == (cards(game, ["pirates"]), (), ())
    assert SPEC.see.view(game, 0).own.hand == cards(game, ["Riga 3", "pirates"])
    assert SPEC.see.view(game, SPECTATOR).own is None


def test_l_g_20_what_is_played_is_known_no_longer() -> None:
    game = laid(Picking(), hands={0: ["pirates"]}, packets=[["pirates"], ["change"], ["change"]])
    kind = cards(game, ["pirates"])
    game.play(0, TakePacket(0))
    assert game.table.known[0] == kind
    assert game.table.hands[0] == kind * 2
    game.play(1, TakePacket(0))
    game.play(2, TakePacket(0))
    game.play(2, NameFirst(2))
    game.play(2, StartVoyage(0))
    game.play(0, SendPirates(0))
    for viewer in (1, SPECTATOR):
        players = SPEC.see.view(game, viewer).players
        assert players.hands == (1, 1, 1)
        assert players.known == ((), *[cards(game, ["change"])] * 2)
    assert SPEC.see.view(game, 0).own.hand == kind, "the other one, which nobody saw"
    assert SPEC.see.view(game, 1).cards.discards[kind[0]] == 1
