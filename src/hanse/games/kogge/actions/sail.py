"""Movement along routes or by the secret passage, with loading on the way."""

from hanse.core.questions.shapes import Bag, Choice, Go, Menu, Option, Pay
from hanse.core.steps import Asking, Step
from hanse.core.types import Counts, Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.routes import (
    is_closed,
    is_known_useless,
    may_take,
    open_destinations,
    turn_up,
)
from hanse.games.kogge.actions.turn_actions import Acting, AfterTurn, rule_against
from hanse.games.kogge.board import NGOODS, NVALUES, ROUTES, SECRET_PASSAGE, SITES, TWO_SPACES
from hanse.games.kogge.events.voyage import Anchored, Blocked, Forked, LedNowhere, Loaded, Sailed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, Land, Load, Passage, Sail
from hanse.games.kogge.rules import Action, Rules
from hanse.games.kogge.table import Table
from hanse.games.kogge.transfers import gain_goods, return_goods, return_markers

ANCHOR = Go(Anchor, "K-MOVE-05")
SAIL, PASSAGE, ANCHORING = name_of(Sail), name_of(Passage), name_of(Anchor)


class Sailing(Step[Kogge], frozen=True):
    """K-MOVE-01, K-MOVE-04: the movement of a turn, as many steps as the player can pay for."""

    seat: Seat
    start: int
    steps: int = 0
    must_go_on: bool = False
    used: int = 0

    def asks(self, game: Kogge) -> Asking:
        options = movement_options(game, self)
        goods = game.table.office_goods(self.seat, game.table.cogs[self.seat])
        if self.must_go_on and not options and not could_pay(game, self, sum(goods)):
            return {}
        if not self.must_go_on or not options:
            options.append(ANCHOR)
        if any(goods):
            options.append(Bag(Load, "K-MOVE-10", goods))
        for action in self.actions(game) if game.rules.sail_actions else ():
            if not action.why_not(game, self):
                action.offer(game, self, options)
        return {self.seat: Menu("sailing", "K-MOVE-02", tuple(options))}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        match move:
            case Sail(goods, markers, route):
                pay(game.table, seat, goods, markers)
                sail(game, self, game.table.cogs[seat] * ROUTES + route, goods, markers)
            case Passage(goods, markers):
                pay(game.table, seat, goods, markers)
                arrive(game, self, game.table.guild, goods, markers, passage=True)
            case Load(goods):
                load(game, seat, goods)
            case Anchor():
                self.advance(game)
            case _:
                self.act(game, move)

    def act(self, game: Kogge, move: Move) -> None:
        """Play an action that the rules allow during movement."""
        action = next(a for a in game.rules.sail_actions if type(move) in a.moves)
        used = self.used | action.used_bits(game, self.seat, move)
        game.agenda[-1] = Sailing(self.seat, self.start, self.steps, self.must_go_on, used)
        action.play(game, self.seat, move)

    def after_step(self, *, must_go_on: bool = False) -> "Sailing":
        return Sailing(self.seat, self.start, self.steps + 1, must_go_on, self.used)

    def advance(self, game: Kogge) -> None:
        """End the movement and begin the actions."""
        game.tell(Anchored(self.seat, game.table.cogs[self.seat]))
        game.agenda[-1] = Acting(self.seat, self.start, self.used)

    def refusals(self, game: Kogge, seat: Seat) -> list[Refusal]:
        found = [*route_refusals(game, self), *passage_refusals(game, self)]
        if self.must_go_on and movement_options(game, self):
            found.append(Refusal(ANCHORING, "G-69"))
        for action in self.actions(game):
            found += action.refuse(game, self)
        return found

    def rule_against(self, game: Kogge, seat: Seat, move: Move) -> str:
        return rule_against(self.actions(game), game, self, move)

    def actions(self, game: Kogge) -> list[Action]:
        """Return the actions allowed now: all before the first step, only some after it."""
        return [a for a in game.rules.sail_actions if not self.steps or a.under_way]

    def expected_moves(self, game: Kogge, seat: Seat) -> list[tuple[type[Move], ...]]:
        passage = [(Passage,)] if game.table.chip(seat, SECRET_PASSAGE) else []
        besides = [a.moves for a in self.actions(game) if a.concerns(game, seat)]
        return [(Sail,), (Anchor,), *passage, *besides]


