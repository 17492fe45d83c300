"""What the rules of a table come to, as screens show it: costs, scores, and how it may end."""

from functools import cache, lru_cache

from hanse.core.types import Counts, Seat
from hanse.games.kogge.actions.build import office_ways
from hanse.games.kogge.board import GOOD_OF, NCITIES, NGOODS, SITES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.holder import Holder, holder
from hanse.games.kogge.phases.guildmaster import STEPS, walk_from
from hanse.games.kogge.phases.production import arriving
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.score_rows import ScoreRow
from hanse.games.kogge.scoring import development
from hanse.games.kogge.table import NONE
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
"""So many answers are kept that bots ask for again and again."""

LAST_POINT = 1
"""Who lacks so many points may win in the next turn."""


def costs(game: Kogge) -> Costs:
    """Return what is asked for, city by city."""
    return costs_with(game.rules, tuple(game.table.sites), game.table.crest)


@lru_cache(maxsize=KEPT)
def costs_with(rules: Rules, sites: Counts, crest: int) -> Costs:
    """Return the same; bots look at it in every imagined game, and it seldom changes."""
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


def brings(game: Kogge) -> Counts:
    """Return what a marker that is bid would bring to each city."""
    table, many = game.table, game.rules.goods_a_marker
    each = [arriving(table, good, many) for good in range(NGOODS)]
    found = [each[good] for good in GOOD_OF]
    return tuple(found if table.crest == NONE else [*found, each[GOOD_OF[table.crest]]])


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
    walks = walks_from(table.guild, tuple(table.raided))
    return Ends(to_win, rules.guild_walk, walks, near(game, to_win, walks))


@lru_cache(maxsize=KEPT)
def walks_from(guild: int, raided: Counts) -> tuple[Walk, ...]:
    """Return where the guild master may go; nowhere, if he is not there or has no place (G-18)."""
    if guild == NONE or all(raided[:NCITIES]):
        return ()
    found = []
    for steps in STEPS:
        city, walked = walk_from(guild, raided, steps)
        passed = [(guild + step) % NCITIES for step in range(1, walked)]
        found.append(Walk(steps, city, walked, tuple([one for one in passed if raided[one]])))
    return tuple(found)


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
