"""The package in examples/, installed into a folder of its own as a stranger's would be."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "examples/hanse-nim"
INSTALL = ("install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Python finds it; this process does not."""
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", *INSTALL, "--target", str(folder), str(PACKAGE)]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return {**os.environ, "PYTHONPATH": found}
