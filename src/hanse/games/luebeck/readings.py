"""The map and deck of a setup, chosen by a reading or given by the setup's own data."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from hanse.core.rule_changes import Cause, Changes, Rewritten, RuleChange, collect_changes
from hanse.core.setup import BadSetup, Setup
from hanse.games.luebeck.box import FEWEST_SEATS, MAX_SEATS, read_data_file
from hanse.games.luebeck.default import default_rules
from hanse.games.luebeck.maps.chart import chart_of
from hanse.games.luebeck.maps.deck import deck_of
from hanse.games.luebeck.maps.files import deck_from, map_from, read_deck, read_map
from hanse.games.luebeck.rules import Rules

MAX_SETUPS = 256
"""The number of setups kept in memory, since custom maps allow endlessly many."""
EDITION = "german"
MAP, DECK = "map", "deck"
MAPS = ("two_arms", "trunk")
"""L-GOOD-03: the shipped maps, since the book does not show its own. The first is the default."""

SEATS: Mapping[int, Changes] = {
    seats: {"L-SETUP-01": Rewritten(f"for-{seats}")} for seats in range(FEWEST_SEATS, MAX_SEATS + 1)
}
MAP_CHANGES: Mapping[str, Changes] = {"trunk": {"L-GOOD-03": Rewritten("trunk")}}
OWN_MAP: Changes = {"L-GOOD-03": Rewritten("own")}
OWN_DATA: Changes = {"L-COMP-01": Rewritten("own")}
"""The change to the list of components if the table has its own map or deck."""


@lru_cache(maxsize=MAX_SETUPS)
def complete(setup: Setup) -> Setup:
    """Return the setup with its map and deck included, so that records need no shipped file."""
    check(setup)
    data = dict(setup.data)
    chosen = dict(setup.readings).get(MAP, MAPS[0])
    drawn = map_from(data.get(MAP) or read_data_file(chosen))
    cards = deck_from(data.get(DECK) or read_data_file(DECK))
    return replace(setup, data=((DECK, cards), (MAP, drawn)))


def check(setup: Setup) -> None:
    """Refuse all but 3 to 5 seats, one edition and one reading (L-COMP-01, L-G-21)."""
    if not FEWEST_SEATS <= setup.seats <= MAX_SEATS:
        raise BadSetup(f"Lübeck is for {FEWEST_SEATS} to {MAX_SEATS} seats, not {setup.seats}")
    if setup.variants:
        raise BadSetup(f"there is no variant {setup.variants[0]}")
    if setup.edition not in ("", EDITION):
        raise BadSetup(f"there is no edition {setup.edition}")
    for name, answer in setup.readings:
        if name != MAP:
            raise BadSetup(f"there is no reading {name}")
        if answer not in MAPS:
            raise BadSetup(f"{name} is one of {', '.join(MAPS)}, not {answer}")
    for name, _ in setup.data:
        if name not in (MAP, DECK):
            raise BadSetup(f"there is no {name} to be given")


@lru_cache(maxsize=MAX_SETUPS)
def changes_of(setup: Setup) -> dict[str, RuleChange]:
    """Return the change of each paragraph that a table with this setup changes."""
    data = dict(complete(setup).data)
    chosen = next((name for name in MAPS if map_from(read_data_file(name)) == data[MAP]), "")
    brought = not chosen or data[DECK] != deck_from(read_data_file(DECK))
    return collect_changes(
        [
            (Cause("seats", str(setup.seats)), SEATS[setup.seats]),
            (Cause("reading", MAP, chosen), MAP_CHANGES.get(chosen, {})),
            (Cause("data", "own"), OWN_DATA if brought else {}),
            (Cause("data", "own"), {} if chosen else OWN_MAP),
        ]
    )


@lru_cache(maxsize=MAX_SETUPS)
def rules_of(setup: Setup) -> Rules:
    """Return the rules on the setup's own map, with its own deck."""
    data = dict(complete(setup).data)
    chart = chart_of(read_map(data[MAP]))
    return default_rules(chart, deck_of(read_deck(data[DECK]), chart))
