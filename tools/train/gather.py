"""Positions of games, as inputs of every seat, and how these games ended."""

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
"""One position of so many is kept."""


def dice(name: str) -> Dice:
    return Dice(blake2b(f"train/{name}".encode(), digest_size=32).digest())


def at_rest(game: Kogge) -> bool:
    """Is this a position that the bots judge: before a turn, a bid, a way of the guild master?"""
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, Sailing):
        return step.steps == 0
    return isinstance(step, Auction | GuildMaster)


def shaken(game: Kogge) -> bool:
    """May what players have be changed here? Not while bids lie on the table."""
    return isinstance(game.agenda[-1], Sailing | GuildMaster)


def look(game: Kogge) -> list[list[float]]:
    """Return the inputs of every seat, by the routes that whoever is asked knows."""
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
        if at_rest(game) and game.table.round:
            if shaken(game):
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
