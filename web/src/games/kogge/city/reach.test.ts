import { expect, test } from "vitest";
import type { View } from "../../../protocol/kogge";
import { reachOf } from "./reach";

/** Three cities in a ring of routes: 0 → 1 → 2, and 2 → 0. The second routes lie face down. */
function position(more: object = {}): View {
  return {
    setup: { seats: 1 },
    board: {
      goods: Array<number>(12).fill(0),
      sites: Array<number>(6).fill(-1),
      site_goods: Array<number>(24).fill(0),
      routes: [1, -1, 2, -1, 0, -1],
      covered: [-1, 0, -1, 0, -1, 0],
      raided: [0, 0, 0],
      shown: [],
      crest: -1,
      ...more,
    },
    fleet: { cogs: [0], guild: 2 },
    own: { seat: 0, routes: [] },
    asked: null,
  } as unknown as View;
}

function sailing(options: object[], refusals: object[] = []): View {
  const question = { shape: "menu", name: "sailing", options };
  return { ...position(), asked: { question, refusals } } as unknown as View;
}

test("where one's own cog lies", () => {
  expect(reachOf(position(), 0)).toEqual({ is: "here" });
});

test("a route leads there, but one does not sail now", () => {
  expect(reachOf(position(), 1)).toMatchObject({ is: "later", exit: { slot: 0, to: 1 } });
});

test("a route that is offered has its price", () => {
  const view = sailing([{ shape: "pay", move: "sail", of: 0, price: 1 }]);
  expect(reachOf(view, 1)).toMatchObject({ is: "now", price: 1 });
});

test("a route that is refused says why", () => {
  const refusal = { move: "sail", of: 0, rule: "K-MOVE-03" };
  expect(reachOf(sailing([], [refusal]), 1)).toEqual({ is: "refused", refusal });
});

test("a city that one raided is closed, and no way leads over it", () => {
  expect(reachOf(position({ raided: [0, 1, 0] }), 1)).toEqual({ is: "closed" });
  expect(reachOf(position({ raided: [0, 1, 0] }), 2)).toEqual({ is: "unknown" });
});

test("further away the cities on the way are named", () => {
  expect(reachOf(position(), 2)).toEqual({ is: "far", over: [1] });
});

test("whoever watches has no cog", () => {
  expect(reachOf({ ...position(), own: null }, 1)).toEqual({ is: "watching" });
});
