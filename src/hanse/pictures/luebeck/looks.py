"""The colour, the arms and the roofs of a city, chosen as in the client's look.ts."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from hanse.games.luebeck.maps.drawn_chart import DrawnChart, slug
from hanse.pictures.luebeck.parts import Parts

HEX = re.compile(r"#[0-9a-f]{6}")
SKYLINES = 3
DARK, PALE = "#1c1712", "#ffffff"
BRIGHT = 0.179
"""The luminance above which dark ink contrasts more than pale ink."""


@dataclass(frozen=True)
class Look:
    """The look of a city; `arms` is empty if there is no drawing of its arms."""

    colour: str
    ink: str
    arms: str
    sign: str
    skyline: str


def look_of(chart: DrawnChart, city: int, parts: Parts) -> Look:
    sign, name = chart.signs[city], slug(chart.cities[city])
    colour = colour_of(chart.colours[city], parts.colours)
    arms, skyline = f"arms-{sign}", f"sky-{name}"
    return Look(
        colour,
        ink_on(colour),
        arms if arms in parts.symbols else "",
        sign,
        skyline if skyline in parts.symbols else f"sky-other-{city % SKYLINES}",
    )


def colour_of(told: str, known: Mapping[str, str]) -> str:
    """Return a colour from its word or its six digits; grey for an unknown word."""
    word = told.strip().lower()
    return known.get(word) or (word if HEX.fullmatch(word) else known[""])


def ink_on(colour: str) -> str:
    """Return dark or pale ink, whichever contrasts more."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return DARK if 0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT else PALE
