"""New tables, without accounts: created, joined by a link, reopened with a secret."""

import asyncio
import secrets
from collections.abc import Callable
from functools import cache, partial

from msgspec.structs import replace

from hanse.bots.levels_and_coach import levels_of
from hanse.bots.registry import BOTS
from hanse.core.compatibility import variant_compatibilities
from hanse.core.dice import Dice
from hanse.core.setup import BadSetup
from hanse.core.spec import AnySpec, ReadingInfo
from hanse.core.types import SPECTATOR, Seat
from hanse.games import GAMES
from hanse.match.match import Match
from hanse.tables.creation.given_setups import GivenSetup
from hanse.tables.creation.setup_bounds import request_of
from hanse.tables.creation.setup_check import read_setup
from hanse.tables.creation.table_terms import bot_seat, check_bot, pace_of, stand_in_of
from hanse.tables.live.copies import digest, key, rebuild
from hanse.tables.live.due import next_due_work
from hanse.tables.live.lobby import MATCH_ID, Lobby
from hanse.tables.live.other_processes import look_at
from hanse.tables.live.table_summary import first_standing
from hanse.tables.messages.bodies import DataInfo, GameInfo, NewTable, OptionInfo, Seated
from hanse.tables.seats.agreements import usual_bot
from hanse.tables.seats.chance import NonceGiven, clean_nonce, promise
from hanse.tables.seats.names import fitting_name
from hanse.tables.seats.seating import (
    Asker,
    NoSeat,
    NoSuchMatch,
    NotHost,
    NotSeated,
    asker_of,
    come_back,
    is_in_the_middle,
    new_code,
    new_invite,
    new_secret,
    seat_of,
    sit_down,
)
from hanse.tables.seats.sessions import hash_token
from hanse.tables.store.rows import Due, MatchRow, SeatRow


class NotOver(ValueError):
    """An error: a rematch was requested before the end."""


class Tables:
    """Operations that create, join, close and begin tables."""

    def __init__(self, lobby: Lobby, *, positions: bool = False) -> None:
        self.lobby = lobby
        self.positions = positions
        self.store = lobby.store

    async def create(
        self, wanted: NewTable, given: GivenSetup | None = None, counts_for: str = ""
    ) -> Seated:
        """Create a table; its creator takes the first open seat, or leaves all seats to others.

        `given` is a setup that was checked elsewhere, because it has its own files or begins from a
        position. Its files are parsed once more, in a thread. `counts_for` is the hashed address of
        the creator.
        """
        row = await asyncio.to_thread(new_row, wanted, given) if given else new_row(wanted)
        row.invite = new_code() if wanted.middle else new_secret()
        row.counts_for = counts_for
        return await self.set_up(row, own_seat(row, wanted), wanted.name)

    async def set_up(self, row: MatchRow, own: Seat, name: str) -> Seated:
        """Store a new table, whose host takes the seat `own` or none."""
        secret = new_secret()
        row.host = hash_token(secret)
        if own != SPECTATOR:
            row.seats[own] = SeatRow(fitting_name(name, row, own), "", row.host)
        after = self.begin(row)
        await self.store.create(row, after)
        self.lobby.expect(after)
        return Seated(row.id, own, secret, promise(row), row.invite)

    async def join(self, match: str, name: str, invite: str) -> Seated:
        secret = new_secret()
        row = await self.reseat(match, lambda row: sit_down(row, name, invite, hash_token(secret)))
        return Seated(match, seat_of(row, hash_token(secret)), secret, promise(row))

    async def reseat(self, match: str, change: Callable[[MatchRow], None]) -> MatchRow:
        """Change the seats of a table and return its new row."""
        row = await self.store.reseat(match, change) if MATCH_ID.fullmatch(match) else None
        if row is None:
            raise NoSuchMatch(match)
        return row

    async def set_closed(self, match: str, opened: str, closed: bool) -> MatchRow:
        """Close the table to watchers or reopen it; watchers in this process notice immediately."""
        if not opened or not await self.store.close_table(match, opened, closed):
            raise NotHost("only the host of the table decides who watches")
        if match in self.lobby.lives:
            self.lobby.lives[match].close(closed)
        self.lobby.hints.notify(match)
        return await self.lobby.row(match)

    async def give_nonce(self, match: str, opened: str, nonce: str) -> None:
        """Add a person's nonce to the chance of a match, once; the last nonce begins the game."""
        row = await self.lobby.row(match)
        seat = seat_of(row, opened)
        if seat == SPECTATOR:
            raise NotSeated("only those who play give nonces")
        given = clean_nonce(nonce)
        if not await self.store.give_nonce(match, seat, opened, given):
            row = await self.lobby.row(match)
            if row.seats[seat].nonce != given:
                raise NonceGiven("this seat has given another nonce")
        await self.begin_if_ready(match)

    async def sit_again(self, match: str, opened: str, secret: str = "") -> Seated:
        """Sit down with the hash of a secret, in the seat that it opens."""
        row = await self.lobby.row(match)
        seat = seat_of(row, opened)
        if seat == SPECTATOR or row.seats[seat].kept:
            row = await self.reseat(match, lambda row: come_back(row, opened))
        return Seated(match, seat, secret, promise(row))

    async def rematch(
        self, match: str, opened: str, secret: str = "", *, counts_for: str = ""
    ) -> Seated:
        """Take this person's seat at the rematch; the first request creates the rematch's table.

        People keep their secrets. A browser that is known by its session is sent no secret.
        """
        row = await self.lobby.row(match)
        screen = is_in_the_middle(row) and opened == row.host
        if seat_of(row, opened) == SPECTATOR and not screen:
            raise NoSeat("only those who played can play again")
        if not row.finished:
            raise NotOver("this game is not over yet")
        if not row.successor:
            row = await self.follow(row, opened, counts_for)
        if screen:
            next_row = await self.lobby.row(row.successor)
            return Seated(next_row.id, SPECTATOR, secret, promise(next_row))
        return await self.sit_again(row.successor, opened, secret)

    async def follow(self, row: MatchRow, opened: str, counts_for: str) -> MatchRow:
        """Create the table that follows this one, and return this one's new row.

        It copies the secrets of all seats, so it is created again if one of them has changed.
        """
        while not row.successor:
            new = successor(row, row.host if is_in_the_middle(row) else opened)
            new.counts_for = counts_for
            await self.store.follow(row, new)
            row = await self.lobby.row(row.id)
            if asker_of(row, opened) == Asker():
                raise NoSeat("this link was replaced a moment ago")
        self.lobby.hints.notify(row.id)
        if row.id in self.lobby.lives:
            await look_at(self.lobby, [row.id])
        return row

    async def begin_if_ready(self, match: str) -> None:
        """Begin the game once everyone sits and every person has given a nonce."""
        row = await self.lobby.row(match)
        if not row.has_started and row.is_ready:
            after = self.begin(row)
            standing = first_standing(row, self.lobby.database_clock.now())
            if await self.store.begin(row, after, standing):
                self.lobby.expect(after)

    def begin(self, row: MatchRow) -> Due | None:
        """Begin the game of a row that is ready; return its next due work, None if not ready."""
        if not row.is_ready:
            return None
        match = new_match(row)
        row.digest = digest(match)
        return next_due_work(row, match, self.lobby.bot_delay)


