"""Arenas: the strength of bots, measured at every seat with the same draws."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hanse.api.game import Game
from hanse.api.record_files import load
from hanse.api.setups import setup_of, spec_of
from hanse.bots.bot import Bot
from hanse.core.setup import BadSetup
from hanse.lab.arena_game import ArenaResult
from hanse.lab.arena_plan import ArenaPlan, BotClasses, plan_one_against
from hanse.lab.arena_report import ArenaReport

if TYPE_CHECKING:  # importing it takes a tenth of the time that all of the library takes
    from concurrent.futures import Executor

type ArenaBot = str | type[Bot]
type Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class ArenaRow:
    """The strength of a bot against others, with a 95 % interval from `low` to `high`."""

    bot: str
    against: tuple[str, ...]
    share: float
    """The part of the games that the bot won; a shared win counts in equal parts."""
    low: float
    high: float
    points: float
    """The bot's average points."""
    results: tuple[ArenaResult, ...] = field(repr=False)
    """The result of each game."""
    ms: float = field(compare=False)
    """CPU milliseconds that the bot spent on an answer, on average; too many in threads.

    Only every fourth draw is timed.
    """

    @property
    def games(self) -> int:
        """The number of games that were played."""
        return len(self.results)

    def load_games(self) -> Iterator[Game]:
        """Yield each game, replayed, if the arena kept them."""
        return (load(one.record) for one in self.results if one.record)

    def __str__(self) -> str:
        share, low, high = 100 * self.share, 100 * self.low, 100 * self.high
        found = f"{share:5.1f} % of {self.games} games ({low:.1f} to {high:.1f} %)"
        return f"{self.bot:<12} {found} against {', '.join(dict.fromkeys(self.against))}"


def arena(
    game: str,
    bots: ArenaBot | Sequence[ArenaBot],
    *,
    against: ArenaBot | Sequence[ArenaBot],
    games: int = 400,
    seats: int = 0,
    seed: int = 1,
    edition: str = "",
    variants: Sequence[str] = (),
    readings: Mapping[str, str] | None = None,
    executor: "Executor | None" = None,
    progress: Progress | None = None,
    keep_games: bool = False,
) -> list[ArenaRow]:
    """Measure each bot against others, and return a row for each.

    Bots are given by name or as classes. Each bot plays every draw of chance once in each seat, so
    there may be a few more games. An executor plays the games in its processes or threads; the rows
    are the same. `progress` is called with the number of games played and of all games.
    """
    setup = setup_of(spec_of(game), seats, edition=edition, variants=variants, readings=readings)
    to_measure, rivals = as_list(bots), as_list(against)
    if not to_measure or not rivals:
        raise BadSetup("name a bot to measure, and one to play against")
    bot_classes = bot_classes_of([*to_measure, *rivals])
    others = [name_of(bot) for bot in rivals]
    plans = [
        plan_one_against(setup, name_of(bot), others, games, seed, bot_classes=bot_classes)
        for bot in to_measure
    ]
    return play_plans(plans, bot_classes, executor, progress, keep_games=keep_games)


def play_plans(
    plans: Sequence[ArenaPlan],
    bot_classes: BotClasses,
    executor: "Executor | None",
    progress: Progress | None,
    *,
    keep_games: bool,
) -> list[ArenaRow]:
    """Play one plan after another; report the progress of all of them together."""
    # Starting processes takes long to import, so do it only when needed.
    from hanse.lab.arena import play_plan  # noqa: PLC0415

    rows: list[ArenaRow] = []
    total = sum(plan.draws * plan.setup.seats for plan in plans)

    def report(done: int, _: int) -> None:
        if progress:
            progress(sum(row.games for row in rows) + done, total)

    for plan in plans:
        finished = play_plan(
            plan, executor=executor, progress=report, bot_classes=bot_classes, keep_games=keep_games
        )
        rows.append(row_of(finished))
    return rows


def row_of(report: ArenaReport) -> ArenaRow:
    """Return the row of the first bot of a report."""
    name, *others = report.plan.bots
    share, low, high = report.share(0)
    points = report.mean([row.points[0] for row in report.rows])
    results = tuple(report.rows)
    return ArenaRow(
        name, tuple(others), share, low, high, points, results, report.mean(report.answers[0])
    )


def as_list(bots: ArenaBot | Sequence[ArenaBot]) -> list[ArenaBot]:
    return [bots] if isinstance(bots, str | type) else [*bots]


def name_of(bot: ArenaBot) -> str:
    return bot if isinstance(bot, str) else bot.__name__


def bot_classes_of(bots: Sequence[ArenaBot]) -> BotClasses:
    """Return the bots that are given as classes, by name."""
    found: dict[str, ArenaBot] = {}
    for bot in bots:
        if found.setdefault(name_of(bot), bot) != bot:
            raise BadSetup(f"two bots are named {name_of(bot)}")
    return {name: bot for name, bot in found.items() if not isinstance(bot, str)}
