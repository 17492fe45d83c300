"""Who is the host of a table after its host has left, and of the rematch of a table."""

import pytest

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.match.clock import UNTIMED
from hanse.tables.creation.new_tables import successor
from hanse.tables.seats.seating import (
    come_back,
    is_code,
    is_in_the_middle,
    leave,
    seat_of,
    sit_down,
)
from hanse.tables.store.rows import MatchRow, SeatRow

THREE = Setup("kogge", 3)


def gathering(*names: str, kept: tuple[str, ...] = ()) -> MatchRow:
    """Return a table where these sit, each with a secret of the same name; the first is host."""
    seats = [SeatRow(name, "", name.lower(), kept=name in kept) for name in names]
    seats += [SeatRow()] * (THREE.seats - len(seats))
    row = MatchRow("table", THREE, seats, UNTIMED, b"")
    row.host, row.invite = "anna", "invitation"
    return row


def test_the_next_person_who_is_there_becomes_host() -> None:
    row = gathering("Anna", "Ben", "Cleo", kept=("Ben",))
    leave(row, "anna")
    assert row.host == "cleo", "nobody is sent a table's keys who may never come"


def test_seats_are_gone_round_from_the_host() -> None:
    row = gathering("Ben", "Anna", "Cleo")
    leave(row, "anna")
    assert row.host == "cleo"


def test_whoever_leaves_and_is_no_host_changes_no_host() -> None:
    row = gathering("Anna", "Ben")
    leave(row, "ben")
    assert row.host == "anna"


@pytest.mark.parametrize("kept", [(), ("Ben",)])
def test_the_first_who_comes_where_nobody_was_is_the_host(kept: tuple[str, ...]) -> None:
    row = gathering("Anna", *kept, kept=kept)
    leave(row, "anna")
    assert row.host == ""
    if kept:
        come_back(row, "ben")
        assert row.host == "ben"
    else:
        sit_down(row, "Dora", row.invite, "dora")
        assert row.host == "dora"


def test_a_table_in_the_middle_stays_there_for_the_next_game() -> None:
    row = gathering("Anna", "Ben", "Cleo")
    row.host, row.invite, row.start, row.finished = "screen", "BCDFGH", (), True
    new = successor(row, "screen")
    assert (new.host, is_in_the_middle(new)) == ("screen", True)
    assert is_code(new.invite)
    assert new.invite != row.invite
    assert [seat_of(new, one) for one in ("ben", "cleo", "anna", "screen")] == [0, 1, 2, SPECTATOR]


def test_at_other_tables_the_next_game_has_no_code() -> None:
    new = successor(gathering("Anna", "Ben", "Cleo"), "ben")
    assert (new.host, is_in_the_middle(new), is_code(new.invite)) == ("ben", False, False)
