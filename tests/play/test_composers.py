"""Every answer can be typed: by the lines of the question, and in notation."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from hanse.cli.play.composer import Composer
from hanse.cli.play.dialogue import Dialogue
from hanse.cli.play.frames import Frame, ListFrame, Outcome, Stay
from hanse.cli.play.plain_terminal import PlainTerminal
from hanse.cli.play.questions import frame_of, option_frame
from hanse.cli.play.seat_context import SeatContext
from hanse.cli.play.shapes.kogge.offers import OfferComposer, OfferStages, PromiseFrame
from hanse.cli.play.terminal import LogLines
from hanse.core.notation.moves import options_of
from hanse.core.questions.deal import Deal
from hanse.core.questions.exchange import Exchange
from hanse.core.types import Move, Payment, Piles, Proposal, Some, Swap
from hanse.games import GAMES
from hanse.games.kogge.moves import Offer, Trade
from hanse.match.takeback import WayBack
from tests.bots.paid_steps import step_to_pay
from tests.play.tables import AskedSeat, asked_seats
from tests.rules.test_office_trade import port

NO_NEWS = LogLines((), 0)
EACH = 2
COMPOSED: dict[str, set[type[Move]]] = {
    "kogge": {Some, Swap, Piles, Payment, Proposal},
    "luebeck": {Some},
}
"""What is composed out of several things, in each game with such moves."""


def dialogue(context: SeatContext) -> Dialogue:
    return Dialogue(context, PlainTerminal(), NO_NEWS, WayBack(0, "start"))


def composed(asked_seat: AskedSeat) -> Iterator[tuple[SeatContext, Composer, Move]]:
    """Every composer that can be opened here, each with a move that it should make."""
    context = asked_seat.context()
    chance = random.Random(asked_seat.game.ply)
    for question in dialogue(context).questions():
        for option in options_of(question):
            move = option.sample(chance.randrange)
            frame = option_frame(context, option)
            if isinstance(option, Deal):
                assert isinstance(move, Offer)
                frame = OfferComposer(
                    context, option, OfferStages(context, option, move.to, move.answers)
                )
            if isinstance(frame, Composer):
                yield context, frame, move


def bag(move: Move, field: str, stage: int) -> tuple[int, ...]:
    if isinstance(move, Piles):
        return move.piles[stage]
    found: tuple[int, ...] = getattr(move, field)
    return found


def typed(composer: Composer, move: Move) -> Outcome:
    """Type everything that the move is made of, stage by stage."""
    found: Outcome = Stay()
    stages = 2 if isinstance(move, Swap | Proposal) else 1
    stages = len(move.piles) - 1 if isinstance(move, Piles) else stages
    for at in range(stages):
        stage = composer.stage
        words = [
            slot.key for slot in stage.slots for _ in range(bag(move, slot.field, at)[slot.kind])
        ]
        done = composer.take(" ".join(words)) if words else Stay()
        assert done is not None, words
        found = done if isinstance(done, Move) else composer.take("") or Stay()
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_picked_makes_the_move(name: str) -> None:
    kinds: set[type[Move]] = set()
    for asked_seat in asked_seats(name, EACH):
        for _, composer, move in composed(asked_seat):
            found = typed(composer, move)
            if isinstance(move, Proposal):
                found = agreed(found)
                assert isinstance(found, Proposal)
                assert found == replace(move, promise="", vow=0, wants=0)
            else:
                assert found == move
            kinds |= {
                kind for kind in (Some, Swap, Piles, Payment, Proposal) if isinstance(move, kind)
            }
    assert kinds == COMPOSED.get(name, kinds)


def agreed(found: Outcome) -> Outcome:
    """Without words and vows."""
    while isinstance(found, ListFrame | PromiseFrame):
        found = found.take("1" if isinstance(found, ListFrame) else "") or Stay()
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_question_leads_to_an_answer(name: str) -> None:
    for asked_seat in asked_seats(name, 1):
        talk = dialogue(asked_seat.context())
        for question in talk.questions():
            for move in answers(talk.frames[0] if question is talk.questions()[0] else None):
                assert any(q.allows(move) for q in talk.questions())


def answers(frame: "Frame | Move | None") -> Iterator[Move]:
    if isinstance(frame, Move):
        yield frame
    elif isinstance(frame, ListFrame):
        for key, _, then in frame.entries:
            assert frame.take(key) is then
            yield from answers(then)


@pytest.mark.parametrize("language", ["en", "de"])
def test_two_offices_in_one_city_are_told_apart(language: str) -> None:
    game = port()
    talk = dialogue(AskedSeat(GAMES["kogge"], game, 0).context(language))
    assert talk.context.asides
    asides = frame_of(talk.context, talk.context.asides)
    assert isinstance(asides, ListFrame)
    offers = asides.entries[0][2]
    assert isinstance(offers, ListFrame)
    lines = [line for _, line, _ in offers.entries]
    assert [name for name in ("Birger", "Cecilia") if name in " ".join(lines)]
    assert len(set(lines)) == len(lines) == 3


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_can_be_typed_in_notation(name: str) -> None:
    for asked_seat in asked_seats(name, EACH):
        context = asked_seat.context()
        talk = dialogue(context)
        chance = random.Random(asked_seat.game.ply)
        for question in talk.questions():
            move = question.sample(chance.randrange)
            text = context.spec.text.notation.format(move, context.view)
            assert talk.interpret(text) == move, text


def test_a_gift_that_cannot_be_matched_is_refused_at_once() -> None:
    """Who gives more goods than there are to be had is told so before he has to take any."""
    asked_seat = next(iter(asked_seats("kogge", 1)))
    asked = Exchange(Trade, "K-ACT-TRADE-02", (3, 1, 0, 0), (0, 2, 1, 0), ratio=2)
    composer = option_frame(asked_seat.context(), asked)
    assert isinstance(composer, Composer)
    assert composer.take("3o") == Stay()
    assert composer.take("f") == Stay(composer.context.say("terminal-too-many", most=3))
    assert composer.take("-o f") == Stay()
    assert composer.take("") == Stay(composer.context.say("terminal-dead-end", least=3, most=1))
    assert composer.take("-f") == Stay()
    assert composer.take("") == Stay()
    assert composer.take("2f") == Stay()
    assert composer.take("") == Trade((2, 0, 0, 0), (0, 2, 0, 0))


def test_the_coach_says_the_plan_of_the_turn_while_a_step_is_paid_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Who has chosen a route and is asked how to pay may still ask what to do."""
    asked = AskedSeat(GAMES["kogge"], step_to_pay(must_go_on=True), 0)
    talk = dialogue(asked.context())
    paying = talk.interpret("1")
    assert isinstance(paying, Composer)
    talk.frames.append(paying)
    assert isinstance(talk.interpret("coach"), Stay)
    said = capsys.readouterr().out
    assert "Sail to Danzig along route B" in said
    assert "Anchor here" in said
