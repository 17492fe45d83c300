"""Checks of the code's layout: circles of imports, sizes, words of games, names in bots, Any.

`python -m tools.check_structure` prints one line for each fault and fails if there is any.
Imports for type checking count too.
"""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from statistics import median

from hanse.games import OWN
from tools.rules import mentioned_ids

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/hanse"
LARGEST_CIRCLE = 2
MAX_LINES = 300
MAX_ANY = 60
MAX_FILES = 25
"""Maximum code files in one folder of the package or the client, without its subfolders."""
MEDIAN_FUNCTION = 6
LONG_FUNCTION = 18
"""Lines of a function; at most one function in twenty is longer."""
READABLE = {".py", ".ftl", ".ts", ".svelte"}
GENERATED = re.compile(r"web/src/protocol/")
GAMES = "|".join(sorted(path.parent.name for path in SOURCE.glob("games/*/__init__.py")))
OWN_FOLDERS = re.compile(
    rf"(games|kit|words/\w\w|bots|boards|pictures|cli/play/shapes|web/src/games)/({GAMES})/"
)
WORDS = (
    "kogge", "luebeck", "lübeck", "city", "cities", "good", "goods", "marker", "markers",
    "office", "offices", "cog", "cogs", "raid", "raids", "raided", "robber", "guild", "vow",
    "vows", "pirate", "bornholm", "packet", "packets", "compass", "voyage", "doubling", "cargo",
    "loot", "bid", "bids", "crest",
)  # fmt: skip
OF_THE_TABLE = "T-"
"""The prefix of rules that hold in every game; any file may name them."""
PART = re.compile(r"[A-Z]?[a-zäöü]+|[A-ZÄÖÜ]+(?![a-z])")


def tracked_files(*patterns: str) -> Iterator[Path]:
    """Yield the files that belong to the project and match one of these patterns."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    yield from (ROOT / name for name in listed.stdout.split("\n") if name)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports() -> dict[str, set[str]]:
    """Return each module of the package with the modules that it imports."""
    files = {module_of(path): path for path in SOURCE.rglob("*.py")}
    return {
        module: set(imports_of(ast.parse(path.read_text("utf-8")), files)) - {module}
        for module, path in files.items()
    }


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


def imports_of(tree: ast.AST, known: Iterable[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [one if one in known else node.module for one in inner]
        else:
            continue
        yield from (name for name in names if name in known)


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Return every set of modules that all import each other, directly or not."""
    reached = {module: reachable(graph, module) for module in graph}
    found = {
        frozenset(other for other in reached[module] if module in reached[other]) | {module}
        for module in graph
    }
    return [sorted(circle) for circle in found if len(circle) > LARGEST_CIRCLE]


def reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting += graph[module]
    return seen


def circle_faults() -> Iterator[str]:
    for circle in circles(imports()):
        yield f"a circle of imports: {', '.join(circle)}"


