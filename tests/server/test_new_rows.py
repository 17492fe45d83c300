"""New tables: each is set up by today's rules, whatever it plays."""

import pytest

from hanse.games import GAMES
from hanse.tables.creation.new_tables import new_match, new_row
from hanse.tables.live.copies import rebuild
from hanse.tables.messages.bodies import NewSeat, NewTable

TABLES = [
    (game, variant.name)
    for game, spec in GAMES.items()
    for variant in spec.about.variants
    if spec.about.seats_with((variant.name,))
]


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_a_table_of_each_variant_is_set_up_by_todays_rules(game: str, variant: str) -> None:
    about = GAMES[game].about
    seats = (NewSeat(),) * about.usual_seats((variant,))
    row = new_row(NewTable(game=game, seats=seats, variants=(variant,)))
    begun = new_match(row)
    assert row.revision == about.revision
    assert rebuild(row, []).game.setup == begun.game.setup
    assert dict(begun.game.setup.readings) == dict(row.setup.readings)
