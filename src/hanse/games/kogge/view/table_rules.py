"""The rules of a table as screens show them: costs, scores, and possible ends."""

from functools import lru_cache
from operator import sub
from typing import Literal

from hanse.core.types import Counts
from hanse.games.kogge.actions.build import office_ways
from hanse.games.kogge.board import GOOD_OF, NCITIES, SITES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.guildmaster import GUILD_STEPS, walk_from
from hanse.games.kogge.phases.production import goods_arriving
from hanse.games.kogge.rule_values.score_rows import ScoreRow
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.seat_holdings import SeatHoldings, holdings_of
from hanse.games.kogge.table import NONE, Table
from hanse.games.kogge.view.sections import (
    Costs,
    Ends,
    NearEnd,
    OfficeCost,
    Scores,
    ScoreSeen,
    Walk,
)

KEPT = 1 << 12
"""The number of results kept in memory: imagined games need these often, but they rarely change."""

LAST_POINT = 1
"""A seat that needs only this many more points may win in its next turn."""

type Way = tuple[int, int, Counts]
"""The guild master's city, the cities he has walked, and which cities are raided."""
type Stage = Literal["still", "open", "last"]
"""The stage of the game: no ending can be near, an ending can be, or this is the last round."""


@lru_cache(maxsize=KEPT)
def costs(rules: Rules, sites: Counts, crest: int) -> Costs:
    """Return the prices at the table, those of offices city by city."""
    numbers = [*range(NCITIES), crest]
    free = [sites[at : at + SITES].count(NONE) for at in range(0, len(sites), SITES)]
    offices = [office_costs(rules, c, numbers[c], SITES - many) for c, many in enumerate(free)]
    return Costs(
        tuple(offices),
        raid_marker=rules.prices.raid,
        chip=rules.prices.chip,
        cog_piles=rules.cog_piles,
        city_piles=rules.city_piles,
    )


def office_costs(rules: Rules, city: int, number: int, standing: int) -> tuple[OfficeCost, ...]:
    ways = office_ways(rules, city, number, standing)
    return tuple([OfficeCost(value, price.goods, price.markers) for value, price in ways])


@lru_cache(maxsize=KEPT)
def brings(goods_per_marker: int, stock: Counts, crest: int) -> Counts:
    """Return the goods that a marker in a bid would bring to each city."""
    each = [goods_arriving(lying, goods_per_marker) for lying in stock]
    found = [each[good] for good in GOOD_OF]
    return tuple(found if crest == NONE else [*found, each[GOOD_OF[crest]]])


def scores(game: Kogge) -> Scores:
    """Return the score rows, including each seat's pieces once the game is over."""
    return open_scores(game) if game.table.result else secret_scores(game.rules)


def open_scores(game: Kogge) -> Scores:
    """Return the score rows with each seat's pieces."""
    held = [holdings_of(game.table, seat) for seat in range(game.seats)]
    return Scores(tuple([score_seen(row, held) for row in game.rules.score_rows]))


@lru_cache(maxsize=KEPT)
def secret_scores(rules: Rules) -> Scores:
    return Scores(tuple([score_seen(row, []) for row in rules.score_rows]))


def score_seen(row: ScoreRow, held: list[SeatHoldings]) -> ScoreSeen:
    return ScoreSeen(row.name, row.each, tuple([row.pieces(one) for one in held]))


def ends(game: Kogge, raided: Counts, points: Counts) -> Ends:
    """Return the goals that win the game, and the events that may soon end it."""
    table, rules = game.table, game.rules
    to_win = rules.points_to_win(table)
    way = table.guild, table.walked, raided
    return ends_with(rules.guild_walk, to_win, points, way, stage_of(table))


def stage_of(table: Table) -> Stage:
    if table.result or not table.round or table.guild == NONE:
        return "still"
    return "last" if table.last_round else "open"


@lru_cache(maxsize=KEPT)
def ends_with(walk: int, to_win: Counts, points: Counts, way: Way, stage: Stage) -> Ends:
    """Return the ends, from arguments that a cache can use as keys."""
    guild, walked, raided = way
    walks = walks_from(guild, raided)
    found: list[NearEnd] = []
    if stage == "last":
        found.append(NearEnd("last", NONE, 0))
    if stage != "still":
        lacks = enumerate(map(sub, to_win, points))
        found += [NearEnd("points", seat, lack) for seat, lack in lacks if lack == LAST_POINT]
    if stage == "open" and walk - walked <= max([one.walked for one in walks], default=walk):
        found.append(NearEnd("laps", NONE, walk - walked))
    return Ends(to_win, walk, walks, tuple(found))


def walks_from(guild: int, raided: Counts) -> tuple[Walk, ...]:
    """Return the guild master's possible walks; none if he is not placed or cannot move (G-18)."""
    if guild == NONE or all(raided[:NCITIES]):
        return ()
    found = []
    for steps in GUILD_STEPS:
        city, walked = walk_from(guild, raided, steps)
        passed = [(guild + step) % NCITIES for step in range(1, walked)]
        found.append(Walk(steps, city, walked, tuple([one for one in passed if raided[one]])))
    return tuple(found)
