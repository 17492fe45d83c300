"""Law 14: an action is offered, or refused with a reason; never both, never neither."""

import random
from itertools import islice

from hanse.core.spec import AnySpec
from hanse.core.types import Move, Refusal, name_of
from hanse.laws.positions import any_dice, options_of

FEW = 300


def check_reasons(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    game = spec.text.from_position(position, any_dice(chance))
    for seat, question in game.asking.items():
        options, refusals = options_of(question), game.refusals(seat)
        told = {refusal.move for refusal in refusals}
        offered = {name_of(option.move) for option in options}
        for moves in game.agenda[-1].expected_moves(game, seat):
            names = {name_of(move) for move in moves}
            assert names & (offered | told), f"{names} are neither offered nor refused"
        for option in options:
            named = [r for r in refusals if r.move == name_of(option.move)]
            check_not_both(list(islice(option.moves(), FEW)) if named else [], named)


def check_not_both(moves: list[Move], refusals: list[Refusal]) -> None:
    for refusal in refusals:
        both = [move for move in moves if refusal.forbids(move)]
        assert not both, f"{both[0]} is offered, and refused by {refusal.rule}"
