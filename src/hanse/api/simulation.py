"""Series of games between bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from hanse.api.bots import AnyBot, bot_of, name_of_bot
from hanse.api.setups import setup_of, spec_of
from hanse.bots.bot_game import BotGame
from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec, Outcome


@dataclass
class Standings:
    """Results of bots against each other. Every list is in the order of the bots."""

    bots: tuple[str, ...]
    games: int = 0
    wins: list[float] = field(default_factory=list)
    """The games that each bot won; a shared win counts in equal parts."""
    points: list[int] = field(default_factory=list)
    """The total points of each bot, over all games and seats."""
    seats: list[int] = field(default_factory=list)
    """The number of seats that each bot had, over all games."""
    endings: dict[str, int] = field(default_factory=dict)
    """The number of games for each ending."""

    def __post_init__(self) -> None:
        count = len(self.bots)
        self.wins, self.points, self.seats = [0.0] * count, [0] * count, [0] * count

    def add(self, ended: Outcome, seated: Sequence[int]) -> None:
        """Count one game; `seated` gives the bot of each seat."""
        self.games += 1
        self.endings[ended.by] = self.endings.get(ended.by, 0) + 1
        for seat, bot in enumerate(seated):
            self.seats[bot] += 1
            self.points[bot] += ended.points[seat]
            if seat in ended.winners:
                self.wins[bot] += 1 / len(ended.winners)

    def __str__(self) -> str:
        rows = zip(self.bots, self.wins, self.points, self.seats, strict=True)
        return "\n".join(
            f"{name:<12} {wins:7.1f} wins of {self.games}   {points / max(1, seats):6.1f} points"
            for name, wins, points, seats in rows
        )

    def _repr_svg_(self) -> str:
        from hanse.svg.notebook import bars_svg  # noqa: PLC0415

        return bars_svg(self.bots, self.wins)

    def _repr_html_(self) -> str:
        from hanse.svg.notebook import table_html  # noqa: PLC0415

        means = [
            points / max(1, seats) for points, seats in zip(self.points, self.seats, strict=True)
        ]
        rows = zip(self.bots, self.wins, means, strict=True)
        said = [(name, f"{wins:.1f} of {self.games}", f"{mean:.1f}") for name, wins, mean in rows]
        return table_html(("bot", "wins", "points per seat"), said)


def simulate(
    game: str,
    bots: Sequence[AnyBot],
    games: int = 100,
    *,
    seats: int = 0,
    seed: int = 1,
    rotate: bool = True,
    edition: str = "",
    variants: Sequence[str] = (),
    readings: Mapping[str, str] | None = None,
) -> Standings:
    """Let bots play against each other, and return their results.

    Each bot is given by name, as a class or as an object. If there are more seats than bots, the
    bots take the seats in turn, again and again. After each game, the bots move by one seat, unless
    `rotate` is false; without rotation, the games are those of `hanse simulate` with the same seed.
    """
    spec = spec_of(game)
    setup = setup_of(spec, seats, edition=edition, variants=variants, readings=readings)
    if not 1 <= len(bots) <= setup.seats:
        raise BadSetup(f"{len(bots)} bots for {setup.seats} seats")
    standings = Standings(tuple(name_of_bot(bot) for bot in bots))
    for number in range(games):
        shift = number if rotate else 0
        seated = [(seat + shift) % len(bots) for seat in range(setup.seats)]
        ended = play_game(spec, setup, [bots[bot] for bot in seated], f"{seed}/{number}")
        standings.add(ended, seated)
    return standings


def play_game(spec: AnySpec, setup: Setup, bots: Sequence[AnyBot], name: str) -> Outcome:
    """Play one game to its end and return the outcome; `name` determines every random draw."""
    game = spec.play.new(setup, dice(f"{name}/game"))
    chances = [dice(f"{name}/seat {seat}").below for seat in range(setup.seats)]
    table = BotGame(spec, game, [bot_of(bot, spec.about.name) for bot in bots], chances)
    while not game.over:
        for _ in table.talk():
            pass
        table.step()
    ended = spec.play.outcome(game)
    assert ended is not None
    return ended


def dice(name: str) -> Dice:
    return Dice(blake2b(name.encode(), digest_size=32).digest())
