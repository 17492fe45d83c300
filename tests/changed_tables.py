"""Tables that change the rulebook in one way each: by a variant, an answer or a number of seats."""

from collections.abc import Iterator

from msgspec.structs import replace

from hanse.core.setup import Setup
from hanse.games import GAMES

WITH = {
    "conflict_": "conflicts",
    "memory_": "memory",
    "route_to_itself": "memory",
    "bornholm_": "bornholm",
    "pirate_": "pirate",
    "solo_": "solo",
}
"""The variant that a reading needs to matter, by the beginning of its name."""
ALSO_WITH = {
    "start_routes_second_set": "memory",
    "player_deals": "office_trade",
    "two_lap_end": "solo",
}
"""Variants among whose paragraphs a reading of the basic game has one to change."""
TOGETHER = (("bornholm", "memory"), ("pirate", "memory"))
"""Variants of which one changes a paragraph that another brings."""
FEWEST = {"three_piles": 2}
"""Variants that change more with so few seats."""
SEATS_FOR = {"pirate_seat": {"5": 5}}
"""Answers that need so many seats."""


def every_change(game: str) -> Iterator[Setup]:
    """Yield a table for each variant, edition, answer but the default, and seat count."""
    about = GAMES[game].about
    yield from (Setup(game, seats, variants=alone(seats)) for seats in about.seats)
    names = {variant.name for variant in about.variants}
    yield from (Setup(game, about.usual_seats(()), edition) for edition in about.editions)
    yield from (with_variants(game, name) for name in sorted(names))
    few = {name: seats for name, seats in FEWEST.items() if name in names}
    yield from (Setup(game, seats, variants=(name,)) for name, seats in few.items())
    yield from (with_variants(game, *several) for several in TOGETHER if names.issuperset(several))
    if about.data:
        yield own_data(game)
    for reading in about.readings:
        yield from (with_answer(game, reading.name, answer) for answer in reading.answers[1:])
        for answer in reading.answers[1:] if reading.name in ALSO_WITH else ():
            also = with_variants(game, ALSO_WITH[reading.name])
            yield replace(also, readings=((reading.name, answer),))


def own_data(game: str) -> Setup:
    """Return a table with a map and cards of its own: ours, with another city's name."""
    about = GAMES[game].about
    ours = {kind: next(iter(files.values())) for kind, files in about.shipped.items()}
    own = {kind: text.replace("Visby", "Wisby") for kind, text in ours.items()}
    return about.with_data(Setup(game, 3), own)


def alone(seats: int) -> tuple[str, ...]:
    return ("solo",) if seats == 1 else ()


def with_variants(game: str, *variants: str) -> Setup:
    return Setup(game, max(GAMES[game].about.seats_with(variants)), variants=variants)


def with_answer(game: str, reading: str, answer: str) -> Setup:
    """Return a table where this answer matters, and little else is changed."""
    needed = [variant for name, variant in WITH.items() if reading.startswith(name)]
    variants = (*needed, *(["bonus_chips"] if reading.endswith("safe_conduct") else []))
    seats = SEATS_FOR.get(reading, {}).get(answer) or GAMES[game].about.usual_seats(variants)
    return Setup(game, seats, variants=variants, readings=((reading, answer),))
