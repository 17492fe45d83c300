"""One game of an arena: its result, and the thinking time of each bot."""

from collections import Counter
from time import process_time

from msgspec import Struct

from hanse.bots.bot_game import BotGame
from hanse.core.errors import BotStopped
from hanse.core.types import Move, Seat, name_of
from hanse.games import GAMES
from hanse.lab.arena_plan import NO_BOT_CLASSES, ArenaPlan, BotClasses, make_bot
from hanse.lab.bot_prints import PRINTS_TO_ERRORS
from hanse.lab.recorded_game import RecordedGame

MAX_DECISIONS = 50_000
TIMED = 4
"""Only every fourth draw is timed: reading the clock can cost a tenth of a quick bot's answer."""


class ArenaResult(Struct, frozen=True, omit_defaults=True):
    """The result of a game; every list is in the order of the plan's bots, not of the seats."""

    draw: int
    shift: int
    by: str
    wins: tuple[float, ...]
    points: tuple[int, ...]
    rounds: int
    moves: tuple[dict[str, int], ...]
    """The number of times that each bot made each move."""
    record: str = ""
    """The record of the game as text, if games are kept."""


class Times(Struct, frozen=True):
    """CPU milliseconds that each bot spent on its answers, and on whole turns.

    Both are empty in a game that is not timed.
    """

    answers: tuple[tuple[float, ...], ...]
    turns: tuple[tuple[float, ...], ...]


class ArenaGame:
    """A game in progress, with its measurements."""

    def __init__(
        self,
        plan: ArenaPlan,
        draw: int,
        shift: int,
        bot_classes: BotClasses = NO_BOT_CLASSES,
        *,
        keep_games: bool = False,
    ) -> None:
        setup = plan.setup
        spec = GAMES[setup.game]
        self.plan, self.draw, self.shift = plan, draw, shift
        self.bots_by_seat = plan.bots_by_seat(shift)
        bots = [make_bot(plan.bots[bot], setup.game, bot_classes) for bot in self.bots_by_seat]
        random_sources = [plan.dice(draw, f"seat {seat}").below for seat in range(setup.seats)]
        game = spec.play.new(setup, plan.dice(draw, "game"))
        self.table = (RecordedGame if keep_games else BotGame)(spec, game, bots, random_sources)
        self.moves: list[Counter[str]] = [Counter() for _ in plan.bots]
        self.answers: list[list[float]] = [[] for _ in plan.bots]
        self.turns: list[dict[object, float]] = [{} for _ in plan.bots]

    def play(self) -> tuple[ArenaResult, Times]:
        """Play to the end; return the result and the thinking times."""
        game = self.table.game
        with PRINTS_TO_ERRORS:
            for _ in range(MAX_DECISIONS):
                if game.over:
                    return self.row(), self.times()
                self.talk()
                self.decide()
        raise RuntimeError(f"draw {self.draw} is not over after {MAX_DECISIONS} decisions")

    def talk(self) -> None:
        """Let the bots say something out of turn."""
        try:
            for seat, said in self.table.talk():
                self.count(seat, said)
        except (Exception, SystemExit) as wrong:
            raise self.failure_of("a bot that said something", wrong) from wrong

    def decide(self) -> None:
        """Let the lowest of the asked seats answer."""
        seat = min(self.table.game.asking)
        try:
            self.answer(seat)
        except (Exception, SystemExit) as wrong:
            raise self.failure_of(self.plan.bots[self.bots_by_seat[seat]], wrong) from wrong

    def failure_of(self, bot: str, wrong: BaseException) -> BotStopped:
        """Return an error that names the bot and the game."""
        what = f"{type(wrong).__name__}: {wrong}"
        return BotStopped(f"{bot} failed in draw {self.draw} of seed {self.plan.seed}: {what}")

    def answer(self, seat: Seat) -> None:
        """Let a bot answer; in a timed game, note the time it took."""
        move = self.table.choose(seat) if self.draw % TIMED else self.timed_choice(seat)
        self.count(seat, move)
        self.table.play(seat, move)

    def timed_choice(self, seat: Seat) -> Move:
        bot = self.bots_by_seat[seat]
        turn = self.table.spec.play.turn(self.table.game)
        start = process_time()
        move = self.table.choose(seat)
        spent = 1000 * (process_time() - start)
        self.answers[bot].append(round(spent, 2))
        self.turns[bot][turn] = self.turns[bot].get(turn, 0.0) + spent
        return move

    def count(self, seat: Seat, move: Move) -> None:
        self.moves[self.bots_by_seat[seat]][name_of(type(move))] += 1

    def row(self) -> ArenaResult:
        ended = self.table.spec.play.outcome(self.table.game)
        assert ended is not None
        wins, points = [0.0] * len(self.bots_by_seat), [0] * len(self.bots_by_seat)
        for seat, bot in enumerate(self.bots_by_seat):
            points[bot] = ended.points[seat]
            if seat in ended.winners:
                wins[bot] = 1 / len(ended.winners)
        moves = tuple(dict(sorted(counted.items())) for counted in self.moves)
        by, rounds, record = ended.by, ended.rounds, self.record()
        return ArenaResult(
            self.draw, self.shift, by, tuple(wins), tuple(points), rounds, moves, record
        )

    def record(self) -> str:
        """Return the record of the game as text; an empty text if it is not kept."""
        names = [self.plan.bots[bot] for bot in self.bots_by_seat]
        return self.table.text(names) if isinstance(self.table, RecordedGame) else ""

    def times(self) -> Times:
        turns = tuple(tuple(round(ms, 2) for ms in by.values()) for by in self.turns)
        return Times(tuple(map(tuple, self.answers)), turns)


def play_draw(
    plan: ArenaPlan,
    draw: int,
    bot_classes: BotClasses = NO_BOT_CLASSES,
    *,
    keep_games: bool = False,
) -> list[tuple[ArenaResult, Times]]:
    """Play one draw of chance, once with each placement of the bots."""
    shifts = range(plan.setup.seats)
    return [ArenaGame(plan, draw, at, bot_classes, keep_games=keep_games).play() for at in shifts]
