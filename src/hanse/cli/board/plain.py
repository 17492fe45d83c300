"""The drawing of a game that has none of its own."""

from collections.abc import Sequence

from msgspec import Raw, json
from rich.text import Text

from hanse.core.notation.positions import lines
from hanse.core.shapes import Option
from hanse.core.spec import AnySpec
from hanse.core.types import Move
from hanse.core.views import View
from hanse.core.wire import encode
from hanse.match.story import Story
from hanse.words import lexicon

UNSHOWN = ("setup", "asked", "asides", "pools", "now")


class PlainDrawing:
    """A game without a drawing of its own: the parts of the view, line by line."""

    closing: tuple[type[Move], ...] = ()

    def __init__(self, spec: AnySpec, view: View, story: Story) -> None:
        self.spec = spec
        self.view = view
        self.story = story

    def headline(self) -> str:
        return self.story.words.say(f"platform-game-{self.spec.about.name}")

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
        """Return the rules, which for a game without a drawing are few."""
        rules = lexicon(self.spec.about.name).rules
        return [self.story.rule_line(rule) for rule in rules]

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
