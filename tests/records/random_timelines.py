"""Random matches for tests of records: with deals, changed minds and answers taken back."""

import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from hanse.core.dice import Dice
from hanse.core.match_moves import (
    AgreeToEnd,
    AgreeToGoBack,
    AnswerFor,
    PlayOn,
    ResignSeat,
    ReturnToSeat,
)
from hanse.core.records.record import About
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec
from hanse.core.types import IllegalMove
from hanse.laws.positions import Explorer
from hanse.laws.setups import any_setup
from hanse.match.match import Match

COMMANDS = ("", "", "c-17", "two words", 'a "quoted" one', "ü;[x]")
TIMES = (0.0, 1.5, 1789456123.25, 1e17 / 3)


def varied_setup(spec: AnySpec, chance: random.Random) -> Setup:
    """Any edition and readings, half the time with variants, as far as they go together."""
    setup = any_setup(spec, chance.choice(spec.about.editions), chance)
    names = [variant.name for variant in spec.about.variants if chance.random() < 0.3]
    if chance.random() < 0.5:
        return setup
    varied = replace(setup, variants=tuple(names))
    try:
        spec.play.new(varied, Dice(b"a trial"))
    except BadSetup:
        return setup
    return varied


@dataclass
class Play:
    """A match at random: now and then something is taken back."""

    spec: AnySpec
    chance: random.Random
    backs: int = 0
    seed: bytes = b""
    nonces: tuple[bytes, ...] = ()
    explorer: Explorer = field(init=False)
    match: Match = field(init=False)

    def __post_init__(self) -> None:
        setup = varied_setup(self.spec, self.chance)
        self.seed = self.chance.randbytes(32)
        self.nonces = tuple(self.chance.randbytes(16) for _ in range(setup.seats))
        names = tuple(self.chance.choice(("Anna", " Bo", '"C"', "")) for _ in range(setup.seats))
        about = About(names=names, date="2026-11-15", rules="0.1")
        self.match = Match.new(setup, self.seed, self.nonces, about=about)
        self.explorer = Explorer(self.chance, herd=self.chance.random() < 0.3)

    @property
    def game(self) -> Any:
        return self.match.game

    def step(self) -> None:
        """One entry: an answer, an aside, a changed mind or a taking back."""
        chance, timeline = self.chance, self.match.timeline
        if timeline.open and chance.random() < 0.08:
            seat = timeline.open[-1][0]
            self.match.take_back(seat, chance.randint(1, len(timeline.open)))
            self.backs += 1
            return
        if chance.random() < 0.05:
            self.agree()
            return
        seat, move = self.explorer.move(self.game)
        command = chance.choice(COMMANDS)
        if command:
            command += str(len(self.match.record.entries))
        self.match.play(seat, move, command, chance.choice(TIMES))

    def agree(self) -> None:
        """Something about the match, as likely as not to be refused."""
        past = self.match.timeline.past
        some = self.chance.choice(
            (
                ResignSeat(self.chance.choice(("", "dabbler"))),
                ReturnToSeat(),
                AnswerFor(self.chance.randrange(self.game.seats), "dabbler"),
                AgreeToEnd(tuple(range(self.game.seats))),
                AgreeToGoBack(past[0].ply if past else 0, tuple(range(self.game.seats))),
                PlayOn(),
            )
        )
        with suppress(IllegalMove):
            self.match.play(self.chance.randrange(self.game.seats), some)

    def to_the_end(self) -> "Play":
        while not self.game.over:
            self.step()
        return self
