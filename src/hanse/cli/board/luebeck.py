"""The board of Lübeck: its cities with the cogs that lie there, the players beside them."""

import textwrap
from collections.abc import Iterator, Sequence

from rich.text import Text

from hanse.cli.board.drawing import SEAT_STYLES, beside, letters
from hanse.core.shapes import Option
from hanse.core.types import Move, Seat
from hanse.games.luebeck.readings import rules_of
from hanse.games.luebeck.table import FIELD
from hanse.games.luebeck.view import View
from hanse.match.story import Story

LEFT = 49
NAME, ONWARD = 12, 20
ASKED, ARROW = "▸", "→"
TOPICS = ("cities", "players", "hand")


class LuebeckBoard:
    """A view of Lübeck, drawn and told."""

    def __init__(self, view: View, story: Story) -> None:
        self.view = view
        self.story = story
        self.chart = rules_of(view.setup).chart
        self.letters = letters(story.phrases.players)

    def say(self, key: str, /, **facts: str | int) -> str:
        return self.story.words.say(key, **facts)

    def headline(self) -> str:
        now, cards = self.view.now, self.view.cards
        last = "yes" if now.last_round else "no"
        facts = {"round": now.round, "stack": cards.stack, "run": cards.run}
        return self.say("terminal-luebeck-headline", last=last, **facts)

    def board(self, width: int) -> list[Text]:
        left = [self.head(), *(self.city(city) for city in range(len(self.chart.cities)))]
        return beside(left, self.side(width - LEFT - 1), LEFT)

    def head(self) -> Text:
        city, onward = self.say("terminal-luebeck-head-city"), self.say("terminal-luebeck-head-on")
        here = self.say("terminal-luebeck-head-cogs")
        return Text(f" {city:<{NAME}} {onward:<{ONWARD + 2}} {here}", "dim")

    def city(self, city: int) -> Text:
        """Danzig → Riga, and the cogs with their crews: 2:AAB."""
        row = Text(f" {self.name(city):<{NAME}} ")
        onward = " ".join(map(self.name, self.chart.after[city]))
        row.append(f"{ARROW if onward else ' '} {onward:<{ONWARD}} ", "dim")
        row.append_text(Text(" ").join(self.cog(cog) for cog in self.cogs(city)))
        return row

    def name(self, city: int) -> str:
        return self.story.phrases.name("city", city)

    def cogs(self, city: int) -> list[int]:
        return [cog for cog, place in enumerate(self.view.sea.places) if place == city]

    def cog(self, cog: int) -> Text:
        row = Text().append(f"{cog + 1}:", "bold")
        for seat, many in enumerate(self.crew(cog)):
            row.append(self.letters[seat] * many, SEAT_STYLES[seat % len(SEAT_STYLES)])
        return row

    def crew(self, cog: int) -> tuple[int, ...]:
        seats = self.view.setup.seats
        return self.view.sea.crews[cog * seats : (cog + 1) * seats]

    def side(self, width: int) -> list[Text]:
        """The players from the compass on, then the cogs that nobody sails."""
        seats = self.view.setup.seats
        order = [(max(self.view.players.compass, 0) + at) % seats for at in range(seats)]
        lines = [line for seat in order for line in self.player(seat)]
        free = " ".join(str(cog + 1) for cog in self.cogs(FIELD)) or "·"
        lines.append(Text(self.say("terminal-luebeck-field", cogs=free)))
        for line in lines:
            line.truncate(width)
        return lines

    def player(self, seat: Seat) -> Iterator[Text]:
        players = self.view.players
        asked = seat in [one for one, _ in self.view.now.asked]
        you = "yes" if self.story.viewer == seat else "no"
        first = Text().append(ASKED if asked else " ", "bold")
        first.append(self.letters[seat], SEAT_STYLES[seat % len(SEAT_STYLES)])
        first.append(f" {self.story.phrases.player(seat)[:12]} ", "bold")
        first.append(self.say("terminal-luebeck-points", points=players.scores[seat], you=you))
        yield first
        passed = "yes" if players.passed[seat] else "no"
        facts = {"cards": players.hands[seat], "figures": players.reserve[seat]}
        yield Text("  " + self.say("terminal-luebeck-holds", passed=passed, **facts))

    def hand(self, width: int) -> list[Text]:
        """The viewer's own cards, and the doublings that lie before all."""
        rows = [textwrap.wrap(line, width, subsequent_indent="  ") for line in self.hand_told()]
        return [Text(line) for lines in rows for line in lines]

    def hand_told(self) -> list[str]:
        own = self.view.own
        lines = [self.say("terminal-luebeck-hand", cards=self.cards(own.hand))] if own else []
        for seat, cards in enumerate(self.view.players.doublings):
            if cards:
                name = self.story.phrases.player(seat)
                lines.append(
                    self.say("terminal-luebeck-doubled", seat=name, cards=self.cards(cards))
                )
        return lines

    def legend(self) -> str:
        return self.say("terminal-luebeck-legend")

    def cards(self, cards: Sequence[int]) -> str:
        return self.story.phrases.listed(map(self.story.phrases.card, cards))

    def answer(self, move: Move) -> str:
        return ""

    def about(self, option: Option) -> str:
        return ""

    def thing(self, move: type[Move], field: str, kind: int) -> str:
        return ""

    def topics(self) -> Sequence[str]:
        return tuple(f"terminal-topic-{name}" for name in TOPICS)

    def tell(self, topic: str, which: str) -> list[str]:
        if topic == "terminal-topic-cities":
            return [self.city(city).plain for city in range(len(self.chart.cities))]
        if topic == "terminal-topic-hand":
            return self.hand_told()
        return [line.plain for line in self.side(200)]
