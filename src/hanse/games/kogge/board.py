"""Cities, goods, markers and counts, read from board.toml."""

import tomllib
from importlib.resources import files
from typing import Final

DATA: Final = tomllib.loads((files("hanse.games.kogge") / "board.toml").read_text("utf-8"))

GOODS: Final[tuple[str, ...]] = tuple(good["name"] for good in DATA["goods"])
GOOD_PIECES: Final[tuple[int, ...]] = tuple(good["pieces"] for good in DATA["goods"])
GOOD_POINTS: Final[tuple[int, ...]] = tuple(good["points"] for good in DATA["goods"])

CITIES: Final[tuple[str, ...]] = tuple(city["name"] for city in DATA["cities"])
GOOD_OF: Final[tuple[int, ...]] = tuple(GOODS.index(city["good"]) for city in DATA["cities"])
"""The good that a city produces, and so the colour of its markers (K-CITY-01)."""

MORE_GOODS: Final[tuple[int, ...]] = tuple(DATA["expansion"]["goods"])
MORE_MARKERS: Final[tuple[int, ...]] = tuple(DATA["expansion"]["markers"])
MORE_PAIRS: Final[int] = DATA["expansion"]["market_pairs"]
PIRATE_RAIDS: Final[int] = DATA["expansion"]["black_raid_markers"]

MARKER_PIECES: Final[tuple[int, ...]] = tuple(DATA["counts"]["markers"])
OFFICES: Final[int] = DATA["counts"]["offices"]
RAID_MARKERS: Final[int] = DATA["counts"]["raid_markers"]
CHIPS_OF_A_KIND: Final[int] = DATA["counts"]["chips_of_a_kind"]
FEWEST_SEATS: Final[int] = DATA["counts"]["seats"][0]
MAX_SEATS: Final[int] = DATA["counts"]["seats"][1]

BASIC_CHIPS: Final[tuple[str, ...]] = tuple(DATA["chips"]["kinds"])
EXTRA_CHIPS: Final[tuple[str, ...]] = tuple(DATA["chips"]["extra_kinds"])
CHIPS: Final[tuple[str, ...]] = BASIC_CHIPS + EXTRA_CHIPS
THREE_FOR_ONE: Final = 0
EXTRA_MARKER: Final = 1
TWO_SPACES: Final = 2
SECRET_PASSAGE: Final = 3
SAFE_CONDUCT: Final = 4
INTERCEPTION: Final = 5

START_GOODS: Final[int] = DATA["start"]["goods_in_a_city"]
START_CARGO: Final[tuple[int, ...]] = tuple(DATA["start"]["cargo"])
START_RAIDS: Final[int] = DATA["start"]["raid_markers"]

POINTS_TO_WIN: Final[int] = DATA["points"]["to_win"]
OFFICE_POINTS: Final[int] = DATA["points"]["office"]
CHIP_POINTS: Final[int] = DATA["points"]["chip"]
RAID_POINTS: Final[int] = DATA["points"]["raid_marker"]

NCITIES: Final = 9
BORNHOLM: Final = NCITIES
"""B-BASE-01: the tenth city comes after the nine."""

NGOODS: Final = 4
NVALUES: Final = 9
NCHIPS: Final = 6
SITES: Final = 2
ROUTES: Final = 2
