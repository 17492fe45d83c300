import ChoiceCells from "../../../../composers/dock/ChoiceCells.svelte";
import type { Fetchable } from "../../../../composers/fetched";

/** The composers that use the ten cells of the dock, by the shape of their question. */
export const COMPOSERS: Fetchable = {
  menu: () => import("./MenuCells.svelte"),
  // The first question is a choice, so nothing is gained by fetching it later.
  choice: () => Promise.resolve({ default: ChoiceCells }),
  bag: () => import("../../../../composers/dock/BagCells.svelte"),
  exchange: () => import("./TradeCells.svelte"),
  split: () => import("../../../../composers/dock/SplitCells.svelte"),
  pay: () => import("./PayCells.svelte"),
};
