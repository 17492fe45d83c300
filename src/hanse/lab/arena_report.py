"""The results of an arena, for people and for programs."""

from collections import Counter
from collections.abc import Sequence

from hanse.games import GAMES
from hanse.lab.arena_game import ArenaResult, Times
from hanse.lab.arena_plan import ArenaPlan
from hanse.lab.display_ratings import display_ratings
from hanse.lab.ratings import ratings, tables_of
from hanse.lab.statistics import interval, quantile


class ArenaReport:
    """Results of an arena, added up draw by draw."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.rows: list[ArenaResult] = []
        self.answers: list[list[float]] = [[] for _ in plan.bots]
        self.turns: list[list[float]] = [[] for _ in plan.bots]

    def add(self, played: Sequence[tuple[ArenaResult, Times]]) -> float:
        """Add the games of a draw; return the first bot's share of them."""
        for row, times in played:
            self.rows.append(row)
            for bot in range(len(self.plan.bots)):
                self.answers[bot] += times.answers[bot]
                self.turns[bot] += times.turns[bot]
        return sum(row.wins[0] for row, _ in played) / len(played)

    def facts(self) -> dict[str, object]:
        """Return the plan, the first bot's figures, and the endings and length of the games."""
        plan = self.plan
        return {
            "game": plan.setup.game,
            "seats": plan.setup.seats,
            "variants": list(plan.setup.variants),
            "bot": plan.bots[0],
            "against": list(plan.bots[1:]),
            "hashes": dict(sorted(zip(plan.bots, plan.hashes, strict=True))),
            "seed": plan.seed,
            **self.bot_figures(0),
            "ended_by": self.endings(),
            "rounds": round(self.mean([row.rounds for row in self.rows]), 2),
        }

    def share(self, bot: int) -> tuple[float, float, float]:
        """Return the part of the games that a bot won, and the bounds of its interval."""
        share = self.mean([row.wins[bot] for row in self.rows])
        return share, *interval(share, len(self.rows))

    def bot_figures(self, bot: int) -> dict[str, object]:
        """Return a bot's share with its interval, its points, times and moves per game."""
        games = len(self.rows)
        share, low, high = self.share(bot)
        return {
            "games": games,
            "share": round(share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "points": round(self.mean([row.points[bot] for row in self.rows]), 2),
            "ms_mean": round(self.mean(self.answers[bot]), 2),
            "ms_p95": quantile(self.answers[bot], 0.95),
            "turn_ms_p95": quantile(self.turns[bot], 0.95),
            "moves": self.moves(bot),
        }

    def moves(self, bot: int) -> dict[str, float]:
        """Return the bot's moves per game by kind, in the order of the rules."""
        total: Counter[str] = Counter()
        for row in self.rows:
            total.update(row.moves[bot])
        kinds = [
            str(kind.__struct_config__.tag) for kind in GAMES[self.plan.setup.game].about.moves
        ]
        games = max(1, len(self.rows))
        return {kind: round(total[kind] / games, 2) for kind in kinds if total[kind]}

    def endings(self) -> dict[str, int]:
        counts = Counter(row.by for row in self.rows)
        known = GAMES[self.plan.setup.game].about.endings
        return {by: counts[by] for by in (*known, *sorted(set(counts) - set(known)))}

    def mean(self, values: Sequence[float]) -> float:
        return sum(values) / len(values) if values else 0.0


def mixed_facts(reports: Sequence[ArenaReport]) -> dict[str, object]:
    """Return the ratings of all bots at mixed tables, and the endings of the games."""
    names = sorted({bot for report in reports for bot in report.plan.bots})
    tables = [table for one in reports for table in tables_of(one.rows, one.plan.bots, names)]
    rated = ratings(tables, names)
    shown = display_ratings(tables, names)
    hashes = {
        bot: made
        for one in reports
        for bot, made in zip(one.plan.bots, one.plan.hashes, strict=True)
    }
    ended: Counter[str] = Counter()
    for one in reports:
        ended.update(one.endings())
    return {
        "game": reports[0].plan.setup.game,
        "seats": reports[0].plan.setup.seats,
        "variants": list(reports[0].plan.setup.variants),
        "games": len(tables),
        "seed": reports[0].plan.seed,
        "hashes": dict(sorted(hashes.items())),
        "ratings": {name: list(rated[name]) for name in names},
        **({"openskill": shown} if shown else {}),
        "ended_by": dict(ended),
    }
