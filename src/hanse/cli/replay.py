"""hanse replay: step through a record, as a seat knew it, as anybody saw it, or open."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from hanse.cli.chances import chance_lines, names_of
from hanse.cli.files import read_record
from hanse.cli.language import chosen_language
from hanse.core.game import Game
from hanse.core.match_moves import MatchMove
from hanse.core.notation.positions import lines
from hanse.core.records.record import Entry, Record, move_of
from hanse.core.records.record import replay as played_again
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakeBack, TakenBack
from hanse.core.types import SPECTATOR, Addressed, Seat
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.match.replay_steps import OPEN, outdone
from hanse.match.story import Story
from hanse.words import LANGUAGES, Words

UNSHOWN = ("setup", "asked", "asides", "pools", "costs", "scores", "ends")
"""Fields that mean nothing to people, or follow from the rest by the rules."""
KEYS = "Enter: on; b, p, q and Enter: back, the whole position, leave"


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    *,
    seat: Annotated[int, typer.Option(min=0, help="As this seat knew it; 0: anybody.")] = 0,
    everything: Annotated[bool, typer.Option("--open", help="Nothing is hidden.")] = False,
    at_once: Annotated[bool, typer.Option("--all", help="All of it, without waiting.")] = False,
    chances: Annotated[
        bool, typer.Option("--chances", help="Who would win, by rounds, and the turning points.")
    ] = False,
    language: Annotated[
        str, typer.Option(help=f"One of: {', '.join(LANGUAGES)}; else as your system speaks.")
    ] = "",
) -> None:
    """Step through a record."""
    record = read_record(file).record
    if seat > record.setup.seats:
        raise typer.BadParameter(f"there are {record.setup.seats} seats")
    if chances:
        typer.echo("\n".join(chance_lines(record, chosen_language(language))))
        return
    viewer = OPEN if everything else seat - 1 if seat else SPECTATOR
    frames = list(Replay(record, viewer, chosen_language(language)).frames())
    if at_once or not sys.stdin.isatty():
        for place in range(len(frames)):
            typer.echo(frame_text(frames, place))
    else:
        step(frames)


@dataclass(frozen=True)
class ReplayFrame:
    """One entry: the move, the events for the viewer, and their view afterwards."""

    done: str
    told: tuple[str, ...]
    seen: tuple[str, ...]


class Replay:
    """A record as one viewer follows it."""

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
        yield ReplayFrame("start", self.heard(game.told), self.seen(game))
        for entry in self.record.entries:
            done = self.done(entry, game)
            game = next(games)
            yield ReplayFrame(done, self.heard(game.told), self.seen(game))

    def done(self, entry: Entry, game: Game) -> str:
        """Return the move itself, where the viewer knows it: his own, and what is taken back."""
        who = f"{entry.ply}. {self.names[entry.seat]}"
        move = move_of(entry, self.spec)
        if self.viewer in (OPEN, entry.seat) or isinstance(move, TakeBack | MatchMove):
            return f"{who}: {self.spec.text.notation.format(move, game)}"
        return who

    def heard(self, told: Sequence[Addressed]) -> tuple[str, ...]:
        """Told openly, everything is told to all."""
        news = [one for one in told if not isinstance(one.event, TakenBack)]
        if self.viewer == OPEN:
            news = [Addressed(one.event) for one in news if not outdone(one, news)]
        reached = [one for one in news if one.reaches(self.ear)]
        if self.story is None:
            return tuple(str(one.event) for one in reached)
        return tuple(self.story.lines(reached)) if reached else ()

    def seen(self, game: Game) -> tuple[str, ...]:
        """Return the position, or the view; a line for each part."""
        if self.viewer == OPEN:
            document = self.spec.text.position(game)
        else:
            document = encode(self.spec.see.view(game, self.viewer))
        told = lines(without(document), self.spec.text.layout)
        return tuple(told)


def story_of(record: Record, language: str, names: Sequence[str], ear: Seat) -> Story | None:
    """Return who tells it; nobody, where a game has no words."""
    if not GAMES[record.setup.game].text.words.package:
        return None
    return Story(record.setup, Words(language), names, ear)


def without(document: bytes) -> bytes:
    parts = msgspec.json.decode(document, type=dict[str, msgspec.Raw])
    return msgspec.json.encode({name: part for name, part in parts.items() if name not in UNSHOWN})


def frame_text(frames: Sequence[ReplayFrame], place: int, whole: bool = False) -> str:
    """Return a frame; of what is seen only what is new, but for the first."""
    frame = frames[place]
    before = set(frames[place - 1].seen) if place and not whole else set()
    seen = [f"    {line}" for line in frame.seen if line not in before]
    return "\n".join([frame.done, *(f"  {line}" for line in frame.told), *seen])


def step(frames: Sequence[ReplayFrame]) -> None:
    """On with each line that is entered, or back; at the end, or when nothing comes, it is over."""
    place = 0
    typer.echo(frame_text(frames, place))
    typer.echo(KEYS)
    while place < len(frames) - 1:
        line = sys.stdin.readline()
        wish = line.strip()
        if not line or wish == "q":
            return
        if wish != "p":
            place = max(0, place - 1) if wish == "b" else place + 1
        typer.echo(frame_text(frames, place, whole=wish == "p"))
