"""The words that a browser shows: each language of the platform, and each game separately."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.packed_page import Page, page
from hanse.server.pages.demonstration_page import Demonstrations
from hanse.server.requests.pages import page_response
from hanse.server.requests.sessions import MatchId, asker_at
from hanse.tables.messages.vocabulary import vocabulary
from hanse.words import LANGUAGES, has_gaps
from hanse.words.places import Source, game_texts, platform_file

OF_ALL = "platform"
PLATFORM = (OF_ALL, "term", "terminal")
PLAY = ("terminal", "name", "ask", "move", "event", "preview", "refuse", "option", "view", "data")
RULES = ("rule", "changed")
REASONS = ("reason",)
TEXT = "text/plain"
UNTRANSLATED = "### Not all is translated.\n"
"""The first line of a language's words with gaps: a page then fetches English too."""
JSON = "application/json"


@get("/api/words/{language:str}", sync_to_thread=False)
def platform_words(language: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """Return the sentences that belong to no game, as one Fluent file."""
    return page_response(fluent(language, "", PLATFORM), request)


@get("/api/games/{game:str}/words/{language:str}", sync_to_thread=False)
def game_words(
    game: FromPath[str], language: FromPath[str], request: AnyRequest
) -> Response[bytes]:
    """Return the sentences for a game's events and questions, as one Fluent file."""
    return page_response(fluent(language, known_game(game), PLAY), request)


@get("/api/games/{game:str}/rules/{language:str}", sync_to_thread=False)
def game_rules(
    game: FromPath[str], language: FromPath[str], request: AnyRequest
) -> Response[bytes]:
    """Return a game's rules and those of the table by their numbers, as one Fluent file."""
    return page_response(fluent(language, known_game(game), RULES), request)


@get("/api/games/{game:str}/reasons/{language:str}", sync_to_thread=False)
def game_reasons(
    game: FromPath[str], language: FromPath[str], request: AnyRequest
) -> Response[bytes]:
    """Return the sentences of a game's coach, as one Fluent file."""
    return page_response(fluent(language, known_game(game), REASONS), request)


@get("/api/games/{game:str}/vocabulary", sync_to_thread=False)
def game_vocabulary(game: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """Return the vocabulary of a game's events and moves, for the usual setup."""
    return page_response(usual_vocabulary(known_game(game)), request)


@get("/api/games/{game:str}/demonstration")
async def game_demonstration(
    game: FromPath[str], state: State, request: AnyRequest
) -> Response[bytes]:
    """Return a whole game between bots, for watching without a table."""
    demonstrations: Demonstrations = state.demonstrations
    return page_response(await demonstrations.find(known_game(game)), request)


@get("/api/tables/{match:str}/vocabulary")
async def table_vocabulary(match: MatchId, state: State, request: AnyRequest) -> Response[bytes]:
    """Return the vocabulary of one table, whose setup may number its own things."""
    row = await state.lobby.row(match)
    await asker_at(request, state, row)
    return page_response(page(encode(vocabulary(row.setup)), JSON), request)


def known_game(game: str) -> str:
    if game not in GAMES:
        raise NotFoundException(f"there is no game {game[:40]}")
    return game


@cache
def fluent(language: str, game: str, names: tuple[str, ...]) -> Page:
    """Return the files with these names, of a game or else of the platform, as one page."""
    if language not in LANGUAGES:
        raise NotFoundException(f"there is no language {language[:40]}")
    first = UNTRANSLATED if not game and has_gaps(language) else ""
    return page((first + "\n".join(texts(language, game, names))).encode(), TEXT)


def texts(language: str, game: str, names: tuple[str, ...]) -> Iterator[str]:
    found = chain.from_iterable(files(language, game, name) for name in names)
    yield from (file.read_text("utf-8") for file in found if file)


def files(language: str, game: str, name: str) -> Iterator[Source | None]:
    """Yield a game's file with this name, or else the platform's with the games' additions.

    The platform's rules and coach's sentences also come with those of each game.
    """
    if game:
        yield from game_texts(game, language, name)
        if name in (*RULES, *REASONS):
            yield platform_file(language, name)
        return
    yield platform_file(language, name)
    if name == OF_ALL:
        for each in GAMES:
            yield from game_texts(each, language, name)


@cache
def usual_vocabulary(game: str) -> Page:
    return page(encode(vocabulary(Setup(game, GAMES[game].about.usual_seats()))), JSON)
