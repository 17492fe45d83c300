"""A study's report: a page with its tables, a file with the same numbers, and two charts."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import json

from hanse.lab.charts import Bar, draw_bars
from hanse.lab.study import MAX_COUNTED, CountResult, Study, StudyResult


def write_report(study: Study, result: StudyResult, description: Path) -> Path:
    """Write all results next to the description, and return the page."""
    base = description.with_suffix("")
    base.with_suffix(".json").write_bytes(json.format(json.encode(result)) + b"\n")
    page = base.with_suffix(".md")
    page.write_text(page_of(study, result, shown_path(description), base.name), "utf-8")
    even = 1 / study.seats
    arms = [Bar(one.name, one.share, one.low, one.high) for one in result.arms]
    counts = [Bar(count_label(one), one.share, one.low, one.high) for one in result.counts]
    draw_bars(arms, even, base.with_name(f"{base.name}-arms.svg"))
    draw_bars(counts, even, base.with_name(f"{base.name}-counts.svg"))
    return page


def shown_path(description: Path) -> str:
    """Return the path as a command would name it, without this machine's folders."""
    return description.name if description.is_absolute() else description.as_posix()


def page_of(study: Study, result: StudyResult, description: str, name: str) -> str:
    parts = [
        f"# {study.question}",
        study.expected.strip(),
        f"Made by `hanse study {description}`, with {study.games} games per arm, "
        f"{study.seats} seats and seed {study.seed}. Each random deal is played once with the "
        "tested bot in each seat.",
        answer_sentences(study, result),
        "## Shares of the win",
        markdown_table(
            ("who", "against", "games", "share", "95 %", "measured per game", "others"),
            [
                (
                    a.name,
                    a.against,
                    str(a.games),
                    percent(a.share),
                    interval_text(a.low, a.high),
                    f"{a.measured:.2f}",
                    f"{a.others:.2f}",
                )
                for a in result.arms
            ],
        ),
        f"![Shares of the win, with their intervals]({name}-arms.svg)",
        f"## Shares by the number of measured moves ({', '.join(study.measured)})",
        markdown_table(
            ("moves", "players", "share", "95 %"),
            [
                (count_label(c), str(c.players), percent(c.share), interval_text(c.low, c.high))
                for c in result.counts
            ],
        ),
        "A player who makes many of these moves may already be ahead, so the table shows no cause.",
        f"![Shares by the number of measured moves]({name}-counts.svg)",
        "## Hashes of the bots",
        markdown_table(
            ("bot", "hash"), [(bot, f"`{made}`") for bot, made in result.hashes.items()]
        ),
    ]
    return "\n\n".join(parts) + "\n"


def answer_sentences(study: Study, result: StudyResult) -> str:
    """Return sentences that name the arms whose share differs from an even share."""
    even = 1 / study.seats
    above = [one.name for one in result.arms if one.low > even]
    below = [one.name for one in result.arms if one.high < even]
    lines = [f"**More than an even share**: {', '.join(above) or 'nobody'}."]
    lines.append(f"**Less than an even share**: {', '.join(below) or 'nobody'}.")
    lines.append("For all others, the interval contains the even share.")
    return " ".join(lines)


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval_text(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f}"


def count_label(one: CountResult) -> str:
    return f"{one.count} or more" if one.count == MAX_COUNTED else str(one.count)
