"""Between the engine's Lübeck and its second referee: the same answers and positions, two ways."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from hanse.core.setup import Setup
from hanse.core.types import Move
from hanse.games.luebeck import moves
from hanse.games.luebeck.notation import ANY, card_words
from tests.referee.luebeck import Luebeck
from tests.referee.luebeck_box import DECK, FIELD, FRESH, Answer, city_of, our_box, own_box
from tests.referee.luebeck_own import NAME

CARD_MOVES: dict[type[Move], str] = {
    moves.PlayGoods: "",
    moves.TradeVoyage: "trade",
    moves.LayDoubling: "doubling",
}


def words(game: Any) -> list[str]:
    """The referee's words for the engine's cards, in the deck's order."""
    return words_by(game.setup)


@cache
def words_by(setup: Setup) -> list[str]:
    named = card_words(setup, ANY)
    return [w.replace("trade_voyage", "trade").replace("ship_change", "change") for w in named]


def cog_of(game: Any, cog: int) -> int:
    """Of cogs on the field it does not matter which: the first is taken."""
    return cog if game.table.places[cog] >= 0 else FRESH


def engine_cog(game: Any, cog: int) -> int:
    """The other way; a cog of the field is none for the referee, unless it is a fresh one."""
    places = list(game.table.places)
    at_sea = cog in range(len(places)) and places[cog] >= 0
    if at_sea or cog != FRESH or -1 not in places:
        return cog if at_sea else len(places)
    return places.index(-1)


def answer_of(game: Any, move: Any) -> Answer:
    """An engine's move in the referee's words."""
    kind = type(move)
    if kind in CARD_MOVES:
        return Answer("play", words(game)[move.target], cog_of(game, move.value))
    if kind is moves.SendPirates:
        return Answer("play", "pirates", cog_of(game, move.value))
    if kind is moves.ChangeShip:
        return Answer("play", "change", move.value, move.target)
    if kind is moves.TakePacket:
        cards = sorted(words(game)[card] for card in game.table.packets[move.value])
        return Answer("packet", other=move.value, cards=tuple(cards))
    if kind is moves.StartVoyage:
        return Answer("voyage", cog=cog_of(game, move.value))
    return plain_answer(game, move)


def plain_answer(game: Any, move: Any) -> Answer:
    if isinstance(move, moves.NameFirst):
        return Answer("first", other=move.value)
    if isinstance(move, moves.Discard):
        return Answer("discard", words(game)[move.value])
    if isinstance(move, moves.TakeHome):
        return Answer("home", figures=move.items)
    return Answer("pass" if isinstance(move, moves.Pass) else f"no such deed: {move}")


def move_of(game: Any, answer: Answer) -> Move:
    """An answer of the referee's as the engine's move."""
    if answer.deed == "packet":
        cards = [tuple(sorted(words(game)[c] for c in p)) for p in game.table.packets]
        there = answer.cards in cards[answer.other : answer.other + 1]
        return moves.TakePacket(answer.other if there else len(cards))
    if answer.deed == "play":
        return card_move(game, answer)
    if answer.deed == "voyage":
        return moves.StartVoyage(engine_cog(game, answer.cog))
    if answer.deed == "first":
        return moves.NameFirst(answer.other)
    if answer.deed == "discard":
        return moves.Discard(number_of(game, answer.card))
    return moves.TakeHome(answer.figures) if answer.deed == "home" else moves.Pass()


def card_move(game: Any, answer: Answer) -> Move:
    card, cog = answer.card, engine_cog(game, answer.cog)
    if card == "pirates":
        return moves.SendPirates(cog)
    if card == "change":
        return moves.ChangeShip(cog, answer.other)
    number = number_of(game, card)
    if card.startswith("trade"):
        return moves.TradeVoyage(cog, number)
    if card.startswith("doubling"):
        return moves.LayDoubling(cog, number)
    return moves.PlayGoods(cog, number)


def begin(game: Any) -> Luebeck:
    names, table = words(game), game.table
    data = dict(game.setup.data)
    ours = our_box(("map", "trunk") in game.setup.readings)
    box = own_box(data["map"], data["deck"]) if NAME in data["map"] else ours
    referee = Luebeck(table.seats, box, names)
    hands = [[names[card] for card in hand] for hand in table.hands]
    packets = [[names[card] for card in packet] for packet in table.packets]
    drawn = game.dice.drawn
    dealt = 3 * table.seats + 2 * (table.seats + 2)
    assert [n for _, n in drawn] == [table.seats, *range(60, 60 - dealt, -1)]
    assert drawn[0][0] == table.compass
    referee.begin(table.compass, hands, packets)
    return referee


