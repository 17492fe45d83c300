"""Win probabilities by round, and the turning points."""

from collections.abc import Sequence

from hanse.bots.levels_and_coach import judge_of
from hanse.cli.play.end_page import table
from hanse.core.records.record import Record
from hanse.games import GAMES
from hanse.match.deferred_judgement import deferred_shares
from hanse.match.replay_steps import OPEN, ReplayStep, replay_steps
from hanse.match.turning_points import TurningPoint, round_ends, standing_steps, turning_points
from hanse.words import Words
from hanse.words.story import Story


def names_of(record: Record) -> tuple[str, ...]:
    """Return the players' names; numbered seats if the record has no names."""
    seats = range(record.setup.seats)
    return record.about.names or tuple(f"Seat {seat + 1}" for seat in seats)


def chance_lines(record: Record, language: str) -> list[str]:
    """Return each player's win probability at the end of each round, and the turning points."""
    words, judge = Words(language), judge_of(record.setup.game)
    if judge is None or record.setup.seats == 1:
        return [words.say("terminal-no-judge")]
    spec = GAMES[record.setup.game]
    steps = standing_steps(deferred_shares(list(replay_steps(record, spec, OPEN, judge=judge))))
    story = Story(record.setup, words, names_of(record), OPEN)
    return [*round_table(steps, story), *turning_point_lines(turning_points(steps), story)]


def round_table(steps: Sequence[ReplayStep], story: Story) -> list[str]:
    """Return a table of percentages with a line for each round."""
    say, names = story.words.say, story.phrases.players
    rows = [(say("terminal-chance-head"), list(names))]
    for step in round_ends(steps):
        called = "terminal-chance-round" if step.round else "terminal-chance-start"
        shares = step.shares or [1 / len(names)] * len(names)
        rows.append((say(called, round=step.round), [f"{percent(one)} %" for one in shares]))
    return table(rows, sums=False)


def turning_point_lines(found: Sequence[TurningPoint], story: Story) -> list[str]:
    """Return the turning points, each with the event that began it."""
    lines = ["", story.words.say("terminal-turnings")] if found else []
    for one in found:
        lines.append(f"  {turning_point_line(one, story)}")
        if one.began is not None:
            lines.append(f"    {story.event_line(one.began)}")
    return lines


def turning_point_line(one: TurningPoint, story: Story) -> str:
    facts = {"round": one.round, "from": percent(one.before), "to": percent(one.after)}
    return story.words.say("terminal-turning", name=story.phrases.player(one.seat), **facts)


def percent(share: float) -> int:
    return round(100 * share)
