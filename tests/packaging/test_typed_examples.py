"""Pyright finds nothing wrong with the examples, even strictly; `make check` asks mypy."""

import json
from pathlib import Path
from subprocess import PIPE, run

import pytest

ROOT = Path(__file__).resolve().parents[2]
PYRIGHT = ROOT / "web/node_modules/pyright/index.js"
LONGEST = 300.0


@pytest.mark.skipif(not PYRIGHT.exists(), reason="make node installs pyright")
def test_pyright_finds_nothing_in_the_examples() -> None:
    asked = ("node", str(PYRIGHT), "--project", str(ROOT), "--outputjson")
    came = run(asked, stdout=PIPE, text=True, timeout=LONGEST, check=False, cwd=ROOT)
    found = json.loads(came.stdout)
    assert found["summary"]["filesAnalyzed"] > 10
    assert [told["message"] for told in found["generalDiagnostics"]] == []
