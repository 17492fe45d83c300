"""The agenda: parts in order, sealed choices, and what a game refuses."""

import pytest

from hanse.core.dice import Dice
from hanse.core.questions.shapes import Choice
from hanse.core.setup import Setup
from hanse.core.steps import InOrder
from hanse.core.types import Addressed, IllegalMove
from hanse.games import GAMES
from tests.core.toy_game import Drawing, Guessing, Toy, new_toy
from tests.core.toys import Guess, Nod, Other, Shown


def toy() -> Toy:
    return new_toy(Setup("toy", 2), Dice(b"toy"))


def revealed() -> Toy:
    game = toy()
    game.play(0, Guess(3))
    game.play(1, Guess(1))
    return game


def test_parts_come_one_after_another() -> None:
    game = toy()
    assert game.agenda == [InOrder("all", 1), Guessing((0, 1))]
    game.play(0, Guess(1))
    game.play(1, Guess(2))
    assert game.agenda == [InOrder("all", 2), InOrder("rest", 1), Drawing()]
    game.play(0, Guess(0))
    assert game.over
    assert game.asking == {}


def test_a_sealed_choice_is_asked_of_all_at_once_and_shown_at_the_end() -> None:
    game = toy()
    assert sorted(game.asking) == [0, 1]
    game.play(1, Guess(2))
    assert sorted(game.asking) == [0]
    assert game.events == []
    game.play(0, Guess(3))
    assert game.events == [Addressed(Shown((3, 2)))]


def test_it_does_not_matter_who_was_quick() -> None:
    shown = []
    for order in ((0, 1), (1, 0)):
        game = toy()
        for seat in order:
            game.play(seat, Guess(seat + 1))
        shown.append((game.events, game.guesses, game.ply))
    assert shown[0] == shown[1]


def test_a_sealed_choice_may_be_changed_until_all_are_in() -> None:
    game = toy()
    game.play(0, Guess(1))
    assert list(game.agenda_changes()) == [0]
    ply = game.ply
    game.play(0, Guess(2))
    assert (game.guesses, game.ply) == ([2, -1], ply)
    with pytest.raises(IllegalMove):
        game.play(0, Guess(9))
    game.play(1, Guess(1))
    assert game.events == [Addressed(Shown((2, 1)))]


def test_a_question_is_named_by_the_ply_at_which_it_was_put() -> None:
    game = toy()
    assert game.asked_at == {0: 0, 1: 0}
    game.play(0, Guess(1))
    assert game.asked_at == {1: 0}
    game.play(1, Guess(1))
    assert game.asked_at == {0: 2}
    game.play(0, Guess(1))
    assert game.asked_at == {0: 3}


def test_draws_of_a_move_are_those_of_that_move_alone() -> None:
    game = revealed()
    assert game.dice.drawn == []
    game.play(0, Guess(1))
    game.play(0, Guess(1))
    assert [n for _, n in game.dice.drawn] == [10]
    assert game.drawn[-1] == game.dice.drawn[0][0]


@pytest.mark.parametrize(
    ("seat", "move", "rule"),
    [(0, Guess(7), "X-2"), (0, Other(0), "X-3"), (0, Nod(), "X-2"), (1, Guess(0), "")],
)
def test_an_illegal_move_changes_nothing_and_names_a_rule(
    seat: int, move: Guess | Other | Nod, rule: str
) -> None:
    game = revealed()
    before = (game.agenda[:], game.asking, game.ply, game.guesses[:], game.dice.at)
    with pytest.raises(IllegalMove) as caught:
        game.play(seat, move)
    assert caught.value.rule == rule
    assert (game.agenda, game.asking, game.ply, game.guesses, game.dice.at) == before


def test_a_copied_agenda_shares_nothing_that_changes() -> None:
    game = revealed()
    twin = game.copy()
    twin.play(0, Guess(1))
    twin.play(0, Guess(0))
    assert twin.over
    assert not game.over
    assert game.drawn == []


def test_waking_asks_again_without_moving_on() -> None:
    game = revealed()
    agenda = game.agenda[:]
    game.asking = {}
    game.wake()
    assert game.asking == {0: Choice(Guess, "X-2", (0, 1))}
    assert game.agenda == agenda


def test_a_sealed_answer_keeps_the_number_of_its_question() -> None:
    """Also when others answer meanwhile, and until all have."""
    spec = GAMES["kogge"]
    game = spec.play.new(Setup("kogge", 3), Dice(b"numbers"))
    first, second, third = sorted(game.asking)
    for seat in (first, second):
        game.play(seat, next(game.asking[seat].moves()))
        assert game.question_id(first) == 0
        assert spec.see.view(game, first).asked.id == 0
    again = spec.text.from_position(spec.text.position(game), game.dice)
    assert again.question_id(first) == 0
    game.play(third, list(game.asking[third].moves())[-1])
    assert not game.answered_at
