import type { GameFace } from "../games/face";
import { DEFAULTS } from "./defaults";
import PlainTable from "./PlainTable.svelte";

/** The face of a game that has none of its own: everything that its view holds, in words and numbers. */
export function plainFace(game: string): GameFace {
  return { ...DEFAULTS, title: game, Table: PlainTable };
}
