"""The skipper scores well above nothing, and its judgement is plain."""

import pytest

from hanse.bots.luebeck.skipper import Skipper
from hanse.bots.luebeck.skipper_view import SkipperView, read_table, read_view
from hanse.bots.luebeck.values import worth
from hanse.core.setup import Setup
from hanse.core.types import Move
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.moves import Discard, TakeHome, TakePacket
from hanse.games.luebeck.phases.packet_choice import Picking
from hanse.games.luebeck.phases.round_end import GoingHome
from tests.bots.tables import chance, context_of, new_bot_game
from tests.rules.luebeck.asking import doubling, goods, trade
from tests.rules.luebeck.sea import SPEC, acting, card, laid

GAMES_PLAYED = 12


def advice(game: Luebeck, seat: int = 0) -> Move:
    """What a skipper would do here."""
    context = context_of(SPEC, game, seat, game.asking[seat], chance("advice").below)
    return Skipper().answer(context)


@pytest.mark.parametrize(("seats", "least"), [(3, 40), (4, 25), (5, 18)])
def test_skippers_score(seats: int, least: int) -> None:
    points: list[int] = []
    for seed in range(GAMES_PLAYED):
        bot_game = new_bot_game(Setup("luebeck", seats), "skipper", seed)
        while not bot_game.game.over:
            bot_game.step()
        ended = bot_game.spec.play.outcome(bot_game.game)
        assert ended is not None
        points += ended.points
    assert sum(points) / len(points) > least


def test_it_doubles_before_it_sells() -> None:
    game = acting(0, cogs=[("Danzig", [0])], hands={0: ["Riga 4", "Riga 5", "double Riga"]})
    assert advice(game) == doubling(game, "Riga")


def test_it_sails_where_more_can_be_sold() -> None:
    hand = ["Bergen 5", "Hamburg 4", "Brügge 6"]
    game = acting(0, cogs=[("Helsingborg", [0])], hands={0: hand})
    assert advice(game) == goods(game, "Hamburg 4")


def test_it_sells_in_the_city_before_it_sails() -> None:
    game = acting(0, cogs=[("Riga", [0])], hands={0: ["Riga 3", "Reval 6"]})
    assert advice(game) == goods(game, "Riga 3")


def test_it_starts_where_its_cards_are() -> None:
    game = acting(0, hands={0: ["trade Riga", "Riga 5", "Reval 6", "London 4"]})
    assert advice(game) == trade(game, "Riga")


def test_it_throws_the_cheapest_card_overboard() -> None:
    hand = ["Riga 3", "Danzig 2", "London 6", "Bergen 5"]
    game = acting(0, cogs=[("Reval", [0, 0])], hands={0: hand})
    assert advice(game) == Discard(card(game, "Danzig 2"))


def test_it_takes_the_packet_that_it_can_use() -> None:
    packets = [["London 6", "Brügge 6"], ["Riga 3", "Reval 4"], ["pirates", "change"]]
    game = laid(Picking(), cogs=[("Danzig", [0])], packets=packets)
    assert advice(game) == TakePacket(1)


def test_it_leaves_a_cog_that_leads_nowhere() -> None:
    game = laid(GoingHome(), cogs=[("Bergen", [0]), ("Lübeck", [0])])
    assert advice(game) == TakeHome((1, 0, 0, 0))
    game = laid(GoingHome(), cogs=[("Bergen", [0])], hands={0: ["London 5"]})
    assert advice(game) == TakeHome((0, 0, 0, 0))


def test_cards_in_hand_are_a_burden_in_the_last_round() -> None:
    hands = {0: ["London 6", "Brügge 6"]}
    last = acting(0, hands=hands, last_round=True)
    early = acting(0, hands=hands)
    assert promised(last) == -12
    assert promised(early) > 0


def promised(game: Luebeck) -> float:
    """What the cards of the first seat are worth to a skipper."""
    seat_view = read_view(SPEC.see.view(game, 0))
    return worth(seat_view, seat_view.now)


def test_an_imagined_game_is_read_as_its_view_is() -> None:
    bot_game = new_bot_game(Setup("luebeck", 4), "skipper", 3)
    while not bot_game.game.over:
        game = bot_game.game
        assert isinstance(game, Luebeck)
        for seat in range(4):
            assert facts(read_table(game, seat)) == facts(read_view(SPEC.see.view(game, seat)))
        bot_game.step()


def facts(seat_view: SkipperView) -> tuple[object, ...]:
    packets = [tuple(cards) for cards in seat_view.packets]
    crews = tuple(seat_view.crews)
    return seat_view.seat, seat_view.now, crews, seat_view.seats, seat_view.last_round, packets
