"""The reference on the documentation site has every public name, and each has a docstring."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

REFERENCE = Path(__file__).parents[1] / "docs/reference"
PAGES = {
    "hanse": "library.rst",
    "hanse.kit": "kit.rst",
    "hanse.kit.kogge": "kit-kogge.rst",
    "hanse.svg": "pictures-laws.rst",
    "hanse.laws": "pictures-laws.rst",
}
ENTRY = re.compile(r"^\.\. (?:auto|py:)?(?:class|exception|function|data|type):: ([\w.]+)", re.M)
NAMES = [(module, name) for module in PAGES for name in import_module(module).__all__]


def documented(module: str) -> set[str]:
    text = (REFERENCE / PAGES[module]).read_text("utf-8")
    return {
        name.removeprefix(f"{module}.")
        for name in ENTRY.findall(text)
        if name.rpartition(".")[0] == module
    }


@pytest.mark.parametrize("module", PAGES)
def test_every_public_name_is_in_the_reference(module: str) -> None:
    assert documented(module) == set(import_module(module).__all__)


def test_every_function_on_bags_is_in_the_reference() -> None:
    bags = import_module("hanse.core.bags")
    text = (REFERENCE / "kit.rst").read_text("utf-8")
    functions = {name for name, _ in inspect.getmembers(bags, inspect.isfunction)}
    assert functions == set(re.findall(r"autofunction:: hanse\.kit\.bags\.(\w+)", text))


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_a_public_name_has_a_docstring(module: str, name: str) -> None:
    value = getattr(import_module(module), name)
    if inspect.isclass(value) or inspect.isroutine(value) or inspect.ismodule(value):
        assert inspect.getdoc(value)
        text = (REFERENCE / PAGES[module]).read_text("utf-8")
        missing = [part for part in undocumented_parts(value) if not is_named(part, text)]
        assert missing == []


def undocumented_parts(value: object) -> list[str]:
    """Return the public methods and properties of a class of ours that have no docstring."""
    if not inspect.isclass(value) or not value.__module__.startswith("hanse"):
        return []
    kinds = (property, classmethod, staticmethod)
    return [
        name
        for name, part in vars(value).items()
        if not name.startswith("_")
        and (inspect.isfunction(part) or isinstance(part, kinds))
        and not inspect.getdoc(part)
    ]


def is_named(part: str, text: str) -> bool:
    """Whether the page explains what several classes share in a sentence of its own."""
    return re.search(rf"``(?:\w+\.)?{part}\b", text) is not None
