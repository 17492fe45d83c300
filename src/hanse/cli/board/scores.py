"""Where a game's points come from, once it is over and nothing is secret any more."""

from collections.abc import Callable, Iterator
from typing import Any

from hanse.core.types import Seat
from hanse.games.kogge.board import (
    CHIP_POINTS,
    GOOD_POINTS,
    OFFICE_POINTS,
    RAID_POINTS,
)
from hanse.games.kogge.table import Table
from hanse.match.match import Match
from hanse.match.story import Story

type Row = tuple[str, tuple[int, ...]]


def scores(match: Match, story: Story) -> list[Row]:
    """A name and everybody's points for each category; none where a game has only totals."""
    rows = ROWS.get(match.spec.about.name)
    return list(rows(match.game, story)) if rows else []


def kogge(game: Any, story: Story) -> Iterator[Row]:
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


def luebeck(game: Any, story: Story) -> Iterator[Row]:
    """L-GAME-02: what was won on the way, and what the cards left in hand cost."""
    costs = game.rules.deck.costs
    lost = [-sum(costs[card] for card in game.table.hands[seat]) for seat in range(game.seats)]
    won = [score - cost for score, cost in zip(game.table.scores, lost, strict=True)]
    names = story.phrases.lexicon.names["score"]
    for name, points in (("points", won), ("hand", lost)):
        yield story.phrases.name("score", names.index(name)), tuple(points)


ROWS: dict[str, Callable[[Any, Story], Iterator[Row]]] = {"kogge": kogge, "luebeck": luebeck}
