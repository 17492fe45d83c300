"""Every error of the library is exported, has one base class, and crosses process borders."""

import pickle
from collections.abc import Callable

import pytest

import hanse

KOGGE = hanse.Game("kogge", 3, seed=7)
LUEBECK = hanse.Game("luebeck", 3, seed=7)


class Mute(hanse.Bot):
    """A bot without an answer."""


class Chatty(hanse.Bot):
    def answer(self, context: hanse.BotContext) -> hanse.Move:
        return "bid 99"  # type: ignore[return-value]


MISTAKES: list[tuple[Callable[[], object], type[Exception], type[Exception], str]] = [
    (lambda: KOGGE.parse("dance"), hanse.Unreadable, ValueError, "'dance': no such move"),
    (lambda: KOGGE.play("dance"), hanse.BadText, ValueError, "'dance': no such move"),
    (lambda: KOGGE.parse("start"), hanse.Ambiguous, ValueError, "it could be start 0"),
    (lambda: KOGGE.play("end"), hanse.IllegalMove, ValueError, "seat 0 may not"),
    (lambda: KOGGE.play("start 5", 9), hanse.IllegalMove, ValueError, "seat 9 is not asked"),
    (lambda: KOGGE.text(LUEBECK.legal_moves[0]), hanse.UnknownMove, LookupError, "TakePacket"),
    (lambda: KOGGE.view(9), hanse.BadSeat, IndexError, "there is no seat 9; seats are 0 to 2"),
    (lambda: KOGGE.view(-2), hanse.BadSeat, IndexError, "there is no seat -2"),
    (lambda: KOGGE.ask("builder", 9), hanse.NotAsked, ValueError, "seat 9 is not asked"),
    (lambda: KOGGE.ask("nobody"), hanse.BadSetup, ValueError, "there is no bot nobody"),
    (lambda: KOGGE.ask(Chatty), hanse.BadAnswer, TypeError, "Chatty answers 'bid 99'"),
    (lambda: KOGGE.ask(Mute), hanse.NoAnswer, NotImplementedError, "Mute has neither"),
    (lambda: KOGGE.copy().undo(), hanse.NothingToUndo, IndexError, "no move has been played"),
    (lambda: hanse.Game("chess"), hanse.BadSetup, ValueError, "there is no game chess"),
    (lambda: hanse.load("hanse record 1\ngame: x"), hanse.BadRecord, ValueError, "line 2"),
    (lambda: hanse.Game.from_position(""), hanse.BadRecord, ValueError, "names no setup"),
    (lambda: hanse.rulebook("kogge", language="xx"), hanse.MissingWords, LookupError, "language"),
    (lambda: hanse.simulate("kogge", [Chatty], 1), hanse.BadAnswer, TypeError, "is no move"),
    (lambda: hanse.simulate("kogge", ["pilot"], 1), hanse.BadSetup, ValueError, "only luebeck"),
]  # fmt: skip


def exported() -> list[type[Exception]]:
    found = [getattr(hanse, name) for name in hanse.__all__]
    return [one for one in found if isinstance(one, type) and issubclass(one, Exception)]


@pytest.mark.parametrize(("call", "kind", "base", "said"), MISTAKES)
def test_a_mistake_raises_an_exported_error_with_a_sentence(
    call: Callable[[], object], kind: type[Exception], base: type[Exception], said: str
) -> None:
    with pytest.raises(hanse.HanseError, match=said) as caught:
        call()
    assert isinstance(caught.value, kind)
    assert isinstance(caught.value, base)
    assert any(type(caught.value).__mro__[at] in exported() for at in (0, 1))


@pytest.mark.parametrize(("call", "kind", "base", "said"), MISTAKES)
def test_an_error_is_pickled_with_all_that_it_carries(
    call: Callable[[], object], kind: type[Exception], base: type[Exception], said: str
) -> None:
    with pytest.raises(kind) as caught:
        call()
    twin = pickle.loads(pickle.dumps(caught.value))
    assert (type(twin), str(twin)) == (type(caught.value), str(caught.value))
    assert twin.__dict__ == caught.value.__dict__


def test_all_exported_errors_have_one_base() -> None:
    assert len(exported()) > 12
    assert all(issubclass(one, hanse.HanseError) for one in exported())
    raised = {kind for _, kind, _, _ in MISTAKES}
    elsewhere = {hanse.HanseError, hanse.BadPickle, hanse.BotStopped}
    assert {*exported()} == raised | elsewhere
