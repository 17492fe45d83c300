"""A record gone through once more as one viewer knew it, or with nothing hidden."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from hanse.core.encoded_views import (
    EncodedSections,
    EncodedViews,
    changed_sections,
    encode_sections,
)
from hanse.core.game import Game
from hanse.core.records.record import Record, replay
from hanse.core.spec import AnySpec
from hanse.core.types import Addressed, Event, Seat

OPEN: Seat = -2
"""A viewer from whom nothing is hidden."""


@dataclass(frozen=True)
class ReplayStep:
    """One entry as the viewer noticed it: changed sections, and events.

    `entry` counts the entries up to here; the first step is the start, with the whole view.
    """

    entry: int
    sections: EncodedSections
    events: tuple[Event, ...]
    shares: tuple[float, ...] = ()
    """Of the win for each seat, where somebody judges that."""
    ply: int = 0
    """How far the game has come; less than before, where something was taken back."""
    round: int = 0


def go_on() -> None:
    """Set no limit of time."""


def nobody(game: Game) -> Sequence[float]:
    """Judge nothing."""
    return ()


def replay_steps(
    record: Record,
    spec: AnySpec,
    viewer: Seat,
    check: Callable[[], None] = go_on,
    judge: Callable[[Game], Sequence[float]] = nobody,
) -> Iterator[ReplayStep]:
    """Yield the start, and every entry that the viewer could notice.

    Whoever limits the time raises something in `check`. `judge` is given games that lie open.
    """
    games = replay(record, spec)
    start = next(games)
    before = shown(start, spec, viewer)
    round_of = spec.play.round
    yield ReplayStep(0, before, (), tuple(judge(start)), start.ply, round_of(start))
    for entry, game in enumerate(games, start=1):
        check()
        after = shown(game, spec, viewer)
        new, told = changed_sections(before, after), heard(game.told, viewer)
        # An entry that the viewer could not notice is no step, or the number of steps would tell of
        # it (decision 19).
        if new or told:
            yield ReplayStep(entry, new, told, tuple(judge(game)), game.ply, round_of(game))
        before = after


def shown(game: Game, spec: AnySpec, viewer: Seat) -> EncodedSections:
    """Return the sections that this viewer had."""
    if viewer == OPEN:
        return encode_sections(spec.see.opened(game))
    return EncodedViews(spec, game).sections(viewer)


def heard(told: Sequence[Addressed], viewer: Seat) -> tuple[Event, ...]:
    """Return what this viewer was told; where nothing is hidden, each thing in full."""
    if viewer == OPEN:
        full = [one for one in told if not outdone(one, told)]
        return tuple(one.event for at, one in enumerate(full) if not is_repeated(one, full[:at]))
    return tuple(one.event for one in told if one.reaches(viewer))


def outdone(one: Addressed, news: Sequence[Addressed]) -> bool:
    """Is there a private telling of the same thing that says more?"""
    return one.to is None and any(
        other.to is not None and type(other.event) is type(one.event) for other in news
    )


def is_repeated(one: Addressed, before: Sequence[Addressed]) -> bool:
    """Was the same thing told in private to another already?"""
    return one.to is not None and any(one.event == other.event for other in before)


def game_after(record: Record, spec: AnySpec, entries: int) -> Game:
    """Return the game after so many entries."""
    return next(islice(replay(record, spec), entries, None))
