"""Laws 6 and 9: questions know their answers, and what is no answer changes nothing."""

import random
from itertools import islice

from hanse.core.questions.shapes import Option, Question
from hanse.core.spec import AnySpec
from hanse.core.types import IllegalMove, Move, Seat
from hanse.laws.neighbours import neighbours
from hanse.laws.positions import any_dice, options_of, questions_of
from hanse.laws.setups import AnyGame
from hanse.laws.whole import game_from_position, last_move, whole

FEW, MANY = 300, 20000
SAMPLES = 6


def check_answers(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """What is listed is allowed, once; what is sampled is allowed; what is beside is listed."""
    game = spec.text.from_position(position, any_dice(chance))
    for seat, question in questions_of(game):
        check_question(spec, question, chance)
        for _ in range(2):
            move = question.sample(chance.randrange)
            assert question.allows(move), "sampled and not allowed"
            game.copy().play(seat, move)


def check_question(spec: AnySpec, question: Question, chance: random.Random) -> None:
    """A menu's options are tried one by one, and must not offer the same move twice."""
    seen: list[Move] = []
    limit = MANY if chance.random() < 0.02 else FEW
    for option in options_of(question):
        listed = list(islice(option.moves(), limit))
        assert listed, "a question without an answer"
        complete = len(listed) < limit
        if complete:
            assert option.count() == len(listed), "counted otherwise than listed"
        assert all(question.allows(move) for move in listed), "listed and not allowed"
        seen += listed
        check_option(spec, option, listed, complete, chance)
    assert len(set(seen)) == len(seen), "a move is listed twice"


def check_option(
    spec: AnySpec,
    option: Option,
    listed: list[Move],
    complete: bool,
    chance: random.Random,
) -> None:
    every = set(listed)
    for _ in range(SAMPLES):
        move = option.sample(chance.randrange)
        assert option.allows(move), "sampled and not allowed"
        assert move in every or not complete, "sampled and not listed"
    if complete:
        for move in [*chance.sample(listed, min(3, len(listed))), listed[0], listed[-1]]:
            for other in neighbours(spec, move, chance):
                assert option.allows(other) == (other in every), f"{other} is listed or allowed"


def check_listed_moves_play(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Every listed move raises nothing, and leaves the next with an answer."""
    game = spec.text.from_position(position, any_dice(chance))
    for seat, question in questions_of(game):
        for option in options_of(question):
            listed = list(islice(option.moves(), FEW))
            for move in chance.sample(listed, min(4, len(listed))):
                copy = game.copy()
                copy.play(seat, move)
                assert all(next(q.moves(), None) for q in copy.asking.values())


def check_illegal(spec: AnySpec, position: bytes, other: bytes, chance: random.Random) -> None:
    """Refused moves, near and far, and moves of who is not asked: nothing has happened."""
    game = game_from_position(spec, position, chance, most=1)
    elsewhere = spec.text.from_position(other, any_dice(chance))
    before, last = whole(spec, game), last_move(game)
    for seat, move in wrong_moves(spec, game, elsewhere, chance):
        assert is_refused(game, seat, move), f"{move} is not allowed and was played"
        assert whole(spec, game) == before, f"{move} was refused and did something"
        assert last_move(game) == last


def is_refused(game: AnyGame, seat: Seat, move: Move) -> bool:
    try:
        game.play(seat, move)
    except IllegalMove:
        return True
    return False


def wrong_moves(
    spec: AnySpec, game: AnyGame, elsewhere: AnyGame, chance: random.Random
) -> list[tuple[Seat, Move]]:
    questions = questions_of(game)
    foreign = [q.sample(chance.randrange) for _, q in questions_of(elsewhere)]
    own = [q.sample(chance.randrange) for _, q in questions]
    near = [other for move in own for other in neighbours(spec, move, chance)]
    moves = chance.sample(near, min(8, len(near))) + foreign + own
    tried = [(seat, move) for seat in (*range(-1, game.seats + 1),) for move in moves]
    return [(s, m) for s, m in tried if not any(q.allows(m) for by, q in questions if by == s)]
