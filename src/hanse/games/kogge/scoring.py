"""Scoring: points, the end, the winner, ties."""

from functools import lru_cache

from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import NCHIPS, NGOODS, OFFICES, POINTS_TO_WIN
from hanse.games.kogge.events.rounds import GameEnded
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.result import Result
from hanse.games.kogge.rule_values.score_rows import BOOK_ROWS, points_of
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.seat_holdings import holdings_of
from hanse.games.kogge.table import Table

KEPT = 1 << 12
"""The number of results kept in memory; limited, because strangers choose the rules of tables."""

UNREACHABLE_POINTS = 99
"""More development points than a player can have."""


def development(table: Table, seat: Seat) -> int:
    """Return the seat's points: one per office and one per bonus chip (K-GOAL-01, K-BONUS-06)."""
    return table.office_count(seat) + table.chip_count(seat)


@lru_cache(maxsize=KEPT)
def development_by_seat(in_supply: Counts, chips: Counts) -> Counts:
    """Return each seat's development points, from all unbuilt offices and all chips."""
    rows = [chips[at : at + NCHIPS] for at in range(0, len(chips), NCHIPS)]
    return tuple([OFFICES - n + sum(row) for n, row in zip(in_supply, rows, strict=True)])


def victory_points(table: Table, seat: Seat) -> int:
    """Return the seat's victory points by the rows of the book (K-END-03)."""
    return points_of(BOOK_ROWS, holdings_of(table, seat))


def scores(game: Kogge) -> tuple[int, ...]:
    """Return each seat's victory points, from the rows that are in play."""
    rows = game.rules.score_rows
    return tuple([points_of(rows, holdings_of(game.table, seat)) for seat in range(game.seats)])


@lru_cache(maxsize=KEPT)
def good_points(rules: Rules) -> Counts:
    """Return the victory points of one good of each kind."""
    rows, none = rules.score_rows, holdings_of(Table.new(1), 0)
    found = []
    for good in range(NGOODS):
        held = none.copy()
        held.goods[good] += 1
        found.append(points_of(rows, held) - points_of(rows, none))
    return tuple(found)


def five_points(table: Table) -> Counts:
    """Return five development points, the goal of every seat (K-GOAL-02)."""
    return (POINTS_TO_WIN,) * table.seats


def check_win(game: Kogge, seat: Seat) -> None:
    """End the game if the seat has five points in its own turn (K-GOAL-02, K-END-01)."""
    table = game.table
    if development(table, seat) >= game.rules.points_to_win(table)[seat]:
        finish(game, "points", (seat,))


def end_by_laps(game: Kogge) -> None:
    """End the game; the most victory points win, ties share (K-GOAL-03, K-END-02, K-END-04)."""
    finish(game, "laps", game.rules.laps_won_by(list(scores(game))))


def most_points(points: list[int]) -> tuple[Seat, ...]:
    """Return the seats with the most points (K-END-02, K-END-04)."""
    return tuple(seat for seat, count in enumerate(points) if count == max(points))


def finish(game: Kogge, by: str, winners: tuple[Seat, ...]) -> None:
    """Set the result, announce the end of the game, and clear the agenda."""
    points = scores(game)
    game.table.result = Result(by, winners, points)
    game.tell(GameEnded(by, winners, points))
    game.agenda.clear()
