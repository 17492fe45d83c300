"""The views of a game, derived from its table; a game with secrets says what each seat may see."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from msgspec import Struct, defstruct
from msgspec.structs import fields

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.spec import AnyStep, See
from hanse.core.types import Move, Seat
from hanse.core.views import Asked, Sections, question_for, resume_seen
from hanse.kit.table import Game, Result, Table, copied, own_fields

type AnyView = Any  # Any: the type of a view is made when its game is defined
type AnyGame = Game[Any]  # Any: games with tables of every type


@dataclass(frozen=True)
class Secrets[T: Table, P: Struct, O: Struct]:
    """What each seat may know of a table. A game without secrets needs none of this."""

    public_type: type[P]
    own_type: type[O]
    public: Callable[[T], P]
    """The part of the table that everyone sees."""
    own: Callable[[T, Seat], O]
    """The part that this seat alone sees."""
    imagine: Callable[[P, O | None, Seat, Dice], T]
    """A table that fits what a seat sees, with the hidden things at random; -1 is a spectator.

    The result and the round need not be filled in.
    """
    hidden: Callable[[T, Seat], dict[str, object]]
    """Everything that this seat does not know, by name, for the property tests."""


class NoSecrets(Struct, frozen=True):
    """The private part of a view in a game without secrets."""


class NowSeen(Struct, frozen=True):
    """The progress of a game: the steps to come, and the asked seats, each since its ply."""

    agenda: tuple[Any, ...]  # Any: steps are read by the game's own type
    asked: tuple[tuple[Seat, int], ...]
    ply: int
    result: Result | None


def open_secrets(table_type: type[Table]) -> "Secrets[Any, Any, Any]":  # Any: made at run time
    """Return the secrets of a game without any: everyone sees the whole table."""
    names = own_fields(table_type)
    types = {field.name: field.type for field in fields(table_type)}
    seen = defstruct("TableSeen", [(name, types[name]) for name in names], frozen=True)
    return Secrets(
        seen,
        NoSecrets,
        lambda table: seen(*[copied(getattr(table, name)) for name in names]),
        lambda table, seat: NoSecrets(),
        lambda shown, own, seat, dice: table_type(
            **{name: copied(getattr(shown, name)) for name in names}
        ),
        lambda table, seat: {},
    )


def make_see(
    game_type: type[AnyGame],
    secrets: "Secrets[Any, Any, Any]",  # Any: as above
    moves: tuple[type[Move], ...],
    steps: Iterable[type[AnyStep]],
    has_rounds: bool,
) -> See[AnyGame, AnyView]:
    """Return the functions that show a game to each seat."""
    now_type, own_type = make_now(steps, has_rounds), make_own(secrets.own_type)

    def public(game: AnyGame) -> Sections:
        table = game.table
        more = (table.round,) if has_rounds else ()
        asked = tuple(sorted(game.asked_at.items()))
        now = now_type(tuple(game.agenda), asked, game.ply, table.result, *more)
        return {"setup": game.setup, "table": secrets.public(table), "now": now}

    def private(game: AnyGame, seat: Seat) -> Sections:
        seen = secrets.own(game.table, seat)
        parts = [getattr(seen, name) for name in seen.__struct_fields__]
        return {"own": own_type(seat, *parts), "asked": question_for(game, seat)}

    def imagine(view: AnyView, dice: Dice) -> AnyGame:
        own = view.own and part_of(view.own, secrets.own_type)
        table = secrets.imagine(view.table, own, view.own.seat if view.own else -1, dice)
        table.result, table.round = view.now.result, getattr(view.now, "round", 0)
        game = game_type(view.setup, table, dice)
        resume_seen(game, view)
        dice.drawn = []
        return game

    return See(
        view_type=make_view(secrets.public_type, now_type, own_type),
        public=public,
        private=private,
        moves=moves,
        imagine=imagine,
        hidden=lambda game, seat: secrets.hidden(game.table, seat),
    )


def part_of(whole: Struct, kind: type[Struct]) -> Struct:
    """Return the fields of a larger struct as a struct of this kind."""
    return kind(*[getattr(whole, name) for name in kind.__struct_fields__])


def make_now(steps: Iterable[type[AnyStep]], has_rounds: bool) -> type[Struct]:
    """Return the type of the section `now` for a game with these steps."""
    step: Any = reduce(or_, steps)  # Any: a union of types, made at run time
    rounds = [("round", int)] if has_rounds else []
    return defstruct("Now", [("agenda", tuple[step, ...]), *rounds], bases=(NowSeen,), frozen=True)


def make_own(own_type: type[Struct]) -> type[Struct]:
    """Return the type of the section `own`: the seat, then what it alone sees."""
    parts = [(field.name, field.type) for field in fields(own_type)]
    return defstruct("Own", [("seat", Seat), *parts], frozen=True)


def make_view(public: type[Struct], now: type[Struct], own: type[Struct]) -> AnyView:
    """Return the type of a whole view."""
    required = [("setup", Setup), ("table", public), ("now", now)]
    optional = [("own", own | None, None), ("asked", Asked | None, None)]
    return defstruct("View", [*required, *optional], frozen=True)
