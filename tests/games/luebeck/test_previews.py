"""Previews in a view match what the answers lead to, and say where something is drawn."""

import os
import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from hanse.core.dice import Dice
from hanse.core.questions.shapes import Choice
from hanse.core.setup import Setup
from hanse.core.types import Event, Move, Seat
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.games.luebeck import events, moves, previews
from hanse.games.luebeck.actions.action_round import Acting
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.chart import START
from hanse.games.luebeck.maps.deck import DOUBLING, GOODS, PIRATES, SHIP_CHANGE, TRADE_VOYAGE
from hanse.games.luebeck.move_preview import preview
from hanse.games.luebeck.table import FIELD
from hanse.games.luebeck.view.imagine import game_as_seen
from hanse.laws.positions import Explorer

SPEC = GAMES["luebeck"]
ANSWERS = 10_000
SEED = os.environ.get("HANSE_SEED", "previews")
SORT_OF: dict[type[Move], int] = {
    moves.PlayGoods: GOODS,
    moves.TradeVoyage: TRADE_VOYAGE,
    moves.LayDoubling: DOUBLING,
    moves.SendPirates: PIRATES,
    moves.ChangeShip: SHIP_CHANGE,
}

type Case = tuple[Luebeck, Seat, Move]


def cases() -> Iterator[Case]:
    """Answers at random, the kinds that are seldom met as often as others."""
    chance = random.Random(SEED)
    while True:
        explorer = Explorer(chance)
        seats, drawn = chance.choice((3, 4, 5)), chance.choice(("two_arms", "trunk"))
        game = SPEC.play.new(
            Setup("luebeck", seats, readings=(("map", drawn),)), Dice(chance.randbytes(32))
        )
        while not game.over:
            seat, question = next(iter(game.asking.items()))
            yield game, seat, question.sample(chance.randrange)
            game.play(*explorer.move(game))


def test_a_preview_equals_the_result() -> None:
    met: Counter[str] = Counter()
    for number, (game, seat, move) in enumerate(cases()):
        if number == ANSWERS:
            break
        would = preview(game, seat, move)
        Checked(game, seat, move).check(would)
        met[type(would).__name__] += 1
        met["ends_round"] += getattr(would, "ends_round", False)
        met["next_round"] += getattr(would, "next_round", False)
    wanted = {kind.__name__ for kind in previews.PREVIEWS} | {"ends_round", "next_round"}
    assert wanted <= {name for name, many in met.items() if many}, met


def test_a_view_has_a_preview_of_every_answer_and_no_other() -> None:
    """They can be had from the view alone, as it comes over the wire."""
    for number, (game, seat, _) in enumerate(cases()):
        if number == ANSWERS // 4:
            break
        seen = SPEC.see.read_view(encode(SPEC.see.view(game, seat)))
        told = {one.move: one.would for one in seen.answers.all}
        assert list(told) == list(game.asking[seat].moves())
        alone = game_as_seen(game.rules, seen)
        assert told == {move: preview(alone, seat, move) for move in told}
        others = [other for other in range(game.seats) if other not in game.asking]
        assert all(SPEC.see.view(game, other).answers is None for other in others)
        assert "answers" not in SPEC.see.public(game)


