"""Many games, in one process or in several; the result is the same."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from hanse.cli.simulate.games import SimulationPlan, play_games
from hanse.cli.simulate.tally import Tally

GAMES_PER_PIECE = 20
"""The number of games that a process gets at a time."""


def run_games(
    plan: SimulationPlan, numbers: range, jobs: int, advance: Callable[[int], None]
) -> Tally:
    """Play these games and return their counts; report each number of games done to `advance`."""
    pieces = [numbers[at : at + GAMES_PER_PIECE] for at in range(0, len(numbers), GAMES_PER_PIECE)]
    total = Tally()
    for tally in play_pieces(plan, pieces, jobs):
        total.add(tally)
        advance(tally.games)
    return total


def play_pieces(plan: SimulationPlan, pieces: Sequence[range], jobs: int) -> Iterator[Tally]:
    """Yield the pieces' tallies, always in the same order."""
    play = partial(play_games, plan)
    if jobs == 1 or len(pieces) == 1:
        yield from map(play, pieces)
        return
    workers = min(jobs, len(pieces))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, pieces)
