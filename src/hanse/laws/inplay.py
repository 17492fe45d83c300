"""Law 10: what is in play by a setup. With a variant off nothing of it is ever met."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec, VariantInfo
from hanse.core.types import Counts, Move
from hanse.games import GAMES
from hanse.laws.positions import options_of, questions_of
from hanse.laws.setups import AnyGame


@dataclass(frozen=True)
class InPlay:
    """The kinds of moves, events and asking steps that a setup allows, and the pieces."""

    moves: frozenset[type]
    events: frozenset[type]
    steps: frozenset[type]
    absent: frozenset[type]
    pieces: dict[str, Counts] | None

    def check(self, game: AnyGame, moves: Iterable[Move] = ()) -> None:
        """Every kind of thing that is met now is one of these."""
        met = {type(move) for move in moves}
        met |= {option.move for _, q in questions_of(game) for option in options_of(q)}
        assert met <= self.moves, f"not in play: {met - self.moves}"
        told = {type(one.event) for one in game.events}
        assert told <= self.events, f"not in play: {told - self.events}"
        waiting = {type(step) for step in game.agenda} & self.absent
        assert not waiting, f"not in play: {waiting}"
        if game.agenda:
            assert type(game.agenda[-1]) in self.steps, f"{game.agenda[-1]} is not known to ask"


def in_play(spec: AnySpec, setup: Setup) -> InPlay:
    on = [variant for variant in spec.about.variants if variant.name in setup.variants]
    off = [variant for variant in spec.about.variants if variant.name not in setup.variants]
    absent = frozenset(step for variant in off for step in variant.steps)
    return InPlay(
        frozenset(spec.about.moves) - missing(off, on, "moves"),
        frozenset(spec.about.events) - missing(off, on, "events"),
        frozenset(spec.about.steps) | {step for variant in on for step in variant.steps},
        absent - {step for variant in on for step in variant.steps},
        None if own_pieces(spec, setup, on) else box(spec.about.name, setup.seats),
    )


def own_pieces(spec: AnySpec, setup: Setup, on: list[VariantInfo]) -> bool:
    """Is it not played with the pieces of the game without variants?"""
    plain = setup.seats in spec.about.seats_with(())
    return not plain or any(brings_pieces(spec.about.name, variant.name) for variant in on)


def missing(off: list[VariantInfo], on: list[VariantInfo], what: str) -> frozenset[type]:
    """What only variants bring that are off."""
    brought = {kind for variant in on for kind in getattr(variant, what)}
    return frozenset(kind for variant in off for kind in getattr(variant, what)) - brought


@cache
def brings_pieces(game: str, variant: str) -> bool:
    """Does this variant put anything into the box?"""
    seats = GAMES[game].about.usual_seats((variant,))
    if seats not in GAMES[game].about.seats_with(()):
        return True
    return pieces_of(Setup(game, seats, variants=(variant,))) != box(game, seats)


@cache
def box(game: str, seats: int) -> dict[str, Counts]:
    """The pieces of the game without variants."""
    return pieces_of(Setup(game, seats))


def pieces_of(setup: Setup) -> dict[str, Counts]:
    spec = GAMES[setup.game]
    return spec.play.pieces(spec.play.new(setup, Dice(b"a box")))
