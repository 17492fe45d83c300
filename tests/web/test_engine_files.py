"""The files from which a page starts the engine: all that it needs, and nothing else."""

import io
import zipfile

import pytest

from hanse.games import GAMES
from hanse.words import LANGUAGES
from tests.in_page.inside import needs_engine, run_inside
from tools import make_engine


def test_the_engine_has_our_packages_without_sentences_and_servers() -> None:
    names = [name for name, _ in make_engine.own_files()]
    assert {"hanse/version.py", "hanse/offline/page_worker.py"} <= set(names)
    folders = {name.split("/")[1] for name in names if name.count("/") > 1}
    assert folders == set(make_engine.PACKAGES)
    assert not [name for name in names if name.endswith((".ftl", ".pyc"))]


def test_every_language_has_all_sentences() -> None:
    found = dict(make_engine.sentences())
    assert len(found) == len(LANGUAGES) * (1 + (len(make_engine.PARTS) + 1) * len(GAMES))
    assert all(found.values())


def test_the_same_files_make_the_same_archive() -> None:
    one, other = (make_engine.archive(iter([("a.py", b"1"), ("b.py", b"2")])) for _ in range(2))
    assert one == other
    with zipfile.ZipFile(io.BytesIO(one)) as made:
        assert made.read("b.py") == b"2"


@pytest.mark.parametrize("change", ["name", "content"])
def test_a_folder_is_named_after_its_content(change: str) -> None:
    files = {"a": b"1", "b": b"2"}
    changed = {"c" if change == "name" else "a": b"3", "b": b"2"}
    assert make_engine.hashed(files) != make_engine.hashed(changed)
    assert make_engine.hashed(files) == make_engine.hashed(dict(reversed(files.items())))


@needs_engine
def test_every_host_knows_that_the_scripts_are_scripts() -> None:
    scripts = dict(make_engine.own_scripts())
    assert sorted(scripts) == ["pyodide.asm.js", "pyodide.js"]
    assert b"pyodide.asm.js" in scripts["pyodide.js"]
    assert b".asm.mjs" not in b"".join(scripts.values())


@needs_engine
def test_the_library_has_no_module_that_a_page_cannot_use() -> None:
    names = [name for name, _ in make_engine.library()]
    assert {"asyncio/__init__.py", "json/__init__.py", "encodings/utf_8.py"} <= set(names)
    assert not [name for name in names if name.split("/")[0] in make_engine.LEFT_OUT.split()]
    assert {"urllib/parse.py", "email/__init__.py"} <= set(names)
    assert not {"urllib/request.py", "email/message.py"} & set(names)


@needs_engine
def test_no_module_that_a_page_imports_is_left_out() -> None:
    done = run_inside("tests.in_page.without_left_out", *make_engine.LEFT_OUT.split())
    # asyncio can do without ssl.
    assert done.stdout.split() == ["imported:", "ssl"], done.stderr[-4000:]
