"""Mistakes planted in Lübeck: each is caught by the law or the rule that it breaks."""

import random
from typing import Any

import msgspec
import pytest

from hanse.core.questions.shapes import Choice, Menu
from hanse.core.spec import AnySpec
from hanse.core.types import BadRecord
from hanse.core.views import Asked
from hanse.games import GAMES
from hanse.games.luebeck import transfers as handling
from hanse.games.luebeck.actions import goods, pass_or_discard, special, voyage
from hanse.games.luebeck.events import CardDiscarded, GoodsPlayed, HandCounted
from hanse.games.luebeck.moves import StartVoyage
from hanse.games.luebeck.phases import round_end
from hanse.games.luebeck.phases.packet_choice import Picking
from hanse.games.luebeck.table import Table
from hanse.games.luebeck.view import build, imagine
from hanse.laws.copies import check_copy
from hanse.laws.hearing import check_told_as_seen
from hanse.laws.positions import any_dice, examples
from hanse.laws.possible import check_possible
from hanse.laws.secrecy import check_hidden_things_vary, check_question_of_imagined
from hanse.laws.timelines import check_counts, check_pieces
from tests.mistakes import in_luebeck_rules
from tests.mistakes.planting import Check, Mistake, Search, afterwards

SPEC = GAMES["luebeck"]
TRIED = 150


def at(check: Check, kind: str = "") -> Search:
    """Try a check on positions of one kind, or of all."""

    def run() -> None:
        for position, chance in examples("luebeck", "german", check.__name__, kind, TRIED):
            check(SPEC, position, chance)

    return Search(check.__name__, run)


def stepping(spec: AnySpec, position: bytes, chance: random.Random, plies: int) -> Any:
    """A game of this position, after each of so many moves."""
    game = spec.text.from_position(position, any_dice(chance))
    for _ in range(plies):
        if game.over:
            return
        seat = min(game.asking)
        game.play(seat, game.asking[seat].sample(chance.randrange))
        yield game


