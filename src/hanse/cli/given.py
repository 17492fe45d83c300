"""Files that a player puts in: a map, a deck, whatever the game on the shelf has a use for."""

from collections.abc import Sequence
from pathlib import Path

import typer

from hanse.core.setup import BadSetup
from hanse.core.spec import GameSpec


def given(spec: GameSpec, wishes: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """What a setup carries for wishes like deck=my-deck.toml."""
    return tuple(sorted(dict(one(spec, wish) for wish in wishes).items()))


def one(spec: GameSpec, wish: str) -> tuple[str, str]:
    name, equals, path = wish.partition("=")
    if not equals or not path:
        raise typer.BadParameter(f"a file is given by name=file, not by {wish}")
    if name not in spec.data:
        known = ", ".join(spec.data) or "none"
        raise typer.BadParameter(f"{spec.name} has no use for a {name}; it may be given: {known}")
    try:
        return name, spec.data[name](Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as wrong:
        raise typer.BadParameter(f"{path} cannot be read: {wrong}") from wrong
    except BadSetup as wrong:
        raise typer.BadParameter(f"{path}: {wrong}") from wrong
