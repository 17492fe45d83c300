"""Reports of a simulation, for people and for programs."""

import json
from collections import Counter
from dataclasses import dataclass

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from hanse.cli.simulate.games import SimulationPlan, wire_name
from hanse.cli.simulate.tally import Problem, Tally
from hanse.core.spec import AnySpec

MAX_PROBLEMS = 20
"""The number of problems described; the others are only counted."""


@dataclass(frozen=True)
class Report:
    """A tally with its setup and its bots."""

    spec: AnySpec
    plan: SimulationPlan
    tally: Tally
    seconds: float

    def facts(self, kinds: bool) -> dict[str, object]:
        """Return the report as plain data, with the counts of kinds if requested."""
        tally, rounds = self.tally, self.tally.rounds
        facts: dict[str, object] = {
            "game": self.spec.about.name,
            "seats": self.plan.setup.seats,
            "variants": list(self.plan.setup.variants),
            "bots": list(self.plan.bots),
            "games": tally.games,
            "decisions": tally.decisions,
            "decisions_per_second": round(tally.decisions / max(self.seconds, 1e-9)),
            "rounds": {"mean": round(mean(rounds), 3), "max": max(rounds, default=0)},
            "ended_by": self.endings(),
            "errors": len(tally.problems),
            "dead_ends": tally.dead_ends,
            "seconds": round(self.seconds, 3),
            "points": {"mean": round(mean(tally.points), 3), "best": round(mean(tally.best), 3)},
            "shares": self.shares(),
            "milliseconds": self.milliseconds(),
        }
        return {**facts, "kinds": self.kinds()} if kinds else facts

    def shares(self) -> dict[str, float]:
        """Return each bot's share of the wins, over all its seats."""
        games, bots = max(1, self.tally.games), self.tally.bots
        return {name: round(bot.wins / games, 4) for name, bot in bots.items()}

    def milliseconds(self) -> dict[str, float]:
        """Return the average time of each bot for an answer."""
        bots = self.tally.bots.items()
        return {name: round(1000 * bot.seconds / max(1, bot.answers), 3) for name, bot in bots}

    def endings(self) -> dict[str, int]:
        """Return the number of games for every way to end, even for ways that never occurred."""
        ended, known = self.tally.ended_by, self.spec.about.endings
        return {by: ended[by] for by in (*known, *sorted(set(ended) - set(known)))}

    def kinds(self) -> dict[str, dict[str, int]]:
        """Return the count of every kind of move and event, even of kinds that never occurred."""
        about, tally = self.spec.about, self.tally
        moves, events = map(wire_name, about.moves), map(wire_name, about.events)
        return {
            "moves": {name: tally.moves[name] for name in moves},
            "events": {name: tally.events[name] for name in events},
        }


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def print_json(report: Report, kinds: bool) -> None:
    print(json.dumps(report.facts(kinds), ensure_ascii=False))


def print_table(report: Report, kinds: bool, console: Console) -> None:
    table = Table(show_header=False)
    for label, fact in report.facts(kinds=False).items():
        table.add_row(label.replace("_", " "), one_line(fact))
    console.print(table)
    if kinds:
        for title, counts in report.kinds().items():
            console.print(kinds_table(title, Counter(counts)))


def one_line(fact: object) -> str:
    """Return a fact as one line, with the items of a list or the pairs of a dictionary."""
    if isinstance(fact, dict):
        return ", ".join(f"{label} {one_line(part)}" for label, part in fact.items())
    if isinstance(fact, list):
        return ", ".join(map(str, fact))
    return f"{fact:,}" if isinstance(fact, int) else str(fact)


def kinds_table(title: str, counts: Counter[str]) -> Table:
    """Return a table with one row for each kind, marking those that never occurred."""
    table = Table("kind", "count", "", title=title)
    table.columns[1].justify = "right"
    for kind, count in counts.items():
        table.add_row(kind, f"{count:,}", "" if count else "[bold red]never[/]")
    return table


def print_problems(report: Report, console: Console) -> None:
    problems = report.tally.problems
    for one in problems[:MAX_PROBLEMS]:
        console.print(
            f"[bold red]error[/] {escape(describe_problem(one, report.plan))}", soft_wrap=True
        )
    if len(problems) > MAX_PROBLEMS:
        console.print(f"… and {len(problems) - MAX_PROBLEMS} more")


def describe_problem(one: Problem, plan: SimulationPlan) -> str:
    """Return the problem, with a command that reproduces it."""
    again = f"--seed {plan.seed} --first {one.game} --games 1"
    return f"in game {one.game} after {one.ply} decisions (again with {again}): {one.what}"
