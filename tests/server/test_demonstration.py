"""A game between bots, to be watched without a table."""

import asyncio
import json
import time

import pytest
from msgspec import Raw

from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.server.http.packed_page import Page
from hanse.server.pages.demonstration_page import Demonstrations, demonstration_page
from hanse.tables.messages.replay_bodies import Demonstration
from hanse.tables.review.demonstration import MAX_STEPS, demonstration
from tests.server.people import ask
from tests.server.running import Server, sql

LIGHT = 40_000
"""Bytes, packed, that a visitor's browser loads at most."""


def last_view(shown: Demonstration) -> dict[str, Raw]:
    sections: dict[str, Raw] = {}
    for update in shown.updates:
        sections |= update.sections
    return sections


@pytest.mark.parametrize("game", GAMES)
def test_a_demonstration_is_a_whole_game_as_a_watcher_sees_it(game: str) -> None:
    shown = demonstration(game)
    assert len(shown.updates) < MAX_STEPS
    assert all(player.bot for player in shown.players)
    told = [event for update in shown.updates for event in update.events]
    assert shown.updates[-1].number == len(told) > 20
    assert "own" not in last_view(shown)
    assert "asked" not in last_view(shown)
    assert json.loads(bytes(last_view(shown)["now"]))["result"] is not None


def test_everybody_is_shown_the_same_and_it_is_light() -> None:
    assert encode(demonstration("kogge")) == encode(demonstration("kogge"))
    assert len(demonstration_page("kogge").packed) < LIGHT


def test_watching_it_stores_nothing(server: Server) -> None:
    """No table is made and no bot is due: it costs a server nothing while nobody looks."""
    many = "SELECT count(*) FROM match"
    before = sql(server.url, many)
    status, shown, _ = ask(server, "/api/games/kogge/demonstration")
    assert status == 200
    assert shown["setup"]["game"] == "kogge"
    assert sql(server.url, many) == before
    assert ask(server, "/api/games/chess/demonstration")[0] == 404


def test_many_who_come_first_wait_for_one_computation() -> None:
    computed = list[str]()

    def compute(game: str) -> Page:
        computed.append(game)
        time.sleep(0.2)
        if len(computed) == 1:
            raise MemoryError
        return Page(b"", b"", "", {})

    async def work() -> None:
        shown = Demonstrations(compute)
        first = [shown.find("kogge") for _ in range(5)]
        failed = await asyncio.gather(*first, return_exceptions=True)
        assert {type(one) for one in failed} == {MemoryError}
        hasty = asyncio.create_task(shown.find("kogge"))
        await asyncio.sleep(0.05)
        hasty.cancel()
        found = await asyncio.gather(*(shown.find("kogge") for _ in range(20)))
        assert len(set(map(id, found))) == 1
        assert computed == ["kogge", "kogge"], "a failure is tried again, and nothing else"

    asyncio.run(work())