def check_cogs_follow_the_arrows(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """L-GOOD-03: whoever sails comes from a city before."""
    for game in stepping(spec, position, chance, 6):
        for told in game.events:
            if isinstance(told.event, GoodsPlayed) and told.event.sailed >= 0:
                assert told.event.sailed in game.rules.chart.before[told.event.city]


def check_three_cards_are_kept(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """L-PASS-02: nobody has more cards than three when the next packets are chosen."""
    for game in stepping(spec, position, chance, 60):
        step = game.agenda[-1] if game.agenda else None
        if isinstance(step, Picking) and step.at == 0:
            assert max(map(len, game.table.hands)) <= 3


def check_doublings_end(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """L-SPEC-02: none lies on the table when the next packets are chosen."""
    for game in stepping(spec, position, chance, 60):
        if game.agenda and isinstance(game.agenda[-1], Picking):
            assert not any(game.table.doublings)


def check_known_cards_are_held(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """L-G-20: what everybody knows of a hand is in it."""
    for game in stepping(spec, position, chance, 12):
        for seat in range(game.seats):
            held = list(game.table.hands[seat])
            for card in game.table.known[seat]:
                assert card in held
                held.remove(card)


def check_discards_are_paid_once(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """L-DISC-01, L-G-10: the value, or 1; never more."""
    for game in stepping(spec, position, chance, 6):
        deck = game.rules.deck
        for told in game.events:
            if isinstance(told.event, CardDiscarded):
                assert told.event.cost == (deck.values[told.event.card] or 1)


def a_copy_shares_the_discards(m: pytest.MonkeyPatch) -> None:
    """What one game discards, the other does too."""

    def share(twin: Table, table: Table) -> Table:
        twin.discards = table.discards
        return twin

    afterwards(m, Table, "copy", share)


def a_doubling_is_discarded_twice(m: pytest.MonkeyPatch) -> None:
    """It lies before its player and among the discards as well."""
    m.setattr(goods, "lose_card", handling.use_card)


def a_figure_is_taken_from_an_empty_reserve(m: pytest.MonkeyPatch) -> None:
    """A trade voyage may be begun by who has none left."""

    def from_here(table: Table, seat: int, city: int) -> tuple[int, ...]:
        return tuple(cog for cog, place in enumerate(table.places) if place == city)

    m.setattr(voyage, "cogs_from", from_here)


def a_view_offers_a_cog_that_is_not_there(m: pytest.MonkeyPatch) -> None:
    """A voyage on one more than there are."""

    def more(asked: Asked | None, *_: object) -> Asked | None:
        if asked is None or not isinstance(asked.question, Menu):
            return asked
        options = (*asked.question.options, Choice(StartVoyage, "L-VOY-01", (99,)))
        question = msgspec.structs.replace(asked.question, options=options)
        return msgspec.structs.replace(asked, question=question)

    afterwards(m, build, "question_for", more)


def an_empty_cog_stays_in_its_city(m: pytest.MonkeyPatch) -> None:
    """The last figure has left it by a ship change."""
    m.setattr(special, "move_to_field_if_empty", lambda table, cog: False)


def hands_are_shown(m: pytest.MonkeyPatch) -> None:
    """All cards of a hand are among those that everybody knows."""

    def show(players: build.Players, table: Table) -> build.Players:
        return msgspec.structs.replace(players, known=tuple(table.hands))

    afterwards(m, build, "players", show)


def the_stack_is_shown_in_the_first_run(m: pytest.MonkeyPatch) -> None:
    """And so what the others were dealt."""

    def show(cards: build.Cards, table: Table) -> build.Cards:
        return msgspec.structs.replace(cards, stack_known=tuple(table.stack))

    afterwards(m, build, "cards", show)


def a_played_card_is_known_to_be_held(m: pytest.MonkeyPatch) -> None:
    """Knowledge does not keep step."""

    def remember(_: None, table: Table, seat: int, card: int) -> None:
        table.known[seat] = (*table.known[seat], card)

    afterwards(m, goods, "use_card", remember)


def cogs_sail_back(m: pytest.MonkeyPatch) -> None:
    """The city after counts as the city before."""

    def either_way(game: Any, seat: int, city: int) -> tuple[int, ...]:
        near = (city, *game.rules.chart.before[city], *game.rules.chart.after[city])
        return tuple(c for c in game.table.aboard(seat) if game.table.places[c] in near)

    m.setattr(goods, "cogs_for", either_way)


def four_cards_are_kept(m: pytest.MonkeyPatch) -> None:
    """One may pass with one card too many."""
    m.setattr(pass_or_discard, "KEPT", 4)


def doublings_stay(m: pytest.MonkeyPatch) -> None:
    """They lie there in the next round too."""
    m.setattr(round_end, "discard_doublings", lambda table: None)


def a_penalty_is_doubled(m: pytest.MonkeyPatch) -> None:
    """Who throws a card overboard pays twice."""
    afterwards(m, pass_or_discard, "pay", lambda cost, *_: 2 * cost)


def a_twin_has_all_figures_at_home(m: pytest.MonkeyPatch) -> None:
    """An imagined game asks something else than the real one."""

    def forget(table: Table, *_: Any) -> Table:
        table.reserve = [2] * table.seats
        return table

    afterwards(m, imagine, "visible_table", forget)


def what_is_thrown_away_is_told_with_the_hand(m: pytest.MonkeyPatch) -> None:
    """Everybody hears what else the player holds."""

    def tell(_: None, action: pass_or_discard.Discarding, game: Any, seat: int, move: Any) -> None:
        game.tell(HandCounted(seat, game.table.hands[seat], 0))

    afterwards(m, pass_or_discard.Discarding, "play", tell)


def hidden_things_vary() -> None:
    check_hidden_things_vary(SPEC, examples("luebeck", "german", "twins", count=3 * TRIED))


VARYING = Search("check_hidden_things_vary", hidden_things_vary)

MISTAKES = (
    Mistake(a_copy_shares_the_discards, at(check_copy, "Acting")),
    Mistake(a_doubling_is_discarded_twice, at(check_pieces, "lay_doubling")),
    Mistake(an_empty_cog_stays_in_its_city, at(check_pieces, "change_ship")),
    Mistake(hands_are_shown, VARYING),
    Mistake(the_stack_is_shown_in_the_first_run, VARYING),
    Mistake(a_played_card_is_known_to_be_held, at(check_known_cards_are_held, "play_goods")),
    Mistake(cogs_sail_back, at(check_cogs_follow_the_arrows, "play_goods")),
    Mistake(four_cards_are_kept, at(check_three_cards_are_kept, "Acting")),
    Mistake(a_figure_is_taken_from_an_empty_reserve, at(check_counts, "Acting")),
    Mistake(a_view_offers_a_cog_that_is_not_there, at(check_possible, "Acting")),
    Mistake(doublings_stay, at(check_doublings_end, "lay_doubling")),
    Mistake(a_penalty_is_doubled, at(check_discards_are_paid_once, "discard")),
    Mistake(a_twin_has_all_figures_at_home, at(check_question_of_imagined, "Acting")),
    Mistake(what_is_thrown_away_is_told_with_the_hand, at(check_told_as_seen, "discard")),
)


@pytest.mark.parametrize("mistake", MISTAKES + in_luebeck_rules.MISTAKES, ids=str)
def test_a_planted_mistake_is_caught(mistake: Mistake, monkeypatch: pytest.MonkeyPatch) -> None:
    mistake.caught_by.run()
    mistake.plant(monkeypatch)
    with pytest.raises((AssertionError, BadRecord)):
        mistake.caught_by.run()


def test_every_mistake_says_what_is_wrong() -> None:
    every = MISTAKES + in_luebeck_rules.MISTAKES
    assert len(every) >= 28
    assert all(mistake.plant.__doc__ for mistake in every)
