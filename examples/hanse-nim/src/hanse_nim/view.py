"""What one seat, or a spectator, may know of Nim; and a game imagined from it."""

from msgspec import Struct

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.types import Counts, Seat
from hanse.core.views import Asked, Sections, question_for, resume_seen
from hanse_nim.game import Nim, Turn
from hanse_nim.table import CARDS, Result, Table


class Stones(Struct, frozen=True):
    """What lies in the middle, open to all."""

    heaps: Counts
    stack: int
    played: Counts


class Players(Struct, frozen=True):
    """Of each hand its size; a hand that was folded is known."""

    taken: Counts
    cards: Counts
    folded: tuple[bool, ...]
    shown: tuple[Counts, ...]
    first: Seat


class Now(Struct, frozen=True):
    """Where the game stands, and who is asked since which ply."""

    agenda: tuple[Turn, ...]
    asked: tuple[tuple[Seat, int], ...]
    ply: int
    round: int
    result: Result | None


class Own(Struct, frozen=True):
    """What this seat alone knows."""

    seat: Seat
    hand: Counts


class View(Struct, frozen=True):
    """One field for each section."""

    setup: Setup
    stones: Stones
    players: Players
    now: Now
    own: Own | None = None
    asked: Asked | None = None


def public(game: Nim) -> Sections:
    table = game.table
    hands = zip(table.hands, table.folded, strict=True)
    return {
        "setup": game.setup,
        "stones": Stones(tuple(table.heaps), sum(table.stack), table.played),
        "players": Players(
            tuple(table.taken),
            tuple([sum(hand) for hand in table.hands]),
            tuple(table.folded),
            tuple([hand if folded else () for hand, folded in hands]),
            table.first,
        ),
        "now": Now(
            tuple(game.agenda),  # type: ignore[arg-type]
            tuple(sorted(game.asked_at.items())),
            game.ply,
            table.round,
            table.result,
        ),
    }


def private(game: Nim, viewer: Seat) -> Sections:
    return {"own": Own(viewer, game.table.hands[viewer]), "asked": question_for(game, viewer)}


def imagine(seen: View, dice: Dice) -> Nim:
    """Return a game that whoever has this view cannot tell from the real one."""
    game = Nim(seen.setup, laid_open(seen), dice)
    deal_hidden(seen, game)
    resume_seen(game, seen)
    dice.drawn = []
    return game


def laid_open(seen: View) -> Table:
    """Return the table as everybody sees it, all unseen cards in the stack."""
    table = Table.new(seen.setup.seats)
    table.heaps, table.taken = list(seen.stones.heaps), list(seen.players.taken)
    table.played, table.folded = seen.stones.played, list(seen.players.folded)
    table.first, table.round = seen.players.first, seen.now.round
    table.result = seen.now.result
    table.hands = [hand or (0,) * len(CARDS) for hand in seen.players.shown]
    if seen.own is not None:
        table.hands[seen.own.seat] = seen.own.hand
    lying = [table.played, *table.hands]
    table.stack = tuple([n - sum(each) for n, *each in zip(CARDS, *lying, strict=True)])
    return table


def deal_hidden(seen: View, game: Nim) -> None:
    """Deal hands to those whose hands are unknown, out of what is unseen."""
    for seat, size in enumerate(seen.players.cards):
        while sum(game.table.hands[seat]) < size:
            game.draw(seat)
