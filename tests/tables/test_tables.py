"""Tables as people and bots use them, without a server: in memory, and with PostgreSQL alike."""

import asyncio
import random
from contextlib import suppress

import pytest

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR, Seat
from hanse.core.wire import encode
from hanse.games.kogge.moves import PickStart
from hanse.tables.bot_turns.worker import Worker
from hanse.tables.creation.new_tables import Tables
from hanse.tables.live.copies import rebuild
from hanse.tables.live.live import Live, Viewer, full_update
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.seat_commands import SeatCommands
from hanse.tables.messages.bodies import NewSeat, NewTable, Seated
from hanse.tables.messages.lesson_bodies import LessonRequest
from hanse.tables.messages.wire import Done, Refused
from hanse.tables.review.lessons import lesson_infos, lesson_start, lesson_table
from hanse.tables.review.records import record_text
from hanse.tables.seats.seating import Asker, NoSuchMatch
from hanse.tables.seats.sessions import hash_token
from hanse.tables.seats.table_list import every_table
from hanse.tables.store.protocol import Store
from tests.server.seats import a_row
from tests.tables.conftest import RunAt

NONCE = "00" * 16
ANSWERS = 6
"""So many answers of the person are enough to see bots answer in between."""
SOON = 30.0


async def begun(tables: Tables, wanted: NewTable) -> Seated:
    """A table that its host has made and given a nonce for, so that the game begins."""
    seated = await tables.create(wanted)
    await tables.give_nonce(seated.match, hash_token(seated.secret), NONCE)
    return seated


async def asked(live: Live, seat: Seat) -> None:
    """Wait until this seat is asked, or the game is over."""
    async with asyncio.timeout(SOON):
        while seat not in live.match.game.asking and not live.match.game.over:
            await asyncio.sleep(0.01)


async def answer(commands: SeatCommands, number: int, chance: random.Random) -> Done | Refused:
    """Give some answer that is allowed."""
    live, seat = commands.live, commands.seat
    await asked(live, seat)
    move = live.match.game.asking[seat].sample(chance.randrange)
    question = live.match.game.question_id(seat)
    return await commands.command(f"c{number}", encode(move), question)


@pytest.mark.parametrize("game", ["kogge", "luebeck"])
def test_a_person_plays_against_bots(at_store: RunAt, game: str) -> None:
    async def work(store: Store) -> None:
        lobby, chance = Lobby(store, 10, 0.0), random.Random(game)
        seats = (NewSeat(), NewSeat("dabbler"), NewSeat("dabbler"))
        seated = await begun(Tables(lobby), NewTable(game, seats, "Anna"))
        worker = asyncio.create_task(Worker(lobby, 2).run())
        async with lobby.use(seated.match) as live:
            watcher = Viewer(Asker())
            live.enter(watcher)
            commands = SeatCommands(lobby, live, seated.seat)
            for number in range(ANSWERS):
                assert await answer(commands, number, chance) == Done(f"c{number}")
            await lobby.freshen(live)
            entries = await store.entries(seated.match)
            seen = watcher.pull(live)
        worker.cancel()
        with suppress(asyncio.CancelledError):
            await worker
        assert {entry.seat for entry in entries} > {seated.seat}, "bots have answered too"
        again = rebuild(live.row, entries, lobby.database_clock.outages)
        assert [one.entry for one in again.played] == entries
        assert seen, "a watcher is shown what happened"

    at_store(work)


