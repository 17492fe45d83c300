"""Mistakes in views, knowledge, events and sealed choices."""

from typing import Any

import msgspec
import pytest

from hanse.core.spec import See
from hanse.core.types import Event
from hanse.games.kogge import transfers as handling
from hanse.games.kogge.actions import raid, sail
from hanse.games.kogge.actions.guild_deal import ChooseMarker
from hanse.games.kogge.events.actions import MarkerTaken
from hanse.games.kogge.events.raids import PileTaken
from hanse.games.kogge.events.setup import Ready
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.setup import StartPicks
from hanse.games.kogge.table import Table
from hanse.games.kogge.view import build, sections
from hanse.laws.hearing import check_seen_as_told, check_told_as_seen
from hanse.laws.positions import TOGETHER, examples
from hanse.laws.sealing import check_sealed
from hanse.laws.secrecy import (
    check_hidden_things_vary,
    check_question_of_imagined,
    check_twins,
)
from hanse.laws.wires import check_wire
from tests.mistakes.planting import (
    EDITION,
    GAME,
    SPEC,
    Mistake,
    Search,
    afterwards,
    at,
)
from tests.mistakes.rules import check_pools_are_true, check_values_are_private


def cargo_is_shown_to_all(m: pytest.MonkeyPatch) -> None:
    """Though it is secret by the reading in play."""

    def show(players: sections.Players, game: Kogge) -> sections.Players:
        holds = tuple(game.table.hold(seat) for seat in range(game.seats))
        return msgspec.structs.replace(players, cargo_open=holds)

    afterwards(m, build, "players", show)


def a_covered_route_is_shown_to_all(m: pytest.MonkeyPatch) -> None:
    """The board's section holds its value."""

    def show(board: sections.Board, table: Table) -> sections.Board:
        return msgspec.structs.replace(board, routes=tuple(table.routes))

    afterwards(m, build, "board", show)


def the_reserve_is_shown(m: pytest.MonkeyPatch) -> None:
    """Not how many markers it holds, but how many of one value."""

    def show(supply: sections.Supply, game: Kogge) -> sections.Supply:
        return msgspec.structs.replace(supply, reserve=game.table.reserve[0])

    afterwards(m, build, "supply", show)


def a_spectator_is_shown_a_hand(m: pytest.MonkeyPatch) -> None:
    """He is taken for the first seat."""
    sections = See.sections

    def show(see: Any, game: Kogge, viewer: int) -> Any:
        return sections(see, game, max(0, viewer))

    m.setattr(See, "sections", show)


def a_question_knows_a_covered_route(m: pytest.MonkeyPatch) -> None:
    """A face-down way to one's own raided city is not offered, and so is known."""

    def may_take(game: Kogge, seat: int, slot: int) -> bool:
        return not game.table.is_barred(seat, game.table.routes[slot])

    m.setattr(sail, "may_take", may_take)


def a_pool_keeps_what_was_turned_up(m: pytest.MonkeyPatch) -> None:
    """A route is revealed, and still counted among what its layer is known to have."""

    def remember(_: None, game: Kogge, slot: int) -> None:
        handling.note_seen_markers(game.table, slot % game.seats, game.table.routes[slot], 1)

    afterwards(m, sail, "turn_up", remember)


def a_pool_learns_a_secret(m: pytest.MonkeyPatch) -> None:
    """All know which marker the guild master gave, though only its owner saw it."""

    def learn(_: None, step: ChooseMarker, game: Kogge, seat: int, move: Any) -> None:
        handling.note_seen_markers(game.table, seat, move.value, 1)

    afterwards(m, ChooseMarker, "answer", learn)


def everybody_looks_into_the_piles(m: pytest.MonkeyPatch) -> None:
    """What robber and victim saw, all know."""
    know_piles = raid.know_piles

    def look(table: Table, robber: int, victim: int, piles: Any, insider: bool) -> None:
        know_piles(table, robber, victim, piles, insider=True)

    m.setattr(raid, "know_piles", look)


def tell_all_of(m: pytest.MonkeyPatch, kind: type[Event]) -> None:
    tell = Kogge.tell

    def aloud(game: Kogge, event: Event, *to: int) -> None:
        tell(game, event, *(() if isinstance(event, kind) else to))

    m.setattr(Kogge, "tell", aloud)


def a_robbed_pile_is_told_to_all(m: pytest.MonkeyPatch) -> None:
    """The event that says what is in it has no addressee."""
    tell_all_of(m, PileTaken)


def a_private_marker_is_told_to_all(m: pytest.MonkeyPatch) -> None:
    """The event that says its value has no addressee."""
    tell_all_of(m, MarkerTaken)


def sealed_choices_are_shown_as_they_came(m: pytest.MonkeyPatch) -> None:
    """Offices open in the order in which players were quick."""
    came: list[int] = []
    reveal = StartPicks.reveal

    def in_order_of_arrival(step: StartPicks, game: Kogge) -> None:
        order = sorted(step.seats, key=came[::-1].index, reverse=True)
        reveal(msgspec.structs.replace(step, seats=tuple(order)), game)

    came += range(4)
    afterwards(m, StartPicks, "seal", lambda _, step, game, seat, move: came.append(seat))
    m.setattr(StartPicks, "reveal", in_order_of_arrival)


def a_changed_mind_is_told(m: pytest.MonkeyPatch) -> None:
    """Who chooses again in secret is heard doing so."""

    def tell(_: None, step: StartPicks, game: Kogge, seat: int, move: Any) -> None:
        if not game.events:
            game.tell(Ready(seat))

    afterwards(m, StartPicks, "seal", tell)


def a_question_is_named_by_the_latest_ply(m: pytest.MonkeyPatch) -> None:
    """So that answers given at once make each other stale."""

    def rename(asked: Any, game: Kogge, seat: int) -> Any:
        return asked and msgspec.structs.replace(asked, id=game.ply)

    afterwards(m, build, "question_for", rename)


def look_for_what_is_known() -> None:
    check_hidden_things_vary(SPEC, examples(GAME, EDITION, "mistakes", count=520))


VARY = Search(check_hidden_things_vary.__name__, look_for_what_is_known)

MISTAKES = (
    Mistake(cargo_is_shown_to_all, VARY),
    Mistake(a_covered_route_is_shown_to_all, VARY),
    Mistake(the_reserve_is_shown, at(check_twins)),
    Mistake(a_spectator_is_shown_a_hand, VARY),
    Mistake(a_question_knows_a_covered_route, at(check_question_of_imagined, "sail")),
    Mistake(a_pool_keeps_what_was_turned_up, at(check_twins, "sail")),
    Mistake(a_pool_keeps_what_was_turned_up, at(check_pools_are_true, "sail")),
    Mistake(a_pool_learns_a_secret, at(check_seen_as_told, "take_marker")),
    Mistake(everybody_looks_into_the_piles, at(check_seen_as_told, "take_pile")),
    Mistake(a_robbed_pile_is_told_to_all, at(check_told_as_seen, "take_pile")),
    Mistake(a_private_marker_is_told_to_all, at(check_values_are_private, "take_marker")),
    Mistake(sealed_choices_are_shown_as_they_came, at(check_sealed, TOGETHER)),
    Mistake(a_changed_mind_is_told, at(check_sealed, TOGETHER)),
    Mistake(a_question_is_named_by_the_latest_ply, at(check_wire, TOGETHER)),
)
