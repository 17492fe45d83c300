"""The setup, and the secret choice of first offices."""

from hanse.core.dice import Dice
from hanse.core.questions.shapes import Choice, Question
from hanse.core.steps import Asking, Sealed, Step
from hanse.core.types import Move, Seat
from hanse.games.kogge.board import (
    GOOD_OF,
    NCITIES,
    NGOODS,
    NVALUES,
    RAID_MARKERS,
    ROUTES,
    SITES,
    START_CARGO,
    START_GOODS,
    START_RAIDS,
)
from hanse.games.kogge.events.rounds import OrderSet
from hanse.games.kogge.events.setup import (
    GuildPlaced,
    OfficeOpened,
    OpenPicks,
    Ready,
    RoutesLaid,
    StartClash,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import PickStart
from hanse.games.kogge.rules import Fits
from hanse.games.kogge.table import NONE, Table
from hanse.games.kogge.transfers import gain_goods, gain_marker, lose_marker

ATTEMPTS = 3


class LayOut(Step[Kogge], frozen=True):
    """K-SETUP-01 to K-SETUP-11: everything up to the choice of first offices."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table = game.table
        lay_goods(table)
        for seat in range(game.seats):
            equip(table, seat)
        guild = place_guild(table, game.dice)
        fits = game.rules.route_fits
        lay_first_routes(table, game.dice, fits)
        game.rules.second_routes(table, game.dice, fits)
        # Only now, after all routes: the marker returns to the reserve after the setup
        # (K-SETUP-07).
        table.reserve[guild] += 1
        game.tell(GuildPlaced(guild))


class ShowRoutes(Step[Kogge], frozen=True):
    """K-SETUP-10: the announcement of all routes, which lie face up."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        game.tell(RoutesLaid(tuple(game.table.routes)))


def lay_goods(table: Table) -> None:
    """Lay three of its own goods in each city; the rest is the stock (K-SETUP-01, K-SETUP-11)."""
    for city, good in enumerate(GOOD_OF):
        table.goods[city * NGOODS + good] += START_GOODS
        table.stock[good] -= START_GOODS


def equip(table: Table, seat: Seat) -> None:
    """Give a seat its hand, cargo and first raid marker.

    The pieces are those of K-SETUP-02, K-SETUP-03, K-SETUP-04 and K-SETUP-06.
    """
    for value in range(NVALUES):
        table.reserve[value] -= 1
        gain_marker(table, seat, value)
    for good in range(NGOODS):
        table.stock[good] -= START_CARGO[good]
    gain_goods(table, seat, START_CARGO)
    table.raids[seat] = START_RAIDS
    table.raids_aside[seat] = RAID_MARKERS - START_RAIDS


def place_guild(table: Table, dice: Dice) -> int:
    """Draw and return the guild master's city; its marker stays out of the reserve (K-SETUP-07)."""
    city = dice.one_of(table.reserve)
    table.reserve[city] -= 1
    table.guild = table.guild_start = city
    return city


def lay_first_routes(table: Table, dice: Dice, fits: Fits) -> None:
    """Shuffle one full set until no city has its own number (K-SETUP-08, G-67)."""
    lay_full_set(table, dice, fits, 0)


def lay_full_set(table: Table, dice: Dice, fits: Fits, slot: int) -> None:
    """Lay one marker of each value, reshuffled until every one of them is legal in its place."""
    values = dice.shuffle(range(NCITIES))
    while not all(fits(table, city, slot, values[city]) for city in range(NCITIES)):
        values = dice.shuffle(range(NCITIES))
    for city, value in enumerate(values):
        table.routes[city * ROUTES + slot] = value
        table.reserve[value] -= 1


def is_legal_route(table: Table, city: int, slot: int, value: int) -> bool:
    """Return whether a marker of this value may be laid as this route (K-SETUP-08, K-SETUP-09)."""
    return value != city and (slot == 0 or value != table.routes[city * ROUTES])


def random_second_routes(table: Table, dice: Dice, fits: Fits) -> None:
    """Draw each second route from the whole reserve until it fits (K-SETUP-09)."""
    for city in range(NCITIES):
        value = dice.one_of(table.reserve)
        while not fits(table, city, 1, value):
            value = dice.one_of(table.reserve)
        table.routes[city * ROUTES + 1] = value
        table.reserve[value] -= 1


def full_set_second_routes(table: Table, dice: Dice, fits: Fits) -> None:
    """Shuffle a second full set until it fits (D-05, G-77)."""
    lay_full_set(table, dice, fits, 1)


class FirstOffices(Step[Kogge], frozen=True):
    """K-START-01: the secret choice of a first city by every player without one."""

    def advance(self, game: Kogge) -> None:
        seats = tuple(s for s in range(game.seats) if game.table.cogs[s] == NONE)
        game.agenda[-1] = FirstOrder()
        game.agenda.append(StartPicks(seats, (NONE,) * game.seats))


class StartPicks(Sealed[Kogge], frozen=True):
    """K-START-01: the picks of one marker each, laid face down and then shown together."""

    barred: "tuple[int, ...]"
    attempt: int = 1

    def question(self, game: Kogge, seat: Seat) -> Question:
        return start_question(game.table, seat, self.barred[seat])

    def has_chosen(self, game: Kogge, seat: Seat) -> bool:
        return game.table.sealed[seat] != NONE

    def seal(self, game: Kogge, seat: Seat, move: Move) -> None:
        table = game.table
        assert isinstance(move, PickStart)
        if table.sealed[seat] == NONE:
            game.tell(Ready(seat))
        else:
            table.hands[seat * NVALUES + table.sealed[seat]] += 1
        table.sealed[seat] = move.value
        table.hands[seat * NVALUES + move.value] -= 1

    def reveal(self, game: Kogge) -> None:
        """Open offices; seats that picked an overfull city pick again (K-START-03, G-01)."""
        table = game.table
        game.agenda.pop()
        picks = [(seat, table.sealed[seat]) for seat in self.seats]
        clashing = clashing_seats(table, picks)
        barred = [NONE] * game.seats
        for seat, city in picks:
            table.sealed[seat] = NONE
            # The marker first returns to the hand. `open_office` then takes it from there publicly,
            # so that the other players' knowledge of the hand stays correct.
            table.hands[seat * NVALUES + city] += 1
            if seat in clashing:
                barred[seat] = city
            else:
                open_office(game, seat, city)
        if clashing:
            announce_clash(game, clashing, tuple(barred), self.attempt)


def start_question(table: Table, seat: Seat, barred: int) -> Choice:
    """Return the choice of a marker, barred and full cities excepted (K-START-03, G-01).

    A marker means the city of that number, never Bornholm (B-SETUP-02, G-51). A sealed marker has
    left the hand, but the seat may still exchange it for another.
    """
    hand = list(table.hand(seat))
    if table.sealed[seat] != NONE:
        hand[table.sealed[seat]] += 1
    values = tuple(
        v for v in range(NVALUES) if hand[v] and v != barred and table.offices_in(v) < SITES
    )
    return Choice(PickStart, "K-START-01", values)


def clashing_seats(table: Table, picks: list[tuple[Seat, int]]) -> tuple[Seat, ...]:
    """Return the seats whose picked city would hold more than two offices (K-START-03)."""
    cities = [city for _, city in picks]
    return tuple(
        seat for seat, city in picks if table.offices_in(city) + cities.count(city) > SITES
    )


def announce_clash(
    game: Kogge, seats: tuple[Seat, ...], barred: tuple[int, ...], attempt: int
) -> None:
    """Announce the clashes and let these seats, markers in hand, pick again (K-START-04, D-06)."""
    for city in sorted({barred[seat] for seat in seats}):
        game.tell(StartClash(city, tuple(s for s in seats if barred[s] == city)))
    game.rules.after_clash(game, seats, barred, attempt)


def pick_again(game: Kogge, seats: tuple[Seat, ...], barred: tuple[int, ...], attempt: int) -> None:
    """Let these seats pick again in secret, as often as necessary (K-START-03, G-02)."""
    game.agenda.append(StartPicks(seats, barred, attempt + 1))


def pick_openly_after_three(
    game: Kogge, seats: tuple[Seat, ...], barred: tuple[int, ...], attempt: int
) -> None:
    """Let the seats pick openly after the third clash (G-02, start_clash = openly_after_three)."""
    if attempt < ATTEMPTS:
        pick_again(game, seats, barred, attempt)
        return
    order = tuple(game.dice.shuffle(seats))
    game.tell(OpenPicks(order))
    game.agenda.append(PickOpenly(order, barred))


class PickOpenly(Step[Kogge], frozen=True):
    """G-02: open picks after three clashes, one after another in random order."""

    order: "tuple[Seat, ...]"
    barred: "tuple[int, ...]"

    def asks(self, game: Kogge) -> Asking:
        if not self.order:
            return {}
        seat = self.order[0]
        return {seat: start_question(game.table, seat, self.barred[seat])}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, PickStart)
        game.agenda[-1] = PickOpenly(self.order[1:], self.barred)
        open_office(game, seat, move.value)


def open_office(game: Kogge, seat: Seat, city: int) -> None:
    """Move the marker to the reserve, office and cog to the city (K-START-02, K-START-05)."""
    table = game.table
    lose_marker(table, seat, city)
    table.reserve[city] += 1
    table.sites[city * SITES + table.offices_in(city)] = seat
    table.offices[seat] -= 1
    table.cogs[seat] = city
    game.tell(OfficeOpened(seat, city))


class FirstOrder(Step[Kogge], frozen=True):
    """K-START-06: the first turn order, lowest city first; players in one city by chance.

    A pirate at Bornholm comes after the players in the city with its number (G-37).
    """

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table = game.table
        order: list[Seat] = []
        for number in range(NVALUES):
            for city in game.rules.cities_of(table, number):
                here = [seat for seat in range(game.seats) if table.cogs[seat] == city]
                order += game.dice.shuffle(here)
        table.order = order
        game.tell(OrderSet(tuple(order)))
