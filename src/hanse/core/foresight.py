"""What an answer would come to, as far as whoever gives it can know."""

from msgspec import Struct

from hanse.core.dice import Dice
from hanse.core.records.timeline import DRAW, OVER, REVEAL, Timeline
from hanse.core.spec import AnySpec
from hanse.core.types import Event, IllegalMove, Move, Seat
from hanse.core.views import Sections, View

SHOWN = ("players", "own")
# Any key will do: where the move causes a draw, nothing of the result is shown.
ANY_KEY = bytes(32)
ILLEGAL = "illegal"


class Foresight(Struct, frozen=True, omit_defaults=True):
    """What would be told, and what one would have then.

    `then` is what would follow if nobody else added anything. `final` says
    why it could not be taken back; where a draw or something hidden decides, nothing is foretold.
    Of the end it is said that it comes, not how it is counted: that may need what is hidden.
    `rule` forbids it, if it is illegal.
    """

    events: tuple[Event, ...] = ()
    then: tuple[Event, ...] = ()
    after: Sections = {}
    final: str = ""
    rule: str = ""


def foresee(spec: AnySpec, view: View, seat: Seat, move: Move) -> Foresight:
    """From the seat's view alone: played in a game that it cannot tell from the real one."""
    timeline = Timeline(spec, spec.see.imagine(view, Dice(ANY_KEY)))
    try:
        timeline.play(seat, move)
    except IllegalMove as wrong:
        return Foresight(final=ILLEGAL, rule=wrong.rule)
    final = "" if timeline.open else timeline.closed_by
    game = timeline.game
    if game.dice.drawn or spec.play.irreversible(game.told):
        return Foresight(final=final if final != OVER else DRAW if game.dice.drawn else REVEAL)
    before_the_end = game.told[:-1] if game.over else game.told
    told = tuple([one.event for one in before_the_end if one.reaches(seat)])
    sections = spec.see.sections(game, seat)
    after = {name: sections[name] for name in SHOWN if name in sections}
    return Foresight(told, tuple(spec.play.forecast(game)), after, final)
