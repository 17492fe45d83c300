"""`make check` rejects imports against the contracts: each one is planted once, in a copy."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.packaging.declared import ROOT, asked, imported_by, modules_of

CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
    "contracts"
]
ONLY_MSGSPEC = "Rules, bots, matches and tables need only msgspec"
LAYERS = "Packages: each imports only those below it"
PLANTED = {
    "api/game.py": ("hanse.cli.language", LAYERS),
    "cli/language.py": ("hanse.api.rules", LAYERS),
    "core/game.py": ("hanse.words.lexicon", LAYERS),
    "games/kogge/phases/auction.py": (
        "hanse.games.kogge.variants.pirate",
        "Kogge: a phase cannot import a variant, so it cannot ask for one",
    ),
    "games/luebeck/game.py": ("hanse.games.kogge.board", "Games do not know each other"),
    "core/bags.py": ("psutil", ONLY_MSGSPEC),
    "match/clock.py": ("fluent.runtime", ONLY_MSGSPEC),
    "tables/fair_turns.py": ("hanse.words.catalogue", ONLY_MSGSPEC),
    "tables/store/protocol.py": (
        "hanse.tables.live.lobby",
        "Tables: each folder imports only those below it",
    ),
}
"""A file of the package, what is planted in it, and the contract that this breaks."""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the linter says of a copy of the code with all of these imports in it."""
    copy = tmp_path_factory.mktemp("planted")
    shutil.copytree(
        ROOT / "src/hanse", copy / "hanse", ignore=shutil.ignore_patterns("client", "__pycache__")
    )
    for file, (planted, _) in PLANTED.items():
        with (copy / "hanse" / file).open("a", encoding="utf-8") as page:
            page.write(f"\nimport {planted}\n")
    lint = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--no-logo"]
    done = subprocess.run(
        [*lint, "--config", str(ROOT / "pyproject.toml")],
        cwd=copy, env={**os.environ, "PYTHONPATH": str(copy), "COLUMNS": "200"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("file", PLANTED)
def test_a_planted_import_is_rejected(report: str, file: str) -> None:
    planted, contract = PLANTED[file]
    kept, broken = f"{contract} KEPT", f"{contract} BROKEN"
    assert broken in report
    assert kept not in report
    module = "hanse." + file.removesuffix(".py").replace("/", ".")
    assert re.search(rf"{re.escape(module)} +-> +{re.escape(planted.split('.')[0])}", report)


def test_every_dependency_is_forbidden_where_only_msgspec_may_be() -> None:
    """Those that are installed, and those that some module of ours imports."""
    used = {
        name.partition(".")[0]
        for module in (ROOT / "src/hanse").rglob("*.py")
        for name in imported_by(module)
    }
    known = {*sys.stdlib_module_names, "hanse"}
    installed = modules_of(asked("serve", "otel", "train", "lab", "bench"))
    (contract,) = (one for one in CONTRACTS if one["name"] == ONLY_MSGSPEC)
    public = {name for name in used | installed if name and not name.startswith("_")}
    assert public - known - {"msgspec"} <= {*contract["forbidden_modules"]}
