"""The result: each player's points by category."""

from collections.abc import Sequence

from hanse.boards.registry import board_of
from hanse.core.spec import Outcome
from hanse.match.match import Match
from hanse.words.story import Story
from hanse.words.typography import number

COLUMN_GAP = 2


def score_table(match: Match, story: Story) -> list[str]:
    """Return a table with a line for each category, with the winners marked."""
    outcome = match.spec.play.outcome(match.game)
    if outcome is None:
        return []
    names = [player_heading(story, outcome, seat) for seat in range(match.game.seats)]
    rows = [(story.words.say("terminal-score-head"), names)]
    for label, points in board_of(match.spec.about.name).scores(match.game, story):
        rows.append((label, list(map(number, points))))
    rows.append((story.words.say("terminal-score-total"), list(map(number, outcome.points))))
    return table(rows)


def player_heading(story: Story, outcome: Outcome, seat: int) -> str:
    name = story.phrases.player(seat)
    return story.words.say("terminal-winner", seat=name) if seat in outcome.winners else name


def table(rows: Sequence[tuple[str, Sequence[str]]], *, sums: bool = True) -> list[str]:
    """Return the lines of a table whose first row is a heading; with `sums`, the last has sums.

    A table of sums alone has one rule instead of two with nothing in between.
    """
    first = max(len(label) for label, _ in rows)
    columns = zip(*(cells for _, cells in rows), strict=True)
    widths = [max(map(len, column)) + COLUMN_GAP for column in columns]
    lines = [
        f"{label:<{first}}" + "".join(f"{c:>{w}}" for c, w in zip(cells, widths, strict=True))
        for label, cells in rows
    ]
    rule = "-" * len(lines[0])
    body = [*lines[1:-1], rule, lines[-1]] if sums and len(lines) > 2 else lines[1:]
    return [lines[0], rule, *body]
