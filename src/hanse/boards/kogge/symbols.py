"""Letters and colours of Kogge's pieces; either of them is enough to recognize a piece."""

from collections.abc import Sequence

from rich.text import Text

from hanse.boards.drawing import SEAT_STYLES, player_letters
from hanse.boards.kogge.sentences import KoggeSentences
from hanse.boards.kogge.view_reader import KoggeViewReader
from hanse.core.types import Counts
from hanse.words.story import Story

GOOD_STYLES = ("red", "yellow", "bright_yellow", "bright_white")
FREE_SITE = "·"


class KoggeSymbols(KoggeSentences):
    """The drawing of goods and of players' marks."""

    def __init__(self, reader: KoggeViewReader, story: Story) -> None:
        super().__init__(reader, story)
        self.player_letters = player_letters(story.phrases.players)

    def good(self, good: int) -> Text:
        return Text(self.reader.letter(good), GOOD_STYLES[good % len(GOOD_STYLES)])

    def goods(self, counts: Counts, width: int = 99) -> Text:
        """Return goods such as 3o 1f, with spaces between them if there is room."""
        parts = [
            Text(f"{many}{self.reader.letter(good)}", GOOD_STYLES[good % len(GOOD_STYLES)])
            for good, many in enumerate(counts)
            if many
        ]
        return side_by_side(parts, width) if parts else Text(FREE_SITE, "dim")

    def mark(self, seat: int) -> Text:
        return Text(self.player_letters[seat], SEAT_STYLES[seat % len(SEAT_STYLES)])


def digits(markers: Counts) -> str:
    return " ".join(str(value) for value, many in enumerate(markers) for _ in range(many))


def side_by_side(parts: Sequence[Text], width: int) -> Text:
    """Return the parts next to each other, with spaces between unless the line gets too wide."""
    wide = Text(" ").join(parts)
    return wide if len(wide) <= width else Text("").join(parts)


def pad(text: Text, width: int) -> Text:
    """Return a text filled up to this width; longer texts are not cut."""
    return text if len(text) >= width else text + Text(" " * (width - len(text)))
