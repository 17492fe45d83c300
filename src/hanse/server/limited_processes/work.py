"""The work of a limited process, which needs neither the server nor its database."""

from functools import cache

from msgspec import msgpack

from hanse.bots.levels_and_coach import judge_of
from hanse.core.dice import Dice
from hanse.core.notation.positions import BadLine
from hanse.core.setup import BadSetup, Setup
from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.server.http.packed_page import page
from hanse.server.limited_processes.messages import (
    AnyWork,
    CoachRequest,
    FilePlayOnRequest,
    FileReplayRequest,
    FitRequest,
    GivenSetupRequest,
    LinkPictureRequest,
    MatchPlayOnRequest,
    MatchReplayRequest,
    Outcome,
    SetupDataRequest,
    StepsRequest,
)
from hanse.tables.creation.given_setups import GivenSetup, check_position, sections_of
from hanse.tables.creation.setup_check import check_fit, read_setup
from hanse.tables.messages.vocabulary import vocabulary
from hanse.tables.review.advice import coach_advice
from hanse.tables.review.branch_table import NoPlace, given_after_file, setup_after
from hanse.tables.review.replays import TooSlow, file_replay, match_replay
from hanse.tables.review.steps import steps_seen

KEY = bytes(32)
JSON = "application/json"


def outcome_of(asked: AnyWork) -> Outcome:
    """Return the outcome of a request; errors become outcomes and never end the process."""
    try:
        return Outcome(result_of(asked))
    except BadSetup as wrong:
        about = tuple(name[:100] for name in wrong.about)
        return Outcome(
            wrong="setup", why=str(wrong)[:500], code=wrong.code, about=about, line=wrong.line
        )
    except BadLine as wrong:
        return Outcome(wrong="record", why=wrong.reason[:500], line=wrong.line, rule=wrong.rule)
    except NoPlace as wrong:
        return Outcome(wrong="seat", why=str(wrong))
    except (TooSlow, MemoryError, RecursionError):
        return Outcome(wrong="too_large")
    except Exception as wrong:
        return Outcome(wrong="failed", why=f"{type(wrong).__name__}: {wrong}"[:500])


def result_of(asked: AnyWork) -> bytes:
    match asked:
        case FitRequest(game, wanted):
            return encode(check_fit(game, wanted))
        case SetupDataRequest(game, wanted):
            return sections_of(read_setup(game, wanted))
        case GivenSetupRequest(game, wanted, position):
            setup = read_setup(game, wanted)
            return msgpack.encode(GivenSetup(setup, check_position(position, setup)))
        case FileReplayRequest(_, record, viewer):
            return msgpack.encode(page(file_replay(record, viewer), JSON))
        case FilePlayOnRequest(_, record, entry, seat, positions):
            return msgpack.encode(given_after_file(record, entry, seat, positions=positions))
        case MatchReplayRequest(_, stored, players, viewer, over):
            made = match_replay(stored, players, viewer, over=over)
            return msgpack.encode(page(made, JSON))
        case MatchPlayOnRequest(_, stored, entry, seat):
            return msgpack.encode(setup_after(stored, entry, seat))
        case StepsRequest():
            return encode(steps_seen(asked.record, asked.seat, asked.first, asked.number))
        case CoachRequest():
            return encoded_advice(asked)
        case LinkPictureRequest():
            return draw_link(asked)


def encoded_advice(asked: CoachRequest) -> bytes:
    """Return the coach's advice; empty if the game has no coach."""
    advice = coach_advice(asked.game, asked.view, asked.seat, gentle=asked.gentle)
    return encode(advice) if advice else b""


def draw_link(asked: LinkPictureRequest) -> bytes:
    """Return the picture of a link as PNG."""
    # Imported here, because the other requests draw nothing.
    from hanse.server.limited_processes.link_picture import link_picture  # noqa: PLC0415
    from hanse.server.limited_processes.raster import png  # noqa: PLC0415

    return png(link_picture(asked))


def load_for(asked: AnyWork) -> None:
    """Load everything that such requests need, so that copies of this process have it."""
    if asked.game in GAMES:
        load_game(asked.game)
    elif not asked.game:
        for game in GAMES:
            load_game(game)
    if isinstance(asked, CoachRequest) and asked.game in GAMES:
        load_coach(asked.game)
    if isinstance(asked, LinkPictureRequest) and asked.game in GAMES:
        load_pictures(asked.game)


@cache
def load_game(game: str) -> None:
    setup = Setup(game, GAMES[game].about.usual_seats())
    begun = GAMES[game].play.new(setup, Dice(KEY))
    GAMES[game].see.view(begun, SPECTATOR)
    vocabulary(setup)
    judge = judge_of(game)
    if judge:
        judge(begun)


@cache
def load_coach(game: str) -> None:
    setup = Setup(game, GAMES[game].about.usual_seats())
    begun = GAMES[game].play.new(setup, Dice(KEY))
    seat = min(begun.asking)
    view = encode(GAMES[game].see.view(begun, seat))
    encoded_advice(CoachRequest(game, view, seat))


@cache
def load_pictures(game: str) -> None:
    """Draw once, so that copies of this process have the drawings and the rasteriser's code."""
    from hanse.server.limited_processes import raster  # noqa: F401, PLC0415
    from hanse.server.limited_processes.link_picture import link_picture  # noqa: PLC0415

    setup = Setup(game, GAMES[game].about.usual_seats())
    link_picture(LinkPictureRequest(game, setup, "", "", (), ("",) * setup.seats, "", "en"))
