"""The games of the kit in examples/, installed as a stranger's would be."""

import pytest

from tests.example_package.installing import ROOT, install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Python finds them; this process does not."""
    return install(tmp_path_factory.mktemp("site"), ROOT / "examples/hanse-noughts")
