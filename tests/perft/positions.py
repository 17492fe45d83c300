"""Five small positions: what decides the count is laid out by hand, the rest by a fixed key."""

from hanse.games.kogge.game import Kogge
from tests.rules.laid_out import acting, auction, new_game, sailing

ROUTES = {0: (1, 5), 1: (2, 4), 2: (3, 6), 3: (4, 7), 4: (5, 0),
          5: (6, 3), 6: (7, 1), 7: (8, 2), 8: (0, 3)}  # fmt: skip


def start() -> Kogge:
    """Two seats pick their first cities, then the first of them bids."""
    return new_game(2)


def bids() -> Kogge:
    """Three small hands, then the guild master, then the first turn."""
    return auction(
        seats=3,
        routes=ROUTES,
        cogs=(0, 3, 6),
        offices={},
        guild=4,
        guild_start=4,
        hand={0: [3, 3, 5], 1: [3, 5, 8], 2: [0, 0, 4]},
        cargo={0: {"o": 1}, 1: {"f": 1}, 2: {}},
        market=[(0, 1), (2, 2)],
    )


def voyage() -> Kogge:
    """A cog with two chips, an office to load from, a hidden route and a raided city."""
    return sailing(
        cogs=(3, 8),
        routes=ROUTES,
        hidden={(7, 1): (1, 4)},
        raided={4: [0]},
        offices={3: [0], 7: [0, 1]},
        office_goods={3: [{"f": 1}], 7: [{"s": 1}, {"s": 1}]},
        chips={0: ["two_spaces", "secret_passage"]},
        guild=6,
        cargo={0: {"o": 1}},
        hand={0: [2, 5]},
        market=[(0, 1)],
        city={6: {}},
    )


def harbour() -> Kogge:
    """All actions are open: the guild master is here, and so is another cog."""
    return acting(
        seats=2,
        cogs=(5, 5),
        routes=ROUTES,
        guild=5,
        offices={5: [1], 0: [0]},
        city={5: {"a": 2, "o": 1}},
        cargo={0: {"o": 1, "f": 1, "s": 1}, 1: {"f": 2}},
        hand={0: [5, 5, 4], 1: [7]},
        market=[(0, 3), (1, 1)],
    )


def raid() -> Kogge:
    """Four cogs in one city; the first robs it or one of the others and is driven out."""
    return acting(
        seats=4,
        cogs=(3, 3, 3, 3),
        routes=ROUTES,
        guild=0,
        offices={3: [1]},
        office_goods={3: [{"f": 1}]},
        city={3: {"s": 1}},
        cargo={0: {}, 1: {"o": 2, "s": 1}, 2: {"f": 1}, 3: {}},
        hand={0: [], 1: [1], 2: [2], 3: [5]},
        market=[],
    )
