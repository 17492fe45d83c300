"""The drawing of a game that has no board in this package."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from hanse.boards.view_parts import view_lines
from hanse.core.questions.shapes import Option
from hanse.core.spec import AnySpec
from hanse.core.types import Move
from hanse.core.views import View
from hanse.words import lexicon
from hanse.words.story import Story


class PlainDrawing:
    """A drawing that lists the parts of the view, line by line."""

    closing: tuple[type[Move], ...] = ()

    def __init__(self, spec: AnySpec, view: View, story: Story) -> None:
        self.spec = spec
        self.view = view
        self.story = story

    def headline(self) -> str:
        return self.story.words.say(f"platform-game-{self.spec.about.name}")

    def board(self, width: int) -> list[Text]:
        rows = [row for line in self.parts() for row in wrap(line, width, subsequent_indent="    ")]
        return [Text(row) for row in rows]

    def parts(self) -> list[str]:
        return view_lines(self.view, self.story, self.spec.text.layout)

    def hand(self, width: int) -> list[Text]:
        return []

    def more(self, width: int) -> list[Text]:
        return []

    def goal(self) -> list[str]:
        """Return all rules; a game without its own drawing usually has few."""
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
