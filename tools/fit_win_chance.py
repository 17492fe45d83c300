"""A fit of the win probability in Lübeck to games of skippers: `python -m tools.fit_win_chance`.

The tool prints the pairs of constants for `hanse.bots.luebeck.win_chance` that predict the winners
best.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from hashlib import blake2b
from itertools import product
from math import log, sqrt
from typing import NamedTuple

from hanse.bots.bot_game import BotGame
from hanse.bots.luebeck.skipper import Skipper
from hanse.bots.luebeck.win_chance import chances_of_totals, rounds_left, totals
from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.phases.packet_choice import Picking

THIS_ROUND = range(10, 80, 5)
EACH_ROUND = range(2, 14)


class RoundStart(NamedTuple):
    """The start of a round: everyone's totals, the expected rounds left, and the game's winners."""

    totals: list[float]
    left: float
    winners: tuple[int, ...]


def dice(name: str) -> Dice:
    return Dice(blake2b(f"chance/{name}".encode(), digest_size=32).digest())


def rounds(seats: int, number: int) -> list[RoundStart]:
    """Play a game and return its rounds."""
    spec = GAMES["luebeck"]
    chances = [dice(f"{number}/{seat}").below for seat in range(seats)]
    game = spec.play.new(Setup("luebeck", seats), dice(str(number)))
    table = BotGame(spec, game, [Skipper()] * seats, chances)
    seen: list[tuple[list[float], float]] = []
    while not table.game.over:
        assert isinstance(table.game, Luebeck)
        if begins(table.game) and len(seen) < table.game.table.round:
            seen.append((totals(table.game), rounds_left(table.game)))
        table.step()
    ended = spec.play.outcome(table.game)
    assert ended is not None
    return [RoundStart(*one, ended.winners) for one in seen]


def begins(game: Luebeck) -> bool:
    step = game.agenda[-1]
    return isinstance(step, Picking) and not step.at


def loss(seen: list[RoundStart], this_round: float, each_round: float) -> float:
    """Return the average loss of the predictions: log 4 for four seats and no knowledge."""
    spreads = [sqrt(this_round + each_round * one.left) for one in seen]
    return -sum(map(log_chance, seen, spreads)) / len(seen)


def log_chance(begun: RoundStart, spread: float) -> float:
    """Return the logarithm of the winner's predicted share; the average if several seats won."""
    found = chances_of_totals(begun.totals, spread)
    return sum(log(found[seat]) for seat in begun.winners) / len(begun.winners)


def sorted_losses(seen: list[RoundStart]) -> Iterator[tuple[float, int, int]]:
    """Yield losses with their pairs of constants, the smallest loss first."""
    yield from sorted((loss(seen, *pair), *pair) for pair in product(THIS_ROUND, EACH_ROUND))


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--seats", type=int, default=4)
    words = asked.parse_args()
    seen = [one for number in range(words.games) for one in rounds(words.seats, number)]
    print(f"{len(seen)} rounds of {words.games} games for {words.seats}")
    for found, this_round, each_round in list(sorted_losses(seen))[:5]:
        print(f"loss {found:.4f}: THIS_ROUND {this_round}, EACH_ROUND {each_round}")


if __name__ == "__main__":
    main()
