"""Counts over many games. Tallies can be added in any order; only their lists show the order."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Problem:
    """An error in a game, with the game's number and the ply."""

    game: int
    ply: int
    what: str
    dead_end: bool = False


@dataclass
class BotTally:
    """Results of a bot, over all its seats."""

    wins: float = 0.0
    answers: int = 0
    seconds: float = 0.0

    def add(self, other: "BotTally") -> None:
        self.wins += other.wins
        self.answers += other.answers
        self.seconds += other.seconds


@dataclass
class Tally:
    """The counts over some games."""

    games: int = 0
    decisions: int = 0
    rounds: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    ended_by: Counter[str] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    bots: dict[str, "BotTally"] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.points += other.points
        self.best += other.best
        self.ended_by += other.ended_by
        self.moves += other.moves
        self.events += other.events
        for name, bot in other.bots.items():
            self.bots.setdefault(name, BotTally()).add(bot)
        self.problems += other.problems

    @property
    def dead_ends(self) -> int:
        return sum(problem.dead_end for problem in self.problems)
