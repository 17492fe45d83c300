import { expect, test } from "vitest";
import { COAST } from "../art/coast";
import { chart } from "../board/chart";
import { drawWays } from "./draw";
import { faultsOf } from "./faults";
import { layLines } from "./lay";
import { TRUNK, TWO_ARMS } from "./mapsForTests";

/** The sea inside the track: the window, and the sea's width and height in it. */
const SEAS = [
  ["390×844", 360, 316],
  ["390×844, lower", 360, 280],
  ["430×932", 400, 350],
  ["360×640", 334, 244],
  ["640×360", 338, 334],
  ["844×390", 462, 360],
  ["768×1024", 738, 400],
  ["960×600", 562, 240],
  ["1024×768", 626, 380],
  ["1280×720", 880, 340],
  ["1366×650", 970, 270],
  ["1366×768", 970, 430],
  ["1440×900", 1034, 520],
  ["1920×1080", 1504, 700],
  ["2560×1440", 2150, 1060],
  ["390×844, enlarged", 360, 718],
  ["430×932, enlarged", 400, 902],
  ["360×640, enlarged", 334, 614],
  ["844×390, enlarged", 814, 360],
  ["640×360, enlarged", 610, 330],
] as const;
const MAPS = { "two arms": TWO_ARMS, trunk: TRUNK } as const;
const CASES = Object.entries(MAPS).flatMap(([name, map]) =>
  SEAS.map(([window, width, height]) => ({ name, map, window, width, height })),
);

test.each(CASES)("$name at $window: every arrow points to its city and to no other", ({ map, width, height }) => {
  const sheet = chart(width, height, map);
  const curves = sheet.handSet ? [] : layLines(sheet, COAST, map.lines);
  const ways = drawWays(sheet, curves, []).map((way) => way?.points ?? []);
  const named = faultsOf(sheet, map.lines, ways).map(({ kind, line, city, by }) => {
    const { start, end } = map.lines[line]!;
    return `${map.cities[start]}–${map.cities[end]}: ${kind} ${map.cities[city]} by ${by.toFixed(1)}`;
  });
  expect(named).toEqual([]);
});
