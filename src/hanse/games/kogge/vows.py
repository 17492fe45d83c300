"""Promises that bind: made inside a deal, kept by what is then offered (G-29)."""

from msgspec.structs import replace

from hanse.core.shapes import Choice, Menu, Option, Question
from hanse.core.steps import Asking
from hanse.core.types import Event, Refusal, Seat, name_of
from hanse.games.kogge.actions.exile import ExileChoice, ExileVote
from hanse.games.kogge.events import (
    CityRaided,
    CogRaided,
    Exiled,
    GuildMoved,
    NoExile,
    TurnEnded,
    VowEnded,
    VowMade,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.lying import Standing, Vow
from hanse.games.kogge.moves import ChangeRoute, Exile, MoveGuild, RaidCog

GUILD_ONE, GUILD_TWO, KEEP_ROUTES, SPARE, EXILE_A, EXILE_B = range(1, 7)
VOWS = (GUILD_ONE, GUILD_TWO, KEEP_ROUTES, SPARE, EXILE_A, EXILE_B)


def bind(game: Kogge, done: Standing) -> None:
    """K-DEAL-05: what was promised in a deal lives from now on, for all to see."""
    for by, to, kind in ((done.maker, done.to, done.vow), (done.to, done.maker, done.wants)):
        if kind:
            vow = Vow(by, to, kind, game.table.cogs[by], game.table.round + 1)
            game.table.vows.append(vow)
            game.tell(VowMade(by, to, kind, vow.city))


def restrict(game: Kogge, asking: Asking) -> Asking:
    """A seat is not asked for what it promised not to do; a promise that leaves nothing is void."""
    kept = dict(asking)
    for vow in game.table.vows:
        question = kept.get(vow.by)
        if question is not None:
            kept[vow.by] = held_to(game, question, vow) or question
    return kept


def held_to(game: Kogge, question: Question, vow: Vow) -> Question | None:
    if not isinstance(question, Menu):
        return held_option(game, question, vow)
    options = [held_option(game, option, vow) for option in question.options]
    return replace(question, options=tuple([option for option in options if option]))


def held_option(game: Kogge, option: Option, vow: Vow) -> Option | None:
    """What is left of one option under a promise; None for nothing."""
    if not isinstance(option, Choice):
        return option
    values = tuple([v for v in option.values if not breaks(game, option, v, vow)])
    return replace(option, values=values) if values else None


def breaks(game: Kogge, option: Choice, value: int, vow: Vow) -> bool:
    """Would this answer break the promise?"""
    if option.move is MoveGuild:
        return vow.kind in (GUILD_ONE, GUILD_TWO) and value != vow.kind
    if option.move is ChangeRoute:
        return vow.kind == KEEP_ROUTES and game.table.cogs[vow.by] == vow.city
    if option.move is RaidCog:
        return vow.kind == SPARE and value == vow.to
    if option.move is Exile and vow.kind in (EXILE_A, EXILE_B):
        return exiled(game) == vow.to and value != vow.kind - EXILE_A
    return False


def exiled(game: Kogge) -> Seat | None:
    """Whose way out is being chosen."""
    step = game.agenda[-1]
    return step.robber if isinstance(step, ExileVote | ExileChoice) else None


def refused(game: Kogge, seat: Seat) -> list[Refusal]:
    """What the seat cannot do because it promised not to."""
    moves = {KEEP_ROUTES: ChangeRoute, SPARE: RaidCog}
    mine = [vow for vow in game.table.vows if vow.by == seat and vow.kind in moves]
    return [
        Refusal(name_of(moves[vow.kind]), "G-29", numbers=(vow.to,))
        for vow in mine
        if vow.kind == SPARE or game.table.cogs[seat] == vow.city
    ]


def end_vows(game: Kogge) -> None:
    """A promise ends when it has been kept, or when the next round is over."""
    table = game.table
    happened = [told.event for told in game.told]
    for vow in [v for v in table.vows if table.round > v.until or kept(v, happened)]:
        table.vows.remove(vow)
        game.tell(VowEnded(vow.by, vow.to, vow.kind, vow.city))


def kept(vow: Vow, happened: list[Event]) -> bool:
    """G-29: the guild master moved, the turn over, the robber driven out."""
    if vow.kind in (GUILD_ONE, GUILD_TWO):
        return any(isinstance(e, GuildMoved) and e.seat == vow.by for e in happened)
    if vow.kind in (KEEP_ROUTES, SPARE):
        ends = TurnEnded | CityRaided | CogRaided
        return any(isinstance(e, ends) and e.seat == vow.by for e in happened)
    return any(isinstance(e, Exiled | NoExile) and e.seat == vow.to for e in happened)
