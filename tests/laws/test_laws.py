"""The laws that hold for every game, by every edition, seats and readings at random.

HANSE_EXAMPLES says on how many positions each is tried; `make laws` tries many.
"""

import random
from collections.abc import Callable

import pytest

from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.laws import (
    answers,
    copies,
    hearing,
    possible,
    previews,
    reasons,
    replays,
    sealing,
    secrecy,
    timelines,
    wires,
    wordings,
)
from hanse.laws.positions import EXAMPLES, TOGETHER, examples
from tests.laws.tables import SEALING, TABLES

WHOLE_GAMES = max(4, EXAMPLES // 50)

every_table = pytest.mark.parametrize(("game", "edition"), TABLES)
tables_that_seal = pytest.mark.parametrize(("game", "edition"), SEALING)

type Check = Callable[[AnySpec, bytes, random.Random], None]


def hold(game: str, edition: str, check: Check, kind: str = "") -> None:
    """The law holds in every example; where it does not, say which it was."""
    for position, chance in examples(game, edition, check.__name__, kind):
        try:
            check(GAMES[game], position, chance)
        except Exception as broken:
            broken.add_note(f"in the position {position.decode()}")
            raise


def hold_in_games(game: str, edition: str, check: Callable[..., None]) -> None:
    for number in range(WHOLE_GAMES):
        check(GAMES[game], edition, random.Random(f"{check.__name__} {game} {edition} {number}"))


@every_table
def test_1_replaying_the_record_gives_the_same_game(game: str, edition: str) -> None:
    hold_in_games(game, edition, replays.check_replay)


@every_table
def test_2_a_copy_goes_its_own_way(game: str, edition: str) -> None:
    hold(game, edition, copies.check_copy)
    hold(game, edition, copies.check_copies_of_a_copy)


@every_table
def test_3_a_view_tells_nothing_hidden(
    game: str, edition: str, record_property: Callable[[str, object], None]
) -> None:
    twins = secrecy.check_hidden_things_vary(GAMES[game], examples(game, edition, "twins"))
    assert twins.count >= 2 * EXAMPLES
    # Where nothing is hidden, `check_twins` has found that every view tells the whole position.
    assert twins.varied or not twins.met
    record_property("twins", twins.count)
    record_property("hidden", sorted(twins.names()))


@every_table
def test_3_a_twin_can_be_played_on(game: str, edition: str) -> None:
    hold(game, edition, secrecy.check_twin_plays_on)


@every_table
def test_3_who_sees_the_same_was_told_the_same(game: str, edition: str) -> None:
    hold(game, edition, hearing.check_told_as_seen)


@every_table
def test_3_who_was_told_the_same_sees_the_same(game: str, edition: str) -> None:
    hold(game, edition, hearing.check_seen_as_told)


@tables_that_seal
def test_4_sealed_choices_do_not_depend_on_who_was_quick(game: str, edition: str) -> None:
    hold(game, edition, sealing.check_sealed, TOGETHER)


@every_table
def test_5_views_questions_and_events_survive_the_wire(game: str, edition: str) -> None:
    hold(game, edition, wires.check_wire)


@every_table
def test_6_what_is_listed_is_what_is_allowed(game: str, edition: str) -> None:
    hold(game, edition, answers.check_answers)


@every_table
def test_6_every_listed_move_can_be_played(game: str, edition: str) -> None:
    hold(game, edition, answers.check_listed_moves_play)


@every_table
def test_7_pieces_are_conserved(game: str, edition: str) -> None:
    hold(game, edition, timelines.check_pieces)


@every_table
def test_12_no_count_is_ever_negative(game: str, edition: str) -> None:
    hold(game, edition, timelines.check_counts)


@every_table
def test_13_what_a_view_calls_possible_is_possible(game: str, edition: str) -> None:
    hold(game, edition, possible.check_possible)


@every_table
def test_14_an_action_is_offered_or_refused_with_a_reason(game: str, edition: str) -> None:
    hold(game, edition, reasons.check_reasons)


@every_table
def test_11_previews_come_true(game: str, edition: str) -> None:
    hold(game, edition, previews.check_previews)


@every_table
def test_15_every_question_has_words(game: str, edition: str) -> None:
    hold(game, edition, wordings.check_questions_have_words)


@every_table
def test_8_and_10_games_end_and_hold_only_what_is_in_play(game: str, edition: str) -> None:
    hold_in_games(game, edition, timelines.check_timeline)


@every_table
def test_9_an_illegal_move_changes_nothing(game: str, edition: str) -> None:
    others = examples(game, edition, "elsewhere")

    def check_illegal(spec: AnySpec, position: bytes, chance: random.Random) -> None:
        answers.check_illegal(spec, position, next(others)[0], chance)

    hold(game, edition, check_illegal)


@every_table
def test_11_a_view_of_what_it_lets_imagine_is_the_same(game: str, edition: str) -> None:
    hold(game, edition, secrecy.check_view_of_imagined)


@every_table
def test_11_who_imagines_is_asked_the_same(game: str, edition: str) -> None:
    hold(game, edition, secrecy.check_question_of_imagined)
