"""What a player of Kogge is told beforehand: the aim, and what a raid or an ended turn costs."""

from hanse.cli.board.kogge_told import Teller
from hanse.core.notation.moves import options_of
from hanse.core.types import Move
from hanse.games.kogge import moves


def goal(teller: Teller) -> list[str]:
    """The game in a minute, and what else is played at this table."""
    setup = teller.sight.view.setup
    key = "terminal-kogge-goal-alone" if setup.seats == 1 else "terminal-kogge-goal"
    lines = teller.say(key).split("\n")
    for name in setup.variants:
        dashed = name.replace("_", "-")
        said = teller.say(f"option-kogge-variant-{dashed}")
        lines.append(teller.say("terminal-kogge-goal-variant", variant=name, said=said))
    return lines


def warning(teller: Teller, move: Move) -> str:
    match move:
        case moves.EndTurn():
            return turn_over(teller)
        case moves.RaidCity():
            return raid(teller, "terminal-kogge-warn-own" if has_office(teller) else "")
        case moves.RaidCog():
            return raid(teller)
    return ""


def turn_over(teller: Teller) -> str:
    """Nothing is lost where nothing else could be done."""
    asked = teller.sight.view.asked
    kinds = dict.fromkeys(o.move for o in options_of(asked.question)) if asked else {}
    still = [teller.story.label(kind) for kind in kinds if kind is not moves.EndTurn]
    if not still:
        return ""
    return teller.say("terminal-kogge-warn-end", still=teller.story.phrases.listed(still))


def raid(teller: Teller, also: str = "") -> str:
    """K-ACT-RAID-04 to K-ACT-RAID-06."""
    city = teller.sight.name(teller.here())
    more = teller.say(also) if also else ""
    return f"{teller.say('terminal-kogge-warn-raid', city=city)} {more}".rstrip()


def has_office(teller: Teller) -> bool:
    """K-ACT-RAID-04: the viewer would never come back to it."""
    offices = teller.sight.offices(teller.here())
    return any(owner == teller.story.viewer for owner, _ in offices)
