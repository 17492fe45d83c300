"""The layout of a package with a new game, which can be played as it is."""

import re
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Annotated

import typer

from hanse.games import GAMES

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
TEMPLATES = "hanse.cli.new_game"
RULE = "a name has lower-case letters, digits and underscores, and begins with a letter"
PACKAGE = {
    "game.txt": "hanse_{name}.py",
    "pyproject.txt": "pyproject.toml",
    "readme.txt": "README.md",
    "test.txt": "tests/test_{name}.py",
}
"""The templates, and the file that each becomes."""
NEXT = """\
{folder} has a game of its own, which takes stones from a pile. Next:

    pip install -e {folder}
    hanse play {name}

Then change hanse_{name}.py. See the page on the game kit
in the documentation.
"""


def new_game(
    name: Annotated[str, typer.Argument(help="The game's name, such as my_game.")],
    folder: Annotated[
        Path | None, typer.Option(help="The folder to make. The default is hanse-NAME.")
    ] = None,
) -> None:
    """Lay out a package with a new game, which can be played as it is."""
    if not NAME.fullmatch(name):
        raise typer.BadParameter(
            "a name has lower-case letters, digits and underscores", param_hint="NAME"
        )
    if name in GAMES:
        raise typer.BadParameter(f"there is a game {name} already", param_hint="NAME")
    place = folder or Path(f"hanse-{name.replace('_', '-')}")
    if place.exists():
        raise typer.BadParameter(f"{place} exists already", param_hint="--folder")
    write_package(name, place)
    typer.echo(NEXT.format(folder=place, name=name), nl=False)


def write_package(name: str, place: Path) -> None:
    """Write the files of a package with a game of this name."""
    facts = facts_of(name)
    for template, path in PACKAGE.items():
        text = files(TEMPLATES).joinpath("package", template).read_text("utf-8")
        file = place / path.format(name=name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(Template(text).substitute(facts), "utf-8")


def facts_of(name: str) -> dict[str, str]:
    """Return what the templates fill in: the name as code, in keys, as a title and in rule ids."""
    title = name.replace("_", " ").capitalize()
    return {
        "name": name,
        "key": name.replace("_", "-"),
        "title": title,
        "Class": title.title().replace(" ", ""),
        "rule": name[0].upper(),
    }
