"""A whole screen as lines: board, players, log and question, for any size from 80 × 24."""

import textwrap
from collections.abc import Sequence

from rich.text import Text

from hanse.cli.play.frames import Prompt
from hanse.cli.play.pages import topics_line
from hanse.cli.play.seat_context import SeatContext
from hanse.cli.play.terminal import LogLines
from hanse.core.questions.shapes import Choice

MIN_WIDTH, MIN_HEIGHT = 80, 24
LOG_LINES = 3
"""The minimum number of lines of the log, if there is room at all."""
USUAL_LOG_ROWS = 8
"""The number of rows that optional content leaves for the log."""
COLUMN_COUNTS = (4, 3, 2, 1)
REFUSAL_LEAD = " – "
GAP = "  "
"""The space between and before words that can be typed."""


def screen_rows(
    context: SeatContext, prompt: Prompt, news: LogLines, note: str, size: tuple[int, int]
) -> list[Text]:
    """Return the rows of a screen, at most one fewer than its height: the last is for typing."""
    width, height = size
    asked = question_rows(prompt, width)
    notes = [Text(line, "bold") for line in wrap_text(note, width, "! ")]
    room = height - 1 - len(asked) - len(notes)
    top = squeeze_rows(context, width, max(room, 0))
    room -= len(top)
    kept = max(LOG_LINES, new_row_count(news, size))
    refused = refusal_rows(context, prompt.refusals, width, max(room - kept, min(room, 1)))
    room -= len(refused)
    besides = context.drawing.more(width)[: max(room - max(kept, USUAL_LOG_ROWS), 0)]
    past = log_rows(news, width)
    past = past[max(len(past) - (room - len(besides)), 0) :]
    spare = room - len(besides) - len(past)
    rows = [*top, *besides, *aim_rows(context, width, spare), *past, *asked, *refused, *notes]
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return rows[: height - 1]


def log_room(context: SeatContext, prompt: Prompt, size: tuple[int, int]) -> int:
    """Return the number of log rows that fit on a screen with this question."""
    width, height = size
    refused = min(len(prompt.refusals), 1)
    return height - 1 - len(question_rows(prompt, width)) - len(top_rows(context, width)) - refused


def new_row_count(news: LogLines, size: tuple[int, int]) -> int:
    """Return the number of rows that the new lines of the log take."""
    return len(log_rows(news, size[0], len(news.lines) - news.fresh))


def top_rows(context: SeatContext, width: int) -> list[Text]:
    """Return the state of the game, the board, and the viewer's holdings."""
    line = Text().append(context.drawing.headline(), "bold")
    if waiting := offer_count(context):
        line.append("  " + context.say("terminal-offers-waiting", count=waiting), "bold reverse")
    line.append(key_line(context, width - len(line)), "dim")
    return [line, *context.drawing.board(width), *context.drawing.hand(width)]


def key_line(context: SeatContext, room: int) -> str:
    """Return the keys to type, at the right end of the first line; only some if room is short."""
    every = context.say("terminal-keys").split(GAP)
    fitting = (GAP.join(some) for some in (every, every[:2], every[1:2]))
    return next((text.rjust(room) for text in fitting if len(GAP + text) <= room), "")


def squeeze_rows(context: SeatContext, width: int, room: int) -> list[Text]:
    """Return the top rows, cut to this room: first the board's heading goes, then its last rows."""
    rows = top_rows(context, width)
    if len(rows) > room:
        rows = [rows[0], *rows[2:]]
    hand = len(context.drawing.hand(width))
    too_many = max(len(rows) - room, 0)
    board = len(rows) - hand
    return [*rows[: max(board - too_many, 0)], *rows[board:]][:room]


def offer_count(context: SeatContext) -> int:
    """Return the number of offers that await an answer: the length of the longest aside list."""
    options = context.asides.options if context.asides else ()
    return max((len(o.values) for o in options if isinstance(o, Choice)), default=0)


def question_rows(prompt: Prompt, width: int) -> list[Text]:
    rows = [Text(line, "bold reverse") for line in wrap_text(prompt.title, width, " ")]
    rows += answer_columns(prompt.lines, width)
    rows += [Text(line) for line in wrap_text(prompt.status, width, "  ")]
    return rows


def answer_columns(lines: Sequence[tuple[str, str]], width: int) -> list[Text]:
    """Return rows with the answers, side by side if they are short."""
    if not lines:
        return []
    keys = max(len(key) for key, _ in lines)
    longest = keys + 3 + max(len(text) for _, text in lines)
    many = next((n for n in COLUMN_COUNTS if longest + 2 <= width // n), 1)
    many = min(many, -(-len(lines) // 2)) if len(lines) > 3 else 1
    if many == 1:
        return [row for key, text in lines for row in answer_rows(f"{key:>{keys}}", text, width)]
    height = -(-len(lines) // many)
    rows = [Text() for _ in range(height)]
    for at, (key, text) in enumerate(lines):
        cell = Text(" ").append(f"{key:>{keys}}", "bold").append(f"  {text}")
        cell.truncate(width // many, pad=True)
        rows[at % height].append_text(cell)
    return rows


def answer_rows(key: str, text: str, width: int) -> list[Text]:
    """Return one answer after its key, on as many rows as needed."""
    first, *others = wrap_text(text, width, " " * (len(key) + 3)) or [""]
    row = Text(" ").append(key, "bold").append("  ").append(first.lstrip())
    return [row, *map(Text, others)]


def refusal_rows(context: SeatContext, lines: Sequence[str], width: int, room: int) -> list[Text]:
    """Return the refusals with their reasons: all in full, or as many as fit on one row each."""
    if not lines or room < 1:
        return []
    whole = [row for line in lines for row in wrap_text(line, width, REFUSAL_LEAD)]
    if len(whole) <= room:
        return [Text(row, "dim") for row in whole]
    shown = list(lines[:room])
    if len(lines) > room:
        shown[-1] = context.say("terminal-more-refusals", count=len(lines) - room + 1)
    return [Text(f"{REFUSAL_LEAD}{line}", "dim") for line in shown]


def log_rows(news: LogLines, width: int, start: int = 0) -> list[Text]:
    """Return the rows of the log's lines from `start` on, with new lines marked."""
    rows: list[Text] = []
    old = len(news.lines) - news.fresh
    for at in range(start, len(news.lines)):
        sign, style = ("• ", "") if at >= old else ("  ", "dim")
        rows += [Text(part, style) for part in wrap_text(news.lines[at], width, sign)]
    return rows


def aim_rows(context: SeatContext, width: int, room: int) -> list[Text]:
    """Return rows for the empty space: the aim of the game, the signs, and useful commands."""
    rows: list[Text] = []
    typed = topics_line(context), context.say("terminal-help-keys")
    for paragraph in (*context.drawing.goal(), context.drawing.legend(), *typed):
        wrapped = [Text(row, "italic") for row in wrap_text(paragraph, width, "  ")]
        if len(rows) + len(wrapped) > room:
            break
        rows += wrapped
    return [*rows, *(Text() for _ in range(room - len(rows)))]


def wrap_text(text: str, width: int, lead: str) -> list[str]:
    """Return a text wrapped to lines; the first begins with `lead`, the others are indented."""
    if not text:
        return []
    lines: list[str] = []
    for part in text.split("\n"):
        indent = " " * len(lead)
        lines += textwrap.wrap(part, width, initial_indent=lead, subsequent_indent=indent) or [""]
    return lines
