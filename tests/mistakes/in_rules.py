"""Mistakes in questions, refusals and the rules of Kogge."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hanse.core import bags
from hanse.core.game import Game
from hanse.core.questions.exchange import Exchange
from hanse.core.questions.shapes import Bag, Choice, Pay, Split
from hanse.core.spec import AnySpec
from hanse.core.types import Below, Counts, Event, Move, Seat
from hanse.games.kogge.actions import change_route, sail, trade
from hanse.games.kogge.actions.buy_markers import BuyPair
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases import guildmaster
from hanse.games.kogge.phases.turns import Turns
from hanse.games.kogge.table import Table
from hanse.laws.answers import check_answers, check_illegal
from hanse.laws.timelines import check_timeline
from tests.mistakes.planting import Mistake, afterwards, at, in_games
from tests.mistakes.rules import (
    check_each_action_once,
    check_guild_master_avoids_raids,
    check_routes_lead_away,
    check_second_step_is_paid,
)


def check_refused(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Law 9, with moves of the same position."""
    check_illegal(spec, position, position, chance)


def a_forbidden_bag_is_sampled(m: pytest.MonkeyPatch) -> None:
    """A bid that was made already."""

    def sample(bag: Bag, below: Below) -> Move:
        return bag.move(bags.some_of(bag.have, max(1, bag.least), below))

    m.setattr(Bag, "sample", sample)


def a_swap_is_sampled_that_is_not_offered(m: pytest.MonkeyPatch) -> None:
    """Where the city has too little, one's own goods are taken back."""

    def attempt(exchange: Exchange, below: Below) -> tuple[Counts, Counts]:
        give = bags.some_of(exchange.have, 1, below)
        return give, bags.some_of(exchange.have, 1, below)

    m.setattr(Exchange, "attempt", attempt)


def a_move_is_listed_twice(m: pytest.MonkeyPatch) -> None:
    """The first of a choice is its last as well."""
    moves = Choice.moves

    def twice(choice: Choice) -> Iterator[Move]:
        yield from moves(choice)
        yield next(moves(choice))

    m.setattr(Choice, "moves", twice)


def a_split_has_two_spellings(m: pytest.MonkeyPatch) -> None:
    """Equal piles are allowed in either order, and listed in one."""
    moves, in_order = Split.moves, Split.is_in_order

    def once(split: Split) -> Iterator[Move]:
        return (v for v in moves(split) if in_order(*v.piles[:2]))  # type: ignore[attr-defined]

    m.setattr(Split, "moves", once)
    m.setattr(Split, "count", lambda split: sum(1 for _ in once(split)))
    m.setattr(Split, "is_in_order", staticmethod(lambda one, other: True))


def a_price_is_counted_wrong(m: pytest.MonkeyPatch) -> None:
    """Ways to pay less are counted too."""
    m.setattr(Pay, "count", lambda pay: sum(bags.sizes(pay.first + pay.second, pay.price)))


def a_question_has_no_answer(m: pytest.MonkeyPatch) -> None:
    """A trade is offered where there is nothing to trade."""
    m.setattr(trade, "has_other_kind", lambda hold, wares: True)


def a_refused_move_draws(m: pytest.MonkeyPatch) -> None:
    """The dice have moved on before the move is found to be illegal."""
    play = Game.play

    def hasty(game: Any, seat: Seat, move: Move) -> None:
        game.dice.at += 1
        play(game, seat, move)

    m.setattr(Game, "play", hasty)


def a_refused_move_is_paid(m: pytest.MonkeyPatch) -> None:
    """The price is gone before the move is found to be illegal."""
    play = Game.play

    def hasty(game: Any, seat: Seat, move: Move) -> None:
        if seat in game.asking and sum(game.table.hold(seat)):
            game.table.cargo[seat * 4] -= 1
        play(game, seat, move)

    m.setattr(Game, "play", hasty)


class Stray(Event, frozen=True):
    """An event of a variant that is not in play."""


def a_stray_event_is_told(m: pytest.MonkeyPatch) -> None:
    """Something of a variant happens though it is off."""
    afterwards(m, Turns, "advance", lambda _, step, game: game.tell(Stray()))


def two_laps_are_not_counted(m: pytest.MonkeyPatch) -> None:
    """Round follows round, beyond the most there can be."""
    walk = guildmaster.walk
    m.setattr(guildmaster, "walk", lambda table, steps: (walk(table, steps)[0], 0))


def a_second_step_is_free(m: pytest.MonkeyPatch) -> None:
    """Without the chip that makes it so."""
    m.setattr(sail, "price_of", lambda game, sailing: 0)


def a_route_may_lead_home(m: pytest.MonkeyPatch) -> None:
    """A city's own number is laid among its routes."""

    def any_in_hand(table: Table, seat: int, city: int) -> tuple[int, ...]:
        return tuple(value for value, count in enumerate(table.hand(seat)) if count)

    m.setattr(change_route, "layable_markers", any_in_hand)


def the_guild_master_stops_at_a_raid(m: pytest.MonkeyPatch) -> None:
    """Raided cities are counted as steps."""

    def walk(table: Table, steps: int) -> tuple[int, int]:
        return (table.guild + steps) % 9, steps

    m.setattr(guildmaster, "walk", walk)


def two_pairs_are_bought(m: pytest.MonkeyPatch) -> None:
    """Buying does not use up the turn's purchase."""

    def used_bits(action: BuyPair, game: Kogge, seat: Seat, move: Move) -> int:
        return 0

    m.setattr(BuyPair, "used_bits", used_bits)


MISTAKES = (
    Mistake(a_forbidden_bag_is_sampled, at(check_answers, "bid")),
    Mistake(a_swap_is_sampled_that_is_not_offered, at(check_answers, "trade")),
    Mistake(a_move_is_listed_twice, at(check_answers)),
    Mistake(a_split_has_two_spellings, at(check_answers, "split_cargo")),
    Mistake(a_price_is_counted_wrong, at(check_answers, "sail")),
    Mistake(a_question_has_no_answer, at(check_answers, "end_turn")),
    Mistake(a_refused_move_draws, at(check_refused)),
    Mistake(a_refused_move_is_paid, at(check_refused)),
    Mistake(a_stray_event_is_told, in_games(check_timeline)),
    Mistake(two_laps_are_not_counted, in_games(check_timeline)),
    Mistake(a_second_step_is_free, at(check_second_step_is_paid, "Sailing")),
    Mistake(a_route_may_lead_home, at(check_routes_lead_away, "change_route")),
    Mistake(the_guild_master_stops_at_a_raid, at(check_guild_master_avoids_raids, "move_guild")),
    Mistake(two_pairs_are_bought, at(check_each_action_once, "buy")),
)
