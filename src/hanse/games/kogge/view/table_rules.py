"""What the rules of a table come to, as screens show it: costs, scores, and how it may end."""

from functools import cache, lru_cache

from hanse.core.types import Counts, Seat
from hanse.games.kogge.actions.build import office_ways
from hanse.games.kogge.board import GOOD_OF, NCITIES, NGOODS
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.holder import Holder, holder
from hanse.games.kogge.phases.guildmaster import STEPS, walk
from hanse.games.kogge.phases.production import arriving
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.score_rows import ScoreRow
from hanse.games.kogge.scoring import development
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

LAST_POINT = 1
"""Who lacks so many points may win in the next turn."""


def costs(game: Kogge) -> Costs:
    """Return what is asked for, city by city."""
    table = game.table
    standing = tuple([table.offices_in(city) for city in range(len(table.raided))])
    return costs_with(game.rules, standing, table.crest)


@lru_cache(maxsize=1 << 12)
def costs_with(rules: Rules, standing: Counts, crest: int) -> Costs:
    """Return the same; bots look at it in every imagined game, and it seldom changes."""
    numbers = [*range(NCITIES), crest]
    offices = [office_costs(rules, c, numbers[c], many) for c, many in enumerate(standing)]
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


def brings(game: Kogge) -> Counts:
    """Return what a marker that is bid would bring to each city."""
    table, many = game.table, game.rules.goods_a_marker
    each = [arriving(table, good, many) for good in range(NGOODS)]
    return tuple([each[GOOD_OF[table.number(city)]] for city in range(len(table.raided))])


def scores(game: Kogge) -> Scores:
    """Return what counts; what each has of it when the game is over."""
    return open_scores(game) if game.table.result else secret_scores(game.rules)


def open_scores(game: Kogge) -> Scores:
    """Return the same, with what each has."""
    held = [holder(game.table, seat) for seat in range(game.seats)]
    return Scores(tuple([score_seen(row, held) for row in game.rules.score_rows]))


@cache
def secret_scores(rules: Rules) -> Scores:
    return Scores(tuple([score_seen(row, []) for row in rules.score_rows]))


def score_seen(row: ScoreRow, held: list[Holder]) -> ScoreSeen:
    return ScoreSeen(row.name, row.each, tuple([row.pieces(one) for one in held]))


def ends(game: Kogge) -> Ends:
    """Return with what the game is won, and what may soon end it."""
    table, rules = game.table, game.rules
    to_win = tuple([rules.points_to_win(table, seat) for seat in range(game.seats)])
    walks = tuple([walk_seen(table, steps) for steps in STEPS]) if can_walk(table) else ()
    return Ends(to_win, rules.guild_walk, walks, near(game, to_win, walks))


def can_walk(table: Table) -> bool:
    """Is the guild master on the map, and a city left where he may stop (G-18)?"""
    return table.guild != NONE and not all(table.raided[:NCITIES])


def walk_seen(table: Table, steps: int) -> Walk:
    city, walked = walk(table, steps)
    passed = [(table.guild + step) % NCITIES for step in range(1, walked)]
    return Walk(steps, city, walked, tuple([one for one in passed if table.raided[one]]))


def near(game: Kogge, to_win: Counts, walks: tuple[Walk, ...]) -> tuple[NearEnd, ...]:
    """Return whatever may end the game in this round or the next."""
    table = game.table
    if table.result or not table.round or table.guild == NONE:
        return ()
    last = [NearEnd("last", NONE, 0)] if table.last_round else []
    lacks = [to_win[seat] - development(table, seat) for seat in range(game.seats)]
    close = [NearEnd("points", s, lacks[s]) for s in seats_close(lacks)]
    left = game.rules.guild_walk - table.walked
    farthest = max([one.walked for one in walks], default=left)
    laps = [NearEnd("laps", NONE, left)] if left <= farthest and not table.last_round else []
    return (*last, *close, *laps)


def seats_close(lacks: list[int]) -> list[Seat]:
    return [seat for seat, lack in enumerate(lacks) if lack == LAST_POINT]
