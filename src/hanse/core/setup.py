"""What is agreed before a game begins."""

from msgspec import Struct


class Setup(Struct, frozen=True, omit_defaults=True):
    """Which game, for how many, by which edition, variants and readings."""

    game: str
    seats: int
    edition: str = ""
    variants: tuple[str, ...] = ()
    readings: tuple[tuple[str, str], ...] = ()


class BadSetup(ValueError):
    """A setup that cannot be played, and why."""
