"""A generator of web/src/protocol/: every struct that goes over the wire, as TypeScript.

`wire.ts` has the types that all games share; one file for each game has its view, its moves, its
events and the numbers of its box. `python -m tools.make_protocol` writes the files; with --check it
only reports whether they are up to date.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import get_origin

from msgspec import NODEFAULT, Struct
from msgspec import inspect as see

from hanse.core.match_moves import MATCH_EVENTS
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakeBack, TakenBack
from hanse.core.views import Asked
from hanse.games import OWN
from hanse.games.kogge.board import GOOD_OF
from hanse.games.luebeck.box import BOX as LUEBECK_BOX
from hanse.games.luebeck.box import FIGURES
from hanse.games.luebeck.phases.display import RUNS
from hanse.tables.messages import (
    account_bodies,
    bodies,
    channel_bodies,
    lesson_bodies,
    link_bodies,
    preview_bodies,
    replay_bodies,
    wire,
)
from hanse.tables.messages.vocabulary import Vocabulary
from hanse.words import Compared

FOLDER = Path(__file__).parents[1] / "web/src/protocol"
HEAD = "// Made by tools/make_protocol.py from the structs of the server. Do not edit.\n"
FIELDS = "// Fields with a question mark are left out where they have their default.\n"
WIRE = (
    wire.Hello, wire.Command, wire.Undo, wire.Chat, wire.Agree, wire.Writing, wire.Differs,
    wire.Ping,
    wire.Welcome, wire.Update, wire.Done, wire.Refused, wire.ChatLine, wire.Presence, wire.Pong,
    wire.Rematch, wire.SeatOpened, wire.StoreState,
    bodies.AgreeRequest, bodies.TableList, bodies.Invitation,
    bodies.Problem, bodies.NewTable, bodies.Join, bodies.Nonce, bodies.Seated, bodies.GameInfo,
    bodies.RematchRequest, bodies.StepsSeen, preview_bodies.PreviewRequest,
    preview_bodies.PreviewAnswer, preview_bodies.Advice, bodies.SetupRequest, bodies.Fit,
    bodies.TableData, bodies.BrowserUiFrame, bodies.LeaveRequest, link_bodies.SeatDevices,
    link_bodies.NewLinkRequest,
    link_bodies.GiveSeatRequest, channel_bodies.NewChannel, channel_bodies.ChangeChannel,
    channel_bodies.ChannelRequest, channel_bodies.ChannelList, channel_bodies.ChannelAdded,
    channel_bodies.ChannelTested, account_bodies.AccountRequest, account_bodies.IdRequest,
    account_bodies.NameRequest, account_bodies.PasskeyQuestion, account_bodies.PasskeyAnswer,
    account_bodies.MailLinkRequest, account_bodies.MailLinkSent, account_bodies.ChangeAccount,
    account_bodies.NewTokenRequest, account_bodies.TokenMade, account_bodies.AccountState,
    bodies.FreeSeatRequest, bodies.WatchersRequest,
    replay_bodies.Demonstration,
    replay_bodies.ReplaySeen, replay_bodies.RecordRequest,
    replay_bodies.PlayOnRequest, replay_bodies.PlayOnFileRequest,
    lesson_bodies.LessonInfo, lesson_bodies.LessonRequest,
    Compared, Vocabulary, bodies.Status,
)  # fmt: skip
BOXES: Mapping[str, object] = {
    "kogge": {"good_of": GOOD_OF},
    "luebeck": {name: LUEBECK_BOX[name] for name in ("cogs", "packets", "kept")}
    | {"figures": FIGURES, "runs": RUNS},
}
"""Numbers that a game's table shows but its view does not hold."""
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
    """A writer of interfaces, each under its own name, in the order of their first use.

    Structs that do not belong to this file's own game go into the `shared` writer.
    """

    def __init__(self, game: str = "", shared: "Writer | None" = None) -> None:
        self.room = f"hanse.games.{game}."
        self.shared = shared
        self.pages: dict[str, str] = {}
        self.classes: dict[str, type[Struct]] = {}
        self.imported: set[str] = set()

    def type_text(self, kind: see.Type) -> str:
        """Return a type in TypeScript's notation."""
        match kind:
            case see.StructType():
                return self.struct(kind)
            case see.UnionType(types):
                return " | ".join(dict.fromkeys(map(self.type_text, types)))
            case see.LiteralType(values):
                return " | ".join(f'"{value}"' for value in values)
            case see.VarTupleType(item) | see.ListType(item):
                return f"readonly ({self.type_text(item)})[]"
            case see.TupleType(items):
                return f"readonly [{', '.join(map(self.type_text, items))}]"
            case see.DictType(value_type=value):
                return f"Record<string, {self.type_text(value)}>"
            case see.CustomType():
                return "string"  # a kind of move, given by its name
        return PLAIN[type(kind)]

    def struct(self, kind: see.StructType) -> str:
        cls = plain(kind.cls)
        if self.shared and not cls.__module__.startswith(self.room):
            name = self.shared.struct(kind)
            self.imported.add(name)
            return name
        name = self.name(cls)
        if name not in self.pages:
            self.pages[name] = ""
            self.pages[name] = f"export interface {name} {{\n{''.join(self.lines(kind))}}}\n"
        return name

    def name(self, cls: type[Struct]) -> str:
        """Return a unique name: a name already taken gets the struct's module as a prefix."""
        name = cls.__name__
        taken = self.shared is not None and name in self.shared.classes
        if taken or self.classes.setdefault(name, cls) is not cls:
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
            yield f"  readonly {field.encode_name}{mark}: {self.type_text(field.type)};\n"

    def union(self, name: str, kinds: Iterable[type[Struct]]) -> None:
        names = [self.type_text(see.type_info(kind)) for kind in kinds]
        self.pages[name] = f"export type {name} =\n  | " + "\n  | ".join(names) + ";\n"