def test_the_same_command_gets_the_same_answer(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        lobby = Lobby(store, 10, 0.0)
        seats = (NewSeat(), NewSeat("dabbler"), NewSeat("dabbler"))
        seated = await begun(Tables(lobby), NewTable("kogge", seats))
        async with lobby.use(seated.match) as live:
            commands = SeatCommands(lobby, live, seated.seat)
            move = live.match.game.asking[seated.seat].sample(random.Random(2).randrange)
            first = await commands.command("same", encode(move), None)
            assert await commands.command("same", encode(move), None) == first == Done("same")
            assert len(await store.entries(seated.match)) == 1
            watching = SeatCommands(lobby, live, SPECTATOR)
            assert (await watching.undo("u", 1)) == Refused("u", "not_yours")

    at_store(work)


def test_people_come_by_an_invitation_and_chat(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        lobby = Lobby(store, 10, 0.0)
        tables = Tables(lobby)
        host = await tables.create(NewTable("kogge", (NewSeat(),) * 3, "Anna"))
        with pytest.raises(NoSuchMatch):
            await tables.join("nowhere", "Ben", host.invite)
        others = [await tables.join(host.match, name, host.invite) for name in ("Ben", "Cora")]
        for one in (host, *others):
            await tables.give_nonce(host.match, hash_token(one.secret), NONCE)
        row = await lobby.row(host.match)
        assert row.has_started
        assert [seat.name for seat in row.seats] == ["Anna", "Ben", "Cora"]
        async with lobby.use(host.match) as live:
            assert await SeatCommands(lobby, live, 1).chat(" moin ") == 1
            assert [line.words for line in live.lines] == ["moin"]
            assert full_update(live, 1).deadlines, "people who play together have a clock"

    at_store(work)


def test_a_game_that_all_end_is_recorded_and_played_again(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        lobby = Lobby(store, 10, 0.0)
        tables = Tables(lobby)
        seats = (NewSeat(), NewSeat("dabbler"), NewSeat("dabbler"))
        seated = await begun(tables, NewTable("kogge", seats, "Anna"))
        async with lobby.use(seated.match) as live:
            commands = SeatCommands(lobby, live, seated.seat)
            assert await commands.agree("end", "end", SPECTATOR, 0) == Done("end")
            assert live.match.game.over
            assert "Anna" in await record_text(lobby, live)
        after = await tables.rematch(seated.match, hash_token(seated.secret), seated.secret)
        assert (await lobby.row(seated.match)).successor == after.match
        listed = {one.match: one for one in await every_table(store, finished=True, most=1000)}
        assert listed[seated.match].ended
        assert not listed[after.match].started

    at_store(work)


@pytest.mark.parametrize("game", ["kogge", "luebeck"])
def test_a_lesson_begins_where_its_step_does(at_store: RunAt, game: str) -> None:
    async def work(store: Store) -> None:
        lesson = lesson_infos(game)[0]
        step = len(lesson.steps) - 1
        wanted = LessonRequest(game, lesson.name, step)
        tables = Tables(Lobby(store, 10, 0.0))
        seated = await tables.create(lesson_table(wanted), lesson_start(game, lesson.name, step))
        await tables.give_nonce(seated.match, hash_token(seated.secret), NONCE)
        async with tables.lobby.use(seated.match) as live:
            move = encode(lesson.steps[step].want[0])
            commands = SeatCommands(tables.lobby, live, seated.seat)
            assert await commands.command("want", move, None) == Done("want")

    at_store(work)


def test_a_changed_sealed_choice_leaves_lists_as_they_were(at_store: RunAt) -> None:
    """The time of the last entry would tell the others that somebody changed his mind."""

    async def work(store: Store) -> None:
        lobby = Lobby(store, 10, 0.0)
        row = a_row(Setup("kogge", 3))
        await store.create(row)
        async with lobby.use(row.id) as live:
            commands = SeatCommands(lobby, live, 0)
            seen = []
            for number, city in enumerate((4, 5, 6)):
                move = encode(PickStart(city))
                assert await commands.command(f"c{number}", move, None) == Done(f"c{number}")
                listed = await every_table(store, finished=False, most=1000)
                seen += [one for one in listed if one.match == row.id]
        assert len(await store.entries(row.id)) == len(seen) == 3
        assert seen[0].at
        assert seen[0] == seen[1] == seen[2]

    at_store(work)
