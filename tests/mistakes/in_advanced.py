"""Mistakes in conflicts, memory and promises that bind."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from hanse.core.types import Event, Move, Seat
from hanse.games.kogge.actions import peek
from hanse.games.kogge.actions.peek import Peeking
from hanse.games.kogge.deals import vows
from hanse.games.kogge.events.variants import FightMarkers
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases import conflict, memory, spoils
from hanse.games.kogge.phases.conflict import Challenging
from hanse.games.kogge.transfers import leave_face_up, show_to_all
from hanse.games.kogge.view import build, sections
from hanse.laws.hearing import check_seen_as_told
from hanse.laws.secrecy import check_question_of_imagined
from hanse.laws.timelines import check_pieces
from tests.mistakes.in_secrets import tell_all_of
from tests.mistakes.in_variants import on
from tests.mistakes.planting import Mistake, afterwards, at
from tests.mistakes.rules import check_each_action_once, check_pools_are_true
from tests.mistakes.variant_rules import (
    check_a_fight_is_private,
    check_a_pair_fights_once,
    check_a_promise_ends,
    check_a_promise_holds,
    check_better_markers_win,
    check_routes_stay_covered,
)
from tests.rules.fighting import challenged
from tests.rules.vowing import sworn, together


def what_was_laid_is_told_to_all(m: pytest.MonkeyPatch) -> None:
    """The event that shows the markers of a conflict has no addressee."""
    tell_all_of(m, FightMarkers)


def bystanders_think_nothing_was_swapped(m: pytest.MonkeyPatch) -> None:
    """They go on counting on markers that are in other hands now."""
    m.setattr(conflict, "may_have_left", lambda *_: None)


def nobody_ever_wins(m: pytest.MonkeyPatch) -> None:
    """All markers rank alike."""
    m.setattr(conflict, "rank_of", lambda rules, bid: ())


def a_pair_fights_again(m: pytest.MonkeyPatch) -> None:
    """Who has fought is forgotten."""

    def forget(_: None, step: Challenging, game: Kogge, seat: Seat, move: Move) -> None:
        for place, other in enumerate(game.agenda):
            if isinstance(other, Challenging):
                game.agenda[place] = msgspec.structs.replace(other, fought=())

    afterwards(m, Challenging, "answer", forget)


def spoils_are_copied(m: pytest.MonkeyPatch) -> None:
    """The loser keeps what he hands over."""
    hand_over = spoils.hand_over

    def keep(table: Any, winner: Seat, loser: Seat, *rest: Any) -> None:
        before = table.cargo[loser * 4 : loser * 4 + 4]
        hand_over(table, winner, loser, *rest)
        table.cargo[loser * 4 : loser * 4 + 4] = before

    m.setattr(spoils, "hand_over", keep)


def a_look_is_everybodys(m: pytest.MonkeyPatch) -> None:
    """One pays, and all see the routes."""
    m.setattr(peek, "let_see", lambda table, seat, slot: show_to_all(table, slot))


def a_used_route_stays_up(m: pytest.MonkeyPatch) -> None:
    """As if it were not memory."""
    m.setattr(memory, "show_to_all", leave_face_up)


def two_looks_in_a_turn(m: pytest.MonkeyPatch) -> None:
    """Looking does not use up the turn's look."""
    m.setattr(Peeking, "used_bits", lambda action, game, seat, move: 0)


def promises_are_wind(m: pytest.MonkeyPatch) -> None:
    """Nothing breaks them, so nothing is kept from anybody."""
    m.setattr(vows, "breaks_vow", lambda *_: False)


def a_promise_never_ends(m: pytest.MonkeyPatch) -> None:
    """Though it has been kept."""

    def never(table: Any, vow: Any, happened: list[Event]) -> bool:
        return False

    m.setattr(vows, "is_kept", never)


def promises_are_shown_to_nobody(m: pytest.MonkeyPatch) -> None:
    """They bind, and no view tells of them."""

    def hide(talking: sections.Talking, table: Any) -> sections.Talking:
        return msgspec.structs.replace(talking, vows=())

    afterwards(m, build, "talking", hide)


def promised() -> Iterable[Kogge]:
    """Seat 0 will not rob seat 1, and is on turn."""
    game = together()
    sworn(game, 0, 1, vows.SPARE)
    yield game


def may_attack() -> Iterable[Kogge]:
    """Three in one city; the one on turn has ended it."""
    yield challenged()


MISTAKES = (
    Mistake(what_was_laid_is_told_to_all, at(check_a_fight_is_private, "Fighting")),
    Mistake(bystanders_think_nothing_was_swapped, at(check_pools_are_true, "Fighting")),
    Mistake(nobody_ever_wins, at(check_better_markers_win, "Fighting")),
    Mistake(a_pair_fights_again, on(check_a_pair_fights_once, may_attack)),
    Mistake(spoils_are_copied, at(check_pieces, "demand")),
    Mistake(a_look_is_everybodys, at(check_seen_as_told, "peek")),
    Mistake(a_used_route_stays_up, at(check_routes_stay_covered, "sail")),
    Mistake(two_looks_in_a_turn, at(check_each_action_once, "peek")),
    Mistake(promises_are_wind, on(check_a_promise_holds, promised)),
    Mistake(a_promise_never_ends, on(check_a_promise_ends, promised)),
    Mistake(promises_are_shown_to_nobody, on(check_question_of_imagined, promised)),
)
