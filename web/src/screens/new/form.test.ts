import { expect, test } from "vitest";
import type { GameInfo } from "../../protocol/wire";
import { TableForm } from "./form.svelte";

const GAME = {
  name: "sea",
  seats: [1, 2, 3, 4, 5],
  editions: ["old", "new"],
  usual_seats: 4,
  usual_bot: "sailor",
  together: [
    { name: "alone", seats: [1] },
    { name: "smuggler", seats: [4, 5] },
  ],
  presets: [
    { name: "first", seats: 3, fits: [3], minutes: 30, edition: "", variants: [] },
    { name: "smugglers", seats: 5, fits: [4, 5], minutes: 90, edition: "new", variants: ["smuggler"] },
  ],
} as unknown as GameInfo;
const preset = (at: number) => GAME.presets[at] ?? expect.fail();

test("the first preset is taken from the start, and filled with bots", () => {
  const form = new TableForm(GAME);
  expect(form.preset?.name).toBe("first");
  expect(form.seats).toEqual(["", "sailor", "sailor"]);
  expect([form.bots, form.invited]).toEqual([2, 0]);
});
test("a preset fills in all but the clock, and is left when something in it changes", () => {
  const form = new TableForm(GAME);
  form.pace = "live";
  form.take(preset(1));
  expect([form.seats.length, form.edition, form.variants, form.pace]).toEqual([5, "new", ["smuggler"], "live"]);
  form.resize(4);
  expect(form.preset?.name, "it is meant for four, too").toBe("smugglers");
  form.tick("smuggler", false);
  expect(form.preset).toBeUndefined();
});
test("who is alone plays the game for one, and it goes with him", () => {
  const form = new TableForm(GAME);
  form.resize(1);
  expect(form.variants).toEqual(["alone"]);
  form.resize(2);
  expect(form.variants).toEqual([]);
});
test("a friend's seat stays a friend's when more sit down", () => {
  const form = new TableForm(GAME);
  form.sit(1, "");
  form.resize(5);
  expect(form.seats).toEqual(["", "", "sailor", "sailor", "sailor"]);
  expect(form.invited).toBe(1);
  expect(form.request("Anna")).toMatchObject({ name: "Anna", game: "sea", edition: "", variants: [] });
});
test("without presets one sits at the usual table", () => {
  expect(new TableForm({ ...GAME, presets: [] }).seats).toEqual(["", "sailor", "sailor", "sailor"]);
});
test("new seats get the bot of one's level, and the levels stand before the other bots", () => {
  const form = new TableForm({ ...GAME, bots: ["ace", "cook", "sailor"], levels: ["cook", "ace"] }, "ace");
  expect(form.seats).toEqual(["", "ace", "ace"]);
  form.resize(4);
  expect(form.seats.at(-1)).toBe("ace");
  expect(form.otherBots).toEqual(["sailor"]);
});
test("a clock that comes with the first friend is told, until one is chosen", () => {
  const form = new TableForm(GAME);
  expect([form.pace, form.paceGiven]).toEqual(["none", false]);
  form.sit(1, "");
  expect([form.pace, form.paceGiven]).toEqual(["live", true]);
  form.screens = "pass";
  expect(form.paceGiven).toBe(false);
  form.screens = "own";
  form.pace = "live";
  expect(form.paceGiven).toBe(false);
});
