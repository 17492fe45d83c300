"""Structs as JSON, both ways."""

import json
from collections.abc import Callable

import msgspec
import pytest

from hanse.core.questions.exchange import Exchange
from hanse.core.questions.shapes import Bag, Choice, Go, Menu, Pay, Question, Split
from hanse.core.types import Addressed, Move, Refusal, name_of, snake
from hanse.core.wire import encode, reader
from tests.core.toys import Barter, Fee, Guess, Heap, Lay, Nod, Other, Shown

KINDS: tuple[type[Move], ...] = (Nod, Guess, Other, Lay, Barter, Heap, Fee)
type AnyToyMove = Nod | Guess | Other | Lay | Barter | Heap | Fee

MOVES: tuple[Move, ...] = (
    Nod(), Guess(3), Other(1, 2), Lay((1, 0)), Barter((1, 0), (0, 2)), Heap(((1, 0), (0, 1))),
    Fee((1,), (0, 1), 1),
)  # fmt: skip

QUESTIONS: tuple[Question, ...] = (
    Go(Nod, "X-1"),
    Choice(Guess, "X-1", (1, 2), 1),
    Bag(Lay, "X-1", (1, 2), forbidden=((1, 0),), rule_forbidden="X-2"),
    Exchange(Barter, "X-1", (1, 0), (0, 2), 2, "per_kind"),
    Split(Heap, "X-1", (3, 1), 3),
    Pay(Fee, "X-1", 1, (1,), (0, 1), 1),
    Menu("turn", "X-1", (Go(Nod, "X-1"), Choice(Other, "X-1", (4,)))),
)


@pytest.mark.parametrize("move", MOVES, ids=lambda move: name_of(type(move)))
def test_a_move_comes_back_as_it_was(move: Move) -> None:
    read: Callable[[bytes], Move] = reader(AnyToyMove, KINDS)
    assert read(encode(move)) == move
    assert type(read(encode(move))) is type(move)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: type(question).__name__)
def test_a_question_comes_back_as_it_was(question: Question) -> None:
    read: Callable[[bytes], Question] = reader(Question, KINDS)
    back = read(encode(question))
    assert back == question
    assert list(back.moves()) == list(question.moves())


def test_names_on_the_wire() -> None:
    assert [snake(word) for word in ("Nod", "MoveGuild", "TakePile")] == [
        "nod", "move_guild", "take_pile",
    ]  # fmt: skip
    assert json.loads(encode(Guess(3, 1))) == {"move": "guess", "value": 3, "of": 1}
    assert json.loads(encode(Choice(Guess, "X-1", (1,)))) == {
        "shape": "choice", "move": "guess", "rule": "X-1", "values": [1],
    }  # fmt: skip


def test_the_same_thing_is_always_the_same_bytes() -> None:
    assert encode({"b": 1, "a": 2}) == encode({"a": 2, "b": 1}) == b'{"a":2,"b":1}'


def test_defaults_are_left_out() -> None:
    assert encode(Refusal("build", "X-1")) == b'{"move":"build","rule":"X-1"}'
    assert encode(Refusal("build", "X-1", 1, (2,), 3)).endswith(b'"numbers":[2],"value":3}')


def test_what_does_not_belong_on_the_wire_is_refused() -> None:
    with pytest.raises(NotImplementedError, match="does not go over the wire"):
        encode(object())
    with pytest.raises(NotImplementedError):
        encode(int)


@pytest.mark.parametrize("text", [b"{}", b'{"move":"fly"}', b'{"move":"guess"}', b"guess"])
def test_what_is_no_move_is_not_read(text: bytes) -> None:
    read: Callable[[bytes], Move] = reader(AnyToyMove, KINDS)
    with pytest.raises(msgspec.DecodeError):
        read(text)


def test_an_event_reaches_all_or_those_named() -> None:
    assert [Addressed(Shown((1,))).reaches(seat) for seat in (-1, 0, 1)] == [True, True, True]
    assert [Addressed(Shown((1,)), (1,)).reaches(seat) for seat in (-1, 0, 1)] == [
        False,
        False,
        True,
    ]
