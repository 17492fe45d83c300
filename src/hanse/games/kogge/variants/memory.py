"""Memory."""

from dataclasses import replace

from hanse.core.parts import after, before, instead
from hanse.games.kogge.actions.intercept import interception
from hanse.games.kogge.actions.peek import Peeking
from hanse.games.kogge.events.variants import Peeked, StartSeen
from hanse.games.kogge.events.voyage import LedNowhere
from hanse.games.kogge.moves import KeepStart, Peek, SwapStart
from hanse.games.kogge.phases.memory import (
    CoverRoutes,
    LookAround,
    MoreFur,
    StartSwap,
    any_route,
    any_slot,
    covered_again,
    forget,
)
from hanse.games.kogge.phases.setup import FirstOffices, LayOut, ShowRoutes
from hanse.games.kogge.rules import AfterTurnPart, Rules
from hanse.games.kogge.variants.variant import Variant


def memory(rules: Rules) -> Rules:
    """K-ADV-MEM-01 to K-ADV-MEM-07: all routes face down; D-11 says when to pay for a look."""
    first, later = rules.memory.peek_when
    setup = before(instead(rules.setup, ShowRoutes(), CoverRoutes()), LayOut(), MoreFur())
    return replace(
        rules,
        setup=after(setup, FirstOffices(), LookAround()),
        route_fits=any_route,
        after_use=covered_again,
        may_replace=any_slot,
        sail_actions=(*rules.sail_actions, *([Peeking()] if first else [])),
        actions=(*rules.actions, *([Peeking()] if later else [])),
        after_turn=forgetting(rules) if rules.memory.forgets else rules.after_turn,
    )


def forgetting(rules: Rules) -> tuple[AfterTurnPart, ...]:
    """G-79: when all that belongs to a turn is over, and before another breaks in with his own."""
    parts = rules.after_turn
    return before(parts, interception, forget) if interception in parts else (*parts, forget)


MEMORY = Variant(
    "memory",
    memory,
    (Peek, SwapStart, KeepStart),
    (LedNowhere, Peeked, StartSeen),
    (StartSwap,),
    takes_out=(ShowRoutes(),),
    leans_on=(LayOut(), FirstOffices()),
)
