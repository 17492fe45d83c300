"""What a bot is given, and what it is not."""

import pytest

from hanse.bots.context import BotContext
from hanse.bots.registry import BOTS, BotFactory
from hanse.bots.rng import Rng
from hanse.core.setup import BadSetup, Setup
from hanse.core.types import Addressed
from hanse.games import GAMES
from tests.bots.tables import chance, new_bot_game, positions

SETUP = Setup("kogge", 3)


def test_a_view_is_built_once_and_only_when_looked_at() -> None:
    bot_game = new_bot_game(SETUP, "dabbler", 1)
    built = []

    def look() -> object:
        built.append(1)
        return bot_game.spec.see.view(bot_game.game, 0)

    rng = Rng(chance().below)
    context = BotContext(bot_game.spec, 0, bot_game.game.asking[0], look, rng=rng)  # type: ignore[arg-type]
    assert built == []
    assert context.view is context.view
    assert built == [1]


def test_a_context_shows_its_own_seat() -> None:
    for bot_game in positions(SETUP, "dabbler", 2):
        for seat, question in bot_game.game.asking.items():
            context = bot_game.context(seat)
            assert context.question == question
            assert context.view == bot_game.spec.see.view(bot_game.game, seat)


def test_a_context_holds_no_game() -> None:
    bot_game = new_bot_game(SETUP, "dabbler", 3)
    context = bot_game.context(0)
    held = [getattr(context, name) for name in BotContext.__slots__]
    assert all(thing is not bot_game and thing is not bot_game.game for thing in held)
    assert not hasattr(context, "__dict__")


def test_a_seat_hears_what_it_is_told_and_nothing_else() -> None:
    told: list[Addressed] = []
    bot_game = new_bot_game(SETUP, "builder", 4)
    told += bot_game.game.events
    while not bot_game.game.over:
        bot_game.step()
        told += bot_game.game.events
        for seat in bot_game.game.asking:
            expected = [one.event for one in told if one.to is None or seat in one.to]
            assert bot_game.context(seat).events == expected
    private = [one for one in told if one.to is not None]
    assert private


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_for_one_game_says_so(bot: str, game: str) -> None:
    breed = BOTS[bot]
    if breed.only in ("", game):
        assert breed(game) is not None
    else:
        with pytest.raises(BadSetup, match=f"{bot} plays only {breed.only}"):
            breed(game)


def test_a_builder_of_another_game_is_refused() -> None:
    other = BotFactory("loner", BOTS["dabbler"].make, only="patience")
    with pytest.raises(BadSetup, match="loner plays only patience, not kogge"):
        other("kogge")
