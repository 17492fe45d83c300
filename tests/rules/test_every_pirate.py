"""Every seat as the pirate, with four and with five players."""

import pytest

from hanse.core.types import Seat
from hanse.games.kogge.board import BORNHOLM
from hanse.games.kogge.events.variants import Delivered, PirateNamed, RaidMarkerBack
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Build,
    BuyBack,
    Deliver,
    MoveGuild,
    PickStart,
    RaidCity,
    RaidCog,
    Trade,
)
from tests.rules.asking import happened, listed, refused
from tests.rules.laid_out import acting, goods, guild_phase, markers, new_game
from tests.rules.laying import Wanted

EVERY_PIRATE = pytest.mark.parametrize(
    ("seats", "pirate"), [(seats, seat) for seats in (4, 5) for seat in range(seats)]
)
ALL_KINDS = {"o": 1, "f": 1, "a": 1, "s": 1}


def piracy(seats: int, pirate: Seat, city: int = BORNHOLM, **more: object) -> Wanted:
    """The pirate's cog lies in this city, the others in Copenhagen."""
    laid: Wanted = {
        "seats": seats,
        "variants": ("pirate",),
        "readings": {"pirate_seat": str(pirate + 1)},
        "cogs": tuple(city if seat == pirate else 8 for seat in range(seats)),
        "offices": {},
    }
    return {**laid, **more}  # type: ignore[typeddict-item]


def honest(seats: int, pirate: Seat) -> list[Seat]:
    return [seat for seat in range(seats) if seat != pirate]


@EVERY_PIRATE
def test_p_02_and_g_43_every_seat_can_begin_as_the_pirate(seats: int, pirate: Seat) -> None:
    game = new_game(seats, {"pirate_seat": str(pirate + 1)}, variants=("pirate",))
    assert happened(game, PirateNamed) == [PirateNamed(pirate)]
    assert sorted(game.asking) == honest(seats, pirate)
    for seat in honest(seats, pirate):
        game.play(seat, PickStart(seat))
    table = game.table
    assert [table.cogs[seat] for seat in honest(seats, pirate)] == honest(seats, pirate)
    assert (table.cogs[pirate], pirate in table.sites) == (BORNHOLM, False)
    assert table.raids == [4 if seat == pirate else 1 for seat in range(seats)]
    assert [table.hand_size(seat) for seat in range(seats)] == [
        9 if seat == pirate else 8 for seat in range(seats)
    ]


@EVERY_PIRATE
def test_p_02_p_04_what_every_pirate_may_not_and_the_others_may(seats: int, pirate: Seat) -> None:
    for seat in range(seats):
        laid = piracy(seats, pirate, cargo={seat: ALL_KINDS}, hand={seat: [3]}, crest=3)
        laid["cogs"] = (BORNHOLM,) * seats
        laid["city"] = {BORNHOLM: {"f": 2}}
        game = acting(seat, **laid)
        rules = {
            kind: refused(game, seat, move) if not listed(game, seat, kind) else ""
            for kind, move in (
                (Build, Build(0)),
                (Trade, Trade(goods(o=1), goods(f=2))),
                (RaidCity, RaidCity()),
            )
        }
        told = {Build: "P-02", Trade: "P-04", RaidCity: "P-04"}
        assert rules == (told if seat == pirate else dict.fromkeys(told, ""))


@EVERY_PIRATE
def test_p_06_every_pirate_delivers_on_bornholm(seats: int, pirate: Seat) -> None:
    game = acting(pirate, **piracy(seats, pirate, cargo={pirate: ALL_KINDS}))
    game.play(pirate, Deliver(goods(ALL_KINDS)))
    assert happened(game, Delivered) == [Delivered(pirate, goods(ALL_KINDS), 16)]
    assert game.table.noted == 16


@EVERY_PIRATE
def test_p_05_every_pirate_buys_back_one_of_four(seats: int, pirate: Seat) -> None:
    laid = {city: [pirate] for city in (0, 1, 2, 3)}
    game = acting(
        pirate,
        **piracy(seats, pirate, 5, guild=5, raided=laid, hand={pirate: [6, 6, 6, 1]}),
    )
    assert game.table.raids[pirate] == 0
    game.play(pirate, BuyBack(2, 6))
    assert happened(game, RaidMarkerBack) == [RaidMarkerBack(pirate, 6, 2)]
    assert game.table.raids[pirate] == 1
    assert game.table.hand(pirate) == markers(1)
    assert not game.table.is_barred(pirate, 2)


@EVERY_PIRATE
def test_p_03_every_pirate_robs_the_others_and_is_robbed(seats: int, pirate: Seat) -> None:
    for other in honest(seats, pirate):
        for robber, victim in ((pirate, other), (other, pirate)):
            game = acting(robber, **piracy(seats, pirate, 8, cargo={victim: {"s": 1}}))
            held = game.table.hold(robber)[3]
            game.play(robber, RaidCog(victim))
            assert game.table.hold(robber)[3] == held + 1


@EVERY_PIRATE
def test_p_07_every_pirate_scores_his_notes_less_what_he_still_holds(
    seats: int, pirate: Seat
) -> None:
    game = guild_phase(
        **piracy(
            seats,
            pirate,
            cargo={seat: {"s": 1} if seat == pirate else {} for seat in range(seats)},
            chips={pirate: ["three_for_one"]},
            raided={1: [pirate], 2: [pirate]},
            guild=7,
            guild_start=8,
            walked=17,
        )
    )
    game.table.noted = 40
    mover = game.table.order[0]
    game.play(mover, MoveGuild(1))
    assert over_by_laps(game)
    assert game.table.result is not None
    points = game.table.result.points
    assert points[pirate] == 40 + 20 + 7 - 20
    assert [points[seat] for seat in honest(seats, pirate)] == [10] * (seats - 1)
    assert game.table.result.winners == (pirate,)


def over_by_laps(game: Kogge) -> bool:
    return game.over and game.table.result is not None and game.table.result.by == "laps"
