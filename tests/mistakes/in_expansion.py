"""Mistakes in what the expansion brings: Bornholm, a fifth player, the pirate."""

import random
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from hanse.core.spec import AnySpec
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions import crest, routes, sail
from hanse.games.kogge.actions.crest import CrestChange
from hanse.games.kogge.actions.pirate import Delivery, NoTradeOrRaidAtHome, RaidBack
from hanse.games.kogge.board import BORNHOLM, MORE_MARKERS, NVALUES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import BuyBack, Deliver, Land, PickStart, RaidCity, Trade
from hanse.games.kogge.phases import market
from hanse.games.kogge.table import Table
from hanse.games.kogge.view import build, sample_hidden
from hanse.laws.positions import any_dice
from hanse.laws.secrecy import check_view_of_imagined
from hanse.laws.timelines import check_pieces
from tests.mistakes.in_variants import on
from tests.mistakes.planting import Mistake, afterwards, at
from tests.mistakes.rules import check_pools_are_true
from tests.rules.asking import sail as along
from tests.rules.laid_out import acting, new_game, sailing


def the_old_crest_is_lost(m: pytest.MonkeyPatch) -> None:
    """It does not come to hand."""
    m.setattr(crest, "gain_marker", lambda *_: None)


def a_crest_still_counts_in_the_hand(m: pytest.MonkeyPatch) -> None:
    """All saw it laid down, and go on knowing it where it was."""

    def unseen(table: Table, seat: Seat, value: int) -> None:
        table.hands[seat * NVALUES + value] -= 1

    m.setattr(crest, "lose_marker", unseen)


def a_raided_city_is_offered_beside_its_twin(m: pytest.MonkeyPatch) -> None:
    """Of two cities with the number both are open, whatever the seat has done there."""
    m.setattr(sail, "open_destinations", lambda game, seat, slot: routes.linked_cities(game, slot))


def the_crest_is_not_shown(m: pytest.MonkeyPatch) -> None:
    """A view has the tenth city, but not its number."""

    def hide(seen: Any, *_: object) -> Any:
        return msgspec.structs.replace(seen, crest=(seen.crest + 1) % NVALUES)

    afterwards(m, build, "board", hide)


def the_crest_is_changed_twice(m: pytest.MonkeyPatch) -> None:
    """Changing it does not use up the turn's route action."""
    m.setattr(CrestChange, "used_bits", lambda *_: 0)


