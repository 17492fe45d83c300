"""Games, records and standings as notebooks show them."""

from collections.abc import Sequence
from html import escape

from hanse.boards.registry import make_drawing
from hanse.bots.seat_view import SeatView
from hanse.pictures.canvas import near
from hanse.svg.boards import LANGUAGE, board, names_for
from hanse.svg.replay import Recorded, replay
from hanse.words import Words
from hanse.words.story import Story

WIDTH = 100
HEIGHT = 860
"""The height of a replay in a notebook, in pixels."""
BAR, ROW, NAME = 360, 30, 150
SCALED = '<div style="max-width:900px">'


def view_html(view: SeatView, names: Sequence[str] = ()) -> str:
    """Return a picture of the view with the state of the game and the seat's own pieces."""
    players = names_for(view.setup, names, LANGUAGE)
    story = Story(view.setup, Words(LANGUAGE), players, view.seat)
    drawing = make_drawing(view.spec, view.data, story)
    said = [drawing.headline()]
    if view.seat in range(view.setup.seats):
        said += [str(line).rstrip() for line in drawing.hand(WIDTH)]
    picture = board(view, names=players).replace('style="', 'style="width:100%;height:auto;', 1)
    lines = "".join(f"<div>{escape(line)}</div>" for line in said if line.strip())
    return f"{SCALED}{picture}{lines}</div>"


def record_html(record: Recorded) -> str:
    """Return a frame in which the record can be stepped through."""
    page = escape(replay(record))
    return f'<iframe srcdoc="{page}" style="width:100%;height:{HEIGHT}px;border:0"></iframe>'


def table_html(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def bars_svg(names: Sequence[str], values: Sequence[float]) -> str:
    """Return a bar for each name, as long as its value."""
    longest = max(values, default=0) or 1
    wide, high = NAME + BAR + 60, ROW * len(names)
    rows = [
        f'<text x="0" y="{ROW * at + 19}">{escape(name)}</text>'
        f'<rect x="{NAME}" y="{ROW * at + 6}" width="{near(BAR * value / longest)}" height="18" '
        f'fill="#2e7285"/><text x="{near(NAME + BAR * value / longest + 6)}" '
        f'y="{ROW * at + 19}">{value:.1f}</text>'
        for at, (name, value) in enumerate(zip(names, values, strict=True))
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" '
        f'height="{high}" font-family="sans-serif" font-size="14">{"".join(rows)}</svg>'
    )
