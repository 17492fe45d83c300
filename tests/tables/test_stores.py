"""What is stored is there afterwards, once, and as it was: in memory as in PostgreSQL."""

import random

import pytest
from msgspec.structs import replace

from hanse.core.setup import Setup
from hanse.match.clock import UNTIMED
from hanse.server.store import due_work
from hanse.server.store.store import Store as PostgresStore
from hanse.tables.creation.new_tables import new_id
from hanse.tables.live.copies import rebuild
from hanse.tables.live.unreadable_matches import CODE
from hanse.tables.seats.seating import NoSeat, new_code
from hanse.tables.seats.sessions import hash_token
from hanse.tables.store.errors import Conflict, Repeated
from hanse.tables.store.memory import MemoryStore
from hanse.tables.store.protocol import MAX_DEVICES, MAX_LINES, Store
from hanse.tables.store.rows import (
    ConfirmedCommand,
    Due,
    Entry,
    MatchRow,
    NewLink,
    Progress,
    SeatRow,
    Standing,
)
from tests.server.seats import a_row
from tests.tables.conftest import RunAt

SETUP = Setup("kogge", 3)
NOW = Due(0.0, "bot")
"""As soon as the match begins."""


def open_row(**more: str) -> MatchRow:
    """A table at which nobody sits yet."""
    row = MatchRow(new_id(), SETUP, [SeatRow() for _ in range(3)], UNTIMED, b"s" * 32)
    return replace(row, **more)


def an_entry(row: MatchRow, command: str = "c1") -> Entry:
    """The first answer of a match."""
    match = rebuild(row, [])
    seat, question = sorted(match.game.asking.items())[0]
    move = question.sample(random.Random(1).randrange)
    return match.draft(seat, move, command).entry


