"""The variant memory, with all routes face down."""

from dataclasses import replace

from hanse.core.parts import insert_after, insert_before, replace_part
from hanse.core.rule_changes import Added, Rewritten, extend_rules, family, struck
from hanse.games.kogge.actions.intercept import offer_interception
from hanse.games.kogge.actions.peek import Peeking
from hanse.games.kogge.events.variants import Peeked, StartSeen
from hanse.games.kogge.events.voyage import LedNowhere
from hanse.games.kogge.moves import KeepStart, Peek, SwapStart
from hanse.games.kogge.phases.memory import (
    CoverRoutes,
    LookAround,
    MoreFur,
    StartSwap,
    any_route_is_legal,
    any_route_is_replaceable,
    forget,
    leave_covered,
)
from hanse.games.kogge.phases.setup import FirstOffices, LayOut, ShowRoutes
from hanse.games.kogge.rules import AfterTurnPart, Rules
from hanse.games.kogge.variants.variant import Variant


def memory(rules: Rules) -> Rules:
    """Cover all routes (K-ADV-MEM-01 to K-ADV-MEM-07); D-11 says when a look can be bought."""
    first, later = rules.memory.peek_when
    setup = insert_before(
        replace_part(rules.setup, ShowRoutes(), CoverRoutes()), LayOut(), MoreFur()
    )
    return replace(
        rules,
        setup=insert_after(setup, FirstOffices(), LookAround()),
        route_fits=any_route_is_legal,
        after_use=leave_covered,
        may_replace=any_route_is_replaceable,
        sail_actions=(*rules.sail_actions, *([Peeking()] if first else [])),
        actions=(*rules.actions, *([Peeking()] if later else [])),
        after_turn=parts_with_forget(rules) if rules.memory.forgets else rules.after_turn,
    )


def parts_with_forget(rules: Rules) -> tuple[AfterTurnPart, ...]:
    """Return the parts after a turn, with `forget` before any interception (G-79)."""
    parts = rules.after_turn
    return (
        insert_before(parts, offer_interception, forget)
        if offer_interception in parts
        else (*parts, forget)
    )


MEMORY = Variant(
    "memory",
    memory,
    (Peek, SwapStart, KeepStart),
    (LedNowhere, Peeked, StartSeen),
    (StartSwap,),
    takes_out=(ShowRoutes(),),
    leans_on=(LayOut(), FirstOffices()),
    brings=(
        *family("K-ADV-MEM", 7),
        *("D-10", "D-11", "D-16", "D-24", "G-23", "G-24", "G-25", "G-70", "G-79"),
    ),
    changes={
        **dict.fromkeys(
            ("K-ACT-ROUTE-01", "K-ACT-ROUTE-03", "B-SETUP-01", "G-47", "G-77"), Rewritten("memory")
        ),
        **dict.fromkeys(("G-48", "G-76", "G-78"), Added("memory")),
        "K-MOVE-06": Rewritten("memory", also=("K-ADV-MEM-06",)),
        **struck("K-ADV-MEM-01", "K-SETUP-08", "K-SETUP-09", "K-SETUP-10", "G-67"),
        **struck("K-ADV-MEM-03", "K-MOVE-07"),
        **struck("K-ADV-MEM-04", "K-SETUP-04"),
        **struck("K-ADV-MEM-05", "K-ACT-ROUTE-04", "G-27"),
        **struck("D-16", "D-05"),
        **struck("G-25", "G-13"),
        **extend_rules("G-23", "K-MOVE-08"),
        **extend_rules("G-25", "G-32"),
    },
)
