"""Law 11: previews from a view come true."""

import random

from hanse.core.dice import Dice
from hanse.core.preview import ANY_KEY, SHOWN, preview_move
from hanse.core.records.timeline import DRAW, OVER, REVEAL, Timeline
from hanse.core.spec import AnySpec
from hanse.core.types import Move, Seat
from hanse.laws.differing import differing
from hanse.laws.positions import any_dice, questions_of
from hanse.laws.setups import AnyGame


def check_previews(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Compare events and holdings with their preview, unless a draw or something hidden decides."""
    game = spec.text.from_position(position, any_dice(chance))
    for seat, question in questions_of(game):
        for _ in range(3):
            check_move(spec, game, seat, question.sample(chance.randrange))


def check_move(spec: AnySpec, game: AnyGame, seat: Seat, move: Move) -> None:
    preview = preview_move(spec, spec.see.view(game, seat), seat, move)
    timeline = Timeline(spec, game.copy())
    timeline.play(seat, move)
    real: AnyGame = timeline.game
    if real.dice.drawn or spec.play.irreversible(real.events):
        return
    if preview.final in (DRAW, REVEAL):
        assert something_hidden_decides(spec, game, seat, move), f"{move} is said to show something"
        return
    before_the_end = real.events[:-1] if real.over else real.events
    events = tuple([one.event for one in before_the_end if one.reaches(seat)])
    sections = {**spec.see.public(real), **spec.see.private(real, seat)}
    after = {name: sections[name] for name in SHOWN if name in sections}
    assert (preview.events, preview.after) == (events, after), (
        f"{move} of seat {seat} differs from its preview:"
        + differing(
            {"events": events, "after": after}, {"events": preview.events, "after": preview.after}
        )
    )
    assert preview.then == tuple(spec.play.preview_if_all_pass(real)), (
        f"{move}: what would follow differs"
    )
    assert (preview.final == OVER) == real.over, f"{move}: the end differs from its preview"


def something_hidden_decides(spec: AnySpec, game: AnyGame, seat: Seat, move: Move) -> bool:
    """Where it is imagined, more is shown than in truth, for one that another has nothing."""
    timeline = Timeline(spec, spec.see.imagine(spec.see.view(game, seat), Dice(ANY_KEY)))
    timeline.play(seat, move)
    return spec.play.irreversible(timeline.game.events)
