"""Mistakes in Lübeck that the tests of its rules catch by themselves."""

from typing import Any

import pytest
from msgspec.structs import replace

from hanse.core.questions.shapes import Choice
from hanse.core.types import Seat
from hanse.games.luebeck import scoring
from hanse.games.luebeck import transfers as handling
from hanse.games.luebeck.actions import goods, hand, pass_or_discard, special, voyage
from hanse.games.luebeck.actions.action_round import Acting
from hanse.games.luebeck.actions.special import ShipChange
from hanse.games.luebeck.box import KEPT
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.chart import START
from hanse.games.luebeck.moves import ChangeShip, Discard, NameFirst, PlayGoods, StartVoyage
from hanse.games.luebeck.phases import packet_choice, round_end
from hanse.games.luebeck.phases.display import Display
from hanse.games.luebeck.phases.packet_choice import Naming
from hanse.games.luebeck.table import FIELD, Table
from tests.mistakes.planting import Mistake, afterwards, by
from tests.rules.luebeck import (
    test_display,
    test_ending,
    test_every_seat,
    test_setup,
    test_specials,
    test_turns,
)
from tests.rules.luebeck import test_voyages as voyages


def a_ship_change_takes_both_figures(m: pytest.MonkeyPatch) -> None:
    """L-SPEC-04: all own figures of the cog go over."""

    def both(_: None, action: ShipChange, game: Luebeck, seat: Seat, move: ChangeShip) -> None:
        table = game.table
        left = move.target * table.seats + seat
        table.crews[move.value * table.seats + seat] += table.crews[left]
        table.crews[left] = 0

    afterwards(m, ShipChange, "play", both)


def a_second_doubling_does_nothing(m: pytest.MonkeyPatch) -> None:
    """L-SPEC-02: only the first that was laid doubles."""

    def first_only(game: Luebeck, seat: Seat, card: int) -> int:
        deck = game.rules.deck
        laid = game.table.doublings[seat][:1]
        doubled = any(deck.cities[one] == deck.cities[card] for one in laid)
        return deck.values[card] * (2 if doubled else 1)

    m.setattr(goods, "card_points", first_only)


def who_has_passed_stays_out(m: pytest.MonkeyPatch) -> None:
    """L-ROUND-01: in the next round too."""
    advance = Display.advance

    def still(step: Display, game: Luebeck) -> None:
        passed = list(game.table.passed)
        advance(step, game)
        game.table.passed = passed

    m.setattr(Display, "advance", still)


def all_figures_go_home_or_none(m: pytest.MonkeyPatch) -> None:
    """L-END-02: who takes one off a cog takes all."""

    def every(table: Table, seat: Seat, cog: int, figures: int) -> None:
        handling.disembark(table, seat, cog, table.crews[cog * table.seats + seat])

    m.setattr(round_end, "disembark", every)


def figures_go_home_from_the_first_seat_on(m: pytest.MonkeyPatch) -> None:
    """L-G-14: not from the compass."""
    m.setattr(Table, "seat_at", lambda table, at: at % table.seats)


def pirates_spare_luebeck(m: pytest.MonkeyPatch) -> None:
    """L-SPEC-03: a cog that lies there is safe."""

    def out_at_sea(table: Table) -> list[int]:
        return [cog for cog, at in enumerate(table.places) if at not in (FIELD, START)]

    m.setattr(special, "cogs_at_sea", out_at_sea)


def nobody_joins_by_a_trade_voyage(m: pytest.MonkeyPatch) -> None:
    """L-SPEC-01: a cog of its own is brought, whichever was chosen."""
    embark = handling.embark

    def apart(table: Table, seat: Seat, cog: int, city: int) -> bool:
        free = table.free_cog()
        return embark(table, seat, cog if city == START or free < 0 else free, city)

    m.setattr(voyage, "embark", apart)


def special_cards_cost_nothing(m: pytest.MonkeyPatch) -> None:
    """L-DISC-01: only goods have a price."""

    def cheap(game: Luebeck, seat: Seat, card: int) -> int:
        cost = game.rules.deck.values[card]
        game.table.scores[seat] -= cost
        return cost

    m.setattr(scoring, "pay", cheap)
    m.setattr(pass_or_discard, "pay", cheap)


def a_doubling_doubles_the_price(m: pytest.MonkeyPatch) -> None:
    """L-GAME-02, L-G-10: cards left in hand cost twice."""

    def dear(cost: int, game: Luebeck, seat: Seat, card: int) -> int:
        game.table.scores[seat] -= cost
        return 2 * cost

    afterwards(m, scoring, "pay", dear)


