"""`make check` rejects a game's ids elsewhere, names of readings in bots, and full folders."""

import ast
import subprocess
from pathlib import Path

import pytest

from tools import check_structure
from tools.check_structure import MAX_FILES, bot_faults, names_in, rule_names

OF_KOGGE, OF_LUEBECK = (f"{family}-{1:02}" for family in ("G", "L-G"))
"""Put together here, so that nobody takes this file for a test of those rules."""
OF_THE_TABLE = "T-UNDO-01"


def plant(root: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, str]) -> None:
    """Make a repository of these files the one that is checked."""
    for file, text in files.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, "utf-8")
    subprocess.run(["git", "init", "--quiet", str(root)], check=True)
    monkeypatch.setattr(check_structure, "ROOT", root)


def faults(root: Path, file: str, text: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Plant a file in an empty repository and return what is said of ids in it."""
    plant(root, monkeypatch, {file: text})
    return list(check_structure.id_faults())


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("src/hanse/core/planted.py", f'raise IllegalMove(seat, move, "{OF_KOGGE}")\n'),
        ("src/hanse/cli/play/planted.py", f'"""As {OF_KOGGE} says."""\n'),
        ("src/hanse/games/luebeck/planted.py", f'"""{OF_KOGGE}"""\n'),
        ("src/hanse/games/kogge/planted.py", f'"""{OF_LUEBECK}"""\n'),
        ("src/hanse/words/en/platform.ftl", f"platform-planted = See {OF_KOGGE}.\n"),
        ("web/src/table/Planted.svelte", f'<Why rule="{OF_KOGGE}" {{open}} />\n'),
        ("web/src/words/planted.ts", f'export const RULE = "{OF_LUEBECK}";\n'),
        ("web/src/games/default/planted.ts", f"// {OF_KOGGE}\n"),
        ("web/src/games/luebeck/Planted.svelte", f'<Why rule="{OF_KOGGE}" {{open}} />\n'),
    ],
)
def test_an_id_of_a_game_outside_its_folders_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, text: str
) -> None:
    (fault,) = faults(tmp_path, file, text, monkeypatch)
    assert fault.startswith(f"{file}:1: ")
    assert "is a rule of a game" in fault


@pytest.mark.parametrize(
    ("file", "rule"),
    [
        ("src/hanse/games/kogge/planted.py", OF_KOGGE),
        ("web/src/games/luebeck/Planted.svelte", OF_LUEBECK),
        ("src/hanse/bots/kogge/planted.py", OF_KOGGE),
        ("src/hanse/core/planted.py", OF_THE_TABLE),
        ("src/hanse/games/luebeck/planted.py", OF_THE_TABLE),
        ("web/src/table/Planted.svelte", OF_THE_TABLE),
    ],
)
def test_ids_at_home_and_those_of_the_table_are_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, rule: str
) -> None:
    assert faults(tmp_path, file, f"{rule}\n", monkeypatch) == []


def test_no_id_of_a_game_stands_outside_its_folders() -> None:
    assert list(check_structure.id_faults()) == []


@pytest.mark.parametrize("file", ["src/hanse/core/{}.py", "web/src/ui/{}.ts"])
@pytest.mark.parametrize(("many", "found"), [(MAX_FILES, 0), (MAX_FILES + 1, 1)])
def test_a_folder_with_too_many_files_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, many: int, found: int
) -> None:
    plant(tmp_path, monkeypatch, {file.format(f"planted{number}"): "" for number in range(many)})
    folder = file.rpartition("/")[0]
    assert (
        list(check_structure.folder_faults())
        == [f"{folder} holds {many} files, {MAX_FILES} at most"] * found
    )


def test_no_folder_holds_too_many_files() -> None:
    assert list(check_structure.folder_faults()) == []


def test_no_bot_names_a_reading_or_a_variant() -> None:
    assert list(bot_faults()) == []


@pytest.mark.parametrize("name", ["office_cost", "bornholm_offices", "three_piles", "pirate"])
def test_a_name_that_is_planted_is_found(name: str) -> None:
    page = f"def prices(view):\n    return dict(view.setup.readings).get('{name}')\n"
    assert list(names_in(ast.parse(page), rule_names())) == [(2, name)]


def test_a_slot_may_be_called_as_a_variant_is() -> None:
    page = "class Seen:\n    __slots__ = ('pirate', 'seat')\n"
    assert list(names_in(ast.parse(page), rule_names())) == []
