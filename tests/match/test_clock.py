"""Clocks that are told the time."""

from hanse.match.clock import DAY, QUIET, UNTIMED, Clock, Outage, Pace, days, live


def test_a_bank_runs_down_while_one_is_asked_and_grows_with_each_answer() -> None:
    clock = Clock(live(1, increment=5.0), 2)
    clock.start({0: 0}, at=100.0)
    assert clock.deadline(0) == 160.0
    assert clock.deadline(1) is None
    clock.note_answer({1: 1}, at=110.0, seat=0, answers=1)
    assert clock.left == [55.0, 60.0]
    assert clock.deadline(1) == 170.0
    assert clock.late_seats(169.9) == []
    assert clock.late_seats(170.0) == [1]


def test_several_run_at_once_and_each_stops_for_himself() -> None:
    clock = Clock(live(1), 3)
    clock.start({0: 0, 1: 0, 2: 0}, at=0.0)
    clock.note_answer({1: 0, 2: 0}, at=10.0, seat=0, answers=1)
    clock.note_answer({2: 0}, at=30.0, seat=1, answers=1)
    assert clock.left == [50.0, 30.0, 60.0]
    assert clock.late_seats(60.0) == [2]


def test_words_out_of_turn_cost_and_gain_nothing() -> None:
    clock = Clock(live(1, increment=5.0), 2)
    clock.start({0: 4}, at=0.0)
    clock.note_answer({0: 4}, at=10.0, seat=0, answers=0)
    clock.note_answer({0: 4}, at=12.0, seat=1, answers=0)
    assert clock.left == [60.0, 60.0]
    assert clock.deadline(0) == 60.0


def test_taking_back_gains_no_time() -> None:
    clock = Clock(live(1, increment=5.0), 2)
    clock.start({0: 4}, at=0.0)
    for at in range(1, 20, 2):
        clock.note_answer({0: 5}, at=float(at), seat=0, answers=1)
        clock.note_answer({0: 4}, at=float(at + 1), seat=0, answers=-1)
    assert clock.left == [40.0, 60.0]


def test_taking_back_gives_no_new_time_for_the_same_question() -> None:
    clock = Clock(Pace(each=60.0), 2)
    clock.start({0: 4}, at=0.0)
    clock.note_answer({1: 5}, at=50.0, seat=0, answers=1)
    clock.note_answer({0: 4}, at=70.0, seat=0, answers=-1)
    assert clock.deadline(0) == 80.0, "ten seconds were left when it was answered"
    clock.note_answer({1: 5}, at=75.0, seat=0, answers=1)
    clock.note_answer({0: 4}, at=75.0, seat=0, answers=-1)
    assert clock.deadline(0) == 80.0


def test_taking_back_more_gives_no_new_time_for_what_comes_after() -> None:
    """Else the first answer, given again at once, would bring a fresh second question."""
    clock = Clock(Pace(each=60.0), 2)
    clock.start({0: 4}, at=0.0)
    clock.note_answer({0: 5}, at=1.0, seat=0, answers=1)
    clock.note_answer({1: 6}, at=51.0, seat=0, answers=1)
    clock.note_answer({0: 4}, at=51.0, seat=0, answers=-2)
    assert clock.deadline(0) == 110.0
    clock.note_answer({0: 5}, at=52.0, seat=0, answers=1)
    assert clock.deadline(0) == 62.0
    clock.note_answer({0: 4}, at=57.0, seat=0, answers=-1)
    clock.note_answer({0: 5}, at=58.0, seat=0, answers=1)
    assert clock.deadline(0) == 63.0


def test_what_another_has_answered_to_is_forgotten() -> None:
    clock = Clock(Pace(each=60.0), 2)
    clock.start({0: 4}, at=0.0)
    clock.note_answer({0: 5}, at=50.0, seat=0, answers=1)
    clock.note_answer({0: 4}, at=55.0, seat=0, answers=-1)
    clock.note_answer({1: 6}, at=56.0, seat=0, answers=1)
    clock.note_answer({0: 7}, at=57.0, seat=1, answers=1)
    assert clock.deadline(0) == 117.0