def own_seat(row: MatchRow, wanted: NewTable) -> Seat:
    """Return the creator's seat; SPECTATOR on a shared screen or if no seat is open."""
    if wanted.middle:
        return SPECTATOR
    return next((seat for seat, who in enumerate(row.seats) if who.is_open), SPECTATOR)


def new_match(row: MatchRow) -> Match:
    """Return the new match of a row, and note the draws of its setup in the row.

    A match that begins from a position has no such draws.
    """
    spec = GAMES[row.setup.game]
    row.start, row.revision = (), spec.about.revision
    if not row.position:
        game = spec.play.new(row.setup, Dice(key(row)))
        row.start = tuple(game.dice.drawn)
    return rebuild(row, [])


def new_row(wanted: NewTable, given: GivenSetup | None = None) -> MatchRow:
    """Return the row of a new table; raise an error if the table fails a check."""
    if wanted.game not in GAMES:
        raise BadSetup(f"there is no game {wanted.game[:40]}")
    given = given or GivenSetup(read_setup(wanted.game, request_of(wanted)))
    for seat in wanted.seats:
        check_bot(seat.bot, wanted.game)
    seats = [bot_seat(i, seat.bot) for i, seat in enumerate(wanted.seats)]
    row = MatchRow(new_id(), given.setup, seats, pace_of(wanted), secrets.token_bytes(32))
    row.position, row.stand_in = given.position, stand_in_of(wanted)
    new_match(row)
    # This setup only checked whether the rules allow the game. The real draws come when all nonces
    # are given.
    row.start = None
    return row


def new_id() -> str:
    return secrets.token_urlsafe(9)


def successor(row: MatchRow, host: str) -> MatchRow:
    """Return the row of a rematch, where the first player sits last.

    Seats are reserved for people, each of whom gives a new nonce.
    """
    turned = [*range(1, len(row.seats)), 0]
    seats = [move_seat(row.seats[old], old, new) for new, old in enumerate(turned)]
    new = MatchRow(new_id(), row.setup, seats, row.pace, secrets.token_bytes(32))
    new.host, new.closed = host, row.closed
    new.invite = new_invite(row.invite) if is_in_the_middle(row) else new_secret()
    new.stand_in = row.stand_in
    return new


def move_seat(who: SeatRow, old: int, new: int) -> SeatRow:
    """Return the player for another seat; bots and unnamed players get the new seat's name."""
    if who.bot:
        own = who.name == bot_seat(old, who.bot).name
        return replace(who, name=bot_seat(new, who.bot).name) if own else who
    name = str(new + 1) if who.name == str(old + 1) else who.name
    return replace(who, name=name, nonce="", kept=True)


def option_info(spec: AnySpec, reading: ReadingInfo) -> OptionInfo:
    """Return a reading with its answers, and the answer of each edition that sets one."""
    chosen = spec.about.edition_answers.items()
    by_edition = {name: some[reading.name] for name, some in chosen if reading.name in some}
    return OptionInfo(reading.name, reading.rules, reading.answers, by_edition)


@cache
def game_infos() -> list[GameInfo]:
    """Return every game with its options."""
    return [
        GameInfo(
            spec.about.name,
            tuple(spec.about.seats),
            spec.about.editions,
            tuple(variant.name for variant in spec.about.variants),
            tuple(map(partial(option_info, spec), spec.about.readings)),
            tuple(b.name for b in BOTS.values() if b.only in ("", spec.about.name)),
            variant_compatibilities(spec),
            spec.about.presets,
            spec.about.usual_seats(),
            usual_bot(spec.about.name),
            tuple(DataInfo(name, tuple(some)) for name, some in spec.about.shipped.items()),
            levels_of(spec.about.name),
        )
        for spec in GAMES.values()
    ]
