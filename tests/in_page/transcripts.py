"""Transcripts of random games, to be compared byte by byte between two Pythons.

`python -m tests.in_page.transcripts kogge 3` prints those of three games: a line for each entry and
viewer with their events and the hash of their view, and at the end the record. A third word limits
the entries of each game, whose record then is left out.
"""

import hashlib
import random
import sys
from collections.abc import Iterator

from hanse.core import wire
from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.laws.whole import viewers
from hanse.match.view_steps import events_for
from tests.records.random_timelines import Play


def transcript(spec: AnySpec, number: int, most: int) -> Iterator[str]:
    """A random game with deals, changed minds and undone answers, by any variants and readings."""
    play = Play(spec, random.Random(f"{spec.about.name} {number}"))
    yield from shown(play, f"game {number} begins")
    while not play.game.over and len(play.match.record.entries) < most:
        play.step()
        yield from shown(play, f"game {number} entry {len(play.match.record.entries)}")
    if play.game.over:
        yield f"game {number} record:\n{play.match.finished_record(play.seed, play.nonces)}"


def shown(play: Play, place: str) -> Iterator[str]:
    """What each viewer sees and hears now."""
    for viewer in viewers(play.game):
        view = digest(wire.encode(play.spec.see.view(play.game, viewer)))
        events = wire.encode(events_for(play.game.events, viewer)).decode()
        yield f"{place}, viewer {viewer}: view {view}, events {events}"


def digest(written: bytes) -> str:
    return hashlib.blake2b(written, digest_size=16).hexdigest()


def main(game: str, games: str, most: str = "1000000") -> None:
    for number in range(int(games)):
        for line in transcript(GAMES[game], number, int(most)):
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
