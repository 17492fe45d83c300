"""Transfers of cards, figures and cogs, which keep every player's knowledge up to date."""

from hanse.core.types import Counts, Seat
from hanse.games.luebeck.table import FIELD, Hand, Table


def without(hand: Hand, card: int) -> Hand:
    """Return a hand with one card of this kind fewer."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def lose_card(table: Table, seat: Seat, card: int) -> None:
    """Note that all see a card leave the hand; it counts as a known one if there is any."""
    table.hands[seat] = without(table.hands[seat], card)
    if card in table.known[seat]:
        table.known[seat] = without(table.known[seat], card)


def use_card(table: Table, seat: Seat, card: int) -> None:
    """L-ACT-03: a played or discarded card goes on the open pile."""
    lose_card(table, seat, card)
    table.discards[card] += 1


def gain_packet(table: Table, seat: Seat, cards: Hand) -> None:
    """L-G-20: hands are secret, but everyone saw this packet."""
    table.hands[seat] = tuple(sorted(table.hands[seat] + cards))
    table.known[seat] = tuple(sorted(table.known[seat] + cards))


def embark(table: Table, seat: Seat, cog: int, city: int) -> bool:
    """L-VOY-01: a figure out of the reserve onto a cog. Was the cog there already?"""
    joined = table.places[cog] != FIELD
    table.places[cog] = city
    table.reserve[seat] -= 1
    table.crews[cog * table.seats + seat] += 1
    return joined


def disembark(table: Table, seat: Seat, cog: int, figures: int) -> None:
    """L-END-02: figures back to the reserve; a cog left empty goes to the field."""
    table.crews[cog * table.seats + seat] -= figures
    table.reserve[seat] += figures
    field_if_empty(table, cog)


def field_if_empty(table: Table, cog: int) -> bool:
    """L-G-08: nobody aboard, so the cog is free again."""
    if any(table.crew(cog)):
        return False
    table.places[cog] = FIELD
    return True


def end_voyage(table: Table, cog: int) -> Counts:
    """L-SPEC-03, L-END-01: every figure goes home and the cog to the field."""
    crew = table.crew(cog)
    for seat in range(table.seats):
        table.reserve[seat] += crew[seat]
        table.crews[cog * table.seats + seat] = 0
    table.places[cog] = FIELD
    return crew
