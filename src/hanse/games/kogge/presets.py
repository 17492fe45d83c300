"""Presets: ready-made setups for tables."""

from hanse.core.spec import Preset

PRESETS = (
    Preset("first_game", seats=3, fits=(3,), minutes=45),
    Preset("german_book", seats=4, fits=(2, 3, 4), minutes=60, edition="german"),
    Preset(
        "everything",
        seats=5,
        fits=(4, 5),
        minutes=120,
        variants=(
            "three_piles", "bonus_chips", "taxes", "office_trade", "conflicts", "memory",
            "bornholm",
        ),
    ),
    Preset("alone", seats=1, fits=(1,), minutes=30, variants=("solo",)),
    Preset(
        "five_with_the_pirate", seats=5, fits=(5,), minutes=90, variants=("bonus_chips", "pirate")
    ),
)  # fmt: skip
"""The presets, those for beginners first; implied variants are left out."""