def plain(cls: type[Struct]) -> type[Struct]:
    """Return the generic struct of a specialized one; any other struct is returned unchanged."""
    return get_origin(cls) or cls


def protocol() -> dict[str, str]:
    """Return every file's text by its name."""
    shared = Writer()
    shared.type_text(see.type_info(Asked))
    shared.union("ClientMessage", WIRE[:8])
    shared.union("ServerMessage", WIRE[8:18])
    for kind in WIRE:
        shared.type_text(see.type_info(kind))
    games = {f"{spec.about.name}.ts": game_page(spec, shared) for spec in OWN.values()}
    version = f"export const PROTOCOL = {wire.PROTOCOL};\n"
    return {"wire.ts": "\n".join([HEAD + FIELDS, version, *shared.pages.values()]), **games}


def game_page(spec: AnySpec, shared: Writer) -> str:
    """Return the file of one game: its view, moves, events and box."""
    writer = Writer(spec.about.name, shared)
    view: type[Struct] = spec.see.view_type
    writer.type_text(see.type_info(view))
    writer.union("AnyMove", [*spec.about.moves, TakeBack])
    writer.union("AnyEvent", [*spec.about.events, TakenBack, *MATCH_EVENTS])
    if spec.about.previews:
        writer.union("AnyPreview", spec.about.previews)
    names = ", ".join(sorted(writer.imported))
    imports = f'import type {{ {names} }} from "./wire";\n'
    box = BOXES.get(spec.about.name)
    page = [f"export const BOX = {json.dumps(box, indent=2)} as const;\n"] if box else []
    return "\n".join([HEAD + FIELDS, imports, *page, *writer.pages.values()])


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in protocol().items():
        file = FOLDER / name
        if "--check" not in sys.argv:
            file.write_text(text, "utf-8")
        elif not file.exists() or file.read_text("utf-8") != text:
            sys.exit(f"{name} is out of date: make protocol")


if __name__ == "__main__":
    main()
