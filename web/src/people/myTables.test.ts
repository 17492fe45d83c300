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
const { dropStoredSecrets } = await import("./myTables");
const { secretOf } = await import("../state/seats");

test("secrets that an earlier version stored are no longer stored", () => {
  const tables = [
    { match: "m2", seat: 0, secret: "newer" },
    { match: "m1", seat: 1, secret: "older" },
  ];
  kept["tables"] = JSON.stringify(tables);
  dropStoredSecrets();
  expect(JSON.parse(kept["tables"])).toEqual(tables.map(({ match, seat }) => ({ match, seat })));
  expect(["m1", "m2"].map(secretOf), "this page still knows them").toEqual(["older", "newer"]);
});
