"""A voyage whose next step must be paid for."""

from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.game import Kogge
from tests.rules.laid_out import laid_out


def step_to_pay(*, must_go_on: bool, known: bool = True) -> Kogge:
    """The first seat has sailed once, with three goods and two markers; it may know both routes."""
    hidden = {} if known else {(3, 0): (1, 5), (3, 1): (2, 6)}
    return laid_out(
        Sailing(0, 2, 1, must_go_on), seats=3, edition="english", cogs=(3, 8, 7), hidden=hidden,
        hand={0: [0, 3]}, cargo={0: {"o": 1, "f": 1, "s": 1}},
    )  # fmt: skip
