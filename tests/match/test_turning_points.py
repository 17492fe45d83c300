"""Turning points: the largest rises of a finished game, told in their order."""

from hanse.match.replay_steps import ReplayStep
from hanse.match.turning_points import round_ends, standing_steps, turning_points


def step(entry: int, first: float, ply: int = -1, round_: int = 1) -> ReplayStep:
    """Return a step of a game for two in which the first seat has this share."""
    return ReplayStep(entry, {}, (), (first, 1 - first), entry if ply < 0 else ply, round_)


def test_the_three_largest_rises_are_told_in_their_order() -> None:
    steps = [step(at, share) for at, share in enumerate([0.5, 0.4, 0.6, 0.3, 0.35, 0.6, 0.75])]
    found = turning_points(steps)
    assert [(one.entry, one.seat) for one in found] == [(2, 0), (3, 1), (5, 0)]
    assert [round(one.rise, 2) for one in found] == [0.2, 0.3, 0.25]


def test_small_rises_and_what_decides_the_game_are_none() -> None:
    assert turning_points([step(0, 0.5), step(1, 0.57), step(2, 0.5), step(3, 1.0)]) == []


def test_what_was_taken_back_is_left_out() -> None:
    steps = [step(0, 0.5), step(1, 0.9), step(2, 0.5, ply=0), step(3, 0.55, ply=1)]
    assert [one.entry for one in standing_steps(steps)] == [0, 2, 3]
    assert turning_points(standing_steps(steps)) == []


def test_a_round_ends_with_its_last_step() -> None:
    rounds = [0, 0, 1, 1, 2]
    steps = [step(at, 0.5, round_=number) for at, number in enumerate(rounds)]
    assert [one.entry for one in round_ends(steps)] == [1, 3, 4]
