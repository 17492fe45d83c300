"""What goes together at a table: asked before it is made, and answered by the rules themselves."""

from msgspec.structs import replace

from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.server.bodies import Fit, SetupRequest, Unfit

ANY_KEY = bytes(32)


def fitting(game: str, wanted: SetupRequest) -> Fit:
    """Is this playable? And would it be with another number of seats, or a variant more?"""
    if game not in GAMES:
        raise BadSetup(f"there is no game {game}")
    spec = GAMES[game]
    readings = tuple(sorted(wanted.readings.items()))
    setup = Setup(game, wanted.seats, wanted.edition, wanted.variants, readings)
    others = [v.name for v in spec.about.variants if v.name not in wanted.variants]
    with_one = {name: replace(setup, variants=(*setup.variants, name)) for name in others}
    with_seats = {str(n): replace(setup, seats=n) for n in spec.about.seats}
    return Fit(
        unfit(spec, setup),
        {name: why for name, one in with_one.items() if (why := unfit(spec, one))},
        {seats: why for seats, one in with_seats.items() if (why := unfit(spec, one))},
    )


def unfit(spec: AnySpec, setup: Setup) -> Unfit | None:
    try:
        spec.play.new(setup, Dice(ANY_KEY))
    except BadSetup as wrong:
        return Unfit(wrong.code, wrong.about, str(wrong))
    return None
