"""All laws, for every pair of variants by every edition and for every number of seats."""

from collections.abc import Callable

import pytest

from tests.laws.cells import CELLS, EXAMPLES, SLICE, SLICES, Table, check_cell, chosen


@pytest.mark.parametrize("table", chosen(SLICE), ids=str)
def test_every_law_holds_in_a_cell(
    table: Table, record_property: Callable[[str, object], None]
) -> None:
    check_cell(table)
    record_property("cell", str(table))
    record_property("slice", f"{SLICE} of {SLICES}, {EXAMPLES} examples for each law")


def test_ten_slices_are_all_the_cells() -> None:
    sliced = [table for number in range(SLICES) for table in chosen(str(number))]
    assert sorted(sliced) == sorted(CELLS)
    assert chosen("all") == CELLS
    found = {(t.edition, t.seats, t.variants) for t in CELLS}
    assert len(found) == len(CELLS)
    six = {cell for cell in found if cell[1] in (2, 3, 4) and "bornholm" not in cell[2]}
    assert len(six) >= 3 * 3 * 15
    alone = [t.variants for t in CELLS if t.seats == 1 and t.edition == "german"]
    assert len(alone) == len(set(alone)) == 9
