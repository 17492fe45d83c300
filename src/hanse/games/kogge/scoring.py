"""Points, the end, the winner, ties."""

from functools import lru_cache

from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import NCHIPS, NGOODS, OFFICES, POINTS_TO_WIN
from hanse.games.kogge.events.rounds import GameEnded
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.result import Result
from hanse.games.kogge.rule_parts.score_rows import BOOK_ROWS, points_of
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.seat_holdings import holdings_of
from hanse.games.kogge.table import Table

KEPT = 1 << 12
"""The number of answers kept; strangers choose the rules of their tables, so it is limited."""

NEVER = 99
"""More development points than a player can have."""


def development(table: Table, seat: Seat) -> int:
    """K-GOAL-01, K-BONUS-06: one point for each own office and each bonus chip."""
    return table.office_count(seat) + table.chip_count(seat)


@lru_cache(maxsize=KEPT)
def development_by_seat(in_supply: Counts, chips: Counts) -> Counts:
    """Return each seat's development points, from the offices that it has left and all chips."""
    rows = [chips[at : at + NCHIPS] for at in range(0, len(chips), NCHIPS)]
    return tuple([OFFICES - n + sum(row) for n, row in zip(in_supply, rows, strict=True)])


def victory_points(table: Table, seat: Seat) -> int:
    """K-END-03: goods count on the cog and in own offices; markers in hand count nothing."""
    return points_of(BOOK_ROWS, holdings_of(table, seat))


def scores(game: Kogge) -> tuple[int, ...]:
    """Return each seat's victory points, from the rows that are in play."""
    rows = game.rules.score_rows
    return tuple([points_of(rows, holdings_of(game.table, seat)) for seat in range(game.seats)])


@lru_cache(maxsize=KEPT)
def good_points(rules: Rules) -> Counts:
    """Return the value of one good of each kind at the end."""
    rows, none = rules.score_rows, holdings_of(Table.new(1), 0)
    found = []
    for good in range(NGOODS):
        held = none.copy()
        held.goods[good] += 1
        found.append(points_of(rows, held) - points_of(rows, none))
    return tuple(found)


def five_points(table: Table) -> Counts:
    """K-GOAL-02: five development points, for every seat."""
    return (POINTS_TO_WIN,) * table.seats


def check_win(game: Kogge, seat: Seat) -> None:
    """K-GOAL-02, K-END-01: five points in one's own turn win immediately."""
    table = game.table
    if development(table, seat) >= game.rules.points_to_win(table)[seat]:
        finish(game, "points", (seat,))


def end_by_laps(game: Kogge) -> None:
    """K-GOAL-03, K-END-02, K-END-04: most victory points; equal ones share the win."""
    finish(game, "laps", game.rules.laps_won_by(list(scores(game))))


def most_points(points: list[int]) -> tuple[Seat, ...]:
    """K-END-02, K-END-04."""
    return tuple(seat for seat, count in enumerate(points) if count == max(points))


def finish(game: Kogge, by: str, winners: tuple[Seat, ...]) -> None:
    """End the game; nothing follows."""
    points = scores(game)
    game.table.result = Result(by, winners, points)
    game.tell(GameEnded(by, winners, points))
    game.agenda.clear()
