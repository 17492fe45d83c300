"""Checks of a setup, made by the rules of its game."""

from functools import cache

from msgspec.structs import replace

from hanse.core.compatibility import compatibility_of
from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.tables.messages.bodies import Fit, SetupRequest, Unfit

ANY_KEY = bytes(32)


def check_fit(game: str, wanted: SetupRequest) -> Fit:
    """Return the faults of a setup as it is, with other seats, and with one more variant."""
    if game not in GAMES:
        raise BadSetup(f"there is no game {game[:40]}")
    spec = GAMES[game]
    try:
        setup = read_setup(game, wanted)
    except BadSetup as wrong:
        return unfit_setup(wrong)
    others = [v.name for v in spec.about.variants if v.name not in wanted.variants]
    with_one = {name: replace(setup, variants=(*setup.variants, name)) for name in others}
    with_seats = {str(n): replace(setup, seats=n) for n in spec.about.seats}
    return Fit(
        setup_fault(spec, setup),
        {name: why for name, one in with_one.items() if (why := setup_fault(spec, one))},
        {seats: why for seats, one in with_seats.items() if (why := setup_fault(spec, one))},
        implied_parts(spec, setup),
    )


def unfit_setup(wrong: BadSetup) -> Fit:
    return Fit(reason_of(wrong), {}, {}, {})


def read_setup(game: str, wanted: SetupRequest) -> Setup:
    """Return the requested setup with the supplied files."""
    if game not in GAMES:
        raise BadSetup(f"there is no game {game[:40]}")
    readings = tuple(sorted(wanted.readings.items()))
    setup = Setup(game, wanted.seats, wanted.edition, wanted.variants, readings)
    return GAMES[game].about.with_data(setup, wanted.data)


def reason_of(wrong: BadSetup) -> Unfit:
    return Unfit(wrong.code, wrong.about, str(wrong), wrong.line)


def implied_parts(spec: AnySpec, setup: Setup) -> dict[str, str]:
    """Return each implied variant with the variant that implies it; "" stands for the seats."""
    try:
        played = spec.play.new(setup, Dice(ANY_KEY)).setup.variants
    except BadSetup:
        return {}
    added = [name for name in played if name not in setup.variants]
    causes = (*setup.variants, *added)
    return {
        name: next((other for other in causes if name in implied_variants(setup.game, other)), "")
        for name in added
    }


@cache
def implied_variants(game: str, variant: str) -> tuple[str, ...]:
    """Return the variants that this one always implies."""
    return compatibility_of(GAMES[game], variant).brings


def setup_fault(spec: AnySpec, setup: Setup) -> Unfit | None:
    try:
        spec.play.new(setup, Dice(ANY_KEY))
    except BadSetup as wrong:
        return reason_of(wrong)
    return None
