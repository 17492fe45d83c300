"""Every import is declared, in the extra or group whose users need it."""

from pathlib import Path

import pytest

from tests.packaging.declared import PROJECT, ROOT, SETTINGS, asked, third_parties

APART = (ROOT / "src/hanse/server", ROOT / "src/hanse/lab")
FOLDERS = {
    "src": (),
    "src/hanse/server": ("serve", "otel"),
    "src/hanse/lab": ("lab",),
    "examples": (),
    "tools": ("serve", "dev", "docs", "train"),
    "tests": ("serve", "otel", "dev"),
    "bench": ("serve", "dev", "bench"),
}
"""Where the code is, and which extras and groups its users have installed."""


def pages(folder: str) -> list[Path]:
    found = (ROOT / folder).rglob("*.py")
    return [page for page in found if folder != "src" or not any(map(page.is_relative_to, APART))]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_import_is_declared(folder: str) -> None:
    declared = asked(*FOLDERS[folder])
    assert pages(folder)
    assert {
        str(page.relative_to(ROOT)): undeclared
        for page in pages(folder)
        if (undeclared := third_parties(page) - declared)
    } == {}


def test_import_that_is_named_in_words_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.py"
    page.write_text("from importlib import import_module\nimport_module('psutil')\n", "utf-8")
    assert third_parties(page) == {"psutil"}


def test_published_packages_offer_no_extra_for_work_on_the_repository() -> None:
    assert set(SETTINGS["dependency-groups"]) == {"dev", "docs", "bench"}
    assert not set(SETTINGS["dependency-groups"]) & set(PROJECT["optional-dependencies"])
