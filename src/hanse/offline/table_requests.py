"""Requests about one table, and the list of this browser's tables."""

from msgspec import Raw, msgpack

from hanse.core.preview import preview_move
from hanse.core.wire import encode
from hanse.match.replay_steps import OPEN
from hanse.match.view_steps import Replay
from hanse.offline.answers import Answer, Request, json_answer, problem
from hanse.offline.tables import OfflineTables
from hanse.offline.thinker import CoachThought
from hanse.tables.creation.continued_table import continued_row
from hanse.tables.creation.given_setups import sections_of
from hanse.tables.creation.new_tables import NotOver
from hanse.tables.live.live import full_update
from hanse.tables.live.welcome import welcome
from hanse.tables.messages.bodies import Seated, TableList
from hanse.tables.messages.preview_bodies import PreviewAnswer, PreviewRequest
from hanse.tables.messages.replay_bodies import PlayOnFileRequest, PlayOnRequest, RecordRequest
from hanse.tables.messages.vocabulary import vocabulary
from hanse.tables.review.advice import is_alone, is_among_beginners
from hanse.tables.review.branch_table import given_after_file, setup_after
from hanse.tables.review.records import record_text
from hanse.tables.review.replays import file_replay, match_replay
from hanse.tables.review.steps import steps_seen
from hanse.tables.seats.seating import NoSeat, players
from hanse.tables.seats.table_list import tables_of

MAX_PREVIEWS = 16


async def my_tables(tables: OfflineTables, request: Request) -> Answer:
    """Return the tables of this browser, those that wait for it first."""
    found = await tables_of(tables.store, tables.token) if tables.token else []
    listed = sorted((one for one, _ in found), key=lambda one: (not one.waits, one.ended, -one.at))
    return json_answer(TableList(round(tables.lobby.database_clock.now(), 3), tuple(listed)))


async def table(tables: OfflineTables, request: Request) -> Answer:
    """Return the players of a table, and this browser's seat."""
    return json_answer(welcome(*await tables.row_and_asker(request.names["match"])))


async def screen(tables: OfflineTables, request: Request) -> Answer:
    """Return every section that this browser may see, and the events since a number."""
    async with tables.commands(request.names["match"]) as commands:
        return json_answer(full_update(commands.live, commands.seat, request.number("since")))


async def record(tables: OfflineTables, request: Request) -> Answer:
    """Return the whole record of a finished match."""
    async with tables.commands(request.names["match"]) as commands:
        text = await record_text(tables.lobby, commands.live)
    return Answer(200, text.encode(), "text/plain")


async def table_vocabulary(tables: OfflineTables, request: Request) -> Answer:
    """Return the vocabulary of one table."""
    return json_answer(vocabulary((await tables.lobby.row(request.names["match"])).setup))


async def table_data(tables: OfflineTables, request: Request) -> Answer:
    """Return the equipment of a table."""
    return Answer(200, sections_of((await tables.lobby.row(request.names["match"])).setup))


async def steps(tables: OfflineTables, request: Request) -> Answer:
    """Return the view after a number of events, and the steps that follow."""
    async with tables.commands(request.names["match"]) as commands:
        replay = Replay(commands.live.match)
        first, number = replay.place(commands.seat, request.number("since") or 0)
        return json_answer(steps_seen(replay.record, commands.seat, first, number))


async def previews(tables: OfflineTables, request: Request) -> Answer:
    """Return for each of these moves the events it would cause and the holdings afterwards."""
    async with tables.player(request.names["match"]) as commands:
        game, spec, seat = commands.live.match.game, commands.live.spec, commands.seat
        wanted = request.read(PreviewRequest).moves[:MAX_PREVIEWS]
        view = spec.see.view(game, seat)
        moves = [spec.text.read_move(encode(move)) for move in wanted]
        found = tuple(Raw(encode(preview_move(spec, view, seat, move))) for move in moves)
        return json_answer(PreviewAnswer(game.question_id(seat), found))


async def advice(tables: OfflineTables, request: Request) -> Answer:
    """Return a coach's advice on this browser's question, if all other seats are bots."""
    async with tables.player(request.names["match"]) as commands:
        live, seat = commands.live, commands.seat
        if not is_alone(live.row, seat):
            return problem("not_yours", "a coach advises players who play against bots")
        view = live.spec.see.view(live.match.game, seat)
        if view.asked is None or view.asked.ready:
            return problem("out_of_date")
        gentle = is_among_beginners(live.row, seat)
        asked = CoachThought(live.spec.about.name, encode(view), seat, gentle)
    # The table is not kept meanwhile, because advice may take seconds.
    found = await tables.think(msgpack.encode(asked))
    return Answer(200, found) if found else problem("not_found", "this game has no coach")


async def replay(tables: OfflineTables, request: Request) -> Answer:
    """Return a whole game as a seat or a watcher saw it, or with nothing hidden."""
    async with tables.commands(request.names["match"]) as commands:
        live, wanted = commands.live, request.number("viewer")
        viewer = commands.seat if wanted is None else wanted
        over = live.match.game.over
        if not OPEN <= viewer < live.match.game.seats:
            raise NoSeat("there is no such seat")
        if viewer != commands.seat and not over:
            raise NotOver("of a running game you see what you know yourself")
        return Answer(200, match_replay(live.match.record, players(live.row), viewer, over=over))


async def replay_file(tables: OfflineTables, request: Request) -> Answer:
    """Return the replay of a record in the request."""
    wanted = request.read(RecordRequest)
    return Answer(200, file_replay(wanted.record, wanted.viewer))


async def play_on(tables: OfflineTables, request: Request) -> Answer:
    """Create a table that begins at a point of a finished game; bots get the other seats."""
    wanted = request.read(PlayOnRequest)
    async with tables.commands(request.names["match"]) as commands:
        if not commands.live.match.game.over:
            raise NotOver("only finished games can be continued from a point")
        given = setup_after(commands.live.match.record, wanted.entry, wanted.seat)
    row = continued_row(given, wanted.seat)
    return await seated_at(tables, await tables.tables.set_up(row, wanted.seat, wanted.name))


async def play_on_file(tables: OfflineTables, request: Request) -> Answer:
    """Create a table that begins at a point of the record in the request."""
    wanted = request.read(PlayOnFileRequest)
    given = given_after_file(wanted.record, wanted.entry, wanted.seat, positions=True)
    row = continued_row(given, wanted.seat, wanted.seats)
    return await seated_at(tables, await tables.tables.set_up(row, wanted.seat, wanted.name))


async def seated_at(tables: OfflineTables, seated: Seated) -> Answer:
    return json_answer(await tables.seat(seated), 201)
