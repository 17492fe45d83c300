"""An exact rules engine for Hanseatic board games.

The public names are imported on first use, so that `import hanse` is quick. See the page on the
library.
`hanse.games`, `hanse.bots` and `hanse.match` are packages.
"""

TYPE_CHECKING = False
"""Same as `typing.TYPE_CHECKING`; importing typing would take longer than all the rest here."""

if TYPE_CHECKING:
    from hanse import svg as svg
    from hanse.api import (
        Ambiguous,
        ArenaResult,
        ArenaRow,
        BadAnswer,
        BadPickle,
        BadRecord,
        BadSeat,
        BadSetup,
        BadText,
        Bot,
        BotContext,
        BotStopped,
        Game,
        GameState,
        HanseError,
        IllegalMove,
        MissingWords,
        Move,
        NoAnswer,
        NotAsked,
        NothingToUndo,
        Reason,
        Record,
        Standing,
        Standings,
        Step,
        Thought,
        UnknownMove,
        Unreadable,
        View,
        arena,
        bot_names,
        game_names,
        load,
        rulebook,
        simulate,
    )
    from hanse.version import __version__

__all__ = [
    "Ambiguous",
    "ArenaResult",
    "ArenaRow",
    "BadAnswer",
    "BadPickle",
    "BadRecord",
    "BadSeat",
    "BadSetup",
    "BadText",
    "Bot",
    "BotContext",
    "BotStopped",
    "Game",
    "GameState",
    "HanseError",
    "IllegalMove",
    "MissingWords",
    "Move",
    "NoAnswer",
    "NotAsked",
    "NothingToUndo",
    "Reason",
    "Record",
    "Standing",
    "Standings",
    "Step",
    "Thought",
    "UnknownMove",
    "Unreadable",
    "View",
    "__version__",
    "arena",
    "bot_names",
    "game_names",
    "load",
    "rulebook",
    "simulate",
]


if not TYPE_CHECKING:  # otherwise type checkers would accept misspelt names

    def __getattr__(name: str) -> object:
        """Import a public name on first use."""
        from importlib import import_module  # noqa: PLC0415

        if name == "svg":
            return import_module("hanse.svg")
        if name not in __all__:
            raise AttributeError(f"module 'hanse' has no attribute {name!r}")
        place = "hanse.version" if name == "__version__" else "hanse.api"
        found = getattr(import_module(place), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "svg"})
