"""The prices at a table; the rules hold one list of them."""

from collections.abc import Callable
from dataclasses import dataclass, field

from hanse.core.types import Counts

type Needs = tuple[tuple[int, int], ...]
"""The number needed of each kind."""


@dataclass(frozen=True, slots=True)
class Price:
    """Goods and markers that must be paid, kind by kind and value by value."""

    goods: Counts
    markers: Counts
    needs_goods: Needs = field(init=False, repr=False, compare=False)
    needs_markers: Needs = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # Computed once: every question of every imagined game asks whether a seat can pay.
        object.__setattr__(self, "needs_goods", needs(self.goods))
        object.__setattr__(self, "needs_markers", needs(self.markers))


def needs(counts: Counts) -> Needs:
    return tuple([(kind, count) for kind, count in enumerate(counts) if count])


type OfficePrice = Callable[[int, int, int], Price]
"""The price of an office: by the city's number, the offices there already, and how it is paid."""

type OfficeWay = tuple[int, Price]
"""One way to pay for an office: the value of the move that chooses it, and the price."""


@dataclass(frozen=True)
class Prices:
    """Every price except an office's, as a number of pieces."""

    step: int
    """K-MOVE-03: goods or markers, for a step that is not free."""
    passage: int
    """K-BONUS-04: goods or markers, in addition to the step."""
    peek: int
    """K-ADV-MEM-06: goods or markers, for a look at the routes of a city."""
    pair: int
    """K-ACT-BUY-01: goods, for a pair of markers."""
    chip: int
    """K-ACT-GM-03: goods of one kind, for a bonus chip."""
    raid: int
    """K-ACT-GM-02, P-05: markers of one value, for a raid marker."""
    marker: int
    """K-ACT-GM-04: goods of one kind, for a marker of their colour."""
    good: int
    """K-ACT-GM-05: markers of one value, for a good of their colour."""
