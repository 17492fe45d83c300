"""Games between bots, played one by one, each from its own key."""

import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter

from hanse.bots.bot_game import BotGame
from hanse.bots.registry import BOTS
from hanse.cli.simulate.tally import BotTally, Problem, Tally
from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import Below, Counts, Event, Move
from hanse.games import GAMES

MAX_DECISIONS = 50_000
"""The number of decisions after which a game counts as endless."""


@dataclass(frozen=True)
class SimulationPlan:
    """A plan of games: the same plan and number always give the same game."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    check: bool = False

    def dice(self, number: int, use: str) -> Dice:
        """Return a game's own source of chance, separate for each use."""
        name = f"{self.seed}/{number}/{use}".encode()
        return Dice(blake2b(name, digest_size=32).digest())


class BrokenInvariant(Exception):
    """An error: the rules violated an invariant, such as the number of pieces."""


class DeadEnd(BrokenInvariant):
    """An error: an asked seat has no answer, or the game never ends."""


def play_games(plan: SimulationPlan, numbers: Sequence[int]) -> Tally:
    """Play these games, and return their totals."""
    total = Tally()
    for number in numbers:
        total.add(play_game(plan, number))
    return total


class GameCounts:
    """Counts of one game while it is played."""

    def __init__(self, plan: SimulationPlan) -> None:
        self.moves: Counter[type[Move]] = Counter()
        self.events: Counter[type[Event]] = Counter()
        self.bots = {name: BotTally() for name in plan.bots}
        self.seats = [self.bots[name] for name in plan.bots]

    def add(self, game: Game, move: Move) -> None:
        self.moves[type(move)] += 1
        self.events.update(type(addressed.event) for addressed in game.events)


def play_game(plan: SimulationPlan, number: int) -> Tally:
    """Play one game and return its counts; an error becomes a problem and does not end the run."""
    tally, counted = Tally(games=1), GameCounts(plan)
    moves, events = counted.moves, counted.events
    try:
        bot_game = new_bot_game(plan, number)
        events.update(type(addressed.event) for addressed in bot_game.all_events)
        play_to_end(plan, number, bot_game, counted)
        add_result(bot_game, tally, counted)
    except (Exception, SystemExit) as wrong:  # any error counts as a problem
        tally.problems.append(problem_of(number, moves.total(), wrong))
    tally.decisions = moves.total()
    tally.bots = counted.bots
    tally.moves = Counter({wire_name(kind): count for kind, count in moves.items()})
    tally.events = Counter({wire_name(kind): count for kind, count in events.items()})
    return tally


def wire_name(kind: type[Move] | type[Event]) -> str:
    """Return the wire name of a kind of move or event."""
    return str(kind.__struct_config__.tag)


def new_bot_game(plan: SimulationPlan, number: int) -> BotGame:
    spec = GAMES[plan.setup.game]
    game = spec.play.new(plan.setup, plan.dice(number, "game"))
    chances = [plan.dice(number, f"seat {seat}").below for seat in range(plan.setup.seats)]
    return BotGame(spec, game, [BOTS[bot](spec.about.name) for bot in plan.bots], chances)


def play_to_end(plan: SimulationPlan, number: int, bot_game: BotGame, counted: GameCounts) -> None:
    """Play to the end, checking the game after every move if requested."""
    spec, game = bot_game.spec, bot_game.game
    pieces = spec.play.pieces(game)
    below = plan.dice(number, "check").below
    for _ in range(MAX_DECISIONS):
        if plan.check:
            check_thoroughly(spec, game, pieces, below)
        if game.over:
            return
        if not game.asking:
            raise DeadEnd("nobody is asked, and the game is not over")
        for _, said in bot_game.talk():
            counted.add(game, said)
            if plan.check:
                check_thoroughly(spec, game, pieces, below)
        counted.add(game, timed_step(bot_game, counted.seats))
    raise DeadEnd(f"not over after {MAX_DECISIONS} decisions")


def timed_step(bot_game: BotGame, spent: Sequence[BotTally]) -> Move:
    """Play one answer, and note the thinking time of its bot."""
    seat = min(bot_game.game.asking)
    start = perf_counter()
    move = bot_game.choose(seat)
    spent[seat].seconds += perf_counter() - start
    spent[seat].answers += 1
    bot_game.play(seat, move)
    return move


def check_thoroughly(spec: AnySpec, game: Game, pieces: dict[str, Counts], below: Below) -> None:
    """Check that no piece is lost and that every asked seat has an allowed answer."""
    now = spec.play.pieces(game)
    if now != pieces:
        lost = [kind for kind in pieces if now.get(kind) != pieces[kind]]
        changes = ", ".join(f"{kind} were {pieces[kind]}, are {now.get(kind)}" for kind in lost)
        raise BrokenInvariant(f"pieces are not conserved: {changes}")
    for seat, question in game.asking.items():
        if next(iter(question.moves()), None) is None:
            raise DeadEnd(f"seat {seat} is asked and has no answer: {question}")
        move = question.sample(below)
        if not question.allows(move):
            raise BrokenInvariant(f"seat {seat}: the sampled {move} is not allowed by {question}")


def add_result(bot_game: BotGame, tally: Tally, counted: GameCounts) -> None:
    ended = bot_game.spec.play.outcome(bot_game.game)
    if ended is None:
        raise BrokenInvariant("the game is over and has no result")
    tally.ended_by[ended.by] += 1
    tally.rounds.append(ended.rounds)
    tally.points += ended.points
    tally.best.append(max(ended.points))
    for seat in ended.winners:
        counted.seats[seat].wins += 1 / len(ended.winners)
    if ended.rounds > bot_game.spec.about.most_rounds:
        raise BrokenInvariant(
            f"{ended.rounds} rounds, and there are {bot_game.spec.about.most_rounds} at most"
        )


def problem_of(number: int, ply: int, wrong: BaseException) -> Problem:
    """Return the error, with its place in the code unless our own check raised it."""
    what = f"{type(wrong).__name__}: {wrong}"
    if not isinstance(wrong, BrokenInvariant):
        last = traceback.extract_tb(wrong.__traceback__)[-1]
        what += f" (in {last.name}, line {last.lineno} of {last.filename.rpartition('/')[2]})"
    return Problem(number, ply, what, isinstance(wrong, DeadEnd))
