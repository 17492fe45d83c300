"""Law 3 for events: what a viewer is told and what he sees are the same news.

One move is made in a game and one in a viewer's twin of it, with the same chance. He could not
tell the two apart before; what he is told and what he sees must now differ together or not at all.
"""

import random

from hanse.core.spec import AnySpec
from hanse.core.types import Event, Move, Seat
from hanse.laws.positions import any_deed, any_dice, options_of, questions_of
from hanse.laws.setups import AnyGame
from hanse.laws.whole import viewers


def heard(game: AnyGame, viewer: Seat) -> list[Event]:
    return [told.event for told in game.events if told.reaches(viewer)]


def allowed(game: AnyGame, seat: Seat, move: Move) -> bool:
    return any(question.allows(move) for by, question in questions_of(game) if by == seat)


def like(game: AnyGame, seat: Seat, move: Move, chance: random.Random) -> Move:
    """A move of the same kind, if this seat has one."""
    for by, question in questions_of(game):
        for option in options_of(question) if by == seat else ():
            if option.move is type(move):
                return option.sample(chance.randrange)
    return move


def pair(
    spec: AnySpec, position: bytes, viewer: Seat, chance: random.Random
) -> tuple[AnyGame, AnyGame]:
    """A game and a twin, with the same dice."""
    dice = any_dice(chance)
    game = spec.text.from_position(position, dice)
    twin = spec.see.imagine(spec.see.view(game, viewer), any_dice(chance))
    twin.dice = dice.copy()
    return game, twin


def check_told_as_seen(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Who sees the same was told the same, of the same move.

    What is revealed stays in sight. Only sealed choices are shown and gone, so none lie here.
    """
    game = spec.text.from_position(position, any_dice(chance))
    if game.over or len(game.asking) > 1 or game.agenda_changes():
        return
    seat, move = any_deed(game, chance)
    viewer = chance.choice(viewers(game))
    game, twin = pair(spec, position, viewer, chance)
    if allowed(twin, seat, move):
        game.play(seat, move)
        twin.play(seat, move)
        if spec.see.view(twin, viewer) == spec.see.view(game, viewer):
            assert heard(twin, viewer) == heard(game, viewer), "told what is hidden"


def check_seen_as_told(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Who was told the same sees the same, also of moves that differ in secret.

    What he himself may do next is news by itself, and is left out.
    """
    game = spec.text.from_position(position, any_dice(chance))
    if game.over:
        return
    seat, move = any_deed(game, chance)
    viewer = chance.choice(viewers(game))
    game, twin = pair(spec, position, viewer, chance)
    other = move if viewer == seat else like(twin, seat, move, chance)
    if not allowed(twin, seat, other):
        return
    game.play(seat, move)
    twin.play(seat, other)
    if heard(twin, viewer) == heard(game, viewer):
        assert sight(spec, twin, viewer) == sight(spec, game, viewer), "shown what is hidden"


def sight(spec: AnySpec, game: AnyGame, viewer: Seat) -> dict[str, object]:
    """A viewer's sections, but for those that say what he may do."""
    view = spec.see.view(game, viewer)
    names = set(view.__struct_fields__) - {"asked", "asides"}
    return {name: getattr(view, name) for name in names}
