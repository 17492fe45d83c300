"""A bot that plays Kogge: it does what brings most, in an order that never changes."""

from hanse import Bot, BotContext, Move, Thought

WISHES = (
    "build", "sell", "buy_raid", "trade", "load", "take_marker", "anchor", "sail", "end_turn",
)  # fmt: skip
"""What it would rather do than anything that stands behind it, by the names of moves."""
TRIES = 8


class Peddler(Bot):
    """Looks at a few answers and takes the one it likes best."""

    only = "kogge"

    def think(self, context: BotContext) -> Thought:
        below = context.rng.below
        tried = [context.question.sample(below) for _ in range(TRIES) if context.budget.spend()]
        return Thought((min(tried, key=liking),))


def liking(move: Move) -> int:
    name = str(move.__struct_config__.tag)
    return WISHES.index(name) if name in WISHES else len(WISHES)
