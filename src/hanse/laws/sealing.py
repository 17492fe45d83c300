"""Law 4: sealed choices do not depend on who was quick."""

import random

from hanse.core.dice import Dice
from hanse.core.spec import AnySpec
from hanse.core.types import Move, Seat
from hanse.core.wire import encode
from hanse.laws.positions import any_dice
from hanse.laws.setups import AnyGame
from hanse.laws.whole import whole

type Answers = dict[Seat, Move]


def check_sealed(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """The same answers in another order, and with a changed mind, give the same game."""
    dice = any_dice(chance)
    game = spec.text.from_position(position, dice.copy())
    if len(game.asking) < 2:
        return
    answers = {s: q.sample(chance.randrange) for s, q in game.asking.items()}
    order = sorted(answers)
    first = answered(spec, position, dice, answers, order)
    for _ in range(2):
        chance.shuffle(order)
        assert answered(spec, position, dice, answers, order, changing=chance) == first


def answered(
    spec: AnySpec,
    position: bytes,
    dice: Dice,
    answers: Answers,
    order: list[Seat],
    *,
    changing: random.Random | None = None,
) -> tuple[object, ...]:
    """How the game goes on: what was announced, what was told then, and the game itself."""
    game = spec.text.from_position(position, dice.copy())
    announced: list[bytes] = []
    told: list[object] = []
    for place, seat in enumerate(order):
        if changing and place:
            change_a_mind(spec, game, answers, order[:place], changing)
        game.play(seat, answers[seat])
        last = place == len(order) - 1
        assert len(game.events) == 1 or (last and game.events), (
            "a first sealed choice must tell exactly one event, and nothing is revealed before all"
            f" have chosen: told {len(game.events)}, {game.events}"
        )
        announced.append(encode(game.events[0]))
        told += game.events[1:]
    return sorted(announced), told, whole(spec, game), tuple(game.dice.drawn)


def change_a_mind(
    spec: AnySpec, game: AnyGame, answers: Answers, ready: list[Seat], chance: random.Random
) -> None:
    """Another choice, then the old one again: silent, and as if nothing had been."""
    seat = chance.choice(ready)
    before = spec.text.position(game)
    question = game.agenda_changes()[seat]
    for move in (question.sample(chance.randrange), answers[seat]):
        game.play(seat, move)
        assert game.events == [], "a changed mind is no event"
        assert game.dice.drawn == []
    assert spec.text.position(game) == before, "a changed mind left a trace"
