"""The frames of a replay: each entry of a record as a seat knew it, as spectators, or open."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from hanse.cli.chances import names_of
from hanse.core.game import Game
from hanse.core.match_moves import MatchMove
from hanse.core.notation.positions import lines
from hanse.core.records.record import Entry, Record, move_of
from hanse.core.records.record import replay as played_again
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakeBack, TakenBack
from hanse.core.types import SPECTATOR, Addressed, Seat
from hanse.core.views import View
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.match.replay_steps import OPEN, has_private_version
from hanse.words import Words
from hanse.words.story import Story

HIDDEN_FIELDS = ("setup", "asked", "asides", "pools", "costs", "scores", "ends")
"""Fields that mean nothing to people, or that the rules determine from the rest."""


@dataclass(frozen=True)
class ReplayFrame:
    """A frame with one entry: the move, the viewer's events, and the view afterwards.

    An open frame has the view of spectators; `seen` holds the lines of everything.
    """

    move: str
    events: tuple[str, ...]
    seen: tuple[str, ...]
    round: int
    view: View = field(repr=False)


class Replay:
    """A replay of a record for one viewer."""

    def __init__(self, record: Record, viewer: Seat, language: str) -> None:
        self.record = record
        self.viewer = viewer
        self.spec: AnySpec = GAMES[record.setup.game]
        self.names = names_of(record)
        self.ear = SPECTATOR if viewer == OPEN else viewer
        self.story = story_of(record, language, self.names, self.ear)

    def frames(self) -> Iterator[ReplayFrame]:
        games = played_again(self.record, self.spec)
        game = next(games)
        yield self.frame("start", game)
        for entry in self.record.entries:
            done = self.move_line(entry, game)
            game = next(games)
            yield self.frame(done, game)

    def frame(self, done: str, game: Game) -> ReplayFrame:
        """Return the frame of a game right after this move."""
        events, seen = self.event_lines(game.events), self.position_lines(game)
        view = self.spec.see.view(game, self.ear)
        return ReplayFrame(done, events, seen, self.spec.play.round(game), view)

    def move_line(self, entry: Entry, game: Game) -> str:
        """Return the line of an entry, with its move if the viewer may know it.

        Viewers know their own moves, and everyone's takebacks and agreements.
        """
        who = f"{entry.ply}. {self.names[entry.seat]}"
        move = move_of(entry, self.spec)
        if self.viewer in (OPEN, entry.seat) or isinstance(move, TakeBack | MatchMove):
            return f"{who}: {self.spec.text.notation.format(move, game)}"
        return who

    def event_lines(self, addressed: Sequence[Addressed]) -> tuple[str, ...]:
        """Return the lines of these events; an open replay shows every event."""
        news = [one for one in addressed if not isinstance(one.event, TakenBack)]
        if self.viewer == OPEN:
            news = [Addressed(one.event) for one in news if not has_private_version(one, news)]
        reached = [one for one in news if one.reaches(self.ear)]
        if self.story is None:
            return tuple(str(one.event) for one in reached)
        return tuple(self.story.lines(reached)) if reached else ()

    def position_lines(self, game: Game) -> tuple[str, ...]:
        """Return the viewer's view, or the whole position in an open replay; a line per part."""
        if self.viewer == OPEN:
            document = self.spec.text.position(game)
        else:
            document = encode(self.spec.see.view(game, self.viewer))
        return tuple(lines(shown_parts(document), self.spec.text.layout))


def story_of(record: Record, language: str, names: Sequence[str], ear: Seat) -> Story | None:
    """Return the story that puts a record's events into words; None if its game has no words."""
    if GAMES[record.setup.game].text.words.is_empty():
        return None
    return Story(record.setup, Words(language), names, ear)


def shown_parts(document: bytes) -> bytes:
    parts = msgspec.json.decode(document, type=dict[str, msgspec.Raw])
    return msgspec.json.encode(
        {name: part for name, part in parts.items() if name not in HIDDEN_FIELDS}
    )


def frame_text(frames: Sequence[ReplayFrame], place: int, whole: bool = False) -> str:
    """Return a frame; after the first one, only changed parts of the view."""
    frame = frames[place]
    before = set(frames[place - 1].seen) if place and not whole else set()
    seen = [f"    {line}" for line in frame.seen if line not in before]
    return "\n".join([frame.move, *(f"  {line}" for line in frame.events), *seen])
