"""Nim as the entry point offers it."""

from collections.abc import Mapping, Sequence

from hanse.core.dice import Dice
from hanse.core.game_words import GameWords
from hanse.core.notation.moves import NUMBERS, Notation, Wording, pick
from hanse.core.notation.symbols import Numbers
from hanse.core.position import Position
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import GameInfo, GameSpec, Outcome, Play, See, Text
from hanse.core.types import Addressed, Counts, Move, Seat
from hanse_nim.events import EVENTS, Folded
from hanse_nim.game import Nim, Turn
from hanse_nim.moves import MOVES, Fold, Take
from hanse_nim.table import CARDS, FEWEST_SEATS, MOST_SEATS, Table
from hanse_nim.view import View, imagine, private, public

NAME = "nim"
EDITION = "usual"
SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
MOST_ROUNDS = sum(CARDS) + 1
"""In every round but the last somebody plays a card."""


def new(setup: Setup, dice: Dice) -> Nim:
    """Return a new game, dealt as far as the first question."""
    if setup.seats not in SEATS:
        raise BadSetup(f"Nim is for {SEATS[0]} to {SEATS[-1]} seats, not {setup.seats}", "seats")
    if setup.edition not in ("", EDITION) or setup.variants or setup.readings or setup.data:
        raise BadSetup("there is one way only to play Nim")
    game = Nim(setup, Table.new(setup.seats), dice)
    game.deal()
    game.agenda = [Turn(game.table.first)]
    game.settle()
    return game


def outcome(game: Nim) -> Outcome | None:
    result = game.table.result
    if result is None:
        return None
    return Outcome(result.by, result.winners, result.points, game.table.round)


def pieces(game: Nim) -> dict[str, Counts]:
    """Count every piece, wherever it lies."""
    table = game.table
    cards = zip(table.stack, table.played, *table.hands, strict=True)
    return {"stones": (sum(table.heaps) + sum(table.taken),), "cards": tuple(map(sum, cards))}


def counts(game: Nim) -> dict[str, Sequence[int]]:
    table = game.table
    hands = [count for hand in table.hands for count in hand]
    return {"heaps": table.heaps, "stack": table.stack, "hands": hands, "played": table.played}


def hidden(game: Nim, viewer: Seat) -> dict[str, object]:
    """Return what this viewer may not know: the hands of others, and what is in the stack."""
    table = game.table
    others = [s for s in range(game.seats) if s != viewer and not table.folded[s]]
    return {
        "hands": [table.hands[seat] for seat in others],
        "stack": [table.stack] if any(table.stack) else [],
    }


def shows_a_hand(told: Sequence[Addressed]) -> bool:
    return any(isinstance(one.event, Folded) for one in told)


def round_of(game: Nim) -> int:
    return game.table.round


WORDINGS: Mapping[type[Move], Wording] = {
    Take: pick("take", Numbers(first=1), NUMBERS, "from"),
    Fold: Wording("fold"),
}

SPEC: GameSpec[Nim, View] = GameSpec(
    about=GameInfo(
        name=NAME,
        seats=SEATS,
        seats_with=lambda variants: () if variants else tuple(SEATS),
        editions=(EDITION,),
        readings=(),
        variants=(),
        moves=MOVES,
        events=EVENTS,
        steps=(Turn,),
        most_rounds=MOST_ROUNDS,
        endings=("stones", "alone"),
    ),
    play=Play(
        new=new,
        outcome=outcome,
        pieces=pieces,
        counts=counts,
        round=round_of,
        irreversible=shows_a_hand,
    ),
    see=See(
        view_type=View,
        public=public,
        private=private,
        moves=MOVES,
        imagine=imagine,
        hidden=hidden,
    ),
    text=Text(
        moves=MOVES,
        position_type=Position[Table, Turn],
        restore=Nim,
        notation=Notation(MOVES, WORDINGS),
        words=GameWords("hanse_nim"),
    ),
)
