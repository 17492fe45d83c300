import { expect, test } from "vitest";
import type { GameInfo } from "../../protocol/wire";
import { obstacleTo } from "./obstacle";

const variant = (name: string, seats: number[], excludes: string[] = []) => ({ name, seats, excludes });
const GAME = {
  name: "sea",
  seats: [1, 2, 3, 4, 5],
  together: [
    variant("alone", [1], ["island", "smuggler"]),
    variant("hard_alone", [1]),
    variant("island", [4, 5], ["alone"]),
    variant("smuggler", [4, 5], ["alone"]),
    variant("fog", [1, 2, 3, 4], ["island"]),
  ],
  presets: [{ name: "one_ship", seats: 1, fits: [1], minutes: 30, edition: "", variants: ["alone"] }],
} as unknown as GameInfo;
const chosen = (seats: number, variants: string[] = [], brought: Record<string, string> = {}) => ({
  seats,
  variants,
  brought,
});

test("a variant for one player sends to the preset for one, and speaks of no other variant", () => {
  expect(obstacleTo(GAME, "hard_alone", chosen(4))).toEqual({ kind: "alone", preset: "one_ship" });
});
test("a variant for more players names the numbers, not a variant that is not ticked", () => {
  expect(obstacleTo(GAME, "smuggler", chosen(1, ["alone"]))).toEqual({ kind: "seats", numbers: [4, 5] });
});
test("a variant that goes not beside a ticked one names that, and what brought it along", () => {
  expect(obstacleTo(GAME, "fog", chosen(4, ["island"]))).toEqual({ kind: "beside", other: "island", cause: "" });
  const along = chosen(4, ["smuggler"], { island: "smuggler" });
  expect(obstacleTo(GAME, "fog", along)).toEqual({ kind: "beside", other: "island", cause: "smuggler" });
});
test("what is not among the pairs is left to the server's own words", () => {
  expect(obstacleTo(GAME, "fog", chosen(3))).toEqual({ kind: "unknown" });
});
