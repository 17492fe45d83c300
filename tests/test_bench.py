"""The benchmark counts what it says it counts."""

from bench.arena import BOT, play_arena, play_plainly, points_by_seat
from bench.before import ROOT, decision_us
from bench.cost import Cost, cost_of, middle, side_by_side, time_copies, time_games
from bench.startup import NOTHING, cpu_ms, medians
from hanse.core.setup import Setup
from hanse.lab.arena_plan import plan_one_against


def test_games_are_played_until_the_time_is_up() -> None:
    lengths: list[int] = []

    def play() -> int:
        lengths.append(sum(range(1000)) % 7 + 1)
        return lengths[-1]

    games, decisions, spent = time_games(play, seconds=0.01)
    assert games == len(lengths)
    assert decisions == sum(lengths)
    assert spent >= 0.01


def test_one_game_is_played_even_without_time() -> None:
    assert time_games(lambda: 5, seconds=0)[:2] == (1, 5)


def test_every_position_is_copied() -> None:
    copied: set[str] = set()
    time_copies("abc", copied.add, seconds=0)
    assert copied == set("abc")


def test_a_game_costs_its_decisions() -> None:
    cost = cost_of("ten", lambda: 10, lambda: [1], abs, seconds=0.02)
    assert cost.games > 1
    assert abs(cost.game_us / cost.decision_us - 10) < 1e-6
    assert cost.copy_us is not None


def test_the_middle_of_three_rounds() -> None:
    rounds = [Cost("k", 2, us, us * 100, None) for us in (9.0, 1.0, 2.0)]
    assert middle(rounds) == Cost("k", 6, 2.0, 200.0, None)


def test_all_take_turns() -> None:
    turns: list[tuple[str, float]] = []

    def measure(name: str, seconds: float) -> Cost:
        turns.append((name, seconds))
        return Cost(name, 1, len(turns), 1.0, 1.0)

    ours, theirs = side_by_side(
        [lambda s: measure("ours", s), lambda s: measure("theirs", s)], seconds=3, rounds=3
    )
    assert turns == [("ours", 1.0), ("theirs", 1.0)] * 3
    assert (ours.decision_us, theirs.decision_us) == (3, 4)


def test_a_decision_of_a_folder_is_timed() -> None:
    assert 0 < decision_us(ROOT / "src", games=1) < 1e6


def test_the_arena_plays_the_games_of_the_plain_loop() -> None:
    plan = plan_one_against(Setup("kogge", 2), BOT, [BOT], 2, seed=3)
    assert points_by_seat(play_arena(plan), 2) == play_plainly(plan)


def test_a_program_that_does_more_costs_more() -> None:
    path = str(ROOT / "src")
    found = medians({"nothing": (NOTHING, path), "sum": ("sum(range(3_000_000))", path)}, runs=3)
    assert 0 < found["nothing"] < found["sum"]
    assert cpu_ms(NOTHING, path) > 0