def price_of(game: Kogge, sailing: Sailing) -> int:
    return step_price(game.rules, game.table.chip(sailing.seat, TWO_SPACES) > 0, sailing.steps)


def step_price(rules: Rules, chip: bool, steps: int) -> int:
    """Return the next step's price; one step is free, two with the chip (K-MOVE-03, K-BONUS-03)."""
    return 0 if steps < rules.free_steps[chip] else rules.prices.step


def movement_options(game: Kogge, sailing: Sailing) -> list[Option]:
    """Return the routes and the secret passage that the cog may take and pay for (K-MOVE-02)."""
    table, seat = game.table, sailing.seat
    hold, hand = table.hold(seat), table.hand(seat)
    wealth = sum(hold) + sum(hand)
    price, passage = price_of(game, sailing), game.rules.prices.passage
    options: list[Option] = []
    if wealth >= price:
        for route in open_routes(game, sailing):
            options.append(Pay(Sail, "K-MOVE-03", price, hold, hand, route))
    if table.chip(seat, SECRET_PASSAGE) and not why_no_passage(game, seat, wealth - price):
        options.append(Pay(Passage, "K-BONUS-04", price + passage, hold, hand))
    return options


def open_routes(game: Kogge, sailing: Sailing) -> list[int]:
    """Return the routes that are open to the cog, whatever their price (K-MOVE-09, G-69)."""
    seat, must = sailing.seat, sailing.must_go_on
    first = game.table.cogs[seat] * ROUTES
    return [
        route
        for route in range(ROUTES)
        if may_take(game, seat, first + route)
        and not (must and is_known_useless(game, seat, first + route))
    ]


def could_pay(game: Kogge, sailing: Sailing, more: int) -> bool:
    """Return whether the cog could sail on if it loaded `more` goods here (G-69, K-MOVE-12)."""
    table, seat = game.table, sailing.seat
    spare = table.hold_size(seat) + table.hand_size(seat) + more - price_of(game, sailing)
    passage = table.chip(seat, SECRET_PASSAGE) and not why_no_passage(game, seat, spare)
    return spare >= 0 and bool(passage or open_routes(game, sailing))


def why_no_passage(game: Kogge, seat: Seat, spare: int) -> str:
    """Return the rule against the secret passage; `spare` pieces are left after paying the step."""
    table = game.table
    if table.guild == table.cogs[seat] or table.is_barred(seat, table.guild):
        return "K-BONUS-05"
    return "" if spare >= game.rules.prices.passage else "K-BONUS-04"


def pay(table: Table, seat: Seat, goods: Counts, markers: Counts) -> None:
    """Pay from cargo and hand, including goods just loaded (K-MOVE-03, K-MOVE-12, G-66)."""
    if any(goods):
        return_goods(table, seat, goods)
    if any(markers):
        return_markers(table, seat, markers)