def size_faults() -> Iterator[str]:
    for path in tracked_files("src/*.py", "web/*.ts", "web/*.svelte"):
        lines = path.read_text("utf-8").count("\n") if path.exists() else 0
        if lines > MAX_LINES and not GENERATED.search(name_of(path)):
            yield f"{name_of(path)} has {lines} lines, {MAX_LINES} at most"
    sizes = sorted(function_sizes())
    if median(sizes) > MEDIAN_FUNCTION:
        yield f"functions have {median(sizes)} lines in the middle, {MEDIAN_FUNCTION} at most"
    if sizes[len(sizes) * 95 // 100] > LONG_FUNCTION:
        yield f"more than one function in twenty is longer than {LONG_FUNCTION} lines"


def folder_faults() -> Iterator[str]:
    listed = tracked_files("src/*.py", "web/src/*.ts", "web/src/*.svelte")
    files = (path for path in listed if path.exists())
    for folder, many in Counter(path.parent for path in files).items():
        if many > MAX_FILES:
            yield f"{name_of(folder)} holds {many} files, {MAX_FILES} at most"


def function_sizes() -> Iterator[int]:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield (node.end_lineno or node.lineno) - node.lineno + 1


def word_faults() -> Iterator[str]:
    """Yield every word of a game that stands outside the folders of that game."""
    for path in tracked_files("src/hanse/*.py", "web/src/*.ts", "web/src/*.svelte"):
        name = name_of(path)
        if OWN_FOLDERS.search(name) or GENERATED.search(name) or not path.exists():
            continue
        for number, line in enumerate(path.read_text("utf-8").split("\n"), start=1):
            for word in sorted({w.lower() for w in PART.findall(line)} & set(WORDS)):
                yield f"{name}:{number}: {word} is a word of a game"


def id_faults() -> Iterator[str]:
    """Yield every id of a game's rule that stands outside the folders of that game."""
    for path in tracked_files(
        "src/hanse/*.py", "src/hanse/words/*.ftl", "web/src/*", "web/words/*"
    ):
        name = name_of(path)
        if path.suffix not in READABLE or GENERATED.search(name) or not path.exists():
            continue
        home = OWN_FOLDERS.search(name)
        for number, line in enumerate(path.read_text("utf-8").split("\n"), start=1):
            for rule in sorted({*mentioned_ids(line)}):
                if is_foreign(rule, home[2] if home else ""):
                    yield f"{name}:{number}: {rule} is a rule of a game"


def is_foreign(rule: str, home: str) -> bool:
    """Return whether a rule is another game's or, outside all games, the rule of any game."""
    others = frozenset().union(*(ids_of(game) for game in GAMES.split("|") if game != home))
    return rule in others if home else not rule.startswith(OF_THE_TABLE)


@cache
def ids_of(game: str) -> frozenset[str]:
    """Return the rules that a game's lexicon lists."""
    pages = tomllib.loads((SOURCE / f"games/{game}/lexicon.toml").read_text("utf-8"))["rules"]
    return frozenset(line.partition(" ")[0] for lines in pages.values() for line in lines)


def rule_names() -> set[str]:
    """Return the names of all readings and variants of our games."""
    infos = [spec.about for spec in OWN.values()]
    readings = {one.name for about in infos for one in about.readings}
    return readings | {one.name for about in infos for one in about.variants}


def bot_faults() -> Iterator[str]:
    """Yield each name of a reading or variant in a bot: bots read the rules, not their names."""
    names = rule_names()
    for path in sorted((SOURCE / "bots").rglob("*.py")):
        for number, name in names_in(ast.parse(path.read_text("utf-8")), names):
            yield f"{name_of(path)}:{number}: a bot asks for {name}; let it read the rules"


def names_in(tree: ast.AST, names: set[str]) -> Iterator[tuple[int, str]]:
    """Yield the string constants with such a name, and their lines; skip those in `__slots__`."""
    slots = [
        text
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and any(isinstance(to, ast.Name) and to.id == "__slots__" for to in node.targets)
        for text in ast.walk(node.value)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in names and node not in slots:
            yield node.lineno, str(node.value)


def any_faults() -> Iterator[str]:
    """Yield each Any without a reason in a comment behind it or in its module's docstring."""
    lines = 0
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        used = lines_with_any(ast.parse(text))
        lines += len(used)
        for number in used if "Any: " not in (ast.get_docstring(ast.parse(text)) or "") else ():
            if "# Any: " not in "".join(text.split("\n")[number - 1 : number + 1]):
                yield f"{name_of(path)}:{number}: Any without a reason"
    if lines > MAX_ANY:
        yield f"{lines} lines with Any, {MAX_ANY} at most"


def lines_with_any(tree: ast.AST) -> list[int]:
    """Return the numbers of the lines that use Any; an import uses nothing."""
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    return sorted({node.lineno for node in names if node.id == "Any"})


def main() -> None:
    faults = [*circle_faults(), *size_faults(), *folder_faults(), *any_faults()]
    faults += [*word_faults(), *id_faults(), *bot_faults()]
    good = "structure: no circles, no large files, no bare Any, no words or ids of games outside,"
    good += " no names of readings in bots"
    print("\n".join(faults) or good)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
