"""Costs of a decision in other engines, measured in random games on this machine."""

import random
from functools import partial

import pyspiel
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from bench.cost import Cost, cost_of, side_by_side


def catanatron(seconds: float) -> Cost:
    """Return the cost of Catan with four random players."""

    def play(kept: list[Game] | None = None) -> int:
        game = Game([RandomPlayer(color) for color in Color])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if kept is not None and decisions % 50 == 0:
                kept.append(game.copy())
            game.play_tick()
            decisions += 1
        return decisions

    def positions() -> list[Game]:
        kept: list[Game] = []
        play(kept)
        return kept

    return cost_of("catanatron", play, positions, Game.copy, seconds)


def open_spiel(name: str, seconds: float) -> Cost:
    """Return the cost of a game of OpenSpiel, driven from Python as in its own examples."""
    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def play(kept: list[pyspiel.State] | None = None) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
                continue
            if kept is not None and decisions % 5 == 0:
                kept.append(state.clone())
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions

    def positions() -> list[pyspiel.State]:
        kept: list[pyspiel.State] = []
        play(kept)
        return kept

    return cost_of(f"open_spiel {name}", play, positions, pyspiel.State.clone, seconds)


PEERS = (catanatron, partial(open_spiel, "hearts"), partial(open_spiel, "backgammon"))


if __name__ == "__main__":
    for cost in side_by_side(PEERS, seconds=5):
        print(cost)
