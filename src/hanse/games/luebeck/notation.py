"""The notation of Lübeck: the words and symbols of its moves and positions.

Cogs and packets count from 1. Words for cards come from the deck in play, such as Riga-3.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from hanse.core.notation.clauses import Vector
from hanse.core.notation.codecs import AskedSeats, Codec, Lists, Row, TaggedStructs
from hanse.core.notation.moves import SEATS, Notation, Wording, pick
from hanse.core.notation.symbols import Numbers, Seen
from hanse.core.setup import Setup
from hanse.core.types import Move
from hanse.games.luebeck import moves
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.deck import DOUBLING, GOODS, SORTS, TRADE_VOYAGE
from hanse.games.luebeck.readings import rules_of
from hanse.games.luebeck.view.build import View

ANY = -1
COG = PACKET = Numbers(first=1)


def words_for(sort: int) -> Callable[[Luebeck | View], Sequence[str]]:
    """Return a function that reads the words for cards of a sort, or ANY, from a game or view."""

    def names(seen: Luebeck | View) -> Sequence[str]:
        return card_words(seen.setup, sort)

    return names


@lru_cache(maxsize=1024)
def card_words(setup: Setup, sort: int) -> tuple[str, ...]:
    """Return a word for each kind of card; empty for kinds of another sort, unless `sort` is ANY.

    If only one sort of special card can be meant, the city is enough.
    """
    rules = rules_of(setup)
    deck, cities = rules.deck, [city.replace(" ", "_") for city in rules.chart.cities]
    kinds = zip(deck.sorts, deck.cities, deck.values, strict=True)
    return tuple(word(kind, cities, sort) for kind in kinds)


def word(kind: tuple[int, int, int], cities: list[str], sort: int) -> str:
    of, city, value = kind
    if sort not in (ANY, of):
        return ""
    if of == GOODS:
        return f"{cities[city]}-{value}"
    if sort == of:
        return cities[city]
    return f"{SORTS[of]}-{cities[city]}" if city >= 0 else SORTS[of]


WORDS: Mapping[type[Move], Wording] = {
    moves.TakePacket: pick("packet", PACKET),
    moves.NameFirst: pick("first", SEATS),
    moves.StartVoyage: pick("voyage", COG),
    moves.PlayGoods: pick("play", COG, Seen(words_for(GOODS)), "on"),
    moves.TradeVoyage: pick("trade", COG, Seen(words_for(TRADE_VOYAGE)), "on"),
    moves.LayDoubling: pick("double", COG, Seen(words_for(DOUBLING)), "on"),
    moves.SendPirates: pick("pirates", COG),
    moves.ChangeShip: pick("change", COG, COG, "to"),
    moves.Pass: Wording("pass"),
    moves.Discard: pick("discard", Seen(words_for(ANY))),
    moves.TakeHome: Wording("home", (Vector("items"),)),
}

NOTATION = Notation(moves.MOVES, WORDS)

STEPS = TaggedStructs("step", frozenset({"seat"}))
LAYOUT: Mapping[str, Codec] = {
    "table.stack": Row(),
    "table.discards": Row(),
    "table.packets": Lists(),
    "table.hands": Lists(),
    "table.known": Lists(),
    "table.doublings": Lists(),
    "table.places": Row(),
    "table.crews": Row(),
    "table.reserve": Row(),
    "table.scores": Row(),
    "agenda": STEPS,
    "asked": AskedSeats(),
    "sea.places": Row(),
    "sea.crews": Row(),
    "cards.packets": Lists(),
    "cards.discards": Row(),
    "cards.stack_known": Row(),
    "players.hands": Row(),
    "players.known": Lists(),
    "players.doublings": Lists(),
    "players.reserve": Row(),
    "players.scores": Row(),
    "now.agenda": STEPS,
    "now.asked": AskedSeats(),
    "own.hand": Row(),
}
"""The layout of positions and of views."""
