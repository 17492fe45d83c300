"""Groups of choices, each for one variant; the rules hold one of each group."""

from dataclasses import dataclass


@dataclass(frozen=True)
class MemoryRules:
    """Choices for memory: fur at the start, times for a look, and whether players forget."""

    fur: int
    """K-ADV-MEM-04, D-10."""
    peek_when: tuple[bool, bool]
    """D-11."""
    forgets: bool
    """G-79."""


@dataclass(frozen=True)
class IslandRules:
    """Choices for Bornholm: goods at the start, and whether offices may stand there."""

    goods: int
    """G-44."""
    offices: bool
    """G-46."""


@dataclass(frozen=True)
class PirateRules:
    """Choices for the pirate: his seat, his first markers, and the cogs that he may rob."""

    seat: int
    """G-43."""
    markers: int
    """G-37."""
    robs_home: bool
    """G-39."""
    robs_safe: bool
    """G-36."""
