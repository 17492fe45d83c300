"""A bot imagines games that have the names of hanse.Game."""

import copy
import inspect
import pickle

import pytest

import hanse
from tests.api.random_games import random_game

NAMES = hanse.game_names()
ONLY_IN_GAMES = {"ask", "from_history", "from_position", "record", "undo", "why_not"}
"""What needs a record or the words of a language, which bots do without."""


class Imagining(hanse.Bot):
    """Plays the answer after which its imagined game gives it most points."""

    def answer(self, context: hanse.BotContext) -> hanse.Move:
        def value(move: hanse.Move) -> int:
            game = context.imagine()
            assert isinstance(game, hanse.GameState)
            assert context.seat in game.to_move
            assert game.question(context.seat) == context.question
            assert game.view(context.seat).data == context.view
            game.play(move, context.seat)
            return game.points[context.seat] if game.points else 0

        return max(context.legal_moves[:4], key=value)


def public(kind: type) -> dict[str, object]:
    return {name: getattr(kind, name) for name in dir(kind) if not name.startswith("_")}


def test_an_imagined_game_has_the_names_of_a_game() -> None:
    state, game = public(hanse.GameState), public(hanse.Game)
    assert {*game} - {*state} == ONLY_IN_GAMES
    assert issubclass(hanse.Game, hanse.GameState)
    for name, method in state.items():
        if inspect.isfunction(method):
            mine, its = (inspect.signature(one).parameters for one in (method, game[name]))  # type: ignore[arg-type]
            assert [*mine] == [*its]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_by_imagined_games(name: str) -> None:
    game = random_game(name, (), 1, 10)
    for _ in range(5):
        if not game.is_over:
            game.play(game.ask(Imagining).move)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_copied_pickled_and_compared(name: str) -> None:
    class Keeping(hanse.Bot):
        def answer(self, context: hanse.BotContext) -> hanse.Move:
            kept.append(context.imagine())
            return context.legal_moves[0]

    kept: list[hanse.GameState] = []
    game = random_game(name, (), 2, 12)
    game.ask(Keeping)
    (state,) = kept
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.copy()):
        assert twin == state
        assert type(twin) is hanse.GameState
        move = state.legal_moves[0]
        assert twin.play(move) == state.copy().play(move)
        assert twin != state
    assert state.name in repr(state)
    assert state != hanse.Game(name)


def test_the_same_chance_imagines_the_same_game() -> None:
    game = random_game("kogge", (), 3, 12)
    moves = {str(game.copy().ask(Imagining)) for _ in range(2)}
    assert len(moves) == 1
