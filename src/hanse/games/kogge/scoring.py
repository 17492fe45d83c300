"""Points, the end, the winner, ties."""

from hanse.core.types import Seat
from hanse.games.kogge.board import (
    CHIP_POINTS,
    GOOD_POINTS,
    NGOODS,
    OFFICE_POINTS,
    POINTS_TO_WIN,
    RAID_POINTS,
)
from hanse.games.kogge.events.rounds import GameEnded
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.result import Result
from hanse.games.kogge.table import Table


def development(table: Table, seat: Seat) -> int:
    """K-GOAL-01, K-BONUS-06: one point for each own office and each bonus chip."""
    return table.office_count(seat) + table.chip_count(seat)


def victory_points(table: Table, seat: Seat) -> int:
    """K-END-03: goods count on the cog and in own offices; markers in hand count nothing."""
    goods = list(table.hold(seat))
    for site, owner in enumerate(table.sites):
        if owner == seat:
            for good in range(NGOODS):
                goods[good] += table.site_goods[site * NGOODS + good]
    return (
        OFFICE_POINTS * table.office_count(seat)
        + CHIP_POINTS * table.chip_count(seat)
        + RAID_POINTS * table.raids[seat]
        + sum(count * worth for count, worth in zip(goods, GOOD_POINTS, strict=True))
    )


def five_points(table: Table, seat: Seat) -> bool:
    """K-GOAL-02: five development points."""
    return development(table, seat) >= POINTS_TO_WIN


def check_win(game: Kogge, seat: Seat) -> None:
    """K-GOAL-02, K-END-01: five points in one's own turn win at once."""
    if game.rules.has_won(game.table, seat):
        finish(game, "points", (seat,))


def end_by_laps(game: Kogge) -> None:
    """K-GOAL-03, K-END-02, K-END-04: most victory points; equal ones share the win."""
    points = [game.rules.score(game.table, seat) for seat in range(game.seats)]
    finish(game, "laps", game.rules.laps_won_by(points))


def most_points(points: list[int]) -> tuple[Seat, ...]:
    """K-END-02, K-END-04."""
    return tuple(seat for seat, count in enumerate(points) if count == max(points))


def finish(game: Kogge, by: str, winners: tuple[Seat, ...]) -> None:
    """Nothing follows."""
    points = tuple(game.rules.score(game.table, seat) for seat in range(game.seats))
    game.table.result = Result(by, winners, points)
    game.tell(GameEnded(by, winners, points))
    game.agenda.clear()
