"""Places for cities that have none on their map: in columns by their distance from the start.

Everything is in the units of the drawn coast, which is `BOARD_WIDTH` by `BOARD_HEIGHT`. Cities with
a place keep it.
"""

from collections.abc import Sequence
from math import hypot
from typing import Final

BOARD_WIDTH: Final = 980
BOARD_HEIGHT: Final = 600
MARGIN: Final = 70
MIN_DISTANCE: Final = 105
"""The minimum distance between cities."""
TRIES: Final = 200

type Spot = tuple[int, int]
type After = Sequence[Sequence[int]]


def place_cities(after: After, places: Sequence[Spot | None]) -> tuple[Spot, ...]:
    """Return a place for every city; the given places stay."""
    columns = column_places(after)
    free = [city for city in columns if places[city] is None]
    spots = [place or columns[city] for city, place in enumerate(places)]
    for _ in range(TRIES):
        before = spots[:]
        for city in free:
            push(spots, city)
        if spots == before:
            break
    return tuple(spots)


def column_places(after: After) -> dict[int, Spot]:
    """Return a place for each city: a column for each distance, sorted to avoid crossing lines."""
    columns = group_by_distance(after)
    wide = (BOARD_WIDTH - 2 * MARGIN) / max(1, len(columns) - 1)
    found: dict[int, Spot] = {}
    for at, column in enumerate(columns):
        rows = sorted(column, key=lambda city: (mean_height(after, found, city), city))
        high = (BOARD_HEIGHT - 2 * MARGIN) / len(rows)
        for row, city in enumerate(rows):
            found[city] = round(MARGIN + at * wide), round(MARGIN + (row + 0.5) * high)
    return found


def group_by_distance(after: After) -> list[list[int]]:
    """Return the cities grouped by their longest way from the start, so that lines lead right."""
    far = [0] * len(after)
    waiting = [0]
    while waiting:
        city = waiting.pop()
        for following in after[city]:
            if far[following] <= far[city]:
                far[following] = far[city] + 1
                waiting.append(following)
    return [[c for c, many in enumerate(far) if many == at] for at in range(max(far) + 1)]


def mean_height(after: After, found: dict[int, Spot], city: int) -> float:
    """Return the mean height of the cities from which lines lead to this city."""
    before = [found[start][1] for start in found if city in after[start]]
    return sum(before) / len(before) if before else BOARD_HEIGHT / 2


def push(spots: list[Spot], city: int) -> None:
    """Move a city away from the nearest other city if they are too close."""
    x, y = spots[city]
    others = [spot for at, spot in enumerate(spots) if at != city]
    a, b = min(others, key=lambda other: distance(other, (x, y)))
    way = distance((a, b), (x, y))
    if way < MIN_DISTANCE:
        by_x, by_y = ((x - a) / way, (y - b) / way) if way else (0.0, 1.0)
        step = MIN_DISTANCE - way + 1
        spots[city] = inside_board(x + by_x * step, y + by_y * step)


def inside_board(x: float, y: float) -> Spot:
    return (
        round(min(max(x, MARGIN), BOARD_WIDTH - MARGIN)),
        round(min(max(y, MARGIN), BOARD_HEIGHT - MARGIN)),
    )


def distance(a: Spot, b: Spot) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])
