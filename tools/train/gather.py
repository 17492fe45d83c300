"""Positions of played games: the inputs of every seat, and the results of the games."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context

from hanse.bots.bot import Bot
from hanse.bots.bot_game import BotGame
from hanse.bots.kogge.value.layer import inputs
from hanse.bots.kogge.value.learned_value import value_inputs
from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.auction import Auction
from hanse.games.kogge.phases.guildmaster import GuildMaster
from tools.train.population import Learner, make_game
from tools.train.positions import Positions
from tools.train.shaking import shake

KEPT = 2
"""One position in this many is kept."""


def dice(name: str) -> Dice:
    return Dice(blake2b(f"train/{name}".encode(), digest_size=32).digest())


def is_judged(game: Kogge) -> bool:
    """Return whether bots judge this position: before a turn, a bid or the guild master's way."""
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, Sailing):
        return step.steps == 0
    return isinstance(step, Auction | GuildMaster)


def can_be_shaken(game: Kogge) -> bool:
    """Return whether holdings may be changed here: not while bids lie on the table."""
    return isinstance(game.agenda[-1], Sailing | GuildMaster)


def look(game: Kogge) -> list[list[float]]:
    """Return the inputs of every seat, by the routes that the asked seat knows."""
    shared, held, rivals = value_inputs(game, min(game.asking))
    return [inputs(shared, held, *pair) for pair in zip(held, rivals, strict=True)]


def play(stage: str, number: int) -> Positions:
    """Play one game and return its positions."""
    setup, bots = make_game(stage, number)
    table = new_table(setup, bots, f"{stage}/{number}")
    pick = dice(f"{stage}/{number}/pick").below
    learner = [float(isinstance(bot, Learner)) for bot in bots]
    seen = []
    game = table.game
    assert isinstance(game, Kogge)
    while not game.over:
        if is_judged(game) and game.table.round:
            if can_be_shaken(game):
                shake(game, pick)
            if not pick(KEPT):
                seen.append([[*row, own] for row, own in zip(look(game), learner, strict=True)])
        table.step()
    ended = table.spec.play.outcome(table.game)
    assert ended is not None
    shares = [
        1 / len(ended.winners) if seat in ended.winners else 0.0 for seat in range(setup.seats)
    ]
    return Positions.of_game(seen, shares)


def new_table(setup: Setup, bots: Sequence[Bot], name: str) -> BotGame:
    spec = GAMES[setup.game]
    chances = [dice(f"{name}/seat {seat}").below for seat in range(setup.seats)]
    return BotGame(spec, spec.play.new(setup, dice(f"{name}/game")), bots, chances)


def gather(stage: str, numbers: range, jobs: int) -> Iterator[Positions]:
    """Yield the positions of these games, always in the same order."""
    work = partial(play, stage)
    if jobs == 1:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, numbers, chunksize=4)
