"""A whole game as one page of HTML that needs nothing else, to step through in any browser."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Protocol

import msgspec

from hanse.core.game import Game
from hanse.core.records.record import Record
from hanse.core.records.record import replay as played_again
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Seat
from hanse.games import GAMES
from hanse.pictures.canvas import Canvas
from hanse.pictures.scene import Scene
from hanse.pictures.theme import fill_in, theme
from hanse.svg.boards import LANGUAGE, names_for, paint
from hanse.words import Words
from hanse.words.story import Story

PAGE = files("hanse.svg") / "page.html"
THEME = "auto"


class Recorded(Protocol):
    """A record of the library, which holds one of `hanse.core`."""

    @property
    def data(self) -> Record: ...


class Frame(msgspec.Struct):
    """A moment of the game: the numbers of its picture's parts, and what the viewer heard."""

    parts: list[int]
    lines: list[str]


def replay(record: Recorded | Record, seat: Seat = SPECTATOR, *, language: str = LANGUAGE) -> str:
    """Return a page that shows every position of a record, as this seat or spectators knew it."""
    data = record if isinstance(record, Record) else record.data
    return ReplayPage(data, seat, language).html()


class ReplayPage:
    """A page in the making. Parts that several pictures share are in it once."""

    def __init__(self, record: Record, seat: Seat, language: str) -> None:
        self.record = record
        self.seat = seat
        self.language = language
        self.spec: AnySpec = GAMES[record.setup.game]
        self.names = names_for(record.setup, record.about.names, language)
        self.story = Story(record.setup, Words(language), self.names, seat)
        self.drawings: dict[str, str] = {}
        self.parts: dict[str, int] = {}

    def html(self) -> str:
        frames = [*self.frames()]
        last = self.picture([*played_again(self.record, self.spec)][-1])
        colours = theme(THEME)
        told = {
            "parts": [fill_in(part, colours) for part in self.parts],
            "frames": msgspec.to_builtins(frames),
        }
        values = {
            "language": self.language,
            "title": escape(last.title),
            "about": escape(", ".join(self.names)),
            "start": f"{last.opening()}{fill_in(last.drawings(), colours)}<g></g></svg>",
            "data": msgspec.json.encode(told).decode().replace("</", "<\\/"),
        }
        page = PAGE.read_text("utf-8")
        for name, value in values.items():
            page = page.replace(f"[[{name}]]", value)
        return page

    def frames(self) -> Iterator[Frame]:
        for game in played_again(self.record, self.spec):
            parts = [self.number(part) for part in self.picture(game).parts]
            yield Frame(parts, self.story.lines(game.events))

    def picture(self, game: Game) -> Canvas:
        """Return the picture of a position, drawn from the viewer's view alone."""
        view = self.spec.see.view(game, self.seat)
        about = (self.record.setup, view, self.names, self.seat, THEME, self.language)
        return paint(Scene(*about, drawings=self.drawings))

    def number(self, part: str) -> int:
        return self.parts.setdefault(part, len(self.parts))
