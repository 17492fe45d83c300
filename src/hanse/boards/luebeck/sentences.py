"""The board of Lübeck in sentences, for the plain mode and for answers with their effects."""

from collections.abc import Iterable, Iterator, Sequence

from hanse.core.types import Event, Move, Seat
from hanse.games.luebeck import moves
from hanse.games.luebeck.events import DisplayLaid
from hanse.games.luebeck.move_preview import preview
from hanse.games.luebeck.readings import rules_of
from hanse.games.luebeck.table import FIELD
from hanse.games.luebeck.view.build import View
from hanse.games.luebeck.view.imagine import game_as_seen
from hanse.games.luebeck.words import card_name, card_names, city_name
from hanse.words.story import Story

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class LuebeckSentences:
    """A view described in sentences."""

    def __init__(self, view: View, story: Story, heard: Sequence[Event] = ()) -> None:
        self.view = view
        self.story = story
        rules = rules_of(view.setup)
        self.seen = game_as_seen(rules, view)
        self.chart, self.deck = rules.chart, rules.deck
        self.packet_letters = packet_letters(view.cards.packets, heard)

    def say(self, key: str, /, **facts: str | int) -> str:
        return self.story.words.say(key, **facts)

    def name(self, city: int) -> str:
        return city_name(self.story.phrases, city)

    def player_name(self, seat: Seat) -> str:
        return self.story.phrases.player(seat)

    def names(self, seats: Iterable[Seat]) -> str:
        return self.story.phrases.list_phrase(map(self.player_name, seats))

    def cards(self, cards: Sequence[int]) -> str:
        return card_names(self.story.phrases, cards)

    def card(self, card: int) -> str:
        return card_name(self.story.phrases, card)

    def count_cards(self, counts: Sequence[int]) -> str:
        """Return cards with their counts, such as 2 × Riga 3."""
        kinds = [(kind, many) for kind, many in enumerate(counts) if many]
        return self.story.phrases.list_phrase(self.several(kind, many) for kind, many in kinds)

    def several(self, kind: int, many: int) -> str:
        card = self.card(kind)
        return card if many == 1 else self.say("terminal-luebeck-times", many=many, card=card)

    def cogs(self, city: int) -> list[int]:
        return [cog for cog, place in enumerate(self.view.sea.places) if place == city]

    def crew(self, cog: int) -> tuple[int, ...]:
        seats = self.view.setup.seats
        return self.view.sea.crews[cog * seats : (cog + 1) * seats]

    def aboard(self, cog: int) -> list[Seat]:
        return [seat for seat, many in enumerate(self.crew(cog)) if many]

    # Answers

    def answer(self, move: Move) -> str:
        """Return an answer and its effect, in the same words as in the browser."""
        would = self.story.preview_line(preview(self.seen, self.story.viewer, move))
        if isinstance(move, moves.TakePacket):
            named = self.cards(self.view.cards.packets[move.value])
        else:
            named = self.story.move_line(move)
        return self.say("terminal-luebeck-answer", answer=named, would=would)

    def company(self, cog: int) -> str:
        """Return a phrase that names the others aboard a cog; empty if there are none."""
        others = [seat for seat in self.aboard(cog) if seat != self.story.viewer]
        return self.say("terminal-luebeck-with", seats=self.names(others)) if others else ""

    def key(self, move: Move) -> str:
        """Return a packet's letter, which it keeps while others are taken."""
        return self.packet_letters[move.value] if isinstance(move, moves.TakePacket) else ""

    def warning(self, move: Move) -> str:
        match move:
            case moves.SendPirates(cog) if self.story.viewer in self.aboard(cog):
                return self.say("terminal-luebeck-warn-pirates", cog=cog + 1)
            case moves.Pass() if self.could_act():
                return self.say("terminal-luebeck-warn-pass")
        return ""

    def could_act(self) -> bool:
        options = getattr(self.view.asked.question, "options", ()) if self.view.asked else ()
        return len(options) > 1

    def thing(self, move: type[Move], field: str, kind: int) -> str:
        """Return the city of a cog from which figures are taken home, and the others aboard."""
        place = self.view.sea.places[kind] if move is moves.TakeHome else FIELD
        if place == FIELD:
            return ""
        return f"{self.name(place)} {self.company(kind)}".rstrip()

    # Sentences

    def goal(self) -> list[str]:
        return self.say("terminal-luebeck-goal").split("\n")

    def city_line(self, city: int) -> str:
        onward = self.story.phrases.list_phrase(map(self.name, self.chart.after[city]))
        key = "terminal-luebeck-city" if self.chart.after[city] else "terminal-luebeck-city-end"
        parts = [self.say(key, city=self.name(city), onward=onward)]
        parts += [self.cog_line(cog) for cog in self.cogs(city)]
        return " ".join(parts)

    def cog_line(self, cog: int) -> str:
        crew = self.story.phrases.facts("", {"figures": self.crew(cog)})["figures"]
        return self.say("terminal-luebeck-cog", cog=cog + 1, crew=crew)

    def city_lines(self) -> list[str]:
        field = self.story.phrases.list_phrase(str(cog + 1) for cog in self.cogs(FIELD))
        cities = range(len(self.chart.cities))
        return [*map(self.city_line, cities), self.say("terminal-luebeck-field", cogs=field)]

    def player_lines(self) -> list[str]:
        return [self.player_line(seat) for seat in self.order()]

    def order(self) -> list[Seat]:
        """Return the seats in playing order, from the compass onwards."""
        seats = self.view.setup.seats
        return [(max(self.view.players.compass, 0) + at) % seats for at in range(seats)]

    def player_line(self, seat: Seat) -> str:
        players = self.view.players
        return self.say(
            "terminal-luebeck-player",
            seat=self.player_name(seat),
            number=seat + 1,
            points=players.scores[seat],
            cards=players.hands[seat],
            figures=players.reserve[seat],
            compass="yes" if players.compass == seat else "no",
            passed="yes" if players.passed[seat] else "no",
        )

    def hand_lines(self) -> list[str]:
        own = self.view.own
        lines = [self.say("terminal-luebeck-hand", cards=self.cards(own.hand))] if own else []
        for seat, cards in enumerate(self.view.players.doublings):
            if cards:
                name = self.player_name(seat)
                lines.append(
                    self.say("terminal-luebeck-doubled", seat=name, cards=self.cards(cards))
                )
        return lines

    def open_card_lines(self) -> list[str]:
        """Return the cards that are visible, or that everyone saw being taken."""
        return [*self.packet_lines(), *self.known_card_lines(), *self.pile_lines()]

    def packet_lines(self) -> list[str]:
        packets = zip(self.packet_letters, self.view.cards.packets, strict=True)
        return [
            self.say("terminal-luebeck-packet", letter=letter, cards=self.cards(cards))
            for letter, cards in packets
        ]

    def known_card_lines(self) -> Iterator[str]:
        """Yield cards that the others took openly and still hold (L-G-20)."""
        for seat in self.order():
            known = self.view.players.known[seat]
            if known and seat != self.story.viewer:
                name = self.player_name(seat)
                yield self.say("terminal-luebeck-known", seat=name, cards=self.cards(known))

    def pile_lines(self) -> Iterator[str]:
        cards = self.view.cards
        yield self.say("terminal-luebeck-discards", cards=self.count_cards(cards.discards))
        if cards.stack_known:
            yield self.say("terminal-luebeck-stack", cards=self.count_cards(cards.stack_known))


def packet_letters(packets: Sequence[tuple[int, ...]], heard: Sequence[Event]) -> list[str]:
    """Return the letters that these packets had when the display was laid out.

    The packets that are left keep their order.
    """
    laid = next((e.packets for e in reversed(heard) if isinstance(e, DisplayLaid)), packets)
    found: list[str] = []
    at = 0
    for packet in packets:
        at = next((n for n in range(at, len(laid)) if laid[n] == packet), at)
        found.append(LETTERS[at])
        at += 1
    return found
