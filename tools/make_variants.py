"""A writer of whole games with each variant for tests/records: `python -m tools.make_variants`.

Bots play until a game shows everything that the variant brings; existing records stay unchanged.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from hanse.core.records import parse
from hanse.core.records.record import Record, move_of, replay
from hanse.core.setup import Setup
from hanse.core.spec import VariantInfo
from hanse.games import GAMES
from hanse.games.kogge.events.deals import DealMade, VowEnded, VowMade
from hanse.games.kogge.ruleset import complete
from tools.make_records import Plan, keep, play, write_closings

SPEC = GAMES["kogge"]
TRIES = 400
SIX = ("three_piles", "bonus_chips", "taxes", "office_trade", "conflicts", "memory")
VOWS = VariantInfo("promises", events=(VowMade, VowEnded))
"""Binding promises: no variant, but with moves and events that a game must show."""


def plans() -> Iterator[tuple[Plan, VariantInfo]]:
    """Yield plans for each variant alone, for binding promises, and for six variants together."""
    for number, variant in enumerate(SPEC.about.variants):
        fit = SPEC.about.seats_with((variant.name,))
        seats = (3, 4)[number % 2] if 3 in fit else SPEC.about.usual_seats((variant.name,))
        setup = Setup("kogge", seats, variants=(variant.name,))
        yield plan(variant.name, setup), variant
    yield plan("promises", Setup("kogge", 4, "english")), VOWS
    yield plan("all", Setup("kogge", 4, "italian", SIX)), VariantInfo("all")


def plan(name: str, setup: Setup) -> Plan:
    return Plan(
        f"variant-{name}", complete(setup), ("builder",) * setup.seats, 0, talk=0.1, back=0.01
    )


def shows(record: Record, brought: VariantInfo) -> bool:
    """Return whether a record has every move and event of a variant; with office trade, a deal."""
    moves = {type(move_of(entry, SPEC)) for entry in record.entries}
    told = [one.event for game in replay(record, SPEC) for one in game.events]
    offices = any(isinstance(event, DealMade) and event.target for event in told)
    return (
        moves >= set(brought.moves)
        and {type(event) for event in told} >= set(brought.events)
        and (offices or brought.name != "office_trade")
    )


def good_game(wanted: Plan, brought: VariantInfo) -> str:
    """Return the record of the first game that shows everything that the variant brings."""
    for number in range(TRIES):
        text = play(replace(wanted, salt=f"/{number}"))
        if shows(parse.read(text, GAMES), brought):
            return text
    raise SystemExit(
        f"No game of {TRIES} shows all moves and events of {brought.name}. Does the bot builder"
        " play them? Teach it in src/hanse/bots/kogge/answers/turn.py."
    )


def main() -> None:
    for wanted, brought in plans():
        keep(wanted.name, partial(good_game, wanted, brought))
    write_closings()


if __name__ == "__main__":
    main()
