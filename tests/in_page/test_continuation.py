"""A game begun without a server is written down so that a server can continue it."""

import asyncio
import random

import pytest
from msgspec import convert

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.records.record import Draws
from hanse.core.setup import BadSetup
from hanse.core.spec import AnySpec
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.tables.creation.continued_table import continued_row
from hanse.tables.live.live import Live
from hanse.tables.live.seat_commands import SeatCommands
from hanse.tables.messages.bodies import NewSeat
from hanse.tables.messages.replay_bodies import PlayOnFileRequest
from hanse.tables.messages.wire import Done
from hanse.tables.review.branch_table import given_after_file
from tests.in_page.table_journey import NONCE, Page

SEATS: list[dict[str, str]] = [{}, {}, {"bot": "dabbler"}]
NAMES = ("Anna", "Ben")
ANSWERS = 12
SOON = 60.0


async def two_and_a_bot(page: Page, game: str) -> str:
    """Seat two people who share a screen, and a bot; return the name of the table."""
    wanted = {"game": game, "seats": SEATS, "name": NAMES[0]}
    made = await page.ask("POST", "api/tables", wanted)
    path = f"api/tables/{made['match']}"
    await page.ask("POST", f"{path}/nonce", NONCE)
    await page.ask("POST", f"{path}/join", {"name": NAMES[1], "invite": made["invite"]})
    assert (await page.ask("POST", f"{path}/nonce", NONCE))["started"]
    return str(made["match"])


async def answer_some(page: Page, live: Live, chance: random.Random) -> None:
    done = 0
    while done < ANSWERS:
        seats = [seat for seat in live.match.game.asking if not live.row.seats[seat].bot]
        if not seats:
            await asyncio.sleep(0.01)
            continue
        move = live.match.game.asking[seats[0]].sample(chance.randrange)
        commands = SeatCommands(page.tables.lobby, live, seats[0])
        assert isinstance(await commands.command(f"c{done}", encode(move), None), Done)
        done += 1


async def continued(game: str) -> tuple[PlayOnFileRequest, Live]:
    """Play a while; return the request to continue, and the table as it is then."""
    page = Page()
    page.tables.start()
    try:
        match = await two_and_a_bot(page, game)
        async with page.tables.lobby.use(match) as live:
            await asyncio.wait_for(answer_some(page, live, random.Random(game)), SOON)
        await page.tables.stop()
        found = await page.ask("GET", f"api/tables/{match}/continuation")
        return convert(found, PlayOnFileRequest), live
    finally:
        await page.tables.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_server_continues_from_the_same_position(game: str) -> None:
    asked, live = asyncio.run(continued(game))
    given = given_after_file(asked.record, asked.entry, asked.seat, positions=False)
    assert given.position == GAMES[game].text.position(live.match.game)
    row = continued_row(given, asked.seat, asked.seats)
    assert [seat.bot for seat in row.seats] == ["", "", "dabbler"]
    assert [seat.is_open for seat in row.seats] == [True, True, False]
    assert (asked.seat, asked.name) == (1, NAMES[1])


@pytest.mark.parametrize("game", GAMES)
def test_neither_seed_nor_nonces_leave_the_page(game: str) -> None:
    asked, live = asyncio.run(continued(game))
    for secret in (live.row.seed.hex(), NONCE["nonce"], live.row.host, live.row.id):
        assert secret not in encode(asked).decode()
    row = continued_row(given_after_file(asked.record, asked.entry, 1, positions=False), 1)
    assert row.seed != live.row.seed


@pytest.mark.parametrize("game", GAMES)
def test_a_position_fixes_no_later_draw(game: str) -> None:
    """Another key deals other cards: no position holds the order of anything that is undrawn."""
    asked, _ = asyncio.run(continued(game))
    spec, given = GAMES[game], given_after_file(asked.record, asked.entry, 1, positions=False)
    drawn = [next_draws(spec, given.position, key) for key in (b"one", b"one", b"other")]
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2]


def next_draws(spec: AnySpec, position: bytes, key: bytes) -> Draws:
    """Return the first five draws after a position if everyone gives the first answer."""
    game: Game = spec.text.from_position(position, Dice(key))
    drawn: list[tuple[int, int]] = []
    while len(drawn) < 5 and not game.over:
        seat = min(game.asking)
        game.dice.drawn.clear()
        game.play(seat, spec.play.default_answer(game, seat))
        drawn += game.dice.drawn
    assert drawn
    return tuple(drawn[:5])


@pytest.mark.parametrize(
    "bots", [("", ""), ("", "", "", ""), ("", "dabbler", ""), ("x", "", ""), ("pilot", "", "")]
)
def test_seats_that_do_not_fit_are_refused(bots: tuple[str, ...]) -> None:
    asked, _ = asyncio.run(continued("kogge"))
    given = given_after_file(asked.record, asked.entry, asked.seat, positions=False)
    with pytest.raises(BadSetup):
        continued_row(given, asked.seat, [NewSeat(bot) for bot in bots])
