"""Requests about games: lists of games, setups, vocabularies, lessons and demonstrations."""

from hanse.core.setup import BadSetup, Setup
from hanse.games import GAMES
from hanse.offline.answers import Answer, Request, json_answer, problem
from hanse.offline.tables import OfflineTables
from hanse.tables.creation.given_setups import GivenSetup, check_position, sections_of
from hanse.tables.creation.new_tables import game_infos
from hanse.tables.creation.setup_bounds import check_setup, check_table, request_of
from hanse.tables.creation.setup_check import check_fit, read_setup, unfit_setup
from hanse.tables.messages.bodies import NewTable, SetupRequest, Status
from hanse.tables.messages.lesson_bodies import LessonRequest
from hanse.tables.messages.vocabulary import vocabulary
from hanse.tables.review.demonstration import demonstration
from hanse.tables.review.lessons import lesson_infos, lesson_start, lesson_table
from hanse.tables.seats.seating import NoSuchMatch
from hanse.version import __version__

PAGE_BUILD = "page"
"""The build that a page reports; the files' hash is in their addresses."""


def known_game(request: Request) -> str:
    game = request.names["game"]
    if game not in GAMES:
        raise NoSuchMatch(f"there is no game {game[:40]}")
    return game


async def status(_: OfflineTables, request: Request) -> Answer:
    """Report that games can be saved, as far as tables in memory can."""
    return json_answer(Status("ready", __version__, PAGE_BUILD))


async def shipped_file(_: OfflineTables, request: Request) -> Answer:
    """Return the text of a map or deck of the game, as a base for one's own."""
    kind, name = request.names["kind"], request.names["name"]
    found = GAMES[known_game(request)].about.shipped.get(kind, {}).get(name)
    if found is None:
        return problem("not_found", f"there is no {kind[:40]} {name[:40]}")
    return Answer(200, found.encode(), "text/plain")


async def games(_: OfflineTables, request: Request) -> Answer:
    """Return every game with its options."""
    return json_answer(game_infos())


async def fit(_: OfflineTables, request: Request) -> Answer:
    """Return whether this setup can be played, and possible additions."""
    game, wanted = request.names["game"], request.read(SetupRequest)
    try:
        check_setup(game, wanted)
    except BadSetup as wrong:
        return json_answer(unfit_setup(wrong))
    return json_answer(check_fit(game, wanted))


async def setup_data(_: OfflineTables, request: Request) -> Answer:
    """Return the equipment of a table with this setup."""
    game, wanted = request.names["game"], request.read(SetupRequest)
    check_setup(game, wanted)
    return Answer(200, sections_of(read_setup(game, wanted)))


async def game_vocabulary(_: OfflineTables, request: Request) -> Answer:
    """Return the vocabulary of a game's events and moves, for the usual setup."""
    game = known_game(request)
    return json_answer(vocabulary(Setup(game, GAMES[game].about.usual_seats())))


async def game_demonstration(_: OfflineTables, request: Request) -> Answer:
    """Return a whole game between bots, for watching without a table."""
    return json_answer(demonstration(known_game(request)))


async def game_lessons(_: OfflineTables, request: Request) -> Answer:
    """Return every lesson of a game in order, with its steps."""
    return json_answer(lesson_infos(known_game(request)))


async def take_lesson(tables: OfflineTables, request: Request) -> Answer:
    """Create a table for a lesson."""
    wanted = request.read(LessonRequest)
    start = lesson_start(wanted.game, wanted.lesson, wanted.step)
    seated = await tables.tables.create(lesson_table(wanted), start)
    return json_answer(await tables.seat(seated), 201)


async def create_table(tables: OfflineTables, request: Request) -> Answer:
    """Create a table. This browser sits on the first open seat."""
    wanted = request.read(NewTable)
    check_table(wanted)
    given = None
    if wanted.position.strip():
        setup = read_setup(wanted.game, request_of(wanted))
        given = GivenSetup(setup, check_position(wanted.position, setup))
    return json_answer(await tables.seat(await tables.tables.create(wanted, given)), 201)