def check_no_way_into_a_raided_city(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-MOVE-09, G-49: nobody puts in where his own raid marker lies."""
    game = spec.text.from_position(position, any_dice(chance))
    game.play(0, along(0))
    for city in [m.value for m in moves_of(game, 0) if isinstance(m, Land)]:
        assert not game.table.is_barred(0, city), "a raided city is open"


def check_one_route_action(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """B-ROUTE-01: crest or route, once a turn."""
    game = spec.text.from_position(position, any_dice(chance))
    kinds = ("change_crest", "change_route")
    first = [m for m in moves_of(game, 0) if type(m).__struct_config__.tag in kinds]
    game.play(0, chance.choice(first))
    assert not [m for m in moves_of(game, 0) if type(m).__struct_config__.tag in kinds], "again"


def moves_of(game: Kogge, seat: Seat) -> Iterable[Move]:
    return game.asking[seat].moves() if seat in game.asking else ()


def ashore() -> Iterable[Kogge]:
    yield acting(
        seats=4,
        variants=("bornholm",),
        crest=3,
        cogs=(BORNHOLM, 8, 8, 8),
        hand={0: [1, 5]},
        routes={BORNHOLM: (2, 7)},
    )


def before_the_twin() -> Iterable[Kogge]:
    """A route to Reval and Bornholm, one of which the first seat has raided."""
    for raided in (3, BORNHOLM):
        yield sailing(
            seats=4,
            variants=("bornholm",),
            crest=3,
            cogs=(5, 8, 8, 8),
            routes={5: (3, 7)},
            raided={raided: [0]},
        )


def five_have_a_market_of_four(m: pytest.MonkeyPatch) -> None:
    """The fifth pair goes back to the reserve."""

    def smaller(_: None, game: Kogge) -> None:
        for value in game.table.market.pop():
            game.table.reserve[value] += 1

    afterwards(m, market, "lay_market", smaller)


def five_are_imagined_with_the_markers_of_four(m: pytest.MonkeyPatch) -> None:
    """What nobody sees is dealt out of the smaller box."""

    def fewer(unseen: list[int], *_: object) -> list[int]:
        return [max(0, n - more) for n, more in zip(unseen, MORE_MARKERS, strict=True)]

    afterwards(m, sample_hidden, "unseen_markers", fewer)


def check_five_pairs(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """B-5P-03."""
    game = spec.text.from_position(position, any_dice(chance))
    for seat in range(game.seats):
        game.play(seat, PickStart(seat))
    assert len(game.table.market) == 5, "not five pairs"


def five() -> Iterable[Kogge]:
    yield new_game(5)


def five_under_way() -> Iterable[Kogge]:
    yield acting(seats=5)


def delivered_goods_vanish(m: pytest.MonkeyPatch) -> None:
    """They do not come to the stock."""

    def lose(_: None, action: Delivery, game: Kogge, seat: Seat, move: Deliver) -> None:
        for good, count in enumerate(move.items):
            game.table.stock[good] -= count

    afterwards(m, Delivery, "play", lose)


def the_pirate_raids_his_home(m: pytest.MonkeyPatch) -> None:
    """On Bornholm nothing is forbidden to him."""
    m.setattr(NoTradeOrRaidAtHome, "is_in_force", lambda *_: False)


def a_raid_marker_stays_when_it_was_bought_back(m: pytest.MonkeyPatch) -> None:
    """It comes to hand, and lies in the city all the same."""

    def lay(_: None, action: RaidBack, game: Kogge, seat: Seat, move: BuyBack) -> None:
        game.table.raided[move.value] |= 1 << seat

    afterwards(m, RaidBack, "play", lay)


def the_pirates_notes_are_not_shown(m: pytest.MonkeyPatch) -> None:
    """A view tells of no points that he has noted."""

    def hide(seen: Any, *_: object) -> Any:
        return msgspec.structs.replace(seen, noted=seen.noted and seen.noted - 1)

    afterwards(m, build, "players", hide)


def check_home_is_safe(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """P-04: where the pirate lies at Bornholm he neither trades nor robs the town."""
    game = spec.text.from_position(position, any_dice(chance))
    for move in moves_of(game, game.table.pirate):
        assert not isinstance(move, RaidCity | Trade), "he does"


def pirate_at_home() -> Iterable[Kogge]:
    yield acting(
        seats=4,
        variants=("pirate",),
        readings={"pirate_seat": "1"},
        cogs=(BORNHOLM, 8, 8, 8),
        city={BORNHOLM: {"f": 2}},
        cargo={0: {"o": 2}},
    )


def noting() -> Iterable[Kogge]:
    for game in pirate_at_home():
        game.play(0, Deliver((2, 0, 0, 0)))
        yield game


MISTAKES = (
    Mistake(delivered_goods_vanish, at(check_pieces, "deliver")),
    Mistake(a_raid_marker_stays_when_it_was_bought_back, at(check_pieces, "buy_back")),
    Mistake(the_pirate_raids_his_home, on(check_home_is_safe, pirate_at_home)),
    Mistake(the_pirates_notes_are_not_shown, on(check_view_of_imagined, noting)),
    Mistake(five_have_a_market_of_four, on(check_five_pairs, five)),
    Mistake(five_are_imagined_with_the_markers_of_four, on(check_view_of_imagined, five_under_way)),
    Mistake(the_old_crest_is_lost, at(check_pieces, "change_crest")),
    Mistake(a_crest_still_counts_in_the_hand, at(check_pools_are_true, "change_crest")),
    Mistake(
        a_raided_city_is_offered_beside_its_twin,
        on(check_no_way_into_a_raided_city, before_the_twin),
    ),
    Mistake(the_crest_is_not_shown, at(check_view_of_imagined, "change_crest")),
    Mistake(the_crest_is_changed_twice, on(check_one_route_action, ashore)),
)
