"""Python as it runs in a page: Pyodide under Node, with msgspec and no other package of others."""

import importlib.util
import json
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "web/node_modules/pyodide"
WHEELS = ROOT / "build/page"
TEST_PACKAGES = ("_pytest", "iniconfig", "packaging", "pluggy", "py", "pygments", "pytest", "yaml")
"""Plain Python that the tests need, and the code in a page never imports."""

needs_engine = pytest.mark.skipif(not ENGINE.is_dir(), reason="no Pyodide: make node")


def run_inside(
    module: str, *words: str, packages: Iterable[str] = (), limit: float = 3600
) -> subprocess.CompletedProcess[str]:
    """Run a module of this repository inside, as `python -m` would outside."""
    [wheel] = WHEELS.glob("msgspec-*.whl")
    places = {"/hanse": str(ROOT)} | dict(place_of(name) for name in packages)
    asked = {
        "module": module,
        "words": words,
        "places": places,
        "paths": ["/hanse", "/hanse/src", "/testing"],
        "wheel": str(wheel),
        "engine": str(ENGINE),
        "env": {name: value for name, value in os.environ.items() if name.startswith("HANSE_")},
    }
    node = ["node", str(Path(__file__).with_name("run.mjs")), json.dumps(asked)]
    return subprocess.run(node, capture_output=True, text=True, timeout=limit, check=False)


def place_of(package: str) -> tuple[str, str]:
    """Return where a package is inside, and where it is installed outside."""
    found = importlib.util.find_spec(package)
    assert found is not None
    assert found.origin is not None
    file = Path(found.origin)
    outside = file.parent if found.submodule_search_locations else file
    return f"/testing/{outside.name}", str(outside)
