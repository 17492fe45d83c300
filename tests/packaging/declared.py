"""What pyproject.toml asks for, and what the code imports."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = SETTINGS["project"]
OPTIONAL = {**PROJECT["optional-dependencies"], **SETTINGS["dependency-groups"]}
"""Extras, which published packages offer, and groups, which are for work on the repository."""
OURS = {"hanse", "hanse_nim", "noughts", "tests", "tools", "bench", "examples"}
PEERS = {"pyspiel": "open-spiel", "catanatron": "catanatron"}
"""Installed by `make bench` alone, so nothing here can say whose modules they are."""
SHARED = {
    "fluent.runtime": "fluent-runtime",
    "fluent.syntax": "fluent-syntax",
    "opentelemetry.exporter.otlp": "opentelemetry-exporter-otlp-proto-http",
    "opentelemetry.proto": "opentelemetry-proto",
    "opentelemetry": "opentelemetry-sdk",
}
"""Several packages in one namespace; those that are named first are looked for first."""


def plain(name: str) -> str:
    """A package's name as PyPI compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def asked(*names: str) -> set[str]:
    """Return the packages that somebody with these extras and groups has asked for."""
    lines = list(PROJECT["dependencies"])
    for name in names:
        lines += OPTIONAL[name]
    return {plain(re.split(r"[\[<>=~!; ]", line)[0]) for line in lines}


@cache
def owners() -> Mapping[str, list[str]]:
    """Whose modules these are, by the name they are imported by."""
    return packages_distributions()


def modules_of(packages: set[str]) -> set[str]:
    """The names under which these packages are imported."""
    return {name for name, whose in owners().items() if {plain(one) for one in whose} & packages}


def package_of(module: str) -> str:
    top = module.partition(".")[0]
    for name, package in SHARED.items():
        if module.startswith(name):
            return package
    return plain(owners().get(top, [PEERS.get(top, top)])[0])


def imported_by(page: Path) -> Iterator[str]:
    """The full names that a module imports, also those it names in words to import_module."""
    for node in ast.walk(ast.parse(page.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module)):
                yield module
            case ast.Call(func=ast.Name(id="import_module"), args=[ast.Constant(value=str(name))]):
                yield name


def third_parties(page: Path) -> set[str]:
    """The packages of others that a module needs."""
    names = {name for name in imported_by(page) if name.partition(".")[0] not in OURS}
    return {
        package_of(name)
        for name in names
        if name.partition(".")[0] not in sys.stdlib_module_names and name.partition(".")[0]
    }
