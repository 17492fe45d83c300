import { expect, test } from "vitest";
import type { Welcome } from "../protocol/wire";
import { arrivalAt, missingReason } from "./arrival";

const TABLE = { started: true, seat: -1, players: [{ name: "Anna" }, { name: "Ben" }] } as unknown as Welcome;

test("an old invitation says that the game has begun, and lets nobody watch unasked", () => {
  expect(arrivalAt(TABLE, "invitation", false)).toBe("begun");
  expect(arrivalAt(TABLE, "invitation", true)).toBe("table");
  expect(arrivalAt({ ...TABLE, seat: 1 }, "invitation", false)).toBe("table");
  expect(arrivalAt({ ...TABLE, started: false }, "invitation", false)).toBe("gathering");
});
test("whoever has the link to watch watches", () => {
  expect(arrivalAt(TABLE, "", false)).toBe("table");
});
test("a table that is not there is told apart by what this browser knows of it", () => {
  const stranger = { watched: false, seated: false, invited: false };
  expect(missingReason(stranger)).toBe("unknown");
  expect(missingReason({ ...stranger, invited: true })).toBe("invited");
  expect(missingReason({ ...stranger, seated: true, invited: true })).toBe("mine");
  expect(missingReason({ ...stranger, watched: true })).toBe("closed");
});
