"""Law 13: what a view calls possible is possible, and what it calls impossible is not."""

import random
from collections.abc import Iterator
from itertools import islice

from hanse.core.preview import ILLEGAL, preview_move
from hanse.core.questions.shapes import Option, Question
from hanse.core.spec import AnySpec
from hanse.core.types import IllegalMove, Move, Seat, name_of
from hanse.core.views import Asked, View
from hanse.core.wire import encode
from hanse.laws.positions import any_dice, options_of
from hanse.laws.setups import AnyGame
from hanse.laws.whole import viewers

LISTED = 60


def check_possible(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Every viewer's view, as it comes over the wire, is held to its word."""
    game = spec.text.from_position(position, any_dice(chance))
    for viewer in viewers(game):
        seen = spec.see.read_view(encode(spec.see.view(game, viewer)))
        assert (seen.asked is not None) == (viewer in asked_or_ready(game)), "who is asked"
        for option in [option for question in claims(seen) for option in options_of(question)]:
            check_option(game, viewer, option, chance)
            preview = preview_move(spec, seen, viewer, option.sample(chance.randrange))
            assert preview.final != ILLEGAL, f"the preview breaks {preview.rule}"
        if seen.asked is not None:
            check_refusals(seen.asked)


def asked_or_ready(game: AnyGame) -> set[Seat]:
    return {*game.asking, *game.agenda_changes()}


def claims(seen: View) -> Iterator[Question]:
    """The questions that a view says may be answered, in turn and out of it."""
    if seen.asked is not None:
        yield seen.asked.question
    if asides := getattr(seen, "asides", None):
        yield asides


def check_option(game: AnyGame, viewer: Seat, option: Option, chance: random.Random) -> None:
    """There is an answer, and the game takes it."""
    assert option.count() > 0, "nothing can be answered"
    for move in some_of(option, chance):
        assert takes(game, viewer, move), f"{move} was offered, and is refused"


def takes(game: AnyGame, seat: Seat, move: Move) -> bool:
    try:
        game.copy().play(seat, move)
    except IllegalMove:
        return False
    return True


def some_of(option: Option, chance: random.Random) -> list[Move]:
    """The first, the last that was listed, and one at random."""
    listed = list(islice(option.moves(), LISTED))
    return [listed[0], listed[-1], option.sample(chance.randrange)]


def check_refusals(asked: Asked) -> None:
    """What is refused is not among the answers."""
    for refusal in asked.refusals:
        for option in options_of(asked.question):
            if name_of(option.move) == refusal.move:
                wrong = [m for m in islice(option.moves(), LISTED) if refusal.forbids(m)]
                assert not wrong, f"offered, and refused by {refusal.rule}: {wrong[0]}"
