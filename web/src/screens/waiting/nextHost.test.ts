import { expect, test } from "vitest";
import { nextHost } from "./nextHost";

const free = { name: "", taken: false };
const kept = { name: "Ben", taken: false };

test("the next person who is there becomes the host", () => {
  expect(nextHost([{ name: "Anna" }, kept, { name: "Dora", bot: "builder" }, { name: "Cleo" }], 0)).toBe("Cleo");
  expect(nextHost([{ name: "Ben" }, { name: "Anna" }, { name: "Cleo" }], 1)).toBe("Cleo");
});
test("where nobody else is, nobody is named", () => {
  expect(nextHost([{ name: "Anna" }, free, kept], 0)).toBe("");
});
