"""Laws 7, 8, 10 and 12: whole games, move by move."""

import random

from hanse.core.questions.shapes import Question
from hanse.core.spec import AnySpec
from hanse.laws.inplay import in_play
from hanse.laws.positions import Explorer, any_dice, options_of
from hanse.laws.setups import ANYWHERE, AnyGame, Cell, any_setup

MOST_ANSWERS_A_ROUND = 300


def check_pieces(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Law 7: each kind of piece, wherever it lies, as many after every move."""
    game = spec.text.from_position(position, any_dice(chance))
    pieces = spec.play.pieces(game)
    explorer = Explorer(chance)
    for _ in range(8):
        if game.over:
            return
        seat, move = explorer.move(game)
        game.play(seat, move)
        assert spec.play.pieces(game) == pieces, f"a piece is lost or made by {move}"


def check_counts(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Law 12: no count is ever negative, neither now nor later nor in a new game of this setup."""
    game = spec.text.from_position(position, any_dice(chance))
    check_none_negative(spec, spec.play.new(game.setup, any_dice(chance)))
    check_none_negative(spec, game)
    explorer = Explorer(chance)
    for _ in range(6):
        if game.over:
            return
        seat, move = explorer.move(game)
        game.play(seat, move)
        check_none_negative(spec, game)


def check_none_negative(spec: AnySpec, game: AnyGame) -> None:
    for place, counts in spec.play.counts(game).items():
        assert min(counts, default=0) >= 0, f"less than nothing: {place} {counts}"


def check_timeline(
    spec: AnySpec, edition: str, chance: random.Random, cell: Cell = ANYWHERE
) -> None:
    """Laws 7, 8 and 10 from the first to the last move of one game."""
    explorer = Explorer(chance, herd=chance.random() < 0.3)
    setup = any_setup(spec, edition, chance, cell)
    game = spec.play.new(setup, any_dice(chance))
    known, pieces = in_play(spec, game.setup), spec.play.pieces(game)
    assert known.pieces in (None, pieces), "pieces of a variant that is off"
    for _ in range(MOST_ANSWERS_A_ROUND * spec.about.most_rounds):
        if game.over:
            break
        check_asked(spec, game)
        seat, move = explorer.move(game)
        game.play(seat, move)
        known.check(game, [move])
        assert spec.play.pieces(game) == pieces
        check_none_negative(spec, game)
    check_end(spec, game)


def check_in_play(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Law 10: nothing of a variant that is off, neither now nor after a few moves."""
    game = spec.text.from_position(position, any_dice(chance))
    known = in_play(spec, game.setup)
    known.check(game)
    explorer = Explorer(chance)
    for _ in range(4):
        if game.over:
            return
        seat, move = explorer.move(game)
        game.play(seat, move)
        known.check(game, [move])


def check_asked(spec: AnySpec, game: AnyGame) -> None:
    """Somebody is asked, and whoever is has an answer."""
    assert game.asking, "nobody is asked and the game is not over"
    assert sorted(game.asked_at) == sorted(game.asking)
    for question in game.asking.values():
        check_answerable(spec, question)


def check_answerable(spec: AnySpec, question: Question) -> None:
    for option in options_of(question):
        assert option.move in spec.about.moves
        move = next(option.moves(), None)
        assert move is not None, f"{option} has no answer"
        assert question.allows(move)


def check_end(spec: AnySpec, game: AnyGame) -> None:
    """Law 8: within the rounds that the game promises, with a winner; alone one may lose."""
    assert game.over, "the game does not end"
    assert not game.asking
    assert not game.asked_at
    ended = spec.play.outcome(game)
    assert ended is not None
    assert ended.winners or game.seats == 1
    assert len(ended.points) == game.seats
    assert ended.rounds <= spec.about.most_rounds, "more rounds than there can be"
