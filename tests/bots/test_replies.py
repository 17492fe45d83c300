"""Bots answer what is offered to them; what is not answered has been declined."""

from collections.abc import Iterator

import pytest

from hanse.bots.bot import Bot
from hanse.bots.bot_game import BotGame
from hanse.bots.context import BotContext
from hanse.bots.registry import BOTS
from hanse.bots.replies import reply_of
from hanse.core.questions.deal import Deal
from hanse.core.setup import Setup
from hanse.core.types import Move, Seat
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Decline, EndTurn, Offer
from hanse.games.kogge.spec import SPEC
from tests.bots.tables import chance, context_of, positions


def offered(seeds: range) -> Iterator[tuple[Kogge, Offer, Seat]]:
    """Games in which somebody has just offered something that the rules allow, at random."""
    for seed in seeds:
        below = chance("offers", seed).below
        for bot_game in positions(Setup("kogge", 4), "builder", seed):
            found = offer_in(bot_game, below(4), seed)
            if found:
                yield found


def offer_in(bot_game: BotGame, seat: Seat, seed: int) -> tuple[Kogge, Offer, Seat] | None:
    game = bot_game.game
    assert isinstance(game, Kogge)
    menu = game.asides(seat)
    deals = [o for o in menu.options if isinstance(o, Deal)] if menu else []
    if not deals:
        return None
    made = deals[0].sample(chance("offer", seed, game.ply).below)
    assert isinstance(made, Offer)
    trial = game.copy()
    trial.play(seat, made)
    return trial, made, seat


def replied(game: Kogge, bot: Bot, seat: Seat) -> Move | None:
    menu = game.asides(seat)
    assert menu is not None
    return reply_of(bot, context_of(SPEC, game, seat, menu, chance("reply").below), game)


@pytest.mark.parametrize("name", ["builder", "captain", "dabbler"])
def test_every_offer_is_answered(name: str) -> None:
    for count, (game, made, _) in enumerate(offered(range(3))):
        move = replied(game, BOTS[name]("kogge"), made.to)
        assert isinstance(move, Accept | Decline | Offer)
        game.play(made.to, move)
        assert SPEC.play.plain_reply(game, made.to) is None
        if count > 40:
            break


def test_a_gift_is_taken_and_a_robbery_refused() -> None:
    game, made, maker = next(one for one in offered(range(9)) if sum(one[1].give_goods))
    nothing = ((0,) * 4, (0,) * 9)
    menu_game = game.copy()
    menu_game.play(made.to, Decline(menu_game.table.offers[-1].offer))
    for give, take, kind in ((made.give_goods, (0,) * 4, Accept), ((0,) * 4, (0,) * 4, Decline)):
        trial = menu_game.copy()
        hold = trial.table.hold(made.to)
        wanted = take if kind is Accept else tuple(min(1, count) for count in hold)
        trial.play(maker, Offer(made.to, give, nothing[1], wanted, nothing[1]))
        assert isinstance(replied(trial, BOTS["builder"]("kogge"), made.to), kind)


class Mute(Bot):
    """Says nothing, or nonsense."""

    def __init__(self, said: Move | None) -> None:
        self.said = said

    def reply(self, context: BotContext) -> Move | None:
        return self.said


@pytest.mark.parametrize("said", [None, EndTurn(), Accept(999)])
def test_whoever_says_nothing_has_said_no(said: Move | None) -> None:
    game, made, _ = next(offered(range(3)))
    assert isinstance(replied(game, Mute(said), made.to), Decline)


def test_nobody_replies_to_nothing() -> None:
    game = next(positions(Setup("kogge", 2), "builder", 1)).game
    assert SPEC.play.plain_reply(game, 0) is None  # type: ignore[arg-type]
