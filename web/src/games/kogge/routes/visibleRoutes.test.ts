import { expect, test } from "vitest";
import { isFaint, kindOf, type Route, type Sight } from "./visibleRoutes";

const route = (from: number, to: number): Route => ({
  from,
  to,
  own: from === 3,
  key: `${from}:${to}`,
  letter: "A",
  hidden: to < 0,
});
const sight = (given: Partial<Sight>): Sight => ({ here: 3, focus: -1, all: false, leaving: false, lit: {}, ...given });

test("one's own way glows where one can sail it, and is seen where one cannot", () => {
  const sailing = sight({ leaving: true, lit: { 2: true } });
  expect(kindOf(route(3, 2), sailing)).toBe("mine");
  expect(kindOf(route(3, 7), sailing)).toBe("out");
  expect(kindOf(route(3, -1), sailing)).toBe("out");
  expect(kindOf(route(3, 7), sight({}))).toBe(null);
});

test("whoever looks at a city sees the ways out of it and into it", () => {
  const looking = sight({ focus: 5 });
  expect(kindOf(route(5, 1), looking)).toBe("out");
  expect(kindOf(route(1, 5), looking)).toBe("into");
  expect(kindOf(route(1, 2), looking)).toBe(null);
});

test("all other ways fade meanwhile, also one's own", () => {
  expect([route(5, 1), route(1, 5), route(1, 2), route(3, 2)].map((one) => isFaint(one, 5))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isFaint(route(1, 2), -1)).toBe(false);
});
