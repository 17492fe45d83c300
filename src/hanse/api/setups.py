"""Setups: a game's name and its options, checked."""

from collections.abc import Mapping, Sequence

from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES


def game_names() -> tuple[str, ...]:
    """Return the names of all games that can be played."""
    return tuple(GAMES)


def spec_of(name: str) -> AnySpec:
    if name not in GAMES:
        raise BadSetup(f"there is no game {name}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def setup_of(
    spec: AnySpec,
    seats: int = 0,
    *,
    edition: str = "",
    variants: Sequence[str] = (),
    readings: Mapping[str, str] | None = None,
) -> Setup:
    """Return the setup of these options; if `seats` is 0, with the usual number of seats."""
    known = [variant.name for variant in spec.about.variants] if variants else []
    strange = [name for name in variants if name not in known]
    if strange:
        raise BadSetup(f"there is no variant {strange[0]}; there are: {', '.join(known)}")
    return Setup(
        spec.about.name,
        seats or spec.about.usual_seats(variants),
        edition,
        tuple(variants),
        tuple(sorted((readings or {}).items())),
    )
