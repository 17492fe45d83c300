"""Replays of a record as one viewer saw it, or with nothing hidden."""

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
"""A viewer who may see everything."""


@dataclass(frozen=True)
class ReplayStep:
    """An entry as the viewer noticed it: changed sections, and events.

    `entry` counts the entries up to here; the first step is the start, with the whole view.
    """

    entry: int
    sections: EncodedSections
    events: tuple[Event, ...]
    shares: tuple[float, ...] = ()
    """The win probability of each seat; empty if there is no judge."""
    ply: int = 0
    """The progress of the game; less than before if something was undone."""
    round: int = 0


def no_limit() -> None:
    """Set no time limit."""


def no_judge(game: Game) -> Sequence[float]:
    """Return no win probabilities."""
    return ()


def replay_steps(
    record: Record,
    spec: AnySpec,
    viewer: Seat,
    check: Callable[[], None] = no_limit,
    judge: Callable[[Game], Sequence[float]] = no_judge,
) -> Iterator[ReplayStep]:
    """Yield the start, and every entry that the viewer could notice.

    To limit the time, `check` may raise an error. `judge` gets each game with everything visible
    and returns the win probabilities.
    """
    games = replay(record, spec)
    start = next(games)
    before = sections_for(start, spec, viewer)
    round_of = spec.play.round
    yield ReplayStep(0, before, (), tuple(judge(start)), start.ply, round_of(start))
    for entry, game in enumerate(games, start=1):
        check()
        after = sections_for(game, spec, viewer)
        new, addressed = changed_sections(before, after), events_for(game.events, viewer)
        # An entry that the viewer could not notice is no step, or the number of steps would reveal
        # the entry (decision 19).
        if new or addressed:
            yield ReplayStep(entry, new, addressed, tuple(judge(game)), game.ply, round_of(game))
        before = after


def sections_for(game: Game, spec: AnySpec, viewer: Seat) -> EncodedSections:
    """Return the sections that this viewer could see."""
    if viewer == OPEN:
        return encode_sections(spec.see.open_sections(game))
    return EncodedViews(spec, game).sections(viewer)


def events_for(addressed: Sequence[Addressed], viewer: Seat) -> tuple[Event, ...]:
    """Return the events that this viewer saw; in an open replay, each once and in full."""
    if viewer == OPEN:
        full = [one for one in addressed if not has_private_version(one, addressed)]
        return tuple(one.event for at, one in enumerate(full) if not is_repeated(one, full[:at]))
    return tuple(one.event for one in addressed if one.reaches(viewer))


def has_private_version(one: Addressed, news: Sequence[Addressed]) -> bool:
    """Return whether a public event also has a private version, which says more."""
    return one.to is None and any(
        other.to is not None and type(other.event) is type(one.event) for other in news
    )


def is_repeated(one: Addressed, before: Sequence[Addressed]) -> bool:
    """Return whether a private event repeats one that another seat already got."""
    return one.to is not None and any(one.event == other.event for other in before)


def game_after(record: Record, spec: AnySpec, entries: int) -> Game:
    """Return the game after this many entries."""
    return next(islice(replay(record, spec), entries, None))
