"""The pilot compares answers in imagined games; the better ones get more of them."""

import os
from itertools import count, islice

import pytest

from hanse.bots.bot import Bot
from hanse.bots.luebeck.levels import Navigator, Passenger
from hanse.bots.luebeck.pilot import Pilot
from hanse.bots.luebeck.rollouts import Outcome, Rollouts
from hanse.bots.luebeck.trials import Trials
from hanse.core.setup import Setup
from hanse.core.types import Move
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.spec import SPEC
from tests.bots.tables import chance, context_of, positions

FOUR = Setup("luebeck", 4)
PAIRS = int(os.environ.get("HANSE_SEARCHED", "500" if os.environ.get("HANSE_FULL") else "6"))


class Told(Rollouts):
    """Says of each answer what was written down before."""

    def __init__(self, chances: dict[Move, float]) -> None:
        super().__init__(0)
        self.chances = chances
        self.seeds: list[int] = []

    def outcome(self, imagined: Luebeck, move: Move, seed: int = 0) -> Outcome:
        self.seeds.append(seed)
        return Outcome(self.chances[move], 0.0, 0.0, 0.0)


def games(seed: int) -> list[Luebeck]:
    """Positions of a game in which somebody has several answers."""
    found = []
    for at, table in enumerate(positions(FOUR, "skipper", seed)):
        game = table.game
        assert isinstance(game, Luebeck)
        if at % 7 == 0 and len(list(game.asking[min(game.asking)].moves())) > 1:
            found.append(game.copy())
    return found


def test_all_answers_share_the_chance_of_a_game() -> None:
    game = games(1)[0]
    moves = list(game.asking[min(game.asking)].moves())[:3]
    told = Told({move: 0.1 * at for at, move in enumerate(moves)})
    trials = Trials(moves, told)
    trials.play(game, range(len(moves)))
    trials.play(game, [len(moves) - 1])
    assert told.seeds == [*[0] * len(moves), 1]
    assert trials.games == [*[1] * (len(moves) - 1), 2]


def test_a_stage_is_over_after_its_effort() -> None:
    """Late in a round all games of the stages are played; early in a round there are fewer."""
    bot = Pilot()
    many, wished = [], sum(bot.stages)
    for game in islice((game for seed in count(3) for game in games(seed)), 60):
        seat = min(game.asking)
        context = context_of(SPEC, game, seat, game.asking[seat], chance("long", seat).below)
        moves = bot.candidates(context)
        if len(moves) > 1:
            trials = bot.trials(context, moves)
            many.append(trials.worlds)
            a_world = trials.rollouts.played / sum(trials.games) * len(moves)
            assert trials.worlds == wished or trials.rollouts.played > bot.effort
            assert trials.rollouts.played <= len(bot.stages) * bot.effort + 2 * a_world
    assert max(many) == wished
    assert len(bot.stages) <= min(many) < wished


def test_who_was_given_up_comes_last() -> None:
    game = games(1)[0]
    moves = list(game.asking[min(game.asking)].moves())[:2]
    trials = Trials(moves, Told({moves[0]: 0.9, moves[1]: 0.5}))
    trials.play(game, [0, 1])
    assert trials.order() == [0, 1]
    trials.play(game, [1])
    assert trials.order() == [1, 0]
    assert [round(one.chance, 3) for one in trials.outcomes()] == [0.9, 0.5]


@pytest.mark.parametrize("bot", [Passenger(), Pilot(), Navigator()])
def test_what_is_hidden_changes_no_choice(bot: Bot) -> None:
    """Pairs of games that differ only in what the seat cannot see."""
    many = (game for seed in count(2) for game in games(seed))
    for at, game in enumerate(islice(many, PAIRS)):
        seat = min(game.asking)
        twin = SPEC.see.imagine(SPEC.see.view(game, seat), chance("twin", at))
        thought = [
            bot.think(context_of(SPEC, one, seat, one.asking[seat], chance("own", at).below))
            for one in (game, twin)
        ]
        assert thought[0] == thought[1]
