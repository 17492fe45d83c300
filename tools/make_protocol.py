"""Write web/src/protocol.ts: every struct that goes over the wire, as TypeScript.

`python -m tools.make_protocol` writes it; with --check it only says whether it is up to date.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_origin

from msgspec import NODEFAULT, Struct
from msgspec import inspect as see

from hanse.core.takeback import TakeBack, TakenBack
from hanse.games import GAMES
from hanse.games.kogge.view import View
from hanse.server import wire
from hanse.words import Compared

PAGE = Path(__file__).parents[1] / "web/src/protocol.ts"
HEAD = "// Made by tools/make_protocol.py from the structs of the server. Do not edit.\n"
FIELDS = "// Fields with a question mark are left out where they have their default.\n"
WIRE = (
    wire.Hello, wire.Command, wire.Undo, wire.Chat, wire.Ping, wire.Welcome, wire.Update,
    wire.Done, wire.Refused, wire.ChatLine, wire.Pong, wire.Rematch, wire.Problem, wire.NewTable,
    wire.Join, wire.Nonce, wire.Seated, wire.GameInfo, wire.Again, wire.Foreseeing, wire.Foreseen,
    wire.Fitting, wire.Fit, wire.Leaving, wire.Freeing, wire.Watching,
    Compared,
)  # fmt: skip
PLAIN = {
    see.IntType: "number",
    see.FloatType: "number",
    see.StrType: "string",
    see.BoolType: "boolean",
    see.NoneType: "null",
    see.RawType: "unknown",
    see.AnyType: "unknown",
}


class Writer:
    """Collects interfaces, each under its own name, in the order in which they are met."""

    def __init__(self) -> None:
        self.pages: dict[str, str] = {}
        self.classes: dict[str, type[Struct]] = {}

    def told(self, kind: see.Type) -> str:
        """A type as TypeScript says it."""
        match kind:
            case see.StructType():
                return self.struct(kind)
            case see.UnionType(types):
                return " | ".join(dict.fromkeys(map(self.told, types)))
            case see.LiteralType(values):
                return " | ".join(f'"{value}"' for value in values)
            case see.VarTupleType(item) | see.ListType(item):
                return f"readonly ({self.told(item)})[]"
            case see.TupleType(items):
                return f"readonly [{', '.join(map(self.told, items))}]"
            case see.DictType(value_type=value):
                return f"Record<string, {self.told(value)}>"
            case see.CustomType():
                return "string"  # a kind of move, told by its name
        return PLAIN[type(kind)]

    def struct(self, kind: see.StructType) -> str:
        name = self.name(plain(kind.cls))
        if name not in self.pages:
            self.pages[name] = ""
            self.pages[name] = f"export interface {name} {{\n{''.join(self.lines(kind))}}}\n"
        return name

    def name(self, cls: type[Struct]) -> str:
        """Two structs of one name are told apart by the room they come from."""
        name = cls.__name__
        if self.classes.setdefault(name, cls) is not cls:
            name = cls.__module__.rpartition(".")[2].title() + name
            self.classes[name] = cls
        return name

    def lines(self, kind: see.StructType) -> Iterator[str]:
        if kind.tag_field:
            yield f'  readonly {kind.tag_field}: "{kind.tag}";\n'
        omitted = plain(kind.cls).__struct_config__.omit_defaults
        for field in kind.fields:
            has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
            mark = "?" if has_default and (omitted or kind.cls in WIRE) else ""
            yield f"  readonly {field.encode_name}{mark}: {self.told(field.type)};\n"

    def union(self, name: str, kinds: Iterable[type[Struct]]) -> None:
        names = [self.told(see.type_info(kind)) for kind in kinds]
        self.pages[name] = f"export type {name} =\n  | " + "\n  | ".join(names) + ";\n"


def plain(cls: type[Struct]) -> type[Struct]:
    """A struct that is told for several games, as itself."""
    return get_origin(cls) or cls


def protocol() -> str:
    """The whole page."""
    writer = Writer()
    kogge = GAMES["kogge"]
    writer.told(see.type_info(View))
    writer.union("AnyMove", [*kogge.moves, TakeBack])
    writer.union("AnyEvent", [*kogge.events, TakenBack])
    writer.union("Said", WIRE[:5])
    writer.union("Heard", WIRE[5:12])
    for kind in WIRE:
        writer.told(see.type_info(kind))
    version = f"export const PROTOCOL = {wire.PROTOCOL};\n"
    return "\n".join([HEAD + FIELDS, version, *writer.pages.values()])


def main() -> None:
    page = protocol()
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text("utf-8") != page:
            sys.exit(f"{PAGE.name} is out of date: make protocol")
        return
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
