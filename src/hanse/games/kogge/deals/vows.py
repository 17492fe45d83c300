"""Binding promises, made in deals and enforced by limiting later answers (G-29)."""

from msgspec.structs import replace

from hanse.core.questions.shapes import Choice, Menu, Option, Question
from hanse.core.steps import Asking
from hanse.core.types import Event, Refusal, Seat, name_of
from hanse.games.kogge.actions.exile import ExileChoice, ExileVote
from hanse.games.kogge.events.deals import VowEnded, VowMade
from hanse.games.kogge.events.raids import CityRaided, Exiled, LootTaken, NoExile, PileTaken
from hanse.games.kogge.events.rounds import GuildMoved, TurnEnded
from hanse.games.kogge.events.voyage import Blocked, LedNowhere
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import ChangeRoute, Exile, MoveGuild, RaidCog
from hanse.games.kogge.table import Table
from hanse.games.kogge.terms import OpenOffer, Vow

GUILD_ONE, GUILD_TWO, KEEP_ROUTES, SPARE, EXILE_A, EXILE_B = range(1, 7)
VOWS = (GUILD_ONE, GUILD_TWO, KEEP_ROUTES, SPARE, EXILE_A, EXILE_B)


def bind(game: Kogge, deal: OpenOffer) -> None:
    """Make the promises of a deal binding from now on, for all to see (K-DEAL-05)."""
    for by, to, kind in (
        (deal.maker, deal.to, deal.vow),
        (deal.to, deal.maker, deal.wants),
    ):
        if kind:
            table = game.table
            vow = Vow(by, to, kind, table.cogs[by], table.round + 1, raids_of(table, to))
            table.vows.append(vow)
            game.tell(VowMade(by, to, kind, vow.city))


def restrict(game: Kogge, asking: Asking) -> Asking:
    """Return the questions, less the answers that break promises.

    A promise that bars every answer is void.
    """
    limited = dict(asking)
    for vow in game.table.vows:
        question = limited.get(vow.by)
        if question is not None:
            limited[vow.by] = allowed_question(game, question, vow) or question
    return limited


def allowed_question(game: Kogge, question: Question, vow: Vow) -> Question | None:
    if not isinstance(question, Menu):
        return allowed_option(game, question, vow)
    options = [allowed_option(game, option, vow) for option in question.options]
    return replace(question, options=tuple([option for option in options if option]))


def allowed_option(game: Kogge, option: Option, vow: Vow) -> Option | None:
    """Return the part of an option that a promise allows; None if nothing is left."""
    if not isinstance(option, Choice):
        return option
    values = tuple([v for v in option.values if not breaks_vow(game, option, v, vow)])
    return replace(option, values=values) if values else None


def breaks_vow(game: Kogge, option: Choice, value: int, vow: Vow) -> bool:
    """Return whether this answer would break the promise; changing a crest does not (G-80)."""
    if option.move is MoveGuild:
        return vow.kind in (GUILD_ONE, GUILD_TWO) and value != vow.kind
    if option.move is ChangeRoute:
        return vow.kind == KEEP_ROUTES and game.table.cogs[vow.by] == vow.city
    if option.move is RaidCog:
        return vow.kind == SPARE and value == vow.to
    if option.move is Exile and vow.kind in (EXILE_A, EXILE_B):
        return exiled_seat(game) == vow.to and value != vow.kind - EXILE_A
    return False


def exiled_seat(game: Kogge) -> Seat | None:
    """Return the seat whose way into exile is being chosen; None if there is none."""
    step = game.agenda[-1]
    return step.robber if isinstance(step, ExileVote | ExileChoice) else None


def vow_refusals(game: Kogge, seat: Seat) -> list[Refusal]:
    """Return the refusals of answers that the seat's own promises forbid."""
    if seat not in game.asking:
        return []
    question = game.agenda[-1].asks(game)[seat]
    options = question.options if isinstance(question, Menu) else (question,)
    choices = [option for option in options if isinstance(option, Choice)]
    mine = [vow for vow in game.table.vows if vow.by == seat]
    return [r for choice in choices for vow in mine for r in withheld_values(game, choice, vow)]


def withheld_values(game: Kogge, choice: Choice, vow: Vow) -> list[Refusal]:
    """Return a refusal for each value that a promise removes, or a single one if it removes all."""
    name, target, asked = name_of(choice.move), choice.target, game.asking[vow.by]
    broken = [v for v in choice.values if breaks_vow(game, choice, v, vow)]
    gone = [v for v in broken if not asked.allows(choice.move(v, target))]
    if len(gone) == len(choice.values) > 1:
        return [Refusal(name, "G-29", target, (vow.to,))]
    return [Refusal(name, "G-29", target, (vow.to,), value=v) for v in gone]


def end_vows(game: Kogge) -> None:
    """End each promise that has been kept, or whose last round is over."""
    table = game.table
    happened = [addressed.event for addressed in game.events]
    for vow in [v for v in table.vows if table.round > v.until or is_kept(table, v, happened)]:
        table.vows.remove(vow)
        game.tell(VowEnded(vow.by, vow.to, vow.kind, vow.city))


def is_kept(table: Table, vow: Vow, happened: list[Event]) -> bool:
    """Return whether these events show that the promise was kept (G-29)."""
    if vow.kind in (GUILD_ONE, GUILD_TWO):
        return any(isinstance(e, GuildMoved) and e.seat == vow.by for e in happened)
    if vow.kind in (KEEP_ROUTES, SPARE):
        ends = TurnEnded | CityRaided | LootTaken | PileTaken
        return any(isinstance(e, ends) and e.seat == vow.by for e in happened)
    gone = Exiled | NoExile | Blocked | LedNowhere
    moved = any(isinstance(e, gone) and e.seat == vow.to for e in happened)
    return moved and raids_of(table, vow.to) > vow.raids


def raids_of(table: Table, seat: Seat) -> int:
    """Return the number of cities that the seat has raided."""
    return sum(city >> seat & 1 for city in table.raided)
