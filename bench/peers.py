"""What a decision costs in other engines, played at random on this machine.

A decision is one answer by a seat. The time of chance, of listing the legal answers, of choosing
one and of setting the game up is included; answers of chance are not counted.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle
from time import perf_counter

import pyspiel
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COPIES_AT_ONCE = 20
"""Copies made between two looks at the clock."""


@dataclass(frozen=True)
class Cost:
    """Microseconds, and how many whole games they were measured on."""

    name: str
    games: int
    decision_us: float
    game_us: float
    copy_us: float | None

    def __str__(self) -> str:
        copy = "" if self.copy_us is None else f"{self.copy_us:9.2f} µs a copy"
        return (
            f"{self.name:<24}{self.decision_us:9.2f} µs a decision"
            f"{self.game_us:12.0f} µs a game{copy}  ({self.games} games)"
        )


def catanatron(seconds: float) -> Cost:
    """Catan for four random players."""

    def new() -> Game:
        return Game([RandomPlayer(color) for color in Color])

    def finish(game: Game, keep: Callable[[Game], object] | None = None) -> int:
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if keep and decisions % 50 == 0:
                keep(game.copy())
            game.play_tick()
            decisions += 1
        return decisions

    positions: list[Game] = []
    finish(new(), positions.append)
    copy_us = time_copies(positions, Game.copy, seconds / 4)
    return time_games("catanatron", lambda: finish(new()), copy_us, seconds * 3 / 4)


def open_spiel(name: str, seconds: float) -> Cost:
    """A game of OpenSpiel, driven from Python as its own examples do."""
    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def finish(state: pyspiel.State, keep: Callable[[pyspiel.State], object] | None = None) -> int:
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
                continue
            if keep and decisions % 5 == 0:
                keep(state.clone())
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions

    positions: list[pyspiel.State] = []
    finish(game.new_initial_state(), positions.append)
    copy_us = time_copies(positions, lambda state: state.clone(), seconds / 4)
    play = lambda: finish(game.new_initial_state())  # noqa: E731
    return time_games(f"open_spiel {name}", play, copy_us, seconds * 3 / 4)


def time_games(name: str, play: Callable[[], int], copy_us: float | None, seconds: float) -> Cost:
    """Play whole games until the time is up, at least one; `play` says how many decisions."""
    games = decisions = 0
    start = perf_counter()
    spent = 0.0
    while not games or spent < seconds:
        decisions += play()
        games += 1
        spent = perf_counter() - start
    return Cost(name, games, spent / decisions * 1e6, spent / games * 1e6, copy_us)


def time_copies[Position](
    positions: Sequence[Position], copy: Callable[[Position], object], seconds: float
) -> float:
    """Microseconds to copy a position, over positions from the whole length of a game."""
    copies = 0
    spent = 0.0
    for position in cycle(positions):
        start = perf_counter()
        for _ in range(COPIES_AT_ONCE):
            copy(position)
        spent += perf_counter() - start
        copies += COPIES_AT_ONCE
        if spent >= seconds and copies >= COPIES_AT_ONCE * len(positions):
            break
    return spent / copies * 1e6


def all_peers(seconds: float) -> list[Cost]:
    """Every peer, each for so many seconds."""
    return [
        catanatron(seconds),
        open_spiel("hearts", seconds),
        open_spiel("backgammon", seconds),
    ]


if __name__ == "__main__":
    for cost in all_peers(seconds=5):
        print(cost)
