"""Facts for sentences, made from fields: seats become names, and counts become phrases.

Most fields give two facts. For the field `seats`, the fact `seats` is the phrase to show, and
`seats_n` is the number that selects the form of a sentence: 0 for nothing, -1 for a hidden value.
"""

from collections.abc import Iterable, Mapping, Sequence

from hanse.core.game_words import Fact
from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR, Seat
from hanse.games import GAMES
from hanse.words.catalogue import Words
from hanse.words.kinds import KINDS
from hanse.words.lexicon import lexicon
from hanse.words.reader import seats_in

type Facts = dict[str, Fact]
type Fields = Mapping[str, object]


class Phrases:
    """The phrases of one game in one language, with the names of these players.

    A player who is the reader is called *you*.
    """

    def __init__(
        self, words: Words, setup: Setup, players: Sequence[str], reader: Seat = SPECTATOR
    ) -> None:
        self.words = words
        self.reader = reader
        self.lexicon = lexicon(setup.game)
        self.players = players
        self.own = GAMES[setup.game].text.words
        self.kinds = {**KINDS, **self.own.kinds}
        self.setup_names = self.own.setup_names(setup)

    @property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        return self.lexicon.names

    def facts(self, of: str, fields: Fields) -> Facts:
        """Return all facts that a sentence about this event, move or refusal can use."""
        found: Facts = {}
        for field, value in fields.items():
            kind, *handed_on = self.lexicon.kind(of, field).split(":")
            more: list[object] = [*handed_on]
            if kind in self.own.by_another:
                more.append(fields[handed_on[0]])
            shown, number = self.kinds[kind](self, value, *more)
            found[field] = shown
            if number is not None:
                found[f"{field}_n"] = number
            found |= self.more(kind, field, value) | self.about_reader(kind, field, value)
        return found | self.sides(fields)

    def more(self, kind: str, field: str, value: object) -> Facts:
        """Return the game's additional facts about a value of this kind."""
        if kind not in self.own.more or not isinstance(value, int):
            return {}
        return {f"{field}_{key}": fact for key, fact in self.own.more[kind](self, value).items()}

    def about_reader(self, kind: str, field: str, value: object) -> Facts:
        """Return facts on whether the seats in a field include the reader, and on the others."""
        seats = seats_in(kind, value)
        if self.reader == SPECTATOR or not seats:
            return {}
        others = dict.fromkeys(seat for seat in seats if seat != self.reader)
        return {
            f"{field}_me": "yes" if self.reader in seats else "no",
            f"{field}_others": self.list_phrase(map(self.player, others)),
            f"{field}_others_n": len(others),
        }

    def sides(self, fields: Fields) -> Facts:
        """Return facts that join fields into one phrase; fields after the second may be missing."""
        found: Facts = {}
        for side, (first, second, *last) in self.lexicon.sides.items():
            if {first, second} <= fields.keys():
                parts = [fields[part] for part in (first, second, *last) if part in fields]
                shown, many = self.kinds["side"](self, *parts)
                found |= {side: shown, f"{side}_n": many or 0}
        return found

    def name(self, table: str, number: int, **facts: Fact) -> str:
        """Return the name of a thing."""
        return self.words.say(self.lexicon.key(table, number), **facts)

    def phrase(self, name: str, **facts: Fact) -> str:
        """Return one of the small phrases from which a game's sentences are made."""
        return self.name("phrase", self.names["phrase"].index(name), **facts)

    def count_phrase(self, table: str, number: int, count: int) -> str:
        """Return a number of things with their name."""
        return self.words.say(self.lexicon.key(table, number, "count"), count=count)

    def player(self, seat: Seat) -> str:
        """Return the name of the player in this seat; *you* for the reader."""
        if self.is_reader(seat):
            return self.words.say("platform-you")
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.words.say("platform-seat", number=seat + 1)

    def is_reader(self, seat: Seat) -> bool:
        return seat == self.reader != SPECTATOR

    def points(self, seat: Seat, points: int) -> str:
        """Return a player's name with their points."""
        return self.words.say("platform-points", seat=self.player(seat), points=points)

    def list_phrase(self, items: Iterable[str], last: str = "platform-list-and") -> str:
        """Return a list of items as a phrase, such as: a, b and c."""
        several = list(items)
        if not several:
            return self.words.say("platform-nothing")
        *some, end = several
        if not some:
            return end
        line = some[0]
        for item in some[1:]:
            line = self.words.say("platform-list-comma", some=line, next=item)
        return self.words.say(last, some=line, next=end)
