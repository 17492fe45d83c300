"""Vectors of conflicts."""

from collections import Counter

from hanse.core.types import Seat
from hanse.games.kogge.events.variants import Fought
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Attack, Commit, Demand, EndTurn, KeepPeace, LeaveBe, Push
from tests.rules.asking import happened, listed
from tests.rules.laid_out import Goods, acting, goods, markers
from tests.rules.runners.vector import Vector, seats_of

CITY = 3
SPARE = 2
"""A marker that both keep in hand."""


def conflict(v: Vector) -> None:
    seats = seats_of(v["bids"])
    active = seats[v["active"]] if "active" in v else 0
    starter = seats[v["starter"]] if "starter" in v else active
    game = met(v, seats, active)
    fight(game, v, seats, (active, starter))
    if v["winner"] == "none":
        assert happened(game, Fought)[0].winner == -1
        return
    assert happened(game, Fought)[0].winner == seats[v["winner"]]
    check_hands(game, v, seats)
    take_spoils(game, v, seats)


def met(v: Vector, seats: dict[str, Seat], active: Seat) -> Kogge:
    """Both in one city; ore makes up the cargo that the vector only counts."""
    cargo: dict[Seat, Goods] = {}
    if "cargo_counts" in v:
        for name, count in v["cargo_counts"]["before"].items():
            has = v["loser_has"] if name != v["winner"] else {}
            cargo[seats[name]] = {**has, "o": count - sum(has.values())}
    hands = {seats[name]: [*bid, SPARE] for name, bid in v["bids"].items()}
    return acting(
        active,
        variants=("conflicts",),
        cogs=(CITY, CITY),
        routes={CITY: (7, 4)},
        order=(active, 1 - active),
        hand=hands,
        cargo=cargo,
    )


def fight(game: Kogge, v: Vector, seats: dict[str, Seat], who: tuple[Seat, Seat]) -> None:
    active, starter = who
    game.play(active, EndTurn())
    if starter != active:
        game.play(active, KeepPeace())
    game.play(starter, Attack(1 - starter))
    for name, bid in v["bids"].items():
        game.play(seats[name], Commit(markers(*bid)))


def check_hands(game: Kogge, v: Vector, seats: dict[str, Seat]) -> None:
    for name, change in v["hand_change"].items():
        hand = Counter([*v["bids"][name], SPARE]) - Counter(change["lose"])
        hand += Counter(change["gain"])
        assert game.table.hand(seats[name]) == markers(*hand.elements())


def take_spoils(game: Kogge, v: Vector, seats: dict[str, Seat]) -> None:
    winner = seats[v["winner"]]
    before = game.table.hold(winner)
    game.play(winner, Demand(v.goods("demand")))
    gained = tuple(a - b for a, b in zip(game.table.hold(winner), before, strict=True))
    assert gained == v.goods("transferred")
    counts = {name: game.table.hold_size(seat) for name, seat in seats.items()}
    assert counts == v["cargo_counts"]["after"]
    assert v["then"] == "winner_may_move_loser_one_step"
    assert LeaveBe() in game.asking[winner].moves()
    game.play(winner, listed(game, winner, Push)[0])
    assert game.table.cogs[1 - winner] == 7
    assert goods() != gained
