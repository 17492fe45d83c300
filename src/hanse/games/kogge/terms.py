"""The terms of a deal, and the open offers and vows between players."""

from typing import Any

from msgspec import Struct, field

from hanse.core.types import Counts, Seat


class GoodsTerms(Struct, frozen=True, kw_only=True):
    """The goods that pass each way, and the office `target` they pass through, if any."""

    give_goods: Counts
    take_goods: Counts
    target: int = field(default=0, name="of")


class Terms(GoodsTerms, frozen=True, kw_only=True):
    """The public terms of an offer: goods, words, and both players' vows.

    Markers are separate: only the two players know their values (G-73).
    """

    promise: str = ""
    vow: int = 0
    wants: int = 0


class OpenOffer(Struct, frozen=True):
    """An open offer; `touched` counts the changes of its maker's hand and cargo before it.

    Its fields repeat those of `Terms`, to keep the order in which positions are written.
    """

    offer: int
    maker: Seat
    to: Seat
    give_goods: Counts
    give_markers: Counts
    take_goods: Counts
    take_markers: Counts
    promise: str = ""
    touched: int = 0
    round: int = 0
    target: int = field(default=0, name="of")
    vow: int = 0
    wants: int = 0


def goods_terms_of(terms: OpenOffer) -> dict[str, Any]:  # Any: fields of all types
    """Return the goods of a deal by field, for its event."""
    return {name: getattr(terms, name) for name in GoodsTerms.__struct_fields__}


def terms_of(terms: Struct) -> dict[str, Any]:  # Any: as above
    """Return the public terms by field, to make an offer or event with the same terms."""
    return {name: getattr(terms, name) for name in Terms.__struct_fields__}


class Vow(Struct, frozen=True):
    """G-29: a binding promise made in a city, valid until it is kept or round `until` is over.

    `raids` is the number of cities that seat `to` had raided when the promise was made.
    """

    by: Seat
    to: Seat
    kind: int
    city: int
    until: int
    raids: int = 0
