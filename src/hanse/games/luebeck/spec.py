"""The spec of Lübeck for the registry."""

import inspect

from hanse.core.dice import Dice
from hanse.core.position import Position
from hanse.core.setup import Setup
from hanse.core.spec import GameInfo, GameSpec, Outcome, Play, ReadingInfo, See, Text
from hanse.core.steps import InOrder
from hanse.core.types import Event
from hanse.core.views import Sections
from hanse.games.luebeck import events
from hanse.games.luebeck.box import FEWEST_SEATS, MAX_SEATS
from hanse.games.luebeck.default_answer import default_answer
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.drawn_chart import drawn_chart
from hanse.games.luebeck.maps.faults import CODES
from hanse.games.luebeck.maps.files import deck_from, map_from
from hanse.games.luebeck.moves import MOVES
from hanse.games.luebeck.notation import LAYOUT, NOTATION
from hanse.games.luebeck.own_data import SHIPPED, with_data
from hanse.games.luebeck.phases.round_end import Rounds
from hanse.games.luebeck.pieces import counts, hidden_parts, pieces
from hanse.games.luebeck.presets import PRESETS
from hanse.games.luebeck.previews import PREVIEWS
from hanse.games.luebeck.readings import DECK, EDITION, MAP, MAPS, changes_of, complete, rules_of
from hanse.games.luebeck.scoring import ENDING, call_off
from hanse.games.luebeck.steps import ASKING, AnyStep
from hanse.games.luebeck.table import Table
from hanse.games.luebeck.view.build import View, card_kinds, everything, private, public
from hanse.games.luebeck.view.imagine import imagine
from hanse.games.luebeck.words import WORDS

NAME = "luebeck"
MAX_ROUNDS = 15
"""The maximum number of rounds (L-GAME-01).

Three seats take 9 + 10 cards, then 8 per round, from fewer than two decks.
"""

EVENTS = tuple(
    kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
)


def new(setup: Setup, dice: Dice) -> Luebeck:
    """Return a new game, set up as far as the first question; its setup holds map and deck."""
    rules = rules_of(setup)
    game = Luebeck(complete(setup), rules, Table.new(setup.seats, rules.deck.counts), dice)
    game.agenda = [Rounds(), InOrder("setup")]
    game.settle()
    return game


def map_and_cards(setup: Setup) -> Sections:
    """Return the view sections of the map and the deck."""
    rules = rules_of(setup)
    return {
        "chart": drawn_chart(rules.chart, rules.deck),
        "deck": card_kinds(rules.chart, rules.deck),
    }


def imagine_game(seen: View, dice: Dice) -> Luebeck:
    return imagine(rules_of(seen.setup), seen, dice)


def restore(setup: Setup, table: Table, dice: Dice) -> Luebeck:
    return Luebeck(setup, rules_of(setup), table, dice)


def round_of(game: Luebeck) -> int:
    return game.table.round


def turn_of(game: Luebeck) -> int:
    """Return the number of the turn; every answer counts as one turn (L-ACT-01)."""
    return game.ply


def outcome(game: Luebeck) -> Outcome | None:
    result = game.table.result
    if result is None:
        return None
    return Outcome(result.by, result.winners, result.points, game.table.round)


SPEC: GameSpec[Luebeck, View] = GameSpec(
    about=GameInfo(
        name=NAME,
        seats=range(FEWEST_SEATS, MAX_SEATS + 1),
        seats_with=lambda variants: () if variants else tuple(range(FEWEST_SEATS, MAX_SEATS + 1)),
        editions=(EDITION,),
        readings=(ReadingInfo(MAP, ("L-GOOD-03",), MAPS),),
        variants=(),
        moves=MOVES,
        events=EVENTS,
        steps=ASKING,
        most_rounds=MAX_ROUNDS,
        endings=(ENDING,),
        presets=PRESETS,
        revision=1,
        data={DECK: deck_from, MAP: map_from},
        shipped=SHIPPED,
        with_data=with_data,
        data_faults=CODES,
        previews=PREVIEWS,
        changes=changes_of,
    ),
    play=Play(
        new=new,
        outcome=outcome,
        pieces=pieces,
        counts=counts,
        round=round_of,
        default_answer=default_answer,
        call_off=call_off,
        turn=turn_of,
    ),
    see=See(
        view_type=View,
        public=public,
        private=private,
        moves=MOVES,
        imagine=imagine_game,
        hidden=hidden_parts,
        from_setup=map_and_cards,
        everything=everything,
    ),
    text=Text(
        moves=MOVES,
        position_type=Position[Table, AnyStep],
        restore=restore,
        notation=NOTATION,
        layout=LAYOUT,
        words=WORDS,
    ),
)
