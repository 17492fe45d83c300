"""Files that a player supplies: a map, a deck, or anything else that the game can use."""

from collections.abc import Sequence
from pathlib import Path

import typer

from hanse.core.setup import BadSetup
from hanse.core.spec import AnySpec


def data_files(spec: AnySpec, wishes: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Return the files that a setup carries for arguments such as deck=my-deck.toml."""
    return tuple(sorted(dict(data_file(spec, wish) for wish in wishes).items()))


def data_file(spec: AnySpec, wish: str) -> tuple[str, str]:
    name, equals, path = wish.partition("=")
    if not equals or not path:
        raise typer.BadParameter(f"a file is given by name=file, not by {wish}")
    if name not in spec.about.data:
        known = ", ".join(spec.about.data) or "none"
        raise typer.BadParameter(
            f"{spec.about.name} has no use for a {name}; it may be given: {known}"
        )
    try:
        return name, spec.about.data[name](Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as wrong:
        raise typer.BadParameter(f"{path} cannot be read: {wrong}") from wrong
    except BadSetup as wrong:
        where = f"{path}, line {wrong.line}" if wrong.line else path
        raise typer.BadParameter(f"{where}: {wrong}") from wrong
