"""What the drawing of a game's board must offer; everything else in the terminal is the same."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Raw, json
from rich.text import Text

from hanse.core.notation.positions import lines
from hanse.core.shapes import Option
from hanse.core.spec import AnySpec
from hanse.core.types import Move
from hanse.core.wire import encode
from hanse.match.story import Story

UNSHOWN = ("setup", "asked", "asides", "pools", "now")
SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue")
"""Colours of the players; their letters say the same."""


class Drawing(Protocol):
    """A view as it is drawn, and as it is told in sentences."""

    closing: tuple[type[Move], ...]
    """Moves that leave everything else undone; they come last among the answers."""

    def headline(self) -> str:
        """Where the game stands."""
        ...

    def board(self, width: int) -> list[Text]:
        """The middle of the screen, of the same height throughout a game."""
        ...

    def hand(self, width: int) -> list[Text]:
        """What the viewer alone knows."""
        ...

    def more(self, width: int) -> list[Text]:
        """What is worth showing besides, where there is room."""
        ...

    def goal(self) -> list[str]:
        """The game in a minute."""
        ...

    def legend(self) -> str:
        """What the signs of the drawing mean."""
        ...

    def answer(self, move: Move) -> str:
        """A move in words that know the board; nothing where the catalogue's will do."""
        ...

    def key(self, move: Move) -> str:
        """What is typed for this answer, where it has a name of its own such as a letter."""
        ...

    def warning(self, move: Move) -> str:
        """What has to be said before this move; nothing if it may be made at once."""
        ...

    def about(self, option: Option) -> str:
        """What an option of several is about, such as a route; nothing if its symbol will do."""
        ...

    def thing(self, move: type[Move], field: str, kind: int) -> str:
        """A word about a thing that can be picked; nothing if there is none."""
        ...

    def topics(self) -> Sequence[str]:
        """What can be asked about the board, by the keys of the words for it."""
        ...

    def tell(self, topic: str, which: str) -> list[str]:
        """Sentences about it; `which` is a number typed behind, if any."""
        ...


class Plainly:
    """A game without a drawing of its own: the parts of the view, line by line."""

    closing: tuple[type[Move], ...] = ()

    def __init__(self, spec: AnySpec, view: Any, story: Story) -> None:
        self.spec = spec
        self.view = view
        self.story = story

    def headline(self) -> str:
        return self.story.words.say(f"house-game-{self.spec.about.name}")

    def board(self, width: int) -> list[Text]:
        return [Text(line[:width]) for line in self.parts()]

    def parts(self) -> list[str]:
        parts = json.decode(encode(self.view), type=dict[str, Raw])
        shown = {name: part for name, part in parts.items() if name not in UNSHOWN}
        return lines(json.encode(shown), self.spec.text.layout)

    def hand(self, width: int) -> list[Text]:
        return []

    def more(self, width: int) -> list[Text]:
        return []

    def goal(self) -> list[str]:
        return []

    def legend(self) -> str:
        return ""

    def key(self, move: Move) -> str:
        return ""

    def warning(self, move: Move) -> str:
        return ""

    def answer(self, move: Move) -> str:
        return ""

    def about(self, option: Option) -> str:
        return ""

    def thing(self, move: type[Move], field: str, kind: int) -> str:
        return ""

    def topics(self) -> Sequence[str]:
        return ("terminal-topic-board",)

    def tell(self, topic: str, which: str) -> list[str]:
        return self.parts()


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two columns with a line between them, the first so wide."""
    rows = []
    for at in range(max(len(left), len(right))):
        row = Text().append_text(left[at] if at < len(left) else Text())
        row.truncate(width, pad=True)
        row.append("│", "dim")
        row.append_text(right[at] if at < len(right) else Text())
        rows.append(row)
    return rows


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each player, out of his name if it is not taken yet."""
    taken: list[str] = []
    for seat, name in enumerate(names, start=1):
        free = [c for c in name.upper() if c.isalpha() and len(c) == 1 and c not in taken]
        taken.append(free[0] if free else str(seat))
    return tuple(taken)
