"""Fields into facts that a sentence can hold: seats into names, goods and markers into phrases.

Most fields give two facts: `goods` is the phrase to be read, `goods_n` the number by which a
sentence can choose its form; 0 is nothing, -1 is what the viewer is not told.
"""

from collections.abc import Iterable, Mapping, Sequence

from hanse.core.types import Seat
from hanse.words.catalogue import Fact, Words
from hanse.words.kinds import KINDS, UNKNOWN
from hanse.words.lexicon import Lexicon, slug
from hanse.words.setups import Given

type Facts = dict[str, Fact]
type Fields = Mapping[str, object]

SHOWN_BY_ANOTHER = ("made", "laid")
"""Kinds that are told by the help of another field, the one they name."""


class Phrases:
    """The phrases of one game in one language, among these players."""

    def __init__(
        self,
        words: Words,
        lexicon: Lexicon,
        players: Sequence[str],
        given: Given | None = None,
    ) -> None:
        self.words = words
        self.lexicon = lexicon
        self.players = players
        self.given = given

    def facts(self, of: str, fields: Fields) -> Facts:
        """Everything that a sentence about this event, move or refusal may hold."""
        found: Facts = {}
        for field, value in fields.items():
            kind, *handed_on = self.lexicon.kind(of, field).split(":")
            more: list[object] = [*handed_on]
            if kind in SHOWN_BY_ANOTHER:
                more.append(fields[handed_on[0]])
            shown, number = KINDS[kind](self, value, *more)
            found[field] = shown
            if number is not None:
                found[f"{field}_n"] = number
            if kind == "marker":
                found |= self.marked(field, value)
        return found | self.sides(fields)

    def sides(self, fields: Fields) -> Facts:
        """Goods and markers told as one phrase."""
        found: Facts = {}
        for side, (goods, markers, *count) in self.lexicon.sides.items():
            if {goods, markers} <= fields.keys():
                parts = [fields[part] for part in (goods, markers, *count) if part in fields]
                shown, many = KINDS["side"](self, *parts)
                found |= {side: shown, f"{side}_n": many or 0}
        return found

    def marked(self, field: str, value: object) -> Facts:
        """Where a marker leads, and a good of its colour."""
        if not isinstance(value, int) or value == UNKNOWN:
            return {f"{field}_city": "?", f"{field}_good": "?"}
        good = self.lexicon.made["city"][value]
        return {
            f"{field}_city": self.name("city", value),
            f"{field}_good": self.counted("good", good, 1),
        }

    def name(self, table: str, number: int) -> str:
        """What a thing is called; a city of somebody's own map as it is written there."""
        if table != "city" or self.given is None:
            return self.words.say(self.lexicon.key(table, number))
        city = self.given.cities[number]
        known = self.lexicon.names["city"]
        if slug(city) not in known:
            return city
        return self.words.say(self.lexicon.key("city", known.index(slug(city))))

    def card(self, number: int) -> str:
        """Riga 3, or the name of a special card."""
        assert self.given is not None
        sort, city, value = self.given.cards[number]
        named = "" if city == UNKNOWN else self.name("city", city)
        return self.words.say(self.lexicon.key("card", sort), city=named, value=value)

    def phrase(self, name: str, **facts: Fact) -> str:
        """One of the small phrases that a game's sentences are made of."""
        tables = self.lexicon.names["phrase"]
        return self.words.say(self.lexicon.key("phrase", tables.index(name)), **facts)

    def counted(self, table: str, number: int, count: int) -> str:
        """2 ore."""
        return self.words.say(self.lexicon.key(table, number, "count"), count=count)

    def player(self, seat: Seat) -> str:
        """Whoever sits there."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.words.say("house-seat", number=seat + 1)

    def listed(self, items: Iterable[str], last: str = "house-list-and") -> str:
        """These, those and others."""
        several = list(items)
        if not several:
            return self.words.say("house-nothing")
        *some, end = several
        if not some:
            return end
        line = some[0]
        for item in some[1:]:
            line = self.words.say("house-list-comma", some=line, next=item)
        return self.words.say(last, some=line, next=end)
