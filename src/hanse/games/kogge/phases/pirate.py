"""The pirate's start, and his points at the end."""

from hanse.core.parts import replace_part
from hanse.core.setup import BadSetup
from hanse.core.steps import Step
from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import BORNHOLM, NVALUES, PIRATE_RAIDS
from hanse.games.kogge.events.variants import PirateNamed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.rule_values.score_rows import (
    NOTED,
    PIRATE_RAID_MARKERS,
    RAID_MARKERS,
    ScoreRow,
)
from hanse.games.kogge.scoring import UNREACHABLE_POINTS, five_points
from hanse.games.kogge.table import NONE, Table
from hanse.games.kogge.transfers import lose_marker


class NamePirate(Step[Kogge], frozen=True):
    """P-01, P-02, G-43, G-76: the naming of the pirate, who starts at Bornholm."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table = game.table
        seat = table.pirate = choose_pirate(game)
        table.cogs[seat] = BORNHOLM
        table.raids[seat], table.raids_aside[seat] = PIRATE_RAIDS, 0
        if game.rules.pirate.markers < NVALUES:
            pay_start(table, seat)
        game.tell(PirateNamed(seat))


def choose_pirate(game: Kogge) -> Seat:
    """Return the pirate's seat, agreed or drawn by chance (G-43)."""
    seat = game.rules.pirate.seat
    if seat >= game.seats:
        why = f"there is no seat {seat + 1} for the pirate"
        raise BadSetup(why, "pirate_seat", str(seat + 1), str(game.seats))
    return game.dice.below(game.seats) if seat == NONE else seat


def pay_start(table: Table, seat: Seat) -> None:
    """Give up the pirate's marker with the crest's number (G-37, pirate_start_markers = 8)."""
    lose_marker(table, seat, table.crest)
    table.reserve[table.crest] += 1


def non_pirate_has_five_points(table: Table) -> Counts:
    """Return each seat's points to win, out of reach for the pirate (P-07, G-42)."""
    plain = enumerate(five_points(table))
    return tuple([UNREACHABLE_POINTS if seat == table.pirate else points for seat, points in plain])


def add_noted_points_row(rows: tuple[ScoreRow, ...]) -> tuple[ScoreRow, ...]:
    """Return the rows with noted points; unused raid markers count against the pirate (P-07)."""
    return (*replace_part(rows, RAID_MARKERS, PIRATE_RAID_MARKERS), NOTED)
