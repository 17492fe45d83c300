"""Previews of moves, computed only from data that their seat can see."""

from hanse.core.types import Counts, Move, Seat
from hanse.games.luebeck.actions.action_round import stays_in
from hanse.games.luebeck.actions.goods import card_points
from hanse.games.luebeck.actions.hand import CardAction
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.chart import START
from hanse.games.luebeck.maps.deck import GOODS
from hanse.games.luebeck.moves import (
    ChangeShip,
    Discard,
    LayDoubling,
    NameFirst,
    Pass,
    PlayGoods,
    SendPirates,
    StartVoyage,
    TakeHome,
    TakePacket,
    TradeVoyage,
)
from hanse.games.luebeck.previews import (
    AnyPreview,
    ChangePreview,
    DiscardPreview,
    DoublingPreview,
    FirstPreview,
    GoodsPreview,
    HomePreview,
    PacketPreview,
    PassPreview,
    PiratesPreview,
    VoyagePreview,
)
from hanse.games.luebeck.table import FIELD, NONE, Table


def preview(game: Luebeck, seat: Seat, move: Move) -> AnyPreview:
    """Return the effect that this answer of the seat would have."""
    match move:
        case TakePacket(place):
            return preview_packet(game, seat, place)
        case NameFirst(first):
            return FirstPreview(first, seats_after(game.table, first))
        case TakeHome(items):
            return preview_home(game.table, seat, items)
    return preview_action(game, seat, move)


def preview_action(game: Luebeck, seat: Seat, move: Move) -> AnyPreview:
    """Return the effect that one of the actions would have."""
    match move:
        case StartVoyage(cog):
            return preview_voyage(game, seat, cog, START, NONE)
        case TradeVoyage(cog, card):
            return preview_voyage(game, seat, cog, game.rules.deck.cities[card], card)
        case PlayGoods(cog, card):
            return preview_goods(game, seat, cog, card)
        case LayDoubling(cog, card):
            return preview_doubling(game, seat, cog, card)
        case SendPirates(cog):
            return preview_pirates(game, seat, cog)
        case ChangeShip(boarded, left):
            return preview_ship_change(game, seat, left, boarded)
        case Discard(card):
            return preview_discard(game, seat, card)
        case Pass():
            return preview_pass(game, seat)
    raise TypeError(f"{move} is no answer of this game")


def preview_packet(game: Luebeck, seat: Seat, place: int) -> PacketPreview:
    table, deck = game.table, game.rules.deck
    cards = table.packets[place]
    usable = tuple([card for card in cards if may_play(game, seat, card)])
    points = sum([card_points(game, seat, card) for card in usable if deck.sorts[card] == GOODS])
    return PacketPreview(cards, len(table.hands[seat]) + len(cards), usable, points)


def may_play(game: Luebeck, seat: Seat, card: int) -> bool:
    """Return whether the seat could play this card from its hand, with the cogs as they are."""
    sort = game.rules.deck.sorts[card]
    for action in game.rules.actions:
        if isinstance(action, CardAction) and action.sort == sort:
            return action.is_playable(game, seat, card)
    return False


def seats_after(table: Table, first: Seat) -> tuple[Seat, ...]:
    return tuple([(first + step) % table.seats for step in range(1, table.seats)])


def preview_voyage(game: Luebeck, seat: Seat, cog: int, city: int, card: int) -> VoyagePreview:
    table = game.table
    move = StartVoyage(cog) if card == NONE else TradeVoyage(cog, card)
    return VoyagePreview(
        cog,
        city,
        table.places[cog] != FIELD,
        table.reserve[seat] - 1,
        others_aboard(table, seat, cog),
        card,
        ends_round(game, seat, move),
    )


