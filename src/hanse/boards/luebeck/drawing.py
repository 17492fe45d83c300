"""The board of Lübeck: its cities with the cogs in them, and the players next to them."""

import textwrap
from collections.abc import Iterator, Sequence

from rich.text import Text

from hanse.boards.drawing import SEAT_STYLES, join_columns, player_letters
from hanse.boards.luebeck.sentences import LuebeckSentences
from hanse.core.questions.shapes import Option
from hanse.core.types import Event, Move, Seat
from hanse.games.luebeck import moves
from hanse.games.luebeck.phases.display import RUNS
from hanse.games.luebeck.table import FIELD
from hanse.games.luebeck.view.build import View
from hanse.words.story import Story

CITIES_WIDTH = 49
NAME_WIDTH, ROUTES_WIDTH = 12, 20
ASKED, ARROW = "▸", "→"
TOPICS = ("cities", "players", "hand", "cards")


class LuebeckBoard(LuebeckSentences):
    """The drawing of a view of Lübeck, with its words."""

    closing: tuple[type[Move], ...] = (moves.Pass,)

    def __init__(self, view: View, story: Story, heard: Sequence[Event] = ()) -> None:
        super().__init__(view, story, heard)
        self.player_letters = player_letters(story.phrases.players)

    def headline(self) -> str:
        now, cards = self.view.now, self.view.cards
        last = "yes" if now.last_round else "no"
        run = min(cards.run, RUNS)  # L-G-12: cards shuffled once more are no third run
        facts = {"round": now.round, "stack": cards.stack, "run": run}
        return self.say("terminal-luebeck-headline", last=last, **facts)

    def board(self, width: int) -> list[Text]:
        left = [self.head(), *(self.city(city) for city in range(len(self.chart.cities)))]
        return join_columns(left, self.side(width - CITIES_WIDTH - 1), CITIES_WIDTH)

    def head(self) -> Text:
        city, onward = self.say("terminal-luebeck-head-city"), self.say("terminal-luebeck-head-on")
        here = self.say("terminal-luebeck-head-cogs")
        return Text(f" {city:<{NAME_WIDTH}} {onward:<{ROUTES_WIDTH + 2}} {here}", "dim")

    def city(self, city: int) -> Text:
        """Return a city's line, such as Danzig → Riga, and cogs with their crews: 2:AAB."""
        row = Text(f" {self.name(city):<{NAME_WIDTH}} ")
        onward = " ".join(map(self.name, self.chart.after[city]))
        row.append(f"{ARROW if onward else ' '} {onward:<{ROUTES_WIDTH}} ", "dim")
        row.append_text(Text(" ").join(self.cog(cog) for cog in self.cogs(city)))
        return row

    def cog(self, cog: int) -> Text:
        row = Text().append(f"{cog + 1}:", "bold")
        for seat, many in enumerate(self.crew(cog)):
            row.append(self.player_letters[seat] * many, SEAT_STYLES[seat % len(SEAT_STYLES)])
        return row

    def side(self, width: int) -> list[Text]:
        """Return the players in order from the compass, then the free cogs and open cards."""
        lines = [line for seat in self.order() for line in self.player(seat)]
        free = " ".join(str(cog + 1) for cog in self.cogs(FIELD)) or "·"
        lines.append(Text(self.say("terminal-luebeck-field", cogs=free)))
        lines += self.remaining_cards(width)
        for line in lines:
            line.truncate(width)
        return lines

    def player(self, seat: Seat) -> Iterator[Text]:
        players = self.view.players
        asked = seat in [one for one, _ in self.view.now.asked]
        you = "yes" if self.story.viewer == seat else "no"
        first = Text().append(ASKED if asked else " ", "bold")
        first.append(self.player_letters[seat], SEAT_STYLES[seat % len(SEAT_STYLES)])
        first.append(f" {self.story.phrases.player(seat)[:12]} ", "bold")
        first.append(self.say("terminal-luebeck-points", points=players.scores[seat], you=you))
        yield first
        passed = "yes" if players.passed[seat] else "no"
        compass = "yes" if players.compass == seat else "no"
        facts = {"cards": players.hands[seat], "figures": players.reserve[seat]}
        yield Text(
            "  " + self.say("terminal-luebeck-holds", passed=passed, compass=compass, **facts)
        )

    def hand(self, width: int) -> list[Text]:
        """Return the viewer's own cards, and all players' doublings."""
        rows = [textwrap.wrap(line, width, subsequent_indent="  ") for line in self.hand_lines()]
        return [Text(line) for lines in rows for line in lines]

    def remaining_cards(self, width: int) -> list[Text]:
        """Return the open cards that fit below the players, next to the map.

        If not all fit, the last line says how to see them.
        """
        room = len(self.chart.cities) - 2 * self.view.setup.seats
        rows = self.open_cards(width)
        if len(rows) <= room:
            return rows
        return [*rows[: max(room - 1, 0)], Text(self.say("terminal-luebeck-open"), "dim")]

    def open_cards(self, width: int) -> list[Text]:
        """Return the open cards, without packets that are listed as answers anyway."""
        asked = self.view.asked
        choosing = asked is not None and getattr(asked.question, "move", None) is moves.TakePacket
        lines = self.open_card_lines()[len(self.view.cards.packets) if choosing else 0 :]
        rows = [textwrap.wrap(line, width, subsequent_indent="  ") for line in lines]
        return [Text(row) for part in rows for row in part]

    def more(self, width: int) -> list[Text]:
        """Return the open cards, if they did not all fit next to the map."""
        side_width = width - CITIES_WIDTH - 1
        whole = self.remaining_cards(side_width) == self.open_cards(side_width)
        return [] if whole else self.open_cards(width)

    def legend(self) -> str:
        return self.say("terminal-luebeck-legend")

    def about(self, option: Option) -> str:
        return ""

    def topics(self) -> Sequence[str]:
        return tuple(f"terminal-topic-{name}" for name in TOPICS)

    def tell(self, topic: str, which: str) -> list[str]:
        lines_by_topic = {
            "terminal-topic-cities": self.city_lines,
            "terminal-topic-players": self.player_lines,
            "terminal-topic-hand": self.hand_lines,
            "terminal-topic-cards": self.open_card_lines,
        }
        return lines_by_topic[topic]()
