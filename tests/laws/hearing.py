"""Law 3 for events: what a viewer is told and what he sees are the same news.

One move is made in a game and one in a viewer's twin of it, with the same chance. He could not
tell the two apart before; what he is told and what he sees must now differ together or not at all.
"""

import random
from typing import Any

import msgspec

from hanse.core.spec import GameSpec
from hanse.core.types import Event, Seat
from tests.laws.whole import viewers
from tests.positions import any_dice, any_move


def heard(game: Any, viewer: Seat) -> list[Event]:
    return [told.event for told in game.told if told.reaches(viewer)]


def pair(spec: GameSpec, position: bytes, viewer: Seat, chance: random.Random) -> tuple[Any, Any]:
    """A game and a twin, with the same dice."""
    dice = any_dice(chance)
    game = spec.from_position(position, dice)
    twin = spec.imagine(spec.view(game, viewer), any_dice(chance))
    twin.dice = dice.copy()
    return game, twin


def check_told_as_seen(spec: GameSpec, position: bytes, chance: random.Random) -> None:
    """Who sees the same was told the same, of the same move.

    What is revealed stays in sight. Only sealed choices are shown and gone, so none lie here.
    """
    game = spec.from_position(position, any_dice(chance))
    if game.over or len(game.asking) > 1 or game.agenda_changes():
        return
    seat, move = any_move(game, chance)
    viewer = chance.choice(viewers(game))
    game, twin = pair(spec, position, viewer, chance)
    if twin.asking[seat].allows(move):
        game.play(seat, move)
        twin.play(seat, move)
        if spec.view(twin, viewer) == spec.view(game, viewer):
            assert heard(twin, viewer) == heard(game, viewer), "told what is hidden"


def check_seen_as_told(spec: GameSpec, position: bytes, chance: random.Random) -> None:
    """Who was told the same sees the same, also of moves that differ in secret.

    His own next question is news by itself, and is left out.
    """
    game = spec.from_position(position, any_dice(chance))
    if game.over:
        return
    seat, move = any_move(game, chance)
    viewer = chance.choice(viewers(game))
    game, twin = pair(spec, position, viewer, chance)
    game.play(seat, move)
    other = move if viewer == seat else twin.asking[seat].sample(chance.randrange)
    twin.play(seat, other)
    if heard(twin, viewer) == heard(game, viewer):
        assert sight(spec, twin, viewer) == sight(spec, game, viewer), "shown what is hidden"


def sight(spec: GameSpec, game: Any, viewer: Seat) -> object:
    return msgspec.structs.replace(spec.view(game, viewer), asked=None)
