"""The spec of Kogge for the registry."""

from hanse.core.dice import Dice
from hanse.core.game_words import GameWords
from hanse.core.packages.extensions import Listed
from hanse.core.position import Position
from hanse.core.setup import Setup
from hanse.core.spec import GameInfo, GameSpec, Outcome, Play, ReadingInfo, See, Text, VariantInfo
from hanse.core.steps import InOrder
from hanse.games.kogge.actions.agreed_end import call_off
from hanse.games.kogge.bid_preview import preview_bids
from hanse.games.kogge.default_answer import default_answer, plain_reply
from hanse.games.kogge.events import EVENTS
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import MOVES
from hanse.games.kogge.notation import LAYOUT, NOTATION
from hanse.games.kogge.phases.turns import Rounds, Turns
from hanse.games.kogge.pieces import counts, pieces
from hanse.games.kogge.presets import PRESETS
from hanse.games.kogge.readings.catalog import EDITIONS, READINGS
from hanse.games.kogge.readings.installed import installed_readings
from hanse.games.kogge.result import Result
from hanse.games.kogge.rule_changes import changes_of
from hanse.games.kogge.ruleset import all_seats, complete, rules_of, seats_with
from hanse.games.kogge.steps import ASKING, AnyStep
from hanse.games.kogge.table import Table
from hanse.games.kogge.terms import OpenOffer, Vow
from hanse.games.kogge.variants import VARIANTS
from hanse.games.kogge.variants.installed import installed_variants
from hanse.games.kogge.view.build import private, public
from hanse.games.kogge.view.everything import everything
from hanse.games.kogge.view.hidden import hidden_parts
from hanse.games.kogge.view.imagine import imagine
from hanse.games.kogge.view.irreversible import is_irreversible
from hanse.games.kogge.view.sections import View
from hanse.games.kogge.words import WORDS

NAME = "kogge"
MAX_ROUNDS = 18
"""K-GM-05: two laps of nine cities, at least one city a round."""


# A compiled class loses the item types of its lists, which are needed to read a position.
Table.__annotations__.update(
    market=list[tuple[int, int]],
    bids=list[tuple[int, ...]],
    piles=list[tuple[int, ...]],
    fights=list[tuple[int, ...]],
    offers=list[OpenOffer],
    vows=list[Vow],
    result=Result | None,
)


def new(setup: Setup, dice: Dice) -> Kogge:
    """Return a new game, set up as far as the first question.

    Its setup also names the variants that others or the number of seats imply.
    """
    setup = complete(setup)
    rules = rules_of(setup)
    table = Table.new(setup.seats, rules.good_pieces, rules.marker_pieces)
    game = Kogge(setup, rules, table, dice)
    game.agenda = [Rounds(), InOrder("setup")]
    game.settle()
    return game


def imagine_game(seen: View, dice: Dice) -> Kogge:
    return imagine(rules_of(seen.setup), seen, dice)


def restore(setup: Setup, table: Table, dice: Dice) -> Kogge:
    return Kogge(setup, rules_of(setup), table, dice)


def round_of(game: Kogge) -> int:
    return game.table.round


def turn_of(game: Kogge) -> tuple[int, int]:
    """Return the round, and the number of turns that have begun in it."""
    return game.table.round, sum(step.at for step in game.agenda if isinstance(step, Turns))


def outcome(game: Kogge) -> Outcome | None:
    result = game.table.result
    if result is None:
        return None
    return Outcome(result.by, result.winners, result.points, game.table.round)


def reading_infos() -> tuple[ReadingInfo, ...]:
    return tuple(
        ReadingInfo(r.name, r.rules, tuple(r.answers), r.since, r.before, r.touches)
        for r in (*READINGS, *installed_readings())
    )


def variant_infos() -> tuple[VariantInfo, ...]:
    variants = (*VARIANTS, *installed_variants())
    return tuple(VariantInfo(v.name, v.moves, v.events, v.steps) for v in variants)


def installed_words() -> tuple[GameWords, ...]:
    """Return the words of variants and readings that other packages bring."""
    words = [variant.words for variant in installed_variants()]
    words += [reading.words for reading in installed_readings()]
    return tuple(one for one in words if not one.is_empty())


SPEC: GameSpec[Kogge, View] = GameSpec(
    about=GameInfo(
        name=NAME,
        seats=all_seats(),
        seats_with=seats_with,
        editions=tuple(EDITIONS),
        readings=Listed(reading_infos),
        variants=Listed(variant_infos),
        moves=MOVES,
        events=EVENTS,
        steps=ASKING,
        most_rounds=MAX_ROUNDS,
        edition_answers=EDITIONS,
        presets=PRESETS,
        endings=("points", "laps"),
        revision=4,
        changes=changes_of,
    ),
    play=Play(
        new=new,
        outcome=outcome,
        pieces=pieces,
        counts=counts,
        round=round_of,
        irreversible=is_irreversible,
        preview_if_all_pass=preview_bids,
        default_answer=default_answer,
        plain_reply=plain_reply,
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
        everything=everything,
    ),
    text=Text(
        moves=MOVES,
        position_type=Position[Table, AnyStep],
        restore=restore,
        notation=NOTATION,
        layout=LAYOUT,
        words=WORDS,
        more_words=installed_words,
    ),
)