def preview_goods(game: Luebeck, seat: Seat, cog: int, card: int) -> GoodsPreview:
    table, deck = game.table, game.rules.deck
    points, city = card_points(game, seat, card), deck.cities[card]
    sailed, others = course(table, seat, cog, city)
    return GoodsPreview(
        card,
        cog,
        city,
        points,
        table.scores[seat] + points,
        points != deck.values[card],
        sailed,
        others,
        ends_round(game, seat, PlayGoods(cog, card)),
    )


def preview_doubling(game: Luebeck, seat: Seat, cog: int, card: int) -> DoublingPreview:
    deck = game.rules.deck
    city = deck.cities[card]
    sailed, others = course(game.table, seat, cog, city)
    twice = [
        one
        for one in game.table.hands[seat]
        if deck.sorts[one] == GOODS and deck.cities[one] == city
    ]
    ends = ends_round(game, seat, LayDoubling(cog, card))
    return DoublingPreview(card, cog, city, tuple(twice), sailed, others, ends)


def course(table: Table, seat: Seat, cog: int, city: int) -> tuple[int, tuple[Seat, ...]]:
    """Return the city that the cog leaves, and the other seats aboard; (NONE, ()) if it stays."""
    place = table.places[cog]
    return (NONE, ()) if place == city else (place, others_aboard(table, seat, cog))


def others_aboard(table: Table, seat: Seat, cog: int) -> tuple[Seat, ...]:
    return tuple([one for one, many in enumerate(table.crew(cog)) if many and one != seat])


def preview_pirates(game: Luebeck, seat: Seat, cog: int) -> PiratesPreview:
    table = game.table
    return PiratesPreview(
        cog,
        table.places[cog],
        table.crew(cog)[seat],
        others_aboard(table, seat, cog),
        ends_round(game, seat, SendPirates(cog)),
    )


def preview_ship_change(game: Luebeck, seat: Seat, left: int, boarded: int) -> ChangePreview:
    table = game.table
    return ChangePreview(
        left,
        table.places[left],
        boarded,
        table.places[boarded],
        sum(table.crew(left)) == 1,
        others_aboard(table, seat, boarded),
        ends_round(game, seat, ChangeShip(boarded, left)),
    )


def preview_pass(game: Luebeck, seat: Seat) -> PassPreview:
    table, costs = game.table, game.rules.deck.costs
    hand = table.hands[seat]
    cost = sum([costs[card] for card in hand]) if table.last_round else 0
    return PassPreview(len(hand), table.last_round, cost, ends_round(game, seat, Pass()))


def preview_discard(game: Luebeck, seat: Seat, card: int) -> DiscardPreview:
    table, cost = game.table, game.rules.deck.costs[card]
    left = len(table.hands[seat]) - 1
    ends = ends_round(game, seat, Discard(card))
    return DiscardPreview(card, cost, table.scores[seat] - cost, left, ends)


def preview_home(table: Table, seat: Seat, figures: Counts) -> HomePreview:
    """Return the effect of taking figures home, possibly with the next round (L-G-14)."""
    freed = [cog for cog, many in enumerate(figures) if many and sum(table.crew(cog)) == many]
    own = (seat - table.compass) % table.seats
    later = [table.seat_at(at) for at in range(own + 1, table.seats)]
    asked = any(any(table.figures(other)) for other in later)
    reserve = table.reserve[seat] + sum(figures)
    return HomePreview(figures, reserve, tuple(freed), not asked)


def ends_round(game: Luebeck, seat: Seat, move: Move) -> bool:
    """Return whether nobody can act after this move; players with cards can at least pass."""
    table = game.table
    waiting = [other for other in range(table.seats) if other != seat and not table.passed[other]]
    if any(table.hands[other] for other in waiting):
        return False
    # The dice can be shared: no action draws.
    then = Luebeck(game.setup, game.rules, table.copy(), game.dice)
    played = next(one for one in game.rules.actions if type(move) in one.moves)
    played.play(then, seat, move)
    left = [one for one in range(table.seats) if not then.table.passed[one]]
    return not any(stays_in(then, one) for one in left)
