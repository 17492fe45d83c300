"""hanse simulate with somebody's own files."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hanse.cli import app

FILES = Path(__file__).parents[1] / "records" / "luebeck"


def hanse(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["simulate", *words])
    return result.exit_code, result.stdout, " ".join(result.stderr.replace("│", " ").split())


def test_games_are_played_with_an_owners_map_and_deck() -> None:
    own = [f"--with=map={FILES / 'map.toml'}", f"--with=deck={FILES / 'deck.toml'}"]
    code, out, _ = hanse("luebeck", "--bots", "skipper", "--games", "3", "--check", "--json", *own)
    assert code == 0
    assert json.loads(out)["errors"] == 0


def test_a_mistake_is_told_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    file.write_text(FILES.joinpath("map.toml").read_text("utf-8") + "\nends\n", "utf-8")
    last = len(file.read_text("utf-8").splitlines())
    code, _, told = hanse("luebeck", "--games", "1", f"--with=map={file}")
    assert code == 2
    assert f"line {last}: the map cannot be read" in told


@pytest.mark.parametrize(
    ("game", "wish", "words"),
    [
        ("luebeck", "deck", "a file is given by name=file"),
        ("luebeck", "dice=x.toml", "luebeck has no use for a dice; it may be given: deck, map"),
        ("kogge", "map=x.toml", "kogge has no use for a map"),
        ("luebeck", "map=no-such-file.toml", "no-such-file.toml cannot be read"),
        ("luebeck", f"map={FILES / 'deck.toml'}", "the map cannot be read"),
        ("luebeck", f"deck={FILES / 'deck.toml'}", ""),
    ],
)
def test_a_file_that_cannot_be_played_with_is_told(game: str, wish: str, words: str) -> None:
    code, _, told = hanse(game, "--games", "1", f"--with={wish}")
    assert (code, words in told) == (0 if not words else 2, True)
