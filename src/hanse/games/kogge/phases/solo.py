"""A game for one: strangers' raid markers, a virtual bidder, a guild master who clears cities."""

from collections.abc import Callable

from hanse.core.bags import one
from hanse.core.parts import insert_after, insert_before
from hanse.core.questions.shapes import Choice
from hanse.core.steps import Asking, Step
from hanse.core.types import Counts, Event, Move, Seat
from hanse.games.kogge.actions.exile import drive_out
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.events.solo import (
    AuctionLost,
    AuctionWon,
    CityCleared,
    GoodsGone,
    GuildDriven,
    StrangersLaid,
    VirtualBid,
    VirtualRaised,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Escape
from hanse.games.kogge.phases.auction import rank_of
from hanse.games.kogge.phases.guildmaster import GUILD_STEPS, GuildMaster, walk_on
from hanse.games.kogge.phases.setup import LayOut
from hanse.games.kogge.rules import Parts
from hanse.games.kogge.table import Table

STRANGERS = 3
NO_BID: Counts = ()


class LayStrangers(Step[Kogge], frozen=True):
    """S-SETUP-01, G-53: raid markers of unused colours in three cities drawn by markers."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table = game.table
        cities: list[int] = []
        for colour in range(STRANGERS):
            others = [0 if v in cities else n for v, n in enumerate(table.reserve)]
            cities.append(game.dice.one_of(others))
            table.raided[cities[-1]] |= 1 << table.seats + colour
        game.tell(StrangersLaid(tuple(sorted(cities))))


def strangers_first(setup: Parts) -> Parts:
    """Return the setup where strangers' cities are drawn before the rest (S-SETUP-01, G-81)."""
    return insert_before(setup, LayOut(), LayStrangers())


def strangers_last(setup: Parts) -> Parts:
    """Return the setup where strangers' cities are drawn last (G-81, solo_cities_drawn = last)."""
    return insert_after(setup, LayOut(), LayStrangers())


class DrawFirst(Step[Kogge], frozen=True):
    """S-BID-01: the virtual player's bid, drawn first if the player lost the last auction."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        if game.table.outbid:
            draw_virtual_marker(game, VirtualBid)


class DrawSecond(Step[Kogge], frozen=True):
    """S-BID-01, S-BID-02, G-56: the virtual bid drawn second, raised if it equals the player's."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        if game.table.outbid:
            return
        draw_virtual_marker(game, VirtualBid)
        if virtual_bid(game.table) == game.table.bids[0]:
            draw_virtual_marker(game, VirtualRaised)


def virtual_bid(table: Table) -> Counts:
    """Return the virtual player's bid, which follows those of the seats (S-BID-03, K-BID-11)."""
    return table.bids[table.seats] if len(table.bids) > table.seats else NO_BID


def draw_virtual_marker(game: Kogge, event_of: Callable[[int], Event]) -> None:
    """Draw one more open marker for the virtual player, if the reserve has any (G-05)."""
    table = game.table
    if not any(table.reserve):
        return
    value = game.dice.one_of(table.reserve)
    table.reserve[value] -= 1
    laid = virtual_bid(table) or (0,) * NVALUES
    table.drawn = [*table.drawn, value] if any(laid) else [value]
    more = tuple([a + b for a, b in zip(laid, one(value, NVALUES), strict=True)])
    table.bids = [*table.bids[: table.seats], more]
    game.tell(event_of(value))


class Contest(Step[Kogge], frozen=True):
    """S-BID-01, G-55: the comparison of both bids; a player without a bid has lost."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table, rules = game.table, game.rules
        mine, drawn = table.bids[0], virtual_bid(table)
        # The two bids differ (K-BID-03, S-BID-02), and different bids never rank alike (K-BID-08).
        table.outbid = not mine or rank_of(rules, drawn) > rank_of(rules, mine)
        game.tell(AuctionLost(0) if table.outbid else AuctionWon(0))


class ClearCity(Step[Kogge], frozen=True):
    """S-GM-02: the removal of goods from the guild master's city, before he moves."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        city = game.table.guild
        taken = game.rules.solo.clears(game.table, city)
        if any(taken):
            game.rules.solo.cleared_goods(game, city, taken)


def take_city_goods(table: Table, city: int) -> Counts:
    """Take the goods in the city itself, not those in offices, and return them (G-54)."""
    taken = table.goods_in(city)
    table.goods[city * NGOODS : (city + 1) * NGOODS] = [0] * NGOODS
    return taken


def return_to_stock(game: Kogge, city: int, taken: Counts) -> None:
    """Return the goods to the stock (S-GM-02)."""
    for good in range(NGOODS):
        game.table.stock[good] += taken[good]
    game.tell(CityCleared(city, taken))


def remove_from_game(game: Kogge, city: int, taken: Counts) -> None:
    """Take the goods out of the game (S-GM-03)."""
    for good in range(NGOODS):
        game.table.gone[good] += taken[good]
    game.tell(GoodsGone(city, taken))


class GuildAlone(GuildMaster, frozen=True):
    """S-GM-01: the guild master's move: one or two cities if the player won, otherwise two."""

    def asks(self, game: Kogge) -> Asking:
        return {} if game.table.outbid else super().asks(game)

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        # G-18 cannot happen here: three strangers and the player's two raid markers leave cities
        # free.
        walk_on(game, max(GUILD_STEPS), GuildDriven)


def exile_by_robber(game: Kogge, robber: Seat, ways: tuple[int, ...]) -> None:
    """Let the robber choose, because there is no other player (S-RAID-01)."""
    game.agenda.append(Escaping(robber, ways))


class Escaping(Step[Kogge], frozen=True):
    """S-RAID-01: the robber's own choice of a route, though not into a city they have raided."""

    robber: Seat
    ways: "tuple[int, ...]"

    def asks(self, game: Kogge) -> Asking:
        return {self.robber: Choice(Escape, "S-RAID-01", self.ways)}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Escape)
        game.agenda.pop()
        drive_out(game, seat, move.value)


def no_winner(points: list[int]) -> tuple[Seat, ...]:
    """Return no winner: only five development points win (S-WIN-01, D-20)."""
    return ()
