"""A bot offers something in its turn, waits for the person, and goes on if nothing comes."""

import time

import pytest

from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.plans.proposals import propose
from hanse.core.match_moves import ResignSeat
from hanse.core.setup import Setup
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Offer
from hanse.games.kogge.scoring import development
from hanse.games.kogge.spec import SPEC
from hanse.tables.live.copies import rebuild
from hanse.tables.live.due import PATIENCE, next_due_work, waits_for_person
from tests.bots.tables import chance, context_of, positions
from tests.server.running import Server
from tests.server.seats import a_row, put
from tests.server.test_due import wait_for

FOUR = Setup("kogge", 4)


@pytest.fixture(scope="module")
def proposal() -> tuple[Kogge, int, Offer]:
    """A game in which a captain has something to offer before it goes on with its turn."""
    for seed in range(20):
        for table in positions(FOUR, "builder", 500 + seed):
            game = table.game
            assert isinstance(game, Kogge)
            seat = min(game.asking)
            menu = game.asides(seat)
            if menu is None:
                continue
            context = context_of(SPEC, game, seat, menu, chance("offer").below)
            offer = propose(context, menu, Captain().value)
            if offer:
                return game.copy(), seat, offer
    raise AssertionError("nobody has anything to offer")


def test_an_offer_gives_and_takes_and_goes_to_nobody_who_is_about_to_win(
    proposal: tuple[Kogge, int, Offer],
) -> None:
    game, _, offer = proposal
    assert sum(offer.give_goods) + sum(offer.give_markers)
    assert sum(offer.take_goods) + sum(offer.take_markers)
    assert development(game.table, offer.to) < 4


def test_a_bot_offers_and_then_waits_for_the_person(
    server: Server, proposal: tuple[Kogge, int, Offer]
) -> None:
    game, seat, _ = proposal
    row = a_row(FOUR, game, bots={seat: "captain"})
    start = time.monotonic()
    put(server.url, row)
    found = wait_for(server, row.id, 1, 8.0)
    assert [one for one, _ in found] == [seat]
    wait_for(server, row.id, 2, 2 * PATIENCE + 8.0)
    assert time.monotonic() - start > PATIENCE


def test_bots_wait_only_for_people(proposal: tuple[Kogge, int, Offer]) -> None:
    game, seat, offer = proposal
    others = {one: "builder" for one in range(4) if one != seat}
    for bots, waits in (({seat: "captain"}, True), ({seat: "captain", **others}, False)):
        row = a_row(FOUR, game, bots=bots)
        match = rebuild(row, [])
        assert not waits_for_person(row, match)
        match.play(seat, offer)
        assert waits_for_person(row, match) == waits
        expected = next_due_work(row, match, 0.0)
        assert expected is not None


def test_a_bot_that_stands_in_for_somebody_waits_for_people_too(
    proposal: tuple[Kogge, int, Offer],
) -> None:
    game, seat, offer = proposal
    row = a_row(FOUR, game)
    match = rebuild(row, [])
    match.play(seat, ResignSeat(by="captain"))
    match.play(seat, offer)
    assert waits_for_person(row, match)