def follow(referee: Luebeck, game: Any, seat: int, answer: Answer) -> None:
    """Let the referee play what the engine has just played, with the same chance."""
    referee.play(seat, answer, list(game.dice.drawn))


def position(game: Any) -> dict[str, object]:
    """The engine's position as the referee has it."""
    names, table = words(game), game.table
    cities = game.rules.chart.cities
    seats = table.seats
    return {
        "stack": dict(zip(names, table.stack, strict=True)),
        "discards": dict(zip(names, table.discards, strict=True)),
        "packets": sorted(sorted(names[card] for card in packet) for packet in table.packets),
        "hands": [sorted(names[card] for card in hand) for hand in table.hands],
        "doublings": [sorted(names[card] for card in lying) for lying in table.doublings],
        "places": [cities[place] if place >= 0 else FIELD for place in table.places],
        "crews": [
            list(table.crews[cog * seats : (cog + 1) * seats]) for cog in range(len(table.places))
        ],
        "reserve": list(table.reserve),
        "scores": list(table.scores),
        "passed": list(table.passed),
        "counts": [table.compass, table.run, table.round, table.last_round],
        "asked": sorted(game.asking),
    }


def expected(referee: Luebeck) -> dict[str, object]:
    """The referee's position in the same form."""
    return {
        "stack": {kind: referee.stack[kind] for kind in referee.kinds},
        "discards": {kind: referee.discards[kind] for kind in referee.kinds},
        "packets": sorted(sorted(packet) for packet in referee.packets),
        "hands": [sorted(hand.elements()) for hand in referee.hands],
        "doublings": [sorted(lying) for lying in referee.doublings],
        "places": referee.places,
        "crews": referee.crews,
        "reserve": referee.reserve,
        "scores": referee.scores,
        "passed": referee.passed,
        "counts": [referee.compass, referee.run, referee.round, referee.last_round],
        "asked": sorted(referee.asked),
    }


def outcome(referee: Luebeck) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    return "deck" if referee.ended else "", referee.winners(), tuple(referee.scores)


BIG: dict[str, type[Move]] = {}


def too_many(referee: Luebeck, seat: int) -> list[str]:
    """All sets of answers are small."""
    return []


def thinkable(referee: Luebeck, seat: int, many: list[str]) -> Iterator[Answer]:
    """Answers worth judging, legal or not; among them every legal one."""
    cogs = range(FRESH, len(referee.places))
    asked = referee.asked[seat]
    if asked == "packet":
        for place, packet in enumerate(referee.packets):
            yield Answer("packet", other=place, cards=tuple(sorted(packet)))
    elif asked == "first":
        yield from (Answer("first", other=other) for other in range(6))
    elif asked == "home":
        yield from (
            Answer("home", figures=figures)
            for figures in product(*(range(crew[seat] + 1) for crew in referee.crews))
        )
    else:
        yield Answer("pass")
        yield from (Answer("voyage", cog=cog) for cog in cogs)
        for card in referee.hands[seat]:
            others = cogs if card == "change" else range(1)
            yield Answer("discard", card)
            yield from (Answer("play", card, cog, other) for cog in cogs for other in others)


def altered(answer: Answer, chance: random.Random) -> Answer:
    """Nearly the same answer: another card, cog, seat or number of figures."""
    if answer.figures:
        figures = list(answer.figures)
        figures[chance.randrange(len(figures))] += chance.choice((-1, 1))
        return answer._replace(figures=tuple(figures))
    if answer.cards:
        return answer._replace(cards=answer.cards[1:])
    if answer.deed in ("first", "voyage"):
        return answer._replace(cog=answer.cog + (answer.deed == "voyage"), other=answer.other + 1)
    if answer.card and chance.random() < 0.5:
        return answer._replace(card=chance.choice(near(answer.card)), other=0)
    return answer._replace(cog=chance.randrange(6)) if answer.deed == "play" else answer


def near(card: str) -> list[str]:
    """Cards of our deck, and more for the same city."""
    city = city_of(card)
    more = [f"{city}-{value}" for value in range(1, 10)] if city else []
    return sorted({*DECK, *more, f"trade-{city}", f"doubling-{city}"})


def number_of(game: Any, card: str) -> int:
    """The engine's number of a card, or one too many if there is none such."""
    named = words(game)
    return named.index(card) if card in named else len(named)


def well_formed(answer: Answer) -> bool:
    """Is it an answer that the engine could be told?"""
    return answer.cog >= FRESH
