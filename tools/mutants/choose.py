"""The choice of mutants: cosmic-ray's operators make mutants, and a seed chooses among them."""

import ast
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import ndiff
from hashlib import sha256
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src/hanse/core", "src/hanse/games")
KOGGE = "src/hanse/games/kogge"
SCOPES: Mapping[str, tuple[str, ...]] = {
    "all": FOLDERS,
    "variants": tuple(
        f"{KOGGE}/{name}"
        for name in (
            *("variants", "readings", "rule_values", "deals", "rule_changes.py"),
            *(f"actions/{name}.py" for name in ("crest", "exile", "intercept", "peek", "pirate")),
            *("actions/three_piles.py", "phases/auction.py", "phases/guildmaster.py"),
            *(f"phases/{name}.py" for name in ("conflict", "island", "memory", "pirate", "solo")),
            *("phases/spoils.py", "phases/taxes.py"),
        )
    ),
    "luebeck": ("src/hanse/games/luebeck",),
}
"""Parts of the rules from which mutants are drawn: folders and files."""
UNTOUCHED = {"name", "string", "newline", "endmarker", "fstring_string"}
"""Parts of a program that no operator changes; checking them all would take a minute."""
UNNOTICED = {"@cache"}
"""Lines that hold no rule: without its cache, a function returns the same value, only later."""
Position = tuple[int, int]


@dataclass(frozen=True)
class Place:
    """A place in a file, with every operator that can change it: (name, which occurrence)."""

    file: str
    start: Position
    end: Position
    operators: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Mutant:
    """A file with one mistake in it."""

    file: str
    line: int
    operator: str
    source: str
    was: str
    becomes: str

    @property
    def key(self) -> str:
        return sha256(f"{self.file}\n{self.source}".encode()).hexdigest()[:16]


def files(scope: str = "all") -> list[str]:
    """Return the modules of a scope."""
    roots = [ROOT / name for name in SCOPES[scope]]
    pages = {page for root in roots for page in ([root] if root.is_file() else root.rglob("*.py"))}
    return sorted(str(page.relative_to(ROOT)) for page in pages)


def choose(seed: str, number: int, scope: str = "all") -> Iterator[Mutant]:
    """Yield up to `number` mutants, spread over all files in proportion to their mutable places."""
    chance = random.Random(seed)
    sites = [place for file in files(scope) for place in places(file)]
    chance.shuffle(sites)
    made: set[str] = set()
    for place in sites:
        mutant = apply_mutation(place, *chance.choice(place.operators))
        if len(made) == number:
            return
        if mutant and mutant.key not in made:
            made.add(mutant.key)
            yield mutant


def places(file: str) -> list[Place]:
    source = (ROOT / file).read_text("utf-8")
    unread = list(annotations(ast.parse(source)))
    found: dict[tuple[Position, Position], list[tuple[str, int]]] = {}
    nodes = [node for node in ast_nodes(get_ast(source)) if node.type not in UNTOUCHED]
    signs = [node for node in nodes if node.type == "operator"]
    for name in sorted(operator_names()):
        kind = get_operator(name)
        if kind.arguments():
            continue  # needs the names of variables to exchange
        asked = signs if "BinaryOperator" in name else nodes  # there are a hundred such operators
        spots = (spot for node in asked for spot in kind().mutation_positions(node))
        for occurrence, (start, end) in enumerate(spots):
            if not any(first <= start < last for first, last in unread):
                found.setdefault((start, end), []).append((name, occurrence))
    return [Place(file, *spot, tuple(operators)) for spot, operators in sorted(found.items())]


def annotations(tree: ast.AST) -> Iterator[tuple[Position, Position]]:
    """Yield the spans of types: mypy finds mistakes there, and nobody writes `int + None`."""
    for node in ast.walk(tree):
        match node:
            case ast.arg(annotation=ast.expr() as kind) | ast.AnnAssign(annotation=kind):
                yield span(kind)
            case ast.FunctionDef(returns=ast.expr() as kind) | ast.TypeAlias(value=kind):
                yield span(kind)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                yield span(node)
            case ast.Call(func=ast.Name(id="cast"), args=[kind, _]):
                yield span(kind)


def span(node: ast.expr | ast.stmt) -> tuple[Position, Position]:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def apply_mutation(place: Place, operator: str, occurrence: int) -> Mutant | None:
    """Return the mutant; None if the result is not valid Python or does not differ."""
    source = (ROOT / place.file).read_text("utf-8")
    mutated = mutate_code(source, get_operator(operator)(), occurrence)
    if not mutated or mutated == source or not compiles(mutated):
        return None
    lines = list(ndiff(source.splitlines(), mutated.splitlines()))
    was, becomes = (
        "\n".join(line[2:].strip() for line in lines if line.startswith(sign) and line[2:].strip())
        for sign in "-+"
    )
    if was in UNNOTICED:
        return None
    name = operator.removeprefix("core/")
    return Mutant(place.file, place.start[0], name, mutated, was, becomes)


def compiles(source: str) -> bool:
    try:
        return ast.dump(ast.parse(source)) != ""
    except SyntaxError:
        return False
