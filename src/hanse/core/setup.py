"""The setup of a game, agreed before it begins."""

from msgspec import Struct

from hanse.core.errors import HanseError


class Setup(Struct, frozen=True, omit_defaults=True):
    """The game, its number of seats, edition, variants, readings and data.

    `data` holds texts by name, such as a map or a deck, that are no part of the rules. A record
    contains these texts, so it can be replayed without any files.
    """

    game: str
    seats: int
    edition: str = ""
    variants: tuple[str, ...] = ()
    readings: tuple[tuple[str, str], ...] = ()
    data: tuple[tuple[str, str], ...] = ()


class BadSetup(HanseError, ValueError):
    """A setup that cannot be played, with a sentence, a code, and the names it concerns.

    A code keeps its meaning, so that a screen can explain it in its own words. `line` is the place
    of the mistake in a supplied file, counted from 1; 0 if it is in no file.
    """

    def __init__(self, why: str, code: str = "", *about: str, line: int = 0) -> None:
        super().__init__(why)
        self.code = code
        self.about = about
        self.line = line
