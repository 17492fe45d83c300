import { expect, test } from "vitest";
import { sign } from "./sign";

test("no two players have the same sign", () => {
  const signs = (...names: string[]): string[] => names.map((_, seat) => sign(names, seat));
  expect(signs("Anna", "birger", "Cilia")).toEqual(["A", "B", "C"]);
  expect(signs("Bea", "Builder 2", "Ärmel", "Builder 4", "")).toEqual(["1", "2", "Ä", "4", "?"]);
  expect(signs("", "", "2nd mate")).toEqual(["1", "2", "3"]);
});
