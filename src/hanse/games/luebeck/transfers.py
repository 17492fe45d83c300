"""Transfers of cards, figures and cogs, which keep every player's knowledge up to date."""

from hanse.core.types import Counts, Seat
from hanse.games.luebeck.table import FIELD, Hand, Table


def without(hand: Hand, card: int) -> Hand:
    """Return a hand with one card of this kind removed."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def lose_card(table: Table, seat: Seat, card: int) -> None:
    """Remove a card from the hand, and also from its known cards if one of this kind is known."""
    table.hands[seat] = without(table.hands[seat], card)
    if card in table.known[seat]:
        table.known[seat] = without(table.known[seat], card)


def use_card(table: Table, seat: Seat, card: int) -> None:
    """Put a played or discarded card on the open pile (L-ACT-03)."""
    lose_card(table, seat, card)
    table.discards[card] += 1


def gain_packet(table: Table, seat: Seat, cards: Hand) -> None:
    """Add a packet to the hand; hands are secret, but everyone saw this packet (L-G-20)."""
    table.hands[seat] = tuple(sorted(table.hands[seat] + cards))
    table.known[seat] = tuple(sorted(table.known[seat] + cards))


def embark(table: Table, seat: Seat, cog: int, city: int) -> bool:
    """Move a figure from the reserve to a cog; return whether the cog was in a city (L-VOY-01)."""
    joined = table.places[cog] != FIELD
    table.places[cog] = city
    table.reserve[seat] -= 1
    table.crews[cog * table.seats + seat] += 1
    return joined


def disembark(table: Table, seat: Seat, cog: int, figures: int) -> None:
    """Move figures to the reserve; a cog left empty goes to the field (L-END-02)."""
    table.crews[cog * table.seats + seat] -= figures
    table.reserve[seat] += figures
    move_to_field_if_empty(table, cog)


def move_to_field_if_empty(table: Table, cog: int) -> bool:
    """Move the cog to the field if nobody is aboard; return whether it was empty (L-G-08)."""
    if any(table.crew(cog)):
        return False
    table.places[cog] = FIELD
    return True


def end_voyage(table: Table, cog: int) -> Counts:
    """Move the crew to the reserve and the cog to the field (L-SPEC-03, L-END-01).

    Return the number of figures of each seat.
    """
    crew = table.crew(cog)
    for seat in range(table.seats):
        table.reserve[seat] += crew[seat]
        table.crews[cog * table.seats + seat] = 0
    table.places[cog] = FIELD
    return crew
