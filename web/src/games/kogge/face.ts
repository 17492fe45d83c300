import type { Component } from "svelte";
import type { TableFace } from "../../contract/table";
import { only } from "../../composers/menu";
import type { View } from "../../protocol/kogge";
import { DEFAULTS } from "../../table/defaults";
import { byLanguage } from "../../words/catalogue";
import type { Made, Option } from "../../words/story";
import type { ComposerProps, GameFace, Shows } from "../../match/face";
import DockGrid from "../../table/DockGrid.svelte";
import Bids from "./dock/Bids.svelte";
import CellsComposer from "./composers/cells/CellsComposer.svelte";
import { COMPOSERS } from "./composers/cells/composers";
import Preview from "./dock/Preview.svelte";
import { targetsOf } from "./board/eventTargets";
import { KINDS } from "./kinds";
import KoggeTable from "./KoggeTable.svelte";
import { deed } from "./dock/deeds";
import { ledger } from "./table/ledger";
import CoachSign from "./pieces/CoachSign.svelte";
import { optionLabel, valueLabel } from "./labels";
import Piece from "./pieces/Piece.svelte";
import { stepName } from "./motion/names";
import QuietBoard from "./board/QuietBoard.svelte";
import { ask } from "./dock/questions";
import { worthOfEach, GOODS_ROW } from "./scores";
import { exitsOf, waiting, ownCity } from "./read";
import Sailship from "./pieces/Sailship.svelte";
import { valueShown } from "./dock/values";

const SHOWN_PIECES: Readonly<Record<string, Shows>> = {
  "name:city": { piece: "city", onBoard: true },
  marker: { piece: "marker", onBoard: true },
  markers: { piece: "marker", onBoard: true },
  "counts:good": { piece: "good" },
  "count:good:1": { piece: "good" },
  piles: { piece: "good" },
};

const inCells = CellsComposer as unknown as Component<ComposerProps<never, View>>;

/** The answer of an option that leaves nothing to choose, such as an empty payment; otherwise null. */
function whole(option: Option): Made | null {
  if (option.shape !== "pay" || option.price) return only(option);
  const { move, first, second, of = 0 } = option;
  return { move, goods: first.map(() => 0), markers: second.map(() => 0), of };
}

function placeOf(view: View, option: Option): number {
  if (option.shape !== "pay" || option.move !== "sail") return -1;
  return exitsOf(view, ownCity(view))[option.of ?? 0]?.to ?? -1;
}

const own: TableFace<View> = {
  ...(DEFAULTS as unknown as GameFace<View>),
  title: "Kogge",
  Table: KoggeTable,
  Board: QuietBoard,
  Seat: Sailship,
  Preview,
  Piece,
  BagHelp: Bids,
  CoachSign,
  composers: Object.fromEntries(Object.keys(COMPOSERS).map((shape) => [shape, inCells])),
  grid: DockGrid,
  texts: byLanguage(import.meta.glob<string>("./words/*.ftl", { query: "?url", import: "default", eager: true })),
  kinds: KINDS,
  endings: ["anchor", "end_turn", "let_pass", "keep_peace", "leave_be", "keep_start"],
  direct: ["sail"],
  shows: (kind) => SHOWN_PIECES[kind] ?? null,
  pieceName: (story, piece, at) => (piece === "good" ? story.phrases.name("good", at) : String(at)),
  optionLabel,
  valueLabel,
  valueShown,
  ask,
  deed,
  worthOf: (view, piece, at) => (piece === "good" ? (worthOfEach(view, GOODS_ROW)[at] ?? 0) : 0),
  placeOf,
  whole,
  points: ({ players }) => players.development,
  waiting,
  stepName,
  ledger,
  targetsOf,
  answers: ["offer_declined"],
};

/** The platform gives a face only the views of its own game. */
export const face = own as unknown as TableFace;
