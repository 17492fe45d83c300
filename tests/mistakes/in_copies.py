"""Mistakes in copies, pieces and records."""

from itertools import count
from typing import Any

import pytest

from hanse.core.dice import Dice
from hanse.games.kogge.actions import raid
from hanse.games.kogge.actions.exile import DrivenOut
from hanse.games.kogge.board import NGOODS, NVALUES, SITES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases import auction, production
from hanse.games.kogge.phases.setup import StartPicks
from hanse.games.kogge.table import NONE, Table
from hanse.laws.copies import check_copy
from hanse.laws.positions import TOGETHER
from hanse.laws.replays import check_replay
from hanse.laws.timelines import check_pieces
from tests.mistakes.planting import Mistake, afterwards, at, in_games


def a_copy_shares_a_list(m: pytest.MonkeyPatch) -> None:
    """The supply of chips is one list for both games."""

    def share(twin: Table, table: Table) -> Table:
        twin.chip_supply = table.chip_supply
        return twin

    afterwards(m, Table, "copy", share)


def a_copy_shares_the_agenda(m: pytest.MonkeyPatch) -> None:
    """What one game does next, the other does too."""

    def share(twin: Kogge, game: Kogge) -> Kogge:
        twin.agenda = game.agenda
        return twin

    afterwards(m, Kogge, "copy", share)


def a_copy_shares_who_was_asked_when(m: pytest.MonkeyPatch) -> None:
    """A question answered in one game is forgotten in the other."""

    def share(twin: Kogge, game: Kogge) -> Kogge:
        twin.asked_at = game.asked_at
        return twin

    afterwards(m, Kogge, "copy", share)


def a_copy_forgets_the_dice(m: pytest.MonkeyPatch) -> None:
    """Its chance begins anew with the same key."""
    m.setattr(Dice, "copy", lambda dice: Dice(dice.key))


def a_copy_forgets_what_is_sealed(m: pytest.MonkeyPatch) -> None:
    """Who has chosen in secret must choose again."""

    def forget(twin: Table, table: Table) -> Table:
        twin.sealed = [NONE] * table.seats
        twin.votes = [NONE] * table.seats
        return twin

    afterwards(m, Table, "copy", forget)


def a_raid_loses_a_good(m: pytest.MonkeyPatch) -> None:
    """One good of the loot reaches nobody."""

    def lose_one(taken: tuple[int, ...], *_: Any) -> tuple[int, ...]:
        return (max(0, taken[0] - 1), *taken[1:])

    afterwards(m, raid, "loot", lose_one)


def a_raid_marker_comes_back(m: pytest.MonkeyPatch) -> None:
    """The marker lies in the city and is in hand as well."""

    def give_back(_: None, game: Kogge) -> None:
        robber = game.agenda[-1]
        assert isinstance(robber, DrivenOut)
        game.table.raids[robber.robber] += 1

    afterwards(m, raid, "note_raid", give_back)


def a_sealed_marker_stays_in_hand(m: pytest.MonkeyPatch) -> None:
    """What is laid face down is in hand as well."""

    def keep(_: None, step: StartPicks, game: Kogge, seat: int, move: Any) -> None:
        game.table.hands[seat * NVALUES + move.value] += 1

    afterwards(m, StartPicks, "seal", keep)


def a_good_for_an_office_vanishes(m: pytest.MonkeyPatch) -> None:
    """What production brings to an office never arrives there."""

    def take_away(_: None, game: Kogge, city: int, number: int, wanted: int) -> None:
        first, last = city * SITES * NGOODS, (city + 1) * SITES * NGOODS
        game.table.site_goods[first:last] = [0] * (last - first)

    afterwards(m, production, "supply", take_away)


def a_bid_counts_twice(m: pytest.MonkeyPatch) -> None:
    """Its markers lie on the table and are in hand as well."""
    m.setattr(auction, "lose_marker", lambda *_: None)


def a_draw_beside_the_dice(m: pytest.MonkeyPatch) -> None:
    """Some chance is in no record."""
    turn = count()

    def one_of(dice: Dice, counts: list[int]) -> int:
        kinds = [kind for kind, left in enumerate(counts) if left]
        return kinds[next(turn) * 7 % 11 % len(kinds)]

    m.setattr(Dice, "one_of", one_of)


MISTAKES = (
    Mistake(a_copy_shares_a_list, at(check_copy, "sell")),
    Mistake(a_copy_shares_the_agenda, at(check_copy)),
    Mistake(a_copy_shares_who_was_asked_when, at(check_copy)),
    Mistake(a_copy_forgets_the_dice, at(check_copy)),
    Mistake(a_copy_forgets_what_is_sealed, at(check_copy, TOGETHER)),
    Mistake(a_raid_loses_a_good, at(check_pieces, "raid_city")),
    Mistake(a_raid_marker_comes_back, at(check_pieces, "raid_city")),
    Mistake(a_sealed_marker_stays_in_hand, at(check_pieces, "pick_start")),
    Mistake(a_good_for_an_office_vanishes, at(check_pieces, "bid")),
    Mistake(a_bid_counts_twice, at(check_pieces, "bid")),
    Mistake(a_draw_beside_the_dice, in_games(check_replay)),
)
