"""Where the points of a finished game of Kogge come from; nothing is secret any more."""

from collections.abc import Callable, Iterator

from hanse.cli.board.terminal_board import ScoreRow
from hanse.core.types import Seat
from hanse.games.kogge.board import (
    CHIP_POINTS,
    GOOD_POINTS,
    OFFICE_POINTS,
    RAID_POINTS,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import Table
from hanse.match.story import Story


def scores(game: Kogge, story: Story) -> Iterator[ScoreRow]:
    """K-END-03."""
    seats = range(game.seats)
    parts: dict[str, Callable[[Table, Seat], int]] = {
        "offices": lambda table, seat: OFFICE_POINTS * table.office_count(seat),
        "chips": lambda table, seat: CHIP_POINTS * table.chip_count(seat),
        "raid_markers": raid_points,
        "goods": goods_points,
    }
    if game.table.pirate >= 0:
        parts["noted"] = lambda table, seat: table.noted * (seat == table.pirate)
    names = story.phrases.lexicon.names["score"]
    for name, part in parts.items():
        label = story.phrases.name("score", names.index(name))
        yield label, tuple(part(game.table, seat) for seat in seats)


def raid_points(table: Table, seat: Seat) -> int:
    """K-END-03, P-07: what is held brings points, but costs the pirate as many."""
    return (-RAID_POINTS if seat == table.pirate else RAID_POINTS) * table.raids[seat]


def goods_points(table: Table, seat: Seat) -> int:
    """On the cog and in one's own offices."""
    held = [
        table.hold(seat),
        *(table.office_goods(seat, city) for city in range(len(table.raided))),
    ]
    return sum(n * worth for goods in held for n, worth in zip(goods, GOOD_POINTS, strict=True))
