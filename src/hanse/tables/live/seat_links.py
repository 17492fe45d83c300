"""Links to seats: a new one for a player, or for another person in an absent player's seat."""

import re
from contextlib import suppress

from hanse.core.types import Seat
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.other_processes import look_at
from hanse.tables.messages.bodies import Seated
from hanse.tables.seats.agreements import NotYet, can_be_given
from hanse.tables.seats.chance import promise
from hanse.tables.seats.seating import (
    Asker,
    BadSecret,
    NoSeat,
    NotHost,
    NotSeated,
    asker_of,
    new_invite,
    new_secret,
    seat_of,
)
from hanse.tables.seats.sessions import hash_token
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.rows import MatchRow, NewLink

SECRET = re.compile(r"[A-Za-z0-9_-]{24,64}")


async def replace_link(
    lobby: Lobby, match: str, opened: str, session: str, secret: str = ""
) -> Seated:
    """Give a player a new secret for this seat, and for the same seat at later tables.

    Only the browser with this session keeps the seat without it.
    """
    row = await lobby.row(match)
    asker = asker_of(row, opened)
    if asker == Asker():
        raise NotSeated("only players and the host have a link of their own")
    if secret and not SECRET.fullmatch(secret):
        raise BadSecret("a secret has 24 to 64 letters, digits, hyphens or underscores")
    seated = await change_secret(lobby, row, opened, session, secret or new_secret())
    if asker.host and not row.has_started:
        # The old link showed the invitation too.
        await lobby.store.reseat(match, renew_invite)
    return seated


def renew_invite(row: MatchRow) -> None:
    row.invite = new_invite(row.invite)


async def give_seat(lobby: Lobby, match: str, opened: str, seat: Seat) -> Seated:
    """T-AWAY-04: return a link for another person to the seat of an absent player, for the host."""
    async with lobby.use(match) as live:
        await lobby.freshen(live)
        row = live.row
        if not asker_of(row, opened).host:
            raise NotHost("only the host of the table gives a seat to another person")
        others = [one for one, who in enumerate(row.seats) if who.secret not in ("", opened)]
        if seat not in others:
            raise NoSeat("no other person sits there")
        if not can_be_given(row, live.match, seat, lobby.database_clock.now()):
            raise NotYet("the player may still answer")
        old = row.seats[seat].secret
        return await change_secret(lobby, row, old, "", new_secret(), given=True)


async def change_secret(
    lobby: Lobby, row: MatchRow, old: str, session: str, secret: str, *, given: bool = False
) -> Seated:
    """Put a new secret in place of an old one, in the store and in every process."""
    link = NewLink(old, hash_token(secret), session, given)
    changed = await lobby.store.change_link(row.id, link)
    if not changed:
        raise NotSeated("this link was replaced a moment ago")
    with suppress(Unavailable):  # the old secret opens nothing by now: the answer must arrive
        await look_at(lobby, [match for match in changed if match in lobby.lives])
    for match in changed:
        lobby.hints.notify(match)
    return Seated(row.id, seat_of(row, old), secret, promise(row))
