"""How often a test tries: little in CI, as much as is promised with HANSE_FULL=1 (make faults)."""

import os

FULL = os.environ.get("HANSE_FULL") == "1"
SEED = os.environ.get("HANSE_SEED", "1")
"""Long runs are added up over seeds that are never repeated."""


GAMES = ("kogge", "luebeck")
"""What is promised of the server is promised of each game."""


def count(name: str, few: int, full: int) -> int:
    """HANSE_KILLS=3 and so on says otherwise."""
    return int(os.environ.get(f"HANSE_{name.upper()}", full if FULL else few))
