"""Texts about Kogge: the aim of the game, and warnings before a raid or the end of a turn."""

from hanse.boards.kogge.sentences import KoggeSentences
from hanse.core.notation.moves import options_of
from hanse.core.setup import Setup
from hanse.core.types import Move
from hanse.games.kogge import moves
from hanse.games.kogge.rule_changes import changes_of
from hanse.games.kogge.spec import SPEC
from hanse.words.changed_rules import cause_keys


def goal(sentences: KoggeSentences) -> list[str]:
    """Return a short summary of the game, with the variants and unusual answers at this table."""
    setup = sentences.reader.view.setup
    key = "terminal-kogge-goal-alone" if setup.seats == 1 else "terminal-kogge-goal"
    lines = sentences.say(key).split("\n")
    for name in setup.variants:
        dashed = name.replace("_", "-")
        said = sentences.say(f"option-kogge-variant-{dashed}")
        lines.append(sentences.say("terminal-kogge-goal-variant", variant=name, said=said))
    for rule, keys in chosen_answers(setup).items():
        said = " ".join(map(sentences.say, keys))
        lines.append(sentences.say("terminal-kogge-goal-variant", variant=rule, said=said))
    return lines


def chosen_answers(setup: Setup) -> dict[str, tuple[str, ...]]:
    """Return the keys of each reading with an unusual answer, by the rule that asks for it."""
    asks = {reading.name: reading.rules[0] for reading in SPEC.about.readings}
    held = [change.cause for change in changes_of(setup).values() if change.state != "absent"]
    readings = [cause for cause in dict.fromkeys(held) if cause and cause.kind == "reading"]
    return {asks[cause.name]: cause_keys(setup.game, cause) for cause in readings}


def warning(sentences: KoggeSentences, move: Move) -> str:
    match move:
        case moves.EndTurn():
            return turn_over_warning(sentences)
        case moves.RaidCity():
            return raid_warning(
                sentences, "terminal-kogge-warn-own" if has_office(sentences) else ""
            )
        case moves.RaidCog():
            return raid_warning(sentences)
    return ""


def turn_over_warning(sentences: KoggeSentences) -> str:
    """Return a warning that names the actions still possible; empty if there are none."""
    asked = sentences.reader.view.asked
    kinds = dict.fromkeys(o.move for o in options_of(asked.question)) if asked else {}
    still = [sentences.story.label(kind) for kind in kinds if kind is not moves.EndTurn]
    if not still:
        return ""
    return sentences.say(
        "terminal-kogge-warn-end", still=sentences.story.phrases.list_phrase(still)
    )


def raid_warning(sentences: KoggeSentences, also: str = "") -> str:
    """Return a warning before a raid (K-ACT-RAID-04 to K-ACT-RAID-06)."""
    city = sentences.reader.name(sentences.here())
    more = sentences.say(also) if also else ""
    return f"{sentences.say('terminal-kogge-warn-raid', city=city)} {more}".rstrip()


def has_office(sentences: KoggeSentences) -> bool:
    """Return whether the viewer has an office that a raid here would close (K-ACT-RAID-04)."""
    offices = sentences.reader.offices(sentences.here())
    return any(owner == sentences.story.viewer for owner, _ in offices)
