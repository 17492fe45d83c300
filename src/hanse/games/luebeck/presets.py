"""Ready-made tables."""

from hanse.core.spec import Preset

PRESETS = (
    Preset("first_voyage", seats=3, fits=(3,), minutes=45),
    Preset("full_table", seats=5, fits=(4, 5), minutes=70),
)
"""The presets, those for beginners first."""
