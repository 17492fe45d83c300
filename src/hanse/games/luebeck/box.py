"""The contents of the box, read from data/box.toml."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from hanse.core.wire import JsonObject


def read_data_file(name: str) -> str:
    """Return one of our own data files as text."""
    return (files("hanse.games.luebeck") / "data" / f"{name}.toml").read_text("utf-8")


def read_by_seats(row: Mapping[str, int]) -> dict[int, int]:
    return {int(seats): count for seats, count in row.items()}


BOX: Final[JsonObject] = tomllib.loads(read_data_file("box"))

CARDS: Final[int] = BOX["cards"]
COGS_IN_THE_BOX: Final[int] = BOX["cogs_in_the_box"]
FEWEST_SEATS: Final[int] = BOX["seats"][0]
MAX_SEATS: Final[int] = BOX["seats"][1]
COGS: Final = read_by_seats(BOX["cogs"])
PACKETS: Final = read_by_seats(BOX["packets"])
FIGURES: Final[int] = BOX["figures"] - 1
"""L-SETUP-02: the figures of each seat that sail; one more counts its points."""
CARDS_DEALT: Final[int] = BOX["dealt"]
KEPT: Final[int] = BOX["kept"]
SPECIAL_COST: Final[int] = BOX["special_cost"]