def test_days_are_for_each_question() -> None:
    clock = Clock(days(2), 2)
    clock.start({0: 0, 1: 0}, at=0.0)
    clock.note_answer({0: 3, 1: 0}, at=DAY, seat=0, answers=1)
    assert clock.deadline(0) == 3 * DAY
    assert clock.deadline(1) == 2 * DAY
    assert clock.late_seats(2.5 * DAY) == [1]


def test_nobody_is_late_without_a_clock() -> None:
    clock = Clock(UNTIMED, 2)
    clock.start({0: 0}, at=0.0)
    assert clock.deadline(0) is None
    assert clock.late_seats(1e12) == []


def test_an_outage_is_credited_to_those_who_were_asked() -> None:
    clock = Clock(live(1), 2)
    clock.start({0: 0}, at=100.0)
    clock.credit(began=90.0, ended=130.0)
    assert clock.deadline(0) == 190.0
    clock.credit(began=140.0, ended=150.0)
    assert clock.deadline(0) == 200.0
    clock.note_answer({1: 1}, at=160.0, seat=0, answers=1)
    assert clock.left[0] == 40.0
    clock.credit(began=0.0, ended=160.0)
    assert clock.deadline(1) == 220.0


def test_r12_nobody_is_late_for_two_minutes_after_an_outage() -> None:
    clock = Clock(live(1), 2)
    clock.start({0: 0}, at=100.0)
    clock.credit_outage(Outage(1, 150.0, 450.0))
    assert clock.deadline(0) == 450.0 + QUIET
    assert clock.late_seats(450.0 + QUIET - 0.1) == []
    clock.note_answer({1: 1}, at=560.0, seat=0, answers=1)
    assert clock.left == [0.0, 60.0], "the outage is given back, and the quiet takes no debts"
    assert clock.deadline(1) == 620.0


def test_r12_a_long_time_left_is_given_back_to_the_second() -> None:
    clock = Clock(live(10), 1)
    clock.start({0: 0}, at=0.0)
    clock.credit_outage(Outage(1, 60.0, 180.0))
    assert clock.deadline(0) == 720.0
    clock.note_answer({}, at=190.0, seat=0, answers=1)
    assert clock.left == [530.0]


def test_a_clock_that_is_set_back_gives_no_time() -> None:
    clock = Clock(live(10), 2)
    clock.start({0: 0}, at=5000.0)
    clock.credit_outage(Outage(1, 5060.0, 1460.0))
    assert clock.deadline(0) == 2000.0
    clock.note_answer({1: 1}, at=1470.0, seat=0, answers=1)
    assert clock.left[0] == 530.0
    clock.note_answer({}, at=1400.0, seat=1, answers=1)
    assert clock.left[1] == 600.0, "what seems to be earlier than the question took no time"


def test_a_seat_that_others_answer_for_gains_and_loses_no_time() -> None:
    clock = Clock(live(1, increment=5.0), 2)
    clock.start({0: 4}, at=0.0)
    clock.rest({0}, at=10.0)
    assert clock.left == [50.0, 60.0], "what he thought himself is spent"
    for at in range(1, 9):
        clock.note_answer({0: 4 + at}, at=10.0 + 3 * at, seat=0, answers=1)
    assert clock.left == [50.0, 60.0]
    clock.rest((), at=40.0)
    assert clock.deadline(0) == 90.0, "from when he is back"


def test_whoever_comes_back_has_new_time_for_the_answer() -> None:
    clock = Clock(days(2, vacation=7), 2)
    clock.start({0: 4}, at=0.0)
    clock.rest({0}, at=DAY)
    clock.rest((), at=5 * DAY)
    assert clock.left == [7 * DAY, 7 * DAY]
    assert clock.deadline(0) == 5 * DAY + 9 * DAY
