"""A bot at a table answers the offers of people, though it is not asked anything."""

import asyncio
import time
from random import Random

import pytest

from hanse.bots.kogge.builder import Builder
from hanse.core.setup import Setup
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Decline, Offer
from hanse.tables.bot_turns.bot_answers import BotAnswers
from hanse.tables.bot_turns.bot_room import bot_reply
from hanse.tables.live.copies import rebuild
from hanse.tables.live.due import REPLY, bots_addressed, next_due_work
from hanse.tables.live.live import Live
from tests.bots.test_replies import offered
from tests.server.running import Server
from tests.server.seats import a_row, put
from tests.server.test_due import wait_for

SOON = 8.0


@pytest.fixture(scope="module")
def offer() -> tuple[Kogge, Offer]:
    """A game in which an offer stands, and whoever it was made to is not asked anything."""
    found = offered(range(9))
    return next((game, made) for game, made, _ in found if made.to not in game.asking)


def test_an_offer_to_a_bot_is_answered_soon(server: Server, offer: tuple[Kogge, Offer]) -> None:
    game, made = offer
    row = a_row(Setup("kogge", 4), game, bots={made.to: "builder"})
    start = time.monotonic()
    put(server.url, row)
    found = wait_for(server, row.id, 1, SOON)
    assert [seat for seat, _ in found] == [made.to]
    assert time.monotonic() - start < SOON


def test_it_is_due_though_the_bot_is_not_asked(offer: tuple[Kogge, Offer]) -> None:
    game, made = offer
    row = a_row(Setup("kogge", 4), game, bots={made.to: "builder"})
    match = rebuild(row, [])
    assert bots_addressed(row, match) == [made.to]
    expected = next_due_work(row, match, 0.0)
    assert expected
    assert (expected.at, expected.kind) == (match.clock.earliest_next + REPLY, "reply")
    people = a_row(Setup("kogge", 4), game)
    assert bots_addressed(people, rebuild(people, [])) == []


def test_what_it_says_is_an_answer(offer: tuple[Kogge, Offer]) -> None:
    game, made = offer
    match = rebuild(a_row(Setup("kogge", 4), game, bots={made.to: "builder"}), [])
    found = bot_reply(match, made.to, Builder(), Random(1).randrange)
    assert isinstance(found, Accept | Decline)
    maker = game.table.offers[-1].maker
    assert bot_reply(match, maker, Builder(), Random(1).randrange) is None


def test_a_bot_that_fails_says_no(offer: tuple[Kogge, Offer]) -> None:
    game, made = offer
    row = a_row(Setup("kogge", 4), game, bots={made.to: "nobody"})
    found = asyncio.run(BotAnswers().reply(Live(row, rebuild(row, [])), made.to))
    assert [type(move) for move in found] == [Decline]


def test_bots_may_think_in_processes_of_their_own(offer: tuple[Kogge, Offer]) -> None:
    """What they answer there is allowed here; they are ended with the worker."""
    game, made = offer
    row = a_row(Setup("kogge", 4), game, bots={made.to: "builder"})
    bots = BotAnswers(1)
    live = Live(row, rebuild(row, []))
    try:
        seat = min(game.asking)
        (move,) = asyncio.run(bots.answer(live, seat, "builder"))
        assert game.asking[seat].allows(move)
        replies = asyncio.run(bots.reply(live, made.to))
        assert isinstance(replies[0], Accept | Decline)
    finally:
        bots.room.close()
