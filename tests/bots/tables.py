"""Games for bots to sit down to."""

from collections.abc import Iterator

from hanse.bots.bot_game import BotGame
from hanse.bots.context import BotContext
from hanse.bots.registry import BOTS
from hanse.bots.rng import Rng
from hanse.core.dice import Dice
from hanse.core.questions.shapes import Menu, Question
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import Below, Seat
from hanse.core.views import View
from hanse.games import GAMES
from hanse.laws.setups import together


def chance(*names: object) -> Dice:
    """Dice of their own for every name."""
    return Dice(repr(names).encode()[:64])


def new_bot_game(setup: Setup, bot: str, seed: int) -> BotGame:
    """A new game with this bot in every seat."""
    spec = GAMES[setup.game]
    seats = range(setup.seats)
    chances = [chance(seed, seat).below for seat in seats]
    bots = [BOTS[bot](spec.about.name) for _ in seats]
    return BotGame(spec, spec.play.new(setup, chance(seed)), bots, chances)


def positions(setup: Setup, bot: str, seed: int) -> Iterator[BotGame]:
    """The same bot_game before each of its moves; it is over when nothing more comes."""
    bot_game = new_bot_game(setup, bot, seed)
    while not bot_game.game.over:
        yield bot_game
        bot_game.step()


def games_of(bot: str) -> list[str]:
    """The games that a bot plays."""
    return [name for name in GAMES if BOTS[bot].only in ("", name)]


def setups(bot: str) -> list[Setup]:
    """Every game that it plays, by every edition, for every number of seats."""
    return [
        Setup(name, seats, edition)
        for name in games_of(bot)
        for edition in GAMES[name].about.editions
        for seats in GAMES[name].about.seats_with(())
    ]


def varied(bot: str) -> list[Setup]:
    """With each variant alone, and with all that go together and every promise binding."""
    found = []
    for name in games_of(bot):
        spec = GAMES[name]
        alone = [(variant.name,) for variant in spec.about.variants]
        found += [Setup(name, spec.about.usual_seats(names), variants=names) for names in alone]
        many = together(spec, [variant.name for variant in spec.about.variants])
        if many:
            found += [Setup(name, n, "english", many) for n in spec.about.seats_with(many)]
    return found


def talking(setup: Setup, bot: str, seed: int) -> Iterator[tuple[BotGame, Seat, Menu]]:
    """A bot_game wherever somebody may say something out of turn, and now and then does."""
    for bot_game in positions(setup, bot, seed):
        for seat in range(setup.seats):
            menu = bot_game.game.asides(seat)
            if menu:
                yield bot_game, seat, menu
        for _ in bot_game.talk():
            pass


def context_of(
    spec: AnySpec, game: object, seat: Seat, question: Question, below: Below
) -> BotContext:
    """What a bot is given in some other game, as a twin."""

    def look() -> View:
        seen: View = spec.see.view(game, seat)
        return seen

    return BotContext(spec, seat, question, look, rng=Rng(below))