def an_unwanted_special_card_may_be_kept(m: pytest.MonkeyPatch) -> None:
    """L-G-03: only goods forbid to throw a card overboard."""

    def offer(
        action: pass_or_discard.Discarding, game: Luebeck, seat: Seat, options: list[Any]
    ) -> None:
        held = game.table.hands[seat]
        if len(held) > KEPT and not any(o.move is PlayGoods for o in options):
            options.append(Choice(Discard, "L-DISC-01", tuple(sorted(set(held)))))

    m.setattr(pass_or_discard.Discarding, "offer", offer)


def no_voyage_while_a_card_can_be_played(m: pytest.MonkeyPatch) -> None:
    """L-G-03: with more than three cards only a card will do."""

    def only_cards(asking: Any, step: Any, game: Luebeck) -> Any:
        if len(game.table.hands[step.seat]) <= KEPT or not asking:
            return asking
        menu = asking[step.seat]
        kept = tuple(option for option in menu.options if option.move is not StartVoyage)
        return {step.seat: replace(menu, options=kept or menu.options)}

    afterwards(m, Acting, "asks", only_cards)


def the_first_to_choose_names(m: pytest.MonkeyPatch) -> None:
    """L-PICK-02: not the last."""

    def compass(step: Naming, game: Luebeck) -> Any:
        return {game.table.compass: Choice(NameFirst, "L-PICK-02", tuple(range(game.seats)))}

    m.setattr(Naming, "asks", compass)


def only_one_city_lies_before_another(m: pytest.MonkeyPatch) -> None:
    """L-GOOD-01: where several lines lead to a city, only the first is sailed."""
    cogs_for = hand.cogs_for

    def first_line(game: Luebeck, seat: Seat, city: int) -> tuple[int, ...]:
        near = (city, *game.rules.chart.before[city][:1])
        return tuple(c for c in cogs_for(game, seat, city) if game.table.places[c] in near)

    m.setattr(goods, "cogs_for", first_line)


def what_is_played_is_still_known(m: pytest.MonkeyPatch) -> None:
    """L-G-20: all go on thinking that the card is held."""

    def keep(_: None, table: Table, seat: Seat, card: int) -> None:
        table.known[seat] = (*table.known[seat], card)

    afterwards(m, special, "use_card", keep)


def earlier_packets_are_forgotten(m: pytest.MonkeyPatch) -> None:
    """L-G-20: all know only what the last packet held."""

    def only_these(_: None, table: Table, seat: Seat, cards: tuple[int, ...]) -> None:
        table.known[seat] = tuple(sorted(cards))

    afterwards(m, packet_choice, "gain_packet", only_these)


MISTAKES = (
    Mistake(
        a_ship_change_takes_both_figures,
        by(test_specials.test_l_spec_04_of_two_own_figures_one_changes),
    ),
    Mistake(
        a_second_doubling_does_nothing,
        by(test_specials.test_l_spec_02_doublings_for_two_cities_double_both),
    ),
    Mistake(
        who_has_passed_stays_out,
        by(test_setup.test_l_round_01_and_l_pass_01_in_the_next_round_all_are_back),
    ),
    Mistake(
        all_figures_go_home_or_none,
        by(test_ending.test_l_end_02_one_of_two_may_be_taken_and_the_cog_stays),
    ),
    Mistake(
        figures_go_home_from_the_first_seat_on,
        by(test_ending.test_l_g_14_from_the_compass_clockwise, 4),
    ),
    Mistake(
        pirates_spare_luebeck, by(test_specials.test_l_spec_03_also_a_cog_in_luebeck_and_ones_own)
    ),
    Mistake(nobody_joins_by_a_trade_voyage, by(voyages.test_l_spec_01_joining_a_cog_in_that_city)),
    Mistake(
        special_cards_cost_nothing,
        by(test_turns.test_l_disc_01_each_kind_of_card_has_its_price, "pirates", 1),
    ),
    Mistake(special_cards_cost_nothing, by(test_ending.test_l_game_02_cards_left_in_hand_cost)),
    Mistake(
        a_doubling_doubles_the_price,
        by(test_ending.test_l_game_02_a_doubling_doubles_no_price),
    ),
    Mistake(
        an_unwanted_special_card_may_be_kept,
        by(test_turns.test_l_g_03_an_unwanted_special_card_too),
    ),
    Mistake(
        no_voyage_while_a_card_can_be_played,
        by(test_turns.test_l_g_03_but_a_voyage_may_be_started_instead),
    ),
    Mistake(
        the_first_to_choose_names,
        by(test_display.test_l_pick_02_the_last_names_anybody_himself_too, 5),
    ),
    Mistake(
        only_one_city_lies_before_another,
        by(voyages.test_l_good_01_from_either_of_two_cities_before),
    ),
    Mistake(
        what_is_played_is_still_known,
        by(test_ending.test_l_g_20_what_is_played_is_known_no_longer),
    ),
    Mistake(
        earlier_packets_are_forgotten,
        by(test_every_seat.test_l_g_20_what_was_seen_in_earlier_packets_is_still_known, 3, 0),
    ),
)
