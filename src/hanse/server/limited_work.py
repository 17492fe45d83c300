"""What a limited process does with a request. Nothing here needs the server or its database."""

from functools import cache

from msgspec import Raw, msgpack

from hanse.bots.coach import advise
from hanse.bots.for_people import judge_of
from hanse.core.dice import Dice
from hanse.core.notation.positions import BadLine
from hanse.core.setup import BadSetup, Setup
from hanse.core.types import SPECTATOR
from hanse.core.views import View
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.match.advice import advice
from hanse.match.story import Story
from hanse.match.view_steps import history_after
from hanse.server.bodies import StepSeen, StepsSeen
from hanse.server.fitting import asked_setup, fitting
from hanse.server.foretelling import CoachAnswer
from hanse.server.given_setups import checked_position, sections_of
from hanse.server.limited_messages import (
    AnyAsked,
    CoachAsked,
    FilePlayOnAsked,
    FileReplayAsked,
    FitAsked,
    GivenSetup,
    MatchPlayOnAsked,
    MatchReplayAsked,
    Outcome,
    PreviewAsked,
    SetupAsked,
    StepsAsked,
)
from hanse.server.playing_on import NoPlace, given_after, given_after_file
from hanse.server.replays import TooSlow, file_page, replay_page
from hanse.server.vocabulary import vocabulary
from hanse.words import LANGUAGES, Words

KEY = bytes(32)
MOST_STEPS = 120
"""So many steps come in one answer."""


def outcome_of(asked: AnyAsked) -> Outcome:
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


def result_of(asked: AnyAsked) -> bytes:
    match asked:
        case FitAsked(game, wanted):
            return encode(fitting(game, wanted))
        case PreviewAsked(game, wanted):
            return sections_of(asked_setup(game, wanted))
        case SetupAsked(game, wanted, position):
            setup = asked_setup(game, wanted)
            return msgpack.encode(GivenSetup(setup, checked_position(position, setup)))
        case FileReplayAsked(_, record, viewer):
            return msgpack.encode(file_page(record, viewer))
        case FilePlayOnAsked(_, record, entry, seat, positions):
            return msgpack.encode(given_after_file(record, entry, seat, positions=positions))
        case MatchReplayAsked(_, stored, players, viewer, over):
            return msgpack.encode(replay_page(stored, players, viewer, over=over))
        case MatchPlayOnAsked(_, stored, entry, seat):
            return msgpack.encode(given_after(stored, entry, seat))
        case StepsAsked():
            return encode(steps_seen(asked))
        case CoachAsked():
            return advised(asked)


def steps_seen(asked: StepsAsked) -> StepsSeen:
    history = history_after(
        asked.record, GAMES[asked.game], asked.seat, (asked.first, asked.number), MOST_STEPS
    )
    found = tuple(
        StepSeen(step.number, step.sections, tuple(Raw(encode(one)) for one in step.events))
        for step in history.steps
    )
    return StepsSeen(history.number, history.sections, found)


def advised(asked: CoachAsked) -> bytes:
    """Let the coach think, and say it."""
    spec = GAMES[asked.game]
    view: View = spec.see.read_view(asked.view)
    thought, question = advise(spec, asked.seat, view), view.asked
    if thought is None or question is None:
        return b""
    story = Story(asked.setup, Words(asked.language), asked.names, asked.seat)
    said = advice(story, thought.moves, thought.value, thought.why, ends=thought.ends)
    moves = tuple(Raw(encode(move)) for move in thought.moves)
    return encode(
        CoachAnswer(question.id, said.plan, said.chance, said.reasons, moves, thought.places)
    )


def load_for(asked: AnyAsked) -> None:
    """Load what every request of this kind needs, so that a copy of the process has it."""
    if asked.game in GAMES:
        load_game(asked.game)
    elif not asked.game:
        for game in GAMES:
            load_game(game)
    if isinstance(asked, CoachAsked) and asked.game in GAMES and asked.language in LANGUAGES:
        load_coach(asked.game, asked.language)


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
def load_coach(game: str, language: str) -> None:
    setup = Setup(game, GAMES[game].about.usual_seats())
    begun = GAMES[game].play.new(setup, Dice(KEY))
    seat = min(begun.asking)
    view = encode(GAMES[game].see.view(begun, seat))
    names = tuple(str(number + 1) for number in range(setup.seats))
    advised(CoachAsked(game, begun.setup, view, seat, names, language))
