"""The notebook in examples/ runs, and each of its cells shows what it says it shows."""

from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "examples/boards.ipynb"
PATIENCE = 120
PIECES = {"game": ("cog:2", "guild"), "view": ("cog:1", "guild"), "arrows": ("cog:0", "guild")}
"""The cells that show a board, each with pieces that are on it."""

nbformat: Any = import_module("nbformat")  # Any: its functions have no types

type Shown = dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Shown:
    """The outputs of each cell by their kind."""
    folder = tmp_path_factory.mktemp("notebook")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR"):
            patch.setenv(name, str(folder))
        notebook = nbformat.read(NOTEBOOK, as_version=4)
        where = {"metadata": {"path": str(folder)}}
        NotebookClient(notebook, timeout=PATIENCE, resources=where).execute()
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return {cell.id: dict(cell.outputs[-1].data) for cell in cells}


@pytest.mark.parametrize("cell", PIECES)
def test_a_board_is_shown_as_a_picture(shown: Shown, cell: str) -> None:
    every = ElementTree.fromstring(shown[cell]["image/svg+xml"]).iter()
    pieces = {one.get("data-piece", "") for one in every}
    assert pieces >= {*PIECES[cell]}


@pytest.mark.parametrize("cell", ["game", "view"])
def test_a_board_comes_with_the_state_of_its_game(shown: Shown, cell: str) -> None:
    html = shown[cell]["text/html"]
    assert html.count("<svg ") == 1
    assert "Kogge   round " in html


def test_a_view_shows_the_hand_of_its_seat_alone(shown: Shown) -> None:
    assert shown["view"]["text/html"].count("<div>") > shown["game"]["text/html"].count("<div>")


def test_a_record_is_a_frame_with_every_position(shown: Shown) -> None:
    html = shown["record"]["text/html"]
    assert html.startswith("<iframe srcdoc=")
    assert html.count("&quot;lines&quot;") == 31
    assert "<svg " in shown["record"]["image/svg+xml"]


def test_standings_are_a_table_and_bars(shown: Shown) -> None:
    html = shown["standings"]["text/html"]
    assert "<td>builder</td><td>" in html
    assert " of 2</td>" in html
    assert shown["standings"]["image/svg+xml"].count("<rect ") == 2


def test_the_notebook_is_kept_without_outputs() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert all(not cell.outputs for cell in notebook.cells if cell.cell_type == "code")
