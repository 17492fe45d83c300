"""Tables without accounts: made, joined by a link, sat at again by a secret."""

import hashlib
import secrets
from collections.abc import Sequence

from hanse.bots.registry import BOTS
from hanse.core.dice import commitment
from hanse.core.setup import BadSetup, Setup
from hanse.core.types import SPECTATOR, Seat
from hanse.games import GAMES
from hanse.match.clock import Pace
from hanse.server.live import Lobby, new_match
from hanse.server.store.rows import Due, MatchRow, SeatRow
from hanse.server.wire import GameInfo, NewTable, OptionInfo, Player, Seated

LONGEST_NAME = 24
NONCE = 16


class NoSeat(ValueError):
    """No seat is free, or not for you."""


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def seat_of(row: MatchRow, known: Sequence[str]) -> Seat:
    """Which seat these secrets open; SPECTATOR for none."""
    hashes = {hashed(secret) for secret in known if secret}
    mine = [seat for seat, who in enumerate(row.seats) if who.secret in hashes and who.secret]
    return mine[0] if mine else SPECTATOR


def clean_name(name: str, fallback: str) -> str:
    printable = "".join(c for c in name if c.isprintable()).strip()
    return printable[:LONGEST_NAME] or fallback


def clean_nonce(nonce: str) -> str:
    try:
        given = bytes.fromhex(nonce)[:32]
    except ValueError as wrong:
        raise BadSetup("a nonce is hexadecimal") from wrong
    return (given or secrets.token_bytes(NONCE)).hex()


class Tables:
    """Making and joining tables."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def create(self, wanted: NewTable) -> Seated:
        """A new table; whoever makes it sits on its first open seat."""
        row = new_row(wanted)
        own = next((s for s, who in enumerate(row.seats) if not who.bot), SPECTATOR)
        secret = new_secret()
        if own != SPECTATOR:
            name = clean_name(wanted.name, "1")
            row.seats[own] = SeatRow(name, "", hashed(secret), clean_nonce(wanted.nonce))
        await self.lobby.store.create(row)
        await self.begin_if_full(row.id)
        return Seated(row.id, own, secret)

    async def join(self, match: str, name: str, nonce: str) -> Seated:
        row = await self.lobby.store.find(match)
        if row is None:
            raise NoSeat("there is no such table")
        secret = new_secret()
        for seat in [s for s, who in enumerate(row.seats) if not who.taken]:
            called = clean_name(name, str(seat + 1))
            who = SeatRow(called, "", hashed(secret), clean_nonce(nonce))
            if await self.lobby.store.seat(row, seat, who):
                await self.begin_if_full(match)
                return Seated(match, seat, secret)
        raise NoSeat("every seat is taken")

    async def begin_if_full(self, match: str) -> None:
        """When everybody sits, the game begins."""
        row = await self.lobby.store.find(match)
        if row is None or row.started or not all(who.taken for who in row.seats):
            return
        begun = new_match(row)
        bots = any(row.seats[seat].bot for seat in begun.game.asking)
        await self.lobby.store.begin(row, Due(0.0, "bot") if bots else None)


def new_row(wanted: NewTable) -> MatchRow:
    """K-COMP-11 and every other limit is the rules' own to say."""
    if wanted.game not in GAMES:
        raise BadSetup(f"there is no game {wanted.game}")
    readings = tuple(sorted(wanted.readings.items()))
    setup = Setup(wanted.game, len(wanted.seats), wanted.edition, wanted.variants, readings)
    for seat in wanted.seats:
        check_bot(seat.bot, wanted.game)
    seats = [bot_seat(i, seat.bot) for i, seat in enumerate(wanted.seats)]
    pace = Pace(wanted.bank, wanted.increment, wanted.each)
    row = MatchRow(secrets.token_urlsafe(9), setup, seats, pace, secrets.token_bytes(32))
    new_match(row)
    row.start = None
    return row


def check_bot(bot: str, game: str) -> None:
    if bot and (bot not in BOTS or BOTS[bot].only not in ("", game)):
        raise BadSetup(f"there is no bot {bot} for {game}")


def bot_seat(number: int, bot: str) -> SeatRow:
    return SeatRow(f"{bot.capitalize()} {number + 1}", bot) if bot else SeatRow()


def players(row: MatchRow) -> tuple[Player, ...]:
    return tuple(Player(who.name, who.bot, who.taken) for who in row.seats)


def promise(row: MatchRow) -> str:
    """The hash of the seed, shown before anybody's nonce is known."""
    return commitment(row.seed).hex()


def shelf() -> list[GameInfo]:
    """Every game with what can be chosen for it."""
    return [
        GameInfo(
            spec.name,
            tuple(spec.seats),
            spec.editions,
            tuple(variant.name for variant in spec.variants),
            tuple(OptionInfo(r.name, r.rules, r.answers) for r in spec.readings),
            tuple(b.name for b in BOTS.values() if b.only in ("", spec.name)),
        )
        for spec in GAMES.values()
    ]
