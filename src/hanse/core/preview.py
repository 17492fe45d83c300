"""Previews of a move, using only what its seat can know."""

from msgspec import Struct

from hanse.core.dice import Dice
from hanse.core.records.timeline import DRAW, OVER, REVEAL, Timeline
from hanse.core.spec import AnySpec
from hanse.core.types import Event, IllegalMove, Move, Seat
from hanse.core.views import Sections, View

SHOWN = ("players", "own")
# Any key will do, because the preview shows nothing of the result if the move causes a draw.
ANY_KEY = bytes(32)
ILLEGAL = "illegal"


class MovePreview(Struct, frozen=True, omit_defaults=True):
    """The events a move would cause, and the seat's holdings afterwards.

    `then` holds the events that would follow if nobody else added anything. `final` gives the
    reason why the move could not be undone; if the outcome depends on a draw or on something
    hidden, only `final` is set. The preview shows that the game would end, but not the result,
    which may depend on hidden things. If the move is illegal, `rule` is the rule that forbids it.
    """

    events: tuple[Event, ...] = ()
    then: tuple[Event, ...] = ()
    after: Sections = {}
    final: str = ""
    rule: str = ""


def preview_move(spec: AnySpec, view: View, seat: Seat, move: Move) -> MovePreview:
    """Return the preview of a move, played in an imagined game that fits the seat's view."""
    timeline = Timeline(spec, spec.see.imagine(view, Dice(ANY_KEY)))
    try:
        timeline.play(seat, move)
    except IllegalMove as wrong:
        return MovePreview(final=ILLEGAL, rule=wrong.rule)
    final = "" if timeline.open else timeline.closed_by
    game = timeline.game
    if game.dice.drawn or spec.play.irreversible(game.events):
        return MovePreview(final=final if final != OVER else DRAW if game.dice.drawn else REVEAL)
    before_the_end = game.events[:-1] if game.over else game.events
    events = tuple([one.event for one in before_the_end if one.reaches(seat)])
    sections = spec.see.sections(game, seat)
    after = {name: sections[name] for name in SHOWN if name in sections}
    return MovePreview(events, tuple(spec.play.preview_if_all_pass(game)), after, final)
