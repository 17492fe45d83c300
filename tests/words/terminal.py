"""The keys that hanse play and its boards say: those in their code, and those put together."""

import re
from collections.abc import Iterator
from pathlib import Path

from hanse.bots.levels_and_coach import levels_of
from hanse.cli.play.commands import COMMANDS
from hanse.cli.play.pages import DEAL_TOPICS, HELP_TOPICS
from hanse.core.records import timeline
from hanse.games import GAMES
from hanse.games.kogge.board import CHIPS

SOURCE = Path(__file__).parents[2] / "src/hanse"
LITERAL = re.compile(r"[\"'](terminal-[a-z-]+[a-z])[\"']")
PUT_TOGETHER = {
    "command": COMMANDS,
    "title": ("help", "goal", "why", "coach", "log", "rule", "board", "recap"),
    "task": ("pick", "pay", "give", "take", "pile", "offer", "want"),
    "topic": ("board", "cities", "city", "players", "hand", "cards"),
    "help": tuple(
        f"{name}{form}" for name in (*HELP_TOPICS, *DEAL_TOPICS) for form in ("", ".typed")
    ),
    "vow": ("vow", "wants", "none"),
    "undo": (
        timeline.START, timeline.DRAW, timeline.REVEAL, timeline.DEAL, timeline.ANSWER,
        timeline.SEALED, timeline.OVER,
    ),
    **{f"{game}-level": levels_of(game) for game in GAMES},
    "kogge-chip": tuple(str(chip) for chip in range(1, len(CHIPS) + 1)),
}  # fmt: skip


def terminal() -> Iterator[str]:
    for module in (*SOURCE.glob("cli/**/*.py"), *SOURCE.glob("boards/**/*.py")):
        yield from LITERAL.findall(module.read_text("utf-8"))
    for group, names in PUT_TOGETHER.items():
        yield from (f"terminal-{group}-{name}" for name in names)
