"""The repository keeps its own rules: pages, imports, and nothing of one machine."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent

PAGES = (
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "NOTICE",
    "docs/architecture.md",
    "docs/dependencies.md",
)

# Spelled in two halves, so that this file does not hold what it forbids.
FOREIGN = re.compile(
    "|".join(
        (
            "pypi" + r"\.org",
            "files" + r"\.pythonhosted",
            "registry" + r"\.npmjs",
            r"--(?:extra-)?index" + r"-url[ =]\w",
            r"--find" + r"-links[ =]",
            "file:" + "//",
            r"(?<![\w.~/])/(?:home|Users|root|opt|work)" + r"/\w",
        )
    )
)

CLOCK_AND_CHANCE = {"asyncio", "random", "time", "datetime", "os", "logging", "secrets"}
RULES_MAY_IMPORT = (set(sys.stdlib_module_names) - CLOCK_AND_CHANCE) | {"hanse", "msgspec"}


def tracked_files() -> list[Path]:
    """What a checkout holds: known to git, or new and not ignored. Without git: what is here."""
    if not (ROOT / ".git").exists():
        made = {".venv", ".git", "__pycache__", ".mypy_cache", ".ruff_cache", ".hypothesis"}
        return [p for p in ROOT.rglob("*") if p.is_file() and not made & set(p.parts)]
    git = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-co", "--exclude-standard", "-z"]
    names = subprocess.run(git, cwd=ROOT, check=True, capture_output=True).stdout
    paths = (ROOT / name for name in names.decode().split("\0") if name)
    return [path for path in paths if path.is_file()]


def test_no_merge_was_left_unfinished() -> None:
    marked = re.compile(rb"^(?:<{7}|>{7}) ", re.M)
    assert [path for path in tracked_files() if marked.search(path.read_bytes())] == []


def imported_by(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_written(page: str) -> None:
    assert len((ROOT / page).read_text("utf-8").split()) > 40


@pytest.mark.parametrize(
    "name", ["Steding", "MoD Games", "Ferdinand Köther", "Duismann", "Rick Heli", "Stockhausen"]
)
@pytest.mark.parametrize("page", ["NOTICE", "web/src/games/kogge/front/words/{}.ftl"])
def test_those_who_made_the_games_and_their_books_are_named(page: str, name: str) -> None:
    """As the German and the English book name them on their last pages."""
    if name == "Stockhausen" and page != "NOTICE":
        return
    for language in ("de", "en", "fr", "it"):
        assert name in (ROOT / page.format(language)).read_text("utf-8")


def test_links_between_pages_lead_somewhere() -> None:
    broken = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in tracked_files()
        if page.suffix == ".md"
        for target in re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8"))
        if "://" not in target and not (page.parent / target).exists()
    ]
    assert broken == []


def test_no_file_names_a_registry_or_a_machine() -> None:
    found = []
    for path in tracked_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}: {hit.group()}" for hit in FOREIGN.finditer(text)]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "https://" + "pypi" + ".org/simple",
        "--find" + "-links somewhere",
        "see /ho" + "me/anna/hanse",
        "file:" + "///srv",
    ],
)
def test_what_is_foreign_would_be_found(line: str) -> None:
    assert FOREIGN.search(line)


def test_decisions_are_numbered_without_gaps() -> None:
    names = sorted(path.name for path in (ROOT / "docs/decisions").glob("*.md"))
    assert names
    assert [name[:5] for name in names] == [f"{n:04}-" for n in range(1, len(names) + 1)]


def test_decisions_are_dated_and_listed() -> None:
    architecture = (ROOT / "docs/architecture.md").read_text("utf-8")
    for path in (ROOT / "docs/decisions").glob("*.md"):
        head = path.read_text("utf-8").splitlines()[:3]
        assert re.fullmatch(r"# \d{4}\. .+", head[0]), path.name
        assert re.fullmatch(r"\d{4}-\d{2}-\d{2}", head[2]), path.name
        assert f"decisions/{path.name}" in architecture


def test_every_dependency_has_a_line() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project, groups = settings["project"], settings["dependency-groups"]
    optional = {**project["optional-dependencies"], **groups}
    asked = chain(project["dependencies"], *optional.values())
    names = {re.split(r"[\[<>=~!; ]", line)[0] for line in asked}
    page = (ROOT / "docs/dependencies.md").read_text("utf-8")
    explained = {name for row in re.findall(r"^\| (.+?) \|", page, re.M) for name in row.split()}
    assert names <= explained


def test_every_locked_package_has_a_hash() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        packages = re.split(r"^(?=\w)", lock.read_text("utf-8"), flags=re.M)[1:]
        assert packages, lock.name
        assert [entry for entry in packages if "--hash=sha256:" not in entry] == []


def folders_in_layers() -> list[Path]:
    packages = (ROOT / "src/hanse" / name for name in ("tables", "server"))
    return [module for package in packages for module in sorted(package.rglob("__init__.py"))]


@pytest.mark.parametrize("module", folders_in_layers(), ids=lambda path: path.parent.name)
def test_a_folder_says_what_it_holds_and_who_imports_it(module: Path) -> None:
    said = ast.get_docstring(ast.parse(module.read_text("utf-8"))) or ""
    holds, _, rest = said.partition("\n\n")
    assert holds.endswith(".")
    assert "import" in rest


@pytest.mark.parametrize("package", ["core", "games", "bots", "match", "tables"])
def test_no_third_party_but_msgspec_is_imported(package: str) -> None:
    """Known to pyproject.toml or not: the same code runs in a page, where nothing else is."""
    may = RULES_MAY_IMPORT if package in ("core", "games") else RULES_MAY_IMPORT | CLOCK_AND_CHANCE
    strangers = [
        f"{module.relative_to(ROOT)}: {name}"
        for module in (ROOT / "src/hanse" / package).rglob("*.py")
        for name in imported_by(module)
        if name not in may
    ]
    assert strangers == []


def test_hooks_before_a_commit_fetch_nothing() -> None:
    settings = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert [repo["repo"] for repo in settings["repos"]] == ["local"]
    hooks = [hook for repo in settings["repos"] for hook in repo["hooks"]]
    assert hooks
    assert {hook["language"] for hook in hooks} == {"system"}
    assert all(hook["entry"].startswith(".venv/bin/") for hook in hooks)
