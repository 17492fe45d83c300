"""Seats and host of a table, and their changes before the game begins."""

import hmac
import secrets
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from hanse.core.types import SPECTATOR, Seat
from hanse.tables.messages.wire import Player
from hanse.tables.seats.names import fitting_name
from hanse.tables.store.rows import MatchRow, SeatRow


class NoSuchMatch(LookupError):
    """An error: there is no such match."""


class NotBegun(NoSuchMatch):
    """An error: some seats at this table are still free."""


class NoSeat(ValueError):
    """An error: no seat is free, or the requested seat cannot be taken or freed."""


class NotSeated(ValueError):
    """An error: only players at this table may do this."""


class NotHost(NotSeated):
    """An error: only the host of the table may do this."""


class NotInvited(ValueError):
    """An error: the table's invitation is missing or wrong."""


class BadSecret(ValueError):
    """An error: a secret that a program chose is too short, too long or has other characters."""


class Begun(ValueError):
    """An error: seats change only before the game begins."""


class Asker(Struct, frozen=True):
    """The sender of a request at a table: the sender's seat, if any, and whether it is the host.

    `opened` is the hash of the secret that gave the sender this place.
    """

    seat: Seat = SPECTATOR
    host: bool = False
    opened: str = ""

    def may_see(self, row: MatchRow) -> bool:
        """Return whether this person may see anything at this table."""
        return not row.closed or self.host or self.seat != SPECTATOR


CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Letters of codes: without vowels they form no words, and none looks like a digit."""
CODE_LENGTH = 6


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def new_code() -> str:
    """Return an invitation that can be read from a screen and typed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(invite: str) -> bool:
    return len(invite) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in invite)


def new_invite(old: str) -> str:
    """Return a new invitation of the same kind as the old one: a code or a long secret."""
    return new_code() if is_code(old) else new_secret()


def is_in_the_middle(row: MatchRow) -> bool:
    """Return whether this table is on a shared screen, whose host has no seat."""
    return is_code(row.invite) and row.host != "" and seat_of(row, row.host) == SPECTATOR


def seat_of(row: MatchRow, opened: str) -> Seat:
    """Return the seat that the secret with this hash opens; SPECTATOR for none."""
    return find_seat(row.seats, opened)


def find_seat(seats: Sequence[SeatRow], opened: str) -> Seat:
    mine = [seat for seat, who in enumerate(seats) if who.secret == opened and opened]
    return mine[0] if mine else SPECTATOR


def players(row: MatchRow) -> tuple[Player, ...]:
    """Return the players at a table, as everyone sees them."""
    return shown_players(row.seats)


def shown_players(seats: Sequence[SeatRow]) -> tuple[Player, ...]:
    return tuple(Player(who.name, who.bot, who.is_taken, bool(who.nonce)) for who in seats)


def asker_of(row: MatchRow, opened: str) -> Asker:
    """Return the asker whose secret has this hash; a stranger if it opens no place."""
    seat, host = seat_of(row, opened), bool(opened) and row.host == opened
    return Asker(seat, host, opened) if host or seat != SPECTATOR else Asker()


def is_invited(row: MatchRow, invite: str) -> bool:
    """Return whether this invitation allows someone to sit down at this table."""
    given, right = invite.encode(errors="replace"), row.invite.encode()
    # The comparison takes constant time, so its duration does not help to guess an invitation.
    return bool(right) and not row.has_started and hmac.compare_digest(given, right)


def check_may_see(row: MatchRow, asker: Asker, invite: str = "") -> None:
    """Raise NoSuchMatch for strangers at a table that is closed to watchers."""
    if not asker.may_see(row) and not is_invited(row, invite):
        raise NoSuchMatch(row.id)


def sit_down(row: MatchRow, name: str, invite: str, opened: str) -> None:
    """Take the first open seat; the first person at a table without a host becomes its host."""
    # This check comes first, so that strangers do not learn that a closed table exists (decision
    # 12).
    check_may_see(row, Asker(), invite)
    if not is_invited(row, invite) and not row.has_started:
        raise NotInvited("the link to watch is not the link to play")
    seat = next((s for s, who in enumerate(row.seats) if who.is_open), SPECTATOR)
    if seat == SPECTATOR or row.has_started:
        raise NoSeat("every seat is taken")
    row.seats[seat] = SeatRow(fitting_name(name, row, seat), "", opened)
    row.host = row.host or opened


def come_back(row: MatchRow, opened: str) -> None:
    """Take a seat that was reserved; if the table has no host, the newcomer becomes its host."""
    seat = seat_of(row, opened)
    if seat == SPECTATOR:
        check_may_see(row, Asker())
        raise NoSeat("this link opens no seat")
    row.seats[seat] = replace(row.seats[seat], kept=False)
    row.host = row.host or opened


def leave(row: MatchRow, opened: str) -> None:
    """Free your own seat. If the host leaves, the next present person becomes the host."""
    seat = seat_of(row, opened)
    if seat == SPECTATOR:
        raise NotSeated("only those who sit there can leave")
    clear_seat(row, seat)
    if row.host == opened:
        turned = [*row.seats[seat + 1 :], *row.seats[:seat]]
        row.host = next((who.secret for who in turned if who.is_taken and not who.bot), "")


def free(row: MatchRow, opened: str, seat: Seat, bot: SeatRow | None = None) -> None:
    """Free another person's seat, or put a bot there, even if the seat was empty.

    When a person is removed, the invitation changes; otherwise they could return immediately.
    """
    if not asker_of(row, opened).host:
        raise NotHost("only the host of the table frees seats")
    if not 0 <= seat < len(row.seats) or seat == seat_of(row, opened):
        raise NoSeat("nobody to send away sits there")
    sent_away = bool(row.seats[seat].secret)
    if not sent_away and not (bot and row.seats[seat].is_open):
        raise NoSeat("nobody to send away sits there")
    clear_seat(row, seat)
    row.seats[seat] = bot or SeatRow()
    row.invite = new_invite(row.invite) if sent_away else row.invite


def clear_seat(row: MatchRow, seat: Seat) -> None:
    if row.has_started:
        raise Begun("seats change only before the game begins")
    row.seats[seat] = SeatRow()
