import type { Chapter } from "../../../../contract/chapters";

/** The rules in the order in which players meet them, with variants last. */
export const CHAPTERS: readonly Chapter[] = [
  { name: "pieces", rules: "L-COMP L-SETUP L-G-16 L-G-21" },
  { name: "round", rules: "L-ROUND" },
  { name: "display", rules: "L-DISP L-G-11 L-G-13 L-G-15" },
  { name: "packets", rules: "L-PICK L-G-20" },
  { name: "acting", rules: "L-ACT" },
  { name: "voyage", rules: "L-VOY L-G-06 L-G-17 L-G-18" },
  { name: "goods", rules: "L-GOOD L-G-07" },
  { name: "special", rules: "L-SPEC L-G-08 L-G-09 L-G-10 L-G-19" },
  { name: "passing", rules: "L-PASS L-DISC L-G-01 L-G-03 L-G-04 L-G-05 L-G-22" },
  { name: "clearing", rules: "L-END L-G-14" },
  { name: "end", rules: "L-GAME L-G-02 L-G-12" },
];
