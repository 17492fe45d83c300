"""A view with everything that its picture needs: names, signs, colours and arrows."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR, Seat
from hanse.core.views import View
from hanse.words import Words
from hanse.words.story import Story

type Arrow = tuple[int | str, int | str]
"""An arrow from one place on the board to another, by their numbers or names."""


@dataclass(frozen=True)
class Scene:
    """A view of one seat, or of spectators, and the way to draw it."""

    setup: Setup
    view: View
    names: tuple[str, ...]
    seat: Seat = SPECTATOR
    theme: str = "light"
    language: str = "en"
    arrows: tuple[Arrow, ...] = ()
    drawings: dict[str, str] = field(default_factory=dict)
    """Every used drawing in its colours, with its id; several pictures on a page can share them."""

    @property
    def story(self) -> Story:
        return Story(self.setup, Words(self.language), self.names, self.seat)

    @property
    def signs(self) -> tuple[str, ...]:
        return tuple(sign(self.names, seat) for seat in range(len(self.names)))


def sign(names: Sequence[str], seat: Seat) -> str:
    """Return a player's letter, or the number of the seat if two players share a letter."""
    initials = [(name.strip()[:1] or "?").upper() for name in names]
    letter = initials[seat]
    return letter if not letter.isdigit() and initials.count(letter) == 1 else str(seat + 1)


def place_number(place: int | str, names: Sequence[str]) -> int:
    """Return the number of a place that is given by its number or name."""
    if isinstance(place, str):
        known = [name.casefold() for name in names]
        if place.casefold() not in known:
            raise ValueError(f"there is no place {place}, only {', '.join(names)}")
        return known.index(place.casefold())
    if place not in range(len(names)):
        raise ValueError(f"there is no place {place}, only 0 to {len(names) - 1}")
    return place
