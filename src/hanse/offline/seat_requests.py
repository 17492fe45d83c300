"""Requests about seats: sitting down, leaving, freeing a seat, watchers and rematches."""

from functools import partial

from hanse.offline.answers import Answer, Request, json_answer
from hanse.offline.tables import OfflineTables
from hanse.tables.creation.table_terms import bot_seat, check_bot
from hanse.tables.live.welcome import welcome
from hanse.tables.messages.bodies import FreeSeatRequest, Join, Nonce, WatchersRequest
from hanse.tables.seats.seating import free, leave
from hanse.tables.seats.sessions import hash_token


async def welcome_to(tables: OfflineTables, match: str) -> Answer:
    return json_answer(welcome(*await tables.row_and_asker(match)))


async def join_table(tables: OfflineTables, request: Request) -> Answer:
    """Sit down, or take the seat that a secret opens, as people do who share a screen."""
    match, wanted = request.names["match"], request.read(Join)
    if wanted.secret:
        opened = hash_token(wanted.secret)
        seated = await tables.tables.sit_again(match, opened, wanted.secret)
    else:
        seated = await tables.tables.join(match, wanted.name, wanted.invite)
    return json_answer(await tables.seat(seated), 201)


async def give_nonce(tables: OfflineTables, request: Request) -> Answer:
    """Add this browser's nonce to the randomness of the match; the last nonce begins the game."""
    match = request.names["match"]
    await tables.tables.give_nonce(match, await tables.opened(match), request.read(Nonce).nonce)
    return await welcome_to(tables, match)


async def leave_table(tables: OfflineTables, request: Request) -> Answer:
    """Leave the seat, before the game begins."""
    match = request.names["match"]
    opened = await tables.opened(match)
    await tables.tables.reseat(match, lambda row: leave(row, opened))
    return await welcome_to(tables, match)


async def free_seat(tables: OfflineTables, request: Request) -> Answer:
    """Remove a player or seat a bot before the game begins, as the host."""
    match, wanted = request.names["match"], request.read(FreeSeatRequest)
    bot = None
    if wanted.bot:
        check_bot(wanted.bot, (await tables.lobby.row(match)).setup.game)
        bot = bot_seat(wanted.seat, wanted.bot)
    change = partial(free, opened=await tables.opened(match), seat=wanted.seat, bot=bot)
    await tables.tables.reseat(match, change)
    return await welcome_to(tables, match)


async def set_watching(tables: OfflineTables, request: Request) -> Answer:
    """Close the table to watchers or open it again, as the host."""
    match = request.names["match"]
    closed = request.read(WatchersRequest).closed
    await tables.tables.set_closed(match, await tables.opened(match), closed)
    return await welcome_to(tables, match)


async def rematch(tables: OfflineTables, request: Request) -> Answer:
    """Create a table for the same players, each one seat further."""
    match = request.names["match"]
    opened = await tables.opened(match)
    return json_answer(await tables.seat(await tables.tables.rematch(match, opened), opened), 201)
