import { expect, test } from "vitest";
import { COAST } from "../art/coast";
import { chart, quayOf } from "../board/chart";
import { type Box, pointAt } from "../../../ui/seaChart/geometry";
import { type Curve, isIn } from "./curves";
import { layLines } from "./lay";
import { OWN_MAP, TRUNK, TWO_ARMS } from "./mapsForTests";

/** The sizes of the sea inside the track, in windows of different sizes. */
const SIZES = [
  [1030, 500],
  [994, 345],
  [382, 406],
  [330, 186],
  [533, 382],
] as const;
const MAPS = [
  ["two arms", TWO_ARMS],
  ["trunk", TRUNK],
  ["an own map", OWN_MAP],
] as const;
const CASES = MAPS.flatMap(([name, map]) => SIZES.map(([width, height]) => ({ name, map, width, height })));

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

function meets(curve: Curve, box: Box): boolean {
  return Array.from({ length: 41 }, (_, at) => pointAt(curve, at / 40)).some((spot) => isIn(box, spot));
}

test.each(CASES)("$name on $width×$height: every line is drawn and crosses no other plate", (one) => {
  const sheet = chart(one.width, one.height, one.map);
  const laid = layLines(sheet, COAST, one.map.lines);
  one.map.lines.forEach(({ start, end }, at) => {
    const curve = laid[at];
    expect(curve, `${one.map.cities[start]} to ${one.map.cities[end]}`).toBeTruthy();
    sheet.plates.forEach((plate, city) => {
      if (curve && city !== start && city !== end) expect(meets(curve, plate), one.map.cities[city]).toBe(false);
    });
  });
});

test.each(CASES)("$name on $width×$height: no plate lies on another, and all lie on the board", (one) => {
  const { plates, sizes } = chart(one.width, one.height, one.map);
  plates.forEach((plate, at) => {
    expect(plate.x).toBeGreaterThan(0);
    expect(plate.x + plate.w).toBeLessThan(one.width);
    expect(quayOf(plate, sizes).y).toBeLessThan(one.height);
    for (const other of plates.slice(at + 1)) expect(overlap(plate, other), one.map.cities[at]).toBe(false);
  });
});
