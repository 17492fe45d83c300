"""Packages of strangers, installed into a folder of their own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INSTALL = ("install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")
PATIENCE = 120
HANSE = ("-c", "from hanse.cli.main import app; app()")


def install(folder: Path, *packages: Path) -> dict[str, str]:
    """Return an environment in which Python finds these packages; this process does not."""
    for package in packages:
        pip = [sys.executable, "-m", "pip", *INSTALL, "--target", str(folder), str(package)]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    found = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return {**os.environ, "PYTHONPATH": found}


def run(env: dict[str, str], *words: str, typed: str = "") -> str:
    """Run Python with these arguments, and return what it prints."""
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, input=typed, capture_output=True, text=True,
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
