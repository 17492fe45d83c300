"""Fields into facts that a sentence can hold: seats into names, goods and markers into phrases.

Most fields give two facts: `goods` is the phrase to be read, `goods_n` the number by which a
sentence can choose its form; 0 is nothing, -1 is what the viewer is not told.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from hanse.core.types import Counts, Seat
from hanse.words.catalogue import Fact, Words
from hanse.words.lexicon import Lexicon

UNKNOWN = -1

type Facts = dict[str, Fact]
type Fields = Mapping[str, object]


class Phrases:
    """The phrases of one game in one language, among these players."""

    def __init__(self, words: Words, lexicon: Lexicon, players: Sequence[str]) -> None:
        self.words = words
        self.lexicon = lexicon
        self.players = players

    def facts(self, of: str, fields: Fields) -> Facts:
        """Everything that a sentence about this event, move or refusal may hold."""
        found: Facts = {}
        for field, value in fields.items():
            kind, *more = self.lexicon.kind(of, field).split(":")
            if kind == "made":
                more = [*more, str(fields[more[0]])]
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
        return self.words.say(self.lexicon.key(table, number))

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


type Shown = tuple[Fact, int | None]


def number(phrases: Phrases, value: int) -> Shown:
    return value, None


def place(phrases: Phrases, value: int) -> Shown:
    """People count from one."""
    return value + 1, value


def text(phrases: Phrases, value: str) -> Shown:
    """Words of a player's own: nothing that a screen could take for a command."""
    return "".join(c for c in value if c.isprintable()), len(value)


def flag(phrases: Phrases, value: bool) -> Shown:
    return ("yes" if value else "no"), None


def seat(phrases: Phrases, value: Seat) -> Shown:
    return phrases.player(value), 1


def seats(phrases: Phrases, value: Sequence[Seat]) -> Shown:
    """Each named once, but counted as often as he is among them."""
    return phrases.listed(map(phrases.player, dict.fromkeys(value))), len(value)


def name(phrases: Phrases, value: int, table: str) -> Shown:
    return phrases.name(table, value), value


def names(phrases: Phrases, value: Sequence[int], table: str) -> Shown:
    return phrases.listed(phrases.name(table, one) for one in value), len(value)


def count(phrases: Phrases, value: int, table: str, times: str) -> Shown:
    return phrases.counted(table, value, int(times)), value


def counts(phrases: Phrases, value: Counts, table: str) -> Shown:
    """2 ore and 1 fur."""
    there = [phrases.counted(table, kind, many) for kind, many in enumerate(value) if many]
    return phrases.listed(there), sum(value)


def made(phrases: Phrases, value: int, table: str, at: str) -> Shown:
    """So many of the good that is made there."""
    good = phrases.lexicon.made[table][int(at)]
    return phrases.counted("good", good, value), value


def marker(phrases: Phrases, value: int) -> Shown:
    return ("?" if value == UNKNOWN else str(value)), value


def markers(phrases: Phrases, value: Counts) -> Shown:
    """3, 3 and 6."""
    each = [str(v) for v, many in enumerate(value) for _ in range(many)]
    return phrases.listed(each), len(each)


def numbers(phrases: Phrases, value: Sequence[int]) -> Shown:
    return phrases.listed(map(str, value)), len(value)


def pairs(phrases: Phrases, value: Sequence[tuple[int, int]]) -> Shown:
    each = [phrases.phrase("pair", low=low, high=high) for low, high in value]
    return phrases.listed(each), len(each)


def routes(phrases: Phrases, value: Counts) -> Shown:
    """Both routes of every city, in the order of the cities."""
    each = [
        phrases.phrase("routes", city=phrases.name("city", city), low=first, high=second)
        for city, (first, second) in enumerate(zip(value[::2], value[1::2], strict=True))
    ]
    return phrases.listed(each), len(each)


def votes(phrases: Phrases, value: Sequence[tuple[Seat, int]]) -> Shown:
    each = [phrases.phrase("vote", seat=phrases.player(s), place=at + 1) for s, at in value]
    return phrases.listed(each), len(each)


def piles(phrases: Phrases, value: Sequence[Counts]) -> Shown:
    each = [str(counts(phrases, pile, "good")[0]) for pile in value]
    line = each[0] if each else ""
    for pile in each[1:]:
        line = phrases.phrase("piles", some=line, next=pile)
    return line, len(each)


def points(phrases: Phrases, value: Sequence[int]) -> Shown:
    """Everybody's, in the order of seats."""
    say = phrases.words.say
    each = [say("house-points", seat=phrases.player(s), points=p) for s, p in enumerate(value)]
    return phrases.listed(each), len(each)


def side(phrases: Phrases, goods: Counts, values: Counts, many: int = 0) -> Shown:
    """2 ore, 1 fur and markers 3 and 6; of secret markers only how many."""
    there = [phrases.counted("good", kind, n) for kind, n in enumerate(goods) if n]
    shown, known = markers(phrases, values)
    if known:
        there.append(phrases.phrase("markers", markers=shown, count=known))
    elif many:
        there.append(phrases.phrase("marker_count", count=many))
    return phrases.listed(there), sum(goods) + max(known or 0, many)


KINDS: dict[str, Callable[..., Shown]] = {
    kind.__name__: kind
    for kind in (
        number, place, text, flag, seat, seats, name, names, count, counts, made, marker, markers,
        numbers, pairs, routes, votes, piles, points, side,
    )
}  # fmt: skip
