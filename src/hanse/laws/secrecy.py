"""Laws 3 and 11: a view tells nothing hidden, and is enough to imagine a game."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from msgspec import json

from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Seat
from hanse.core.wire import encode
from hanse.laws.differing import differing
from hanse.laws.positions import Example, any_dice
from hanse.laws.setups import AnyGame
from hanse.laws.whole import game_from_position, viewers, walk

OFTEN, PART_OFTEN = 250, 500
"""What was hidden so many times must have varied; of many things together each part, too.

Most of what others hold is known to who has watched, so that a part seldom varies.
"""


@dataclass
class Twins:
    """How many twins there were, which hidden things were met in them, and which varied."""

    count: int = 0
    met: Counter[str] = field(default_factory=Counter)
    varied: Counter[str] = field(default_factory=Counter)

    def compare(self, spec: AnySpec, game: AnyGame, twin: AnyGame, viewer: Seat) -> None:
        self.count += 1
        who = "spectator" if viewer == SPECTATOR else "seat"
        imagined = dict(things(spec.see.hidden(twin, viewer)))
        for thing, value in things(spec.see.hidden(game, viewer)):
            self.met[f"from a {who}: {thing}"] += 1
            self.varied[f"from a {who}: {thing}"] += imagined.get(thing) != value

    def known(self) -> list[str]:
        """What should be hidden and came out the same in every twin."""
        same = [thing for thing, varied in self.varied.items() if not varied]
        return [t for t in same if self.met[t] >= (PART_OFTEN if t[-1].isdigit() else OFTEN)]

    def names(self) -> set[str]:
        """The hidden things that varied."""
        varied = (thing.split(": ")[1] for thing, times in self.varied.items() if times)
        return {name for name in varied if not name[-1].isdigit()}


def things(hidden: dict[str, object]) -> Iterator[tuple[str, object]]:
    """Hidden things by name; of a list also each part, by place."""
    for name, value in hidden.items():
        if isinstance(value, list):
            yield from ((f"{name} {place}", part) for place, part in enumerate(value))
        if value or not isinstance(value, list):
            yield name, value


def imagined(spec: AnySpec, game: AnyGame, viewer: Seat, chance: random.Random) -> AnyGame:
    """A twin out of nothing but the bytes that the viewer is sent."""
    return spec.see.imagine(
        spec.see.read_view(encode(spec.see.view(game, viewer))), any_dice(chance)
    )


def check_twins(
    spec: AnySpec, position: bytes, chance: random.Random, twins: Twins | None = None
) -> None:
    """Byte for byte the same view of a twin, for every seat and for spectators."""
    game = game_from_position(spec, position, chance)
    pieces = spec.play.pieces(game)
    for viewer in viewers(game):
        seen = spec.see.view(game, viewer)
        twin = imagined(spec, game, viewer, chance)
        again = spec.see.view(twin, viewer)
        assert encode(again) == encode(seen), other_view(viewer, seen, again)
        assert spec.play.pieces(twin) == pieces, (
            f"`imagine` loses or adds pieces:{differing(pieces, spec.play.pieces(twin))}"
        )
        if not any(value for _, value in things(spec.see.hidden(game, viewer))):
            assert spec.text.position(twin) == spec.text.position(game), (
                "an imagined game differs, although `hidden` names nothing that is hidden from"
                f" {name_of(viewer)}:{differing_positions(spec, game, twin)}"
            )
        if twins is not None:
            twins.compare(spec, game, twin, viewer)


def check_twin_plays_on(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """A twin is a game like any other: it can be played, and loses no piece."""
    game = spec.text.from_position(position, any_dice(chance))
    twin = imagined(spec, game, chance.choice(viewers(game)), chance)
    pieces = spec.play.pieces(twin)
    for _ in walk(twin, chance, 12):
        assert spec.play.pieces(twin) == pieces


def check_view_of_imagined(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Law 11a: view(imagine(v)) == v."""
    game = spec.text.from_position(position, any_dice(chance))
    viewer = chance.choice(viewers(game))
    seen = spec.see.view(game, viewer)
    again = spec.see.view(spec.see.imagine(seen, any_dice(chance)), viewer)
    assert again == seen, other_view(viewer, seen, again)


def differing_positions(spec: AnySpec, game: AnyGame, twin: AnyGame) -> str:
    first, second = (json.decode(spec.text.position(one)) for one in (game, twin))
    return differing(first, second)


def name_of(viewer: Seat) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def other_view(viewer: Seat, seen: object, again: object) -> str:
    """What differs in the view of an imagined game, and the two causes that it can have."""
    return (
        f"{name_of(viewer)} can tell an imagined game from the real one."
        " Either `view` shows something hidden,"
        f" or `imagine` leaves something out that the view tells:{differing(seen, again)}"
    )


def check_question_of_imagined(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Law 11b: the viewer is asked the same, since the same ply, in every game he imagines."""
    game = spec.text.from_position(position, any_dice(chance))
    seat = chance.choice(sorted({**game.asking, **game.agenda_changes()}) or [0])
    twin = imagined(spec, game, seat, chance)
    assert sorted(twin.asking) == sorted(game.asking)
    assert twin.asked_at == game.asked_at
    assert twin.asking.get(seat) == game.asking.get(seat)
    assert twin.asides(seat) == game.asides(seat)
    assert twin.agenda_changes().get(seat) == game.agenda_changes().get(seat)
    assert twin.refusals(seat) == game.refusals(seat)


def check_hidden_things_vary(spec: AnySpec, given: Iterable[Example]) -> Twins:
    """Over many twins everything hidden comes out otherwise than it is, at least once."""
    twins = Twins()
    for position, chance in given:
        check_twins(spec, position, chance, twins)
    assert twins.known() == [], "this is known and should be hidden"
    return twins
