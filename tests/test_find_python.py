"""`make setup` takes an interpreter that runs, not one that merely has a name."""

import subprocess
import sys
from pathlib import Path

FIND = Path(__file__).resolve().parent.parent / "tools/find_python"


def find(home: Path, *, named: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Look with only these programs on the PATH, each a line of shell."""
    programs = home / "programs"
    programs.mkdir()
    for name, line in named.items():
        (programs / name).write_text(f"#!/bin/sh\n{line}\n")
        (programs / name).chmod(0o755)
    env = {"PATH": str(programs), "HOME": str(home)}
    return subprocess.run(["/bin/sh", FIND], env=env, text=True, capture_output=True, check=False)


RUNS = f'exec "{sys.executable}" "$@"'


def test_a_name_that_does_not_run_is_passed_over(tmp_path: Path) -> None:
    found = find(tmp_path, named={"python3.13": "exit 127", "python3.12": RUNS})
    assert found.stdout == "python3.12\n"


def test_an_old_interpreter_is_passed_over(tmp_path: Path) -> None:
    found = find(tmp_path, named={"python3.13": "exit 1", "python3": RUNS})
    assert found.stdout == "python3\n"


def test_versions_kept_by_pyenv_are_found(tmp_path: Path) -> None:
    kept = tmp_path / ".pyenv/versions/3.12.1/bin"
    kept.mkdir(parents=True)
    (kept / "python3").write_text(f"#!/bin/sh\n{RUNS}\n")
    (kept / "python3").chmod(0o755)
    found = find(tmp_path, named={"python3": "exit 1"})
    assert found.stdout == f"{kept}/python3\n"


def test_finding_none_is_said_clearly(tmp_path: Path) -> None:
    found = find(tmp_path, named={"python3": "exit 1"})
    assert found.returncode == 1
    assert found.stdout == ""
    assert "Python 3.12 or newer" in found.stderr
