import { expect, test, vi } from "vitest";

const kept = vi.hoisted(() => {
  const texts: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => void (texts[key] = text),
  });
  vi.stubGlobal("location", { search: "" });
  return texts;
});
const { forgetSeat, hasSeat, knownTables, rememberSeat, secretOf } = await import("./seats");

test("no secret is stored, and the page forgets it with the seat", () => {
  const seated = { match: "m1", seat: 2, secret: "hush-hush", invite: "come-in", commitment: "c0ffee" };
  rememberSeat(seated);
  expect(secretOf("m1")).toBe("hush-hush");
  expect(kept).toEqual({ tables: JSON.stringify([{ match: "m1", seat: 2 }]) });
  rememberSeat({ match: "m1", seat: 2 });
  expect(secretOf("m1"), "an answer without a secret changes none").toBe("hush-hush");
  expect(hasSeat("m1")).toBe(true);
  forgetSeat("m1");
  expect([hasSeat("m1"), secretOf("m1"), knownTables()]).toEqual([false, "", []]);
});
