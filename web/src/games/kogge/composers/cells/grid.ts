import type { Component } from "svelte";
import type { ComposerProps, GameFace } from "../../../../match/face";
import type { View } from "../../../../protocol/kogge";
import DockGrid from "../../../../table/DockGrid.svelte";
import LazyDealComposer from "../LazyDealComposer.svelte";
import GridComposer from "./GridComposer.svelte";

const SHAPES = ["menu", "choice", "bag", "exchange", "split", "pay"];
const inCells = Object.fromEntries(
  SHAPES.map((shape) => [shape, GridComposer as Component<ComposerProps<never, View>>]),
);

/** The parts of Kogge's face that differ on the fixed grid: the frame, and composers that use its ten cells. */
export const GRID: Pick<GameFace<View>, "composers" | "grid"> = {
  composers: { ...inCells, deal: LazyDealComposer },
  grid: DockGrid,
};
