"""Offers to other players: the partner, the things given and wanted, and a promise."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from hanse.cli.play.composer import Composer
from hanse.cli.play.frames import (
    Back,
    Frame,
    Handover,
    ListFrame,
    Outcome,
    Prompt,
    Stay,
    number_entries,
)
from hanse.cli.play.mistakes import shortages
from hanse.cli.play.pick_stages import Picked, Stage, sizes, slots
from hanse.cli.play.seat_context import SeatContext
from hanse.core.questions.deal import LONGEST_PROMISE, Deal
from hanse.core.types import Move, Proposal, ProposalTerms, Seat, name_of

VOW_FIELDS = ("vow", "wants")
NEW_OFFER = -1
"""The number for an offer that answers no other offer."""


class OfferShape:
    """The prompt for a deal."""

    def frame(self, context: SeatContext, option: Deal) -> Frame:
        return partner_frame(context, option)

    def mistakes(self, context: SeatContext, option: Deal, move: Move) -> Iterator[str]:
        """Yield a sentence for each kind of thing that the player does not have enough of."""
        have = {"give_goods": option.first, "give_markers": option.second}
        yield from shortages(context, move, have)


def partner_frame(context: SeatContext, deal: Deal) -> Frame:
    """Return the frame of possible partners, and of offers that a counter-offer can answer."""
    entries: list[tuple[str, Move | Frame]] = []
    for seat, goods, markers in deal.partners:
        name = context.story.phrases.player(seat)
        line = context.say("terminal-partner", name=name, goods=goods, markers=markers)
        entries.append((line, offer(context, deal, seat, NEW_OFFER)))
        for number, maker in deal.counters:
            if maker == seat:
                line = context.say("terminal-counter", name=name, offer=number)
                entries.append((line, offer(context, deal, seat, number)))
    if len(entries) == 1:
        return offer(context, deal, deal.partners[0][0], NEW_OFFER)
    return ListFrame(context.story.ask_line(deal), deal.rule, number_entries(entries))


def offer(context: SeatContext, deal: Deal, seat: Seat, answers: int) -> "OfferComposer":
    return OfferComposer(context, deal, OfferStages(context, deal, seat, answers))


@dataclass(frozen=True)
class OfferStages:
    """Stages of an offer: goods to give, then goods to get; either may be empty."""

    context: SeatContext
    question: Deal
    to: Seat
    answers: int

    def stage(self, done: Sequence[Picked]) -> Stage | None:
        deal = self.question
        if not done:
            have = {"give_goods": deal.first, "give_markers": deal.second}
            most = sum(deal.first) + sum(deal.second)
            return Stage("offer", slots(self.context, deal.move, have), sizes(have), 0, most)
        if len(done) > 1:
            return None
        goods, markers = next((g, m) for seat, g, m in deal.partners if seat == self.to)
        wanted = {
            "take_goods": deal.theirs or (goods,) * len(deal.first),
            "take_markers": (markers,) * len(deal.second),
        }
        found = slots(self.context, deal.move, wanted)
        return Stage("want", found, sizes(wanted), 0, goods + markers)

    def move(self, done: Sequence[Picked]) -> Move:
        give, take = done
        deal = self.question
        terms = ProposalTerms(
            to=self.to,
            give=(give["give_goods"], give["give_markers"]),
            take=(take["take_goods"], take["take_markers"]),
            answers=self.answers,
            target=deal.target,
        )
        return deal.move.from_terms(terms)


class OfferComposer(Composer):
    """A composer of an offer; optional promises come last."""

    question: Deal

    def finish(self, move: Move) -> Outcome:
        found = super().finish(move)
        if not isinstance(found, Proposal):
            return found
        if self.question.pledges:
            return vow_frame(self.context, self.question, found, VOW_FIELDS)
        return PromiseFrame(self.context, self.question, found) if self.question.promises else found


def vow_frame(context: SeatContext, deal: Deal, made: Proposal, fields: tuple[str, ...]) -> Outcome:
    """Return the frame for adding promises: the player's own, then the one wanted in return."""
    if not fields:
        return made
    field, *rest = fields
    entries: list[tuple[str, Move | Frame]] = []
    for vow in (0, *deal.pledges):
        then = vow_frame(context, deal, replace(made, **{field: vow}), tuple(rest))
        assert not isinstance(then, Stay | Handover | Back)
        entries.append((vow_name(context, deal, field, vow), then))
    return ListFrame(context.say(f"terminal-vow-{field}"), deal.rule, number_entries(entries))


def vow_name(context: SeatContext, deal: Deal, field: str, vow: int) -> str:
    if not vow:
        return context.say("terminal-vow-none")
    return str(context.story.phrases.facts(name_of(deal.move), {field: vow})[field])


@dataclass(frozen=True)
class PromiseFrame:
    """A frame for a promise in free words, which goes with an offer and binds nobody."""

    context: SeatContext
    question: Deal
    made: Proposal

    @property
    def rule(self) -> str:
        return self.question.rule

    def prompt(self) -> Prompt:
        return Prompt(self.context.answer(self.made), status=self.context.say("terminal-promise"))

    def take(self, text: str) -> Outcome | None:
        move = replace(self.made, promise=text.strip())
        if self.question.allows(move):
            return move
        return Stay(self.context.say("terminal-promise-long", most=LONGEST_PROMISE))