def test_a_table_is_found_as_it_was_created(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = open_row(host="a host", invite="an invitation", stand_in="builder")
        await store.create(row)
        assert await store.find(row.id) == row
        assert await store.find("nowhere") is None

    at_store(work)


def test_an_entry_is_written_once_and_at_its_version_only(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = a_row(SETUP)
        entry = an_entry(row)
        await store.create(row)
        stamp = await store.append(row, entry, None, False, digest="d")
        with pytest.raises(Conflict):
            await store.append(row, entry, None, False)
        with pytest.raises(Repeated):
            await store.append(replace(row, version=1), entry, None, False)
        assert await store.entries(row.id) == [replace(entry, at=stamp.at, outages=stamp.outages)]
        assert await store.entries(row.id, 1) == []
        assert await store.progress(row.id) == Progress(1)
        found = await store.find(row.id)
        assert found
        assert (found.version, found.digest, found.finished) == (1, "d", False)

    at_store(work)


def test_the_last_entry_finishes_a_match(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = a_row(SETUP)
        await store.create(row)
        await store.append(row, an_entry(row), None, True, standing=Standing(round=7))
        found = await store.find(row.id)
        assert found
        assert found.finished
        listed = await store.listing.all_tables(finished=True, most=1000)
        assert {one.id: one.standing.round for one in listed}[row.id] == 7
        running = await store.listing.all_tables(finished=False, most=1000)
        assert row.id not in {one.id for one in running}

    at_store(work)


def test_confirmed_commands_that_are_missing_are_found(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = a_row(SETUP)
        entry = an_entry(row)
        await store.create(row)
        await store.append(row, entry, None, False)
        stored, lost = (ConfirmedCommand(row.id, entry.seat, name) for name in ("c1", "c2"))
        assert await store.missing_commands([stored, lost]) == [lost]

    at_store(work)


def test_chat_is_numbered_and_goes_along_to_the_next_table(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row, after, late = a_row(SETUP), open_row(), open_row()
        await store.create(row)
        for seat, words in ((0, "hello"), (2, "moin")):
            await store.say(row, seat, words)
        assert [(one.number, one.words) for one in await store.chat(row.id, 1)] == [(2, "moin")]
        assert await store.follow(row, after)
        assert not await store.follow(row, late), "there is one already"
        said = [(one.number, one.seat, one.words) for one in await store.chat(after.id)]
        assert said == [(1, 2, "hello"), (2, 1, "moin")], "everybody sits one seat further"
        marks = await store.marks([row.id, "nowhere"])
        assert [(one.version, one.chat, one.successor) for one in marks.values()] == [
            (0, 2, after.id)
        ]

    at_store(work)


def test_seats_change_wholly_or_not_at_all(at_store: RunAt) -> None:
    def sit(row: MatchRow) -> None:
        row.seats[0], row.host = SeatRow("Anna", "", "anna"), "anna"

    def fail(row: MatchRow) -> None:
        sit(row)
        raise NoSeat("no")

    async def work(store: Store) -> None:
        row = open_row()
        await store.create(row)
        with pytest.raises(NoSeat):
            await store.reseat(row.id, fail)
        assert await store.find(row.id) == row
        await store.reseat(row.id, sit)
        found = await store.find(row.id)
        assert found
        assert (found.seats[0].name, found.host) == ("Anna", "anna")
        assert await store.reseat("nowhere", sit) is None

    at_store(work)


def test_a_game_begins_once_and_with_the_nonces_it_was_drawn_from(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = open_row()
        row.seats = [SeatRow("Anna", "", "anna"), *(SeatRow("B", "builder") for _ in range(2))]
        await store.create(row)
        assert not await store.give_nonce(row.id, 0, "ben", "00")
        assert await store.give_nonce(row.id, 0, "anna", "00")
        assert not await store.give_nonce(row.id, 0, "anna", "01"), "it cannot be changed"
        row.start = ()
        assert not await store.begin(row, NOW), "the store has a nonce that this row has not"
        row.seats[0] = replace(row.seats[0], nonce="00")
        assert await store.begin(row, NOW)
        assert not await store.begin(row, NOW)
        found = await store.find(row.id)
        assert found
        assert found.has_started
        assert found.began > 0

    at_store(work)


def test_the_host_alone_closes_a_table(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = open_row(host="anna")
        await store.create(row)
        assert not await store.close_table(row.id, "ben", True)
        assert await store.close_table(row.id, "anna", True)
        assert await store.progress(row.id) == Progress(closed=True)

    at_store(work)


def test_a_code_leads_to_its_table_until_that_begins(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        waiting, begun = open_row(invite=new_code()), replace(a_row(SETUP), invite=new_code())
        for row in (waiting, begun):
            await store.create(row)
        assert await store.find_by_code(waiting.invite) == waiting.id
        assert await store.find_by_code(begun.invite) == ""

    at_store(work)


def test_what_is_due_is_taken_once(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = replace(a_row(SETUP), counts_for="an address")
        await store.create(row, NOW)
        waiting = [one for one in await store.due_work.due_matches(CODE) if one.id == row.id]
        assert [(one.kind, one.address, one.watched) for one in waiting] == [
            ("bot", "an address", False)
        ]
        taken = await store.due_work.take(waiting)
        assert [(one.id, one.version, one.kind) for one in taken] == [(row.id, 0, "bot")]
        assert await store.due_work.take(waiting) == [], "somebody does it already"
        await store.due_work.set_due(row, None)
        assert row.id not in {one.id for one in await store.due_work.due_matches(CODE)}

    at_store(work)


def test_a_network_with_many_due_tables_hides_no_other(
    at_store: RunAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due_work, "MAX_SHOWN", 100)

    async def work(store: Store) -> None:
        many = [replace(a_row(SETUP), counts_for=f"network/{n}") for n in range(100)]
        other = replace(a_row(SETUP), counts_for="elsewhere/one")
        for row in (*many, other):
            await store.create(row, NOW)
        waiting = await store.due_work.due_matches(CODE)
        assert other.id in {one.id for one in waiting}
        for row in (*many, other):
            await store.due_work.set_due(row, None)

    at_store(work)


def test_bots_alone_pause_until_somebody_watches(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = a_row(SETUP)
        await store.create(row, Due(0.0, "alone"))
        await store.due_work.pause()
        assert row.id not in {one.id for one in await store.due_work.due_matches(CODE)}
        assert await store.due_work.watch([row.id, "nowhere"], 45.0) == {row.id: True}
        waiting = {one.id: one.watched for one in await store.due_work.due_matches(CODE)}
        assert waiting[row.id]
        await store.due_work.pause()
        assert row.id in {one.id for one in await store.due_work.due_matches(CODE)}

    at_store(work)


def test_what_cannot_be_played_is_set_aside_once(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = a_row(SETUP)
        await store.create(row, NOW)
        assert await store.set_aside(row.id, CODE)
        assert not await store.set_aside(row.id, CODE)
        assert row.id not in {one.id for one in await store.due_work.due_matches(CODE)}
        assert row.id in {one.id for one in await store.due_work.due_matches("newer code")}

    at_store(work)


def test_a_browser_is_listed_at_its_own_seat(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = a_row(SETUP)
        await store.create(row)
        token = hash_token(row.id)
        assert await store.sessions.add(hash_token("unknown"), token, row.id, row.seats[1].secret)
        listed = await store.listing.tables_of_session(token, 10)
        assert [(one.id, one.secret, one.started) for one in listed] == [
            (row.id, row.seats[1].secret, True)
        ]
        assert await store.listing.tables_of_session(hash_token("nobody"), 10) == []

    at_store(work)


def test_the_oldest_lines_of_chat_make_room(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row, other = a_row(Setup("kogge", 3)), a_row(Setup("kogge", 3))
        await store.create(row)
        await store.create(other)
        await store.say(other, 0, "elsewhere")
        for number in range(1, MAX_LINES + 31):
            line = await store.say(row, number % 3, f"line {number}")
            assert line.number == number, "numbers go on"
        kept = await store.chat(row.id)
        assert [line.number for line in kept] == list(range(31, MAX_LINES + 31))
        assert (await store.marks([row.id]))[row.id].chat == MAX_LINES + 30
        assert await lines_stored(store, row.id) == MAX_LINES
        assert [line.words for line in await store.chat(other.id)] == ["elsewhere"]

    at_store(work)


async def lines_stored(store: Store, match: str) -> int:
    if isinstance(store, PostgresStore):
        return len(await store.rows("SELECT number FROM chat WHERE match = $1", match))
    assert isinstance(store, MemoryStore)
    return len(store.matches[match].chat)


def test_a_new_link_opens_the_seat_and_those_at_later_tables(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row, later = open_row(host="anna"), open_row(host="ben")
        row.seats[0], row.seats[1] = SeatRow("Anna", "", "anna"), SeatRow("Ben", "", "ben")
        later.seats[2] = SeatRow("Anna", "", "anna", kept=True)
        await store.create(row)
        assert await store.follow(row, later)
        assert await store.sessions.add("", "hers", row.id, "anna")
        assert await store.sessions.add("", "his", row.id, "anna")
        assert await store.change_link(row.id, NewLink("carl", "new", "")) == []
        link = NewLink("anna", "new", "hers")
        assert await store.change_link(row.id, link) == [row.id, later.id]
        assert await store.change_link(row.id, link) == [], "the old one opens nothing"
        assert await store.progress(row.id) == Progress(links=1)
        assert (await store.marks([row.id]))[row.id].links == 1
        found, after = await store.find(row.id), await store.find(later.id)
        assert found
        assert after
        assert (found.host, found.seats) == ("new", [replace(row.seats[0], secret="new"),
                                                     row.seats[1], row.seats[2]])  # fmt: skip
        assert (after.host, after.seats[2]) == ("ben", replace(later.seats[2], secret="new"))
        places = [await store.sessions.find(one, row.id) for one in ("hers", "his")]
        assert [one and one.secret for one in places] == ["new", "anna"]
        assert await store.change_link(row.id, NewLink("new", "newest", "")) == [row.id, later.id]
        kept = await store.sessions.find("hers", row.id)
        assert kept
        assert kept.secret == "new", "nobody keeps a seat that is given to somebody else"

    at_store(work)


def test_no_table_follows_by_a_secret_that_was_replaced(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = open_row()
        row.seats[0] = SeatRow("Anna", "", "anna")
        await store.create(row)
        assert await store.change_link(row.id, NewLink("anna", "new", ""))
        assert not await store.follow(row, open_row()), "it would have the old one"
        found = await store.find(row.id)
        assert found
        assert await store.follow(found, open_row())

    at_store(work)


def test_the_devices_of_a_seat_are_its_latest_browsers(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = open_row()
        row.seats[0] = SeatRow("Anna", "", "anna")
        await store.create(row)
        for number in range(MAX_DEVICES + 2):
            token = f"{row.id} {number}"
            assert await store.sessions.add("", token, row.id, "anna")
            others = await store.sessions.note_device(token, row.id, f"d{number}")
            assert others == (number > 0)
            assert not await store.sessions.note_device(token, row.id, "again")
        found = await store.sessions.devices(token, row.id, "anna")
        assert [one.device for one in found] == [f"d{n}" for n in range(MAX_DEVICES + 1, 1, -1)]
        assert [one.own for one in found] == [True] + [False] * (MAX_DEVICES - 1)
        assert len({one.id for one in found}) == MAX_DEVICES
        assert await store.sessions.device_counts(row.id) == {"anna": MAX_DEVICES}
        assert (await store.progress(row.id)).links == MAX_DEVICES + 1
        assert await store.change_link(row.id, NewLink("anna", "new", token))
        left = await store.sessions.devices(token, row.id, "new")
        assert [(one.id, one.device, one.own) for one in left] == [
            (found[0].id, found[0].device, True)
        ]

    at_store(work)


def test_a_new_link_reaches_a_browser_whose_next_token_is_on_its_way(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        row = open_row(host="anna")
        row.seats[0] = SeatRow("Anna", "", "anna")
        await store.create(row)
        assert await store.sessions.add("", "first", row.id, "anna")
        other = open_row()
        await store.create(other)
        assert await store.sessions.add("first", "second", other.id, "host")
        assert await store.change_link(row.id, NewLink("anna", "new", "first")) == [row.id]
        for token in ("first", "second"):
            place = await store.sessions.find(token, row.id)
            assert place
            assert place.secret == "new"

    at_store(work)