class Checked:
    """One answer: `then` is what it does by itself, `real` the game at the next question."""

    def __init__(self, game: Luebeck, seat: Seat, move: Move) -> None:
        self.before, self.seat, self.move = game, seat, move
        self.then, self.real = game.copy(), game.copy()
        self.then.events = []
        self.then.agenda[-1].answer(self.then, seat, move)
        self.real.play(seat, move)

    def check(self, would: previews.AnyPreview) -> None:
        getattr(self, f"{would.__struct_config__.tag}_preview")(would)
        ends = getattr(would, "ends_round", False) or getattr(would, "next_round", False)
        drawn = self.real.table.round != self.before.table.round
        assert ends or not drawn, "the preview does not show a draw"
        if hasattr(would, "ends_round"):
            acting = any(getattr(q, "name", "") == "acting" for q in self.real.asking.values())
            assert would.ends_round == (drawn or self.real.over or not acting)

    def told(self, kind: type[Event]) -> Any:
        (found,) = [one.event for one in self.then.events if type(one.event) is kind]
        return found

    def aboard(self, cog: int) -> tuple[Seat, ...]:
        """The others on a cog, as it is then."""
        crew = self.then.table.crew(cog)
        return tuple(seat for seat, many in enumerate(crew) if many and seat != self.seat)

    def packet_preview(self, would: previews.PacketPreview) -> None:
        taken = self.told(events.PacketTaken)
        assert (would.cards, would.hand) == (taken.cards, len(self.then.table.hands[self.seat]))
        deck = self.then.rules.deck
        offered = self.on_the_menu()
        usable = [
            c
            for c in taken.cards
            if (deck.sorts[c], c) in offered or (deck.sorts[c], -1) in offered
        ]
        assert list(would.playable) == usable
        assert would.points == sum(deck.values[card] for card in usable)

    def on_the_menu(self) -> set[tuple[int, int]]:
        """Sort and kind of every card that could be played if it were this seat's turn."""
        found = set()
        for option in Acting(self.seat).options(self.then):
            sort = SORT_OF.get(option.move)
            if sort is not None and isinstance(option, Choice):
                named = sort in (GOODS, TRADE_VOYAGE, DOUBLING)
                found.add((sort, option.target if named else -1))
        return found

    def first_preview(self, would: previews.FirstPreview) -> None:
        assert self.then.agenda[-1] == Acting(would.first)
        order = [would.first, *would.others]
        assert sorted(order) == list(range(self.before.seats))
        following = pairwise(order)
        assert all((one + 1) % self.before.seats == other for one, other in following)

    def voyage_preview(self, would: previews.VoyagePreview) -> None:
        told = self.told(events.VoyageStarted)
        assert (would.cog, would.city) == (told.cog, told.city)
        assert (would.joined, would.card) == (told.joined, told.card)
        assert would.reserve == self.then.table.reserve[self.seat]
        assert would.others == self.aboard(would.cog)
        assert would.city == START or would.card >= 0

    def goods_preview(self, would: previews.GoodsPreview) -> None:
        told = self.told(events.GoodsPlayed)
        assert (would.card, would.cog, would.city) == (told.card, told.cog, told.city)
        assert (would.points, would.sailed) == (told.points, told.sailed)
        assert would.score == self.then.table.scores[self.seat]
        assert would.doubled == (told.points == 2 * self.then.rules.deck.values[told.card])
        assert would.others == (self.aboard(told.cog) if told.sailed >= 0 else ())

    def doubling_preview(self, would: previews.DoublingPreview) -> None:
        told = self.told(events.DoublingLaid)
        assert (would.card, would.cog, would.city) == (told.card, told.cog, told.city)
        assert would.sailed == told.sailed
        assert would.others == (self.aboard(told.cog) if told.sailed >= 0 else ())
        deck = self.then.rules.deck
        hand = self.then.table.hands[self.seat]
        twice = [c for c in hand if deck.sorts[c] == GOODS and deck.cities[c] == told.city]
        assert list(would.cards) == twice

    def pirates_preview(self, would: previews.PiratesPreview) -> None:
        told = self.told(events.CogPirated)
        assert (would.cog, would.city) == (told.cog, told.city)
        home = {seat for seat, many in enumerate(told.figures) if many}
        assert would.own == told.figures[self.seat]
        assert set(would.others) == home - {self.seat}

    def change_preview(self, would: previews.ChangePreview) -> None:
        told = self.told(events.ShipChanged)
        assert (would.left, would.boarded) == (told.left, told.boarded)
        assert would.emptied == told.emptied == (self.then.table.places[told.left] == FIELD)
        assert would.start == self.before.table.places[told.left]
        assert would.city == self.then.table.places[told.boarded]
        assert would.others == self.aboard(told.boarded)

    def pass_preview(self, would: previews.PassPreview) -> None:
        assert self.then.table.passed[self.seat]
        assert would.hand == len(self.then.table.hands[self.seat])
        assert would.last_round == self.then.table.last_round
        assert would.cost == (self.cost_at_the_end() if would.last_round else 0)

    def cost_at_the_end(self) -> int:
        """Play on, and hear what is paid for the cards that are left."""
        game, last = self.real.copy(), self.real.events
        while not game.over:
            seat, question = next(iter(game.asking.items()))
            game.play(seat, next(question.moves()))
            last = game.events
        counted = [one.event for one in last if isinstance(one.event, events.HandCounted)]
        return next(one.cost for one in counted if one.seat == self.seat)

    def discard_preview(self, would: previews.DiscardPreview) -> None:
        told = self.told(events.CardDiscarded)
        assert (would.card, would.cost) == (told.card, told.cost)
        assert would.score == self.then.table.scores[self.seat]
        assert would.hand == len(self.then.table.hands[self.seat])

    def home_preview(self, would: previews.HomePreview) -> None:
        told, table = self.told(events.TookHome), self.then.table
        assert would.figures == told.figures
        assert would.reserve == table.reserve[self.seat]
        before = self.before.table.places
        freed = [cog for cog, place in enumerate(table.places) if place == FIELD != before[cog]]
        assert list(would.freed) == freed
        assert would.next_round == (self.real.table.round != self.before.table.round)
