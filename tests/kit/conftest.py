"""The games of the kit in examples/, installed as a stranger's would be."""

import os

import pytest

from tests.example_package.installing import ROOT, install

type Env = dict[str, str]
PACKAGES = ("hanse-noughts", "hanse-tricks")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Env:
    """An environment in which Python finds them; this process does not."""
    return install(tmp_path_factory.mktemp("site"), *(ROOT / "examples" / one for one in PACKAGES))


@pytest.fixture(scope="session")
def with_variants(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Env:
    """The same, with a package of variants for some games."""
    more = install(tmp_path_factory.mktemp("more"), ROOT / "examples/hanse-variants")
    path = os.pathsep.join([more["PYTHONPATH"], installed["PYTHONPATH"]])
    return {**installed, "PYTHONPATH": path}
