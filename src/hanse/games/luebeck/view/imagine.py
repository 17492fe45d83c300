"""A game built from a view alone, which its viewer cannot distinguish from the real one.

Hidden cards are dealt again. Cards that everyone saw go to the hands that took them; the rest is
shuffled and dealt to the other hands and the stack.
"""

from hanse.core.dice import Dice
from hanse.core.types import Seat
from hanse.core.views import resume_seen
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.rules import Rules
from hanse.games.luebeck.table import Table
from hanse.games.luebeck.view.build import View


def imagine(rules: Rules, view: View, dice: Dice) -> Luebeck:
    """Return a game with random hidden cards; any deal allows the same open questions."""
    table = visible_table(rules, view)
    deal_hidden(rules, table, view, dice)
    game = Luebeck(view.setup, rules, table, dice)
    resume_seen(game, view)
    dice.drawn = []
    return game


def visible_table(rules: Rules, view: View) -> Table:
    """Return a table with everything public."""
    table = Table.new(view.setup.seats, rules.deck.counts)
    table.places, table.crews = list(view.sea.places), list(view.sea.crews)
    table.packets = list(view.cards.packets)
    table.discards = list(view.cards.discards)
    table.run = view.cards.run
    table.known = list(view.players.known)
    table.doublings = list(view.players.doublings)
    table.reserve = list(view.players.reserve)
    table.scores = list(view.players.scores)
    table.passed = list(view.players.passed)
    table.compass = view.players.compass
    table.round, table.last_round = view.now.round, view.now.last_round
    table.result = view.now.result
    return table


def game_as_seen(rules: Rules, view: View) -> Luebeck:
    """Return the game as its viewer sees it: only the sizes of the other hands.

    The game can preview answers but cannot be played.
    """
    table = visible_table(rules, view)
    table.hands = [(0,) * many for many in view.players.hands]
    if view.own is not None:
        table.hands[view.own.seat] = view.own.hand
    return Luebeck(view.setup, rules, table, Dice(b""))


def deal_hidden(rules: Rules, table: Table, view: View, dice: Dice) -> None:
    """Deal the viewer's own hand as it is, then the others', then the stack."""
    others = deal_known_cards(table, view)
    unseen = unseen_cards(rules, table)
    if view.cards.stack_known:
        unseen = counts_without(unseen, view.cards.stack_known)
    rest = dice.shuffle([kind for kind, count in enumerate(unseen) for _ in range(count)])
    for seat in others:
        room = view.players.hands[seat] - len(table.hands[seat])
        dealt, rest = rest[:room], rest[room:]
        table.hands[seat] = tuple(sorted((*table.hands[seat], *dealt)))
    table.stack = list(view.cards.stack_known) or [rest.count(k) for k in range(len(unseen))]


def deal_known_cards(table: Table, view: View) -> list[Seat]:
    """Deal the viewer's hand and the known cards; return the seats whose hands are incomplete."""
    table.hands = list(view.players.known)
    if view.own is not None:
        table.hands[view.own.seat] = view.own.hand
    sizes = view.players.hands
    return [seat for seat in range(table.seats) if len(table.hands[seat]) < sizes[seat]]


def unseen_cards(rules: Rules, table: Table) -> list[int]:
    """Return the number of cards of each kind that the viewer cannot see."""
    unseen = counts_without(rules.deck.counts, table.discards)
    for lying in (table.packets, table.hands, table.doublings):
        for some in lying:
            for card in some:
                unseen[card] -= 1
    return unseen


def counts_without(
    counts: tuple[int, ...] | list[int], others: tuple[int, ...] | list[int]
) -> list[int]:
    return [count - other for count, other in zip(counts, others, strict=True)]
