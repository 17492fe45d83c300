"""Views on their way to people: every section encoded once, and only what changed sent again."""

from hanse.core.game import Game
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Seat
from hanse.core.wire import encode

type Screen = dict[str, bytes]
"""A viewer's sections, by name."""


def screens(spec: AnySpec, game: Game) -> dict[Seat, Screen]:
    """What a fresh page would show each seat and a spectator."""
    public = {name: encode(section) for name, section in spec.see.public(game).items()}
    shown = {SPECTATOR: public}
    for seat in range(game.seats):
        private = spec.see.private(game, seat)
        shown[seat] = {**public, **{name: encode(private[name]) for name in private}}
    return shown


def changes(before: Screen, after: Screen) -> Screen:
    """The sections to send again; merged into what was there they give the fresh page."""
    return {name: section for name, section in after.items() if before.get(name) != section}