def sail(game: Kogge, sailing: Sailing, slot: int, goods: Counts, markers: Counts) -> None:
    """Sail along a route, turning it up for all if it is covered (K-MOVE-06, K-MOVE-07)."""
    table, seat = game.table, sailing.seat
    turn_up(game, slot)
    cities = open_destinations(game, seat, slot)
    if len(cities) > 1:
        game.tell(Forked(seat, slot // ROUTES, table.routes[slot], goods, markers))
        game.agenda.append(Landing(seat, cities))
    elif cities:
        arrive(game, sailing, cities[0], goods, markers)
    elif is_closed(game, seat, slot):
        game.tell(Blocked(seat, table.routes[slot], goods, markers))
        # Before the rule for a blocked route, which reads the step from the agenda.
        game.agenda[-1] = sailing.after_step()
        game.rules.blocked(game, seat)
    else:
        game.tell(LedNowhere(seat, table.routes[slot], goods, markers))
        game.agenda[-1] = sailing.after_step()
        game.rules.led_nowhere(game, seat)


class Landing(Step[Kogge], frozen=True):
    """B-MOVE-01, G-49: the choice between two cities with the route's number, already paid for."""

    seat: Seat
    cities: "tuple[int, ...]"

    def is_atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        return {self.seat: Choice(Land, "B-MOVE-01", self.cities)}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Land)
        game.agenda.pop()
        sailing = game.agenda[-1]
        assert isinstance(sailing, Sailing)
        arrive(game, sailing, move.value, (0,) * NGOODS, (0,) * NVALUES)


def arrive(
    game: Kogge,
    sailing: Sailing,
    city: int,
    goods: Counts,
    markers: Counts,
    *,
    passage: bool = False,
) -> None:
    table, seat = game.table, sailing.seat
    game.tell(Sailed(seat, table.cogs[seat], city, goods, markers, passage))
    table.cogs[seat] = city
    game.agenda[-1] = sailing.after_step()


def end_movement(game: Kogge, seat: Seat) -> None:
    """End the movement: the cog stays, and the payment is lost (K-MOVE-08, D-01, G-65)."""
    game.agenda[-1].advance(game)


def keep_sailing(game: Kogge, seat: Seat) -> None:
    """Do nothing more: the step is used up, and the player may pay for another (G-23)."""


def reroute_for_fee(game: Kogge, seat: Seat) -> None:
    """Make the player sail another way, at the price of a further step (D-01, D-24, G-69).

    The cost of the failed step is lost here too (G-65).
    """
    sailing = game.agenda[-1]
    assert isinstance(sailing, Sailing)
    game.agenda[-1] = Sailing(seat, sailing.start, sailing.steps, True, sailing.used)


def load(game: Kogge, seat: Seat, goods: Counts) -> None:
    """Load goods from the seat's own offices here, never the other way (K-MOVE-10, K-MOVE-11)."""
    table = game.table
    city = table.cogs[seat]
    gain_goods(table, seat, goods)
    left = list(goods)
    for site in range(city * SITES, (city + 1) * SITES):
        if table.sites[site] == seat:
            for good in range(NGOODS):
                moved = min(left[good], table.site_goods[site * NGOODS + good])
                table.site_goods[site * NGOODS + good] -= moved
                left[good] -= moved
    game.tell(Loaded(seat, city, goods))


def route_refusals(game: Kogge, sailing: Sailing) -> list[Refusal]:
    """Return a refusal for each route that cannot be sailed now."""
    table, seat, price = game.table, sailing.seat, price_of(game, sailing)
    wealth = table.hold_size(seat) + table.hand_size(seat)
    ways = open_routes(game, sailing)
    if wealth >= price and len(ways) == ROUTES:
        return []
    dear = [Refusal(SAIL, "K-MOVE-03", route, (price, wealth)) for route in ways]
    shut = [closed_route(game, sailing, r) for r in range(ROUTES) if r not in ways]
    return sorted([*shut, *(dear if wealth < price else [])], key=lambda refusal: refusal.target)


def closed_route(game: Kogge, sailing: Sailing, route: int) -> Refusal:
    """Return the refusal of a route known to be useless, or to a raided city (D-24, K-MOVE-09)."""
    table, seat = game.table, sailing.seat
    city = table.cogs[seat]
    slot = city * ROUTES + route
    if (
        sailing.must_go_on
        and is_known_useless(game, seat, slot)
        and not is_closed(game, seat, slot)
    ):
        return Refusal(SAIL, "D-24", route, (city,))
    return Refusal(SAIL, "K-MOVE-09", route, (table.routes[slot],))


def passage_refusals(game: Kogge, sailing: Sailing) -> list[Refusal]:
    """Return the refusal of the secret passage to a seat that has its chip but cannot take it."""
    table, seat, price = game.table, sailing.seat, price_of(game, sailing)
    if not table.chip(seat, SECRET_PASSAGE):
        return []
    wealth = table.hold_size(seat) + table.hand_size(seat)
    rule = why_no_passage(game, seat, wealth - price)
    if not rule:
        return []
    numbers = (
        (table.guild,) if rule == "K-BONUS-05" else (price + game.rules.prices.passage, wealth)
    )
    return [Refusal(PASSAGE, rule, numbers=numbers)]


def take_turn(game: Kogge, seat: Seat) -> None:
    """Put the parts of a turn on the agenda: sail, act, then steps of variants (K-ROUND-02)."""
    if game.rules.after_turn:
        # Below `Sailing`, so that this step comes after sailing and actions.
        game.agenda.append(AfterTurn(seat))
    game.agenda.append(Sailing(seat, game.table.cogs[seat]))
