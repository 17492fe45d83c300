import { expect, test } from "vitest";
import { distanceToBox } from "../../routes/curves";
import { drawWays } from "../../routes/draw";
import { plateWithShield } from "../../routes/faults";
import { TRUNK, TWO_ARMS } from "../../routes/mapsForTests";
import { chart } from "../chart";

/** Half the size of the button that closes an enlarged map, in pixels. */
const HALF = 22;
const WINDOWS = [
  [360, 814],
  [400, 902],
  [334, 614],
  [814, 360],
] as const;

test.each(WINDOWS)("on an enlarged map of %i×%i, the button covers no plate, quay or line", (width, height) => {
  for (const map of [TWO_ARMS, TRUNK]) {
    const sheet = chart(width, height, map);
    const { button, quays } = sheet.handSet!;
    for (const city of map.cities.keys()) {
      expect(distanceToBox(plateWithShield(sheet, city), button!)).toBeGreaterThan(HALF);
      expect(distanceToBox(quays[city]!, button!)).toBeGreaterThan(HALF * 0.8);
    }
    const far = drawWays(sheet, [], [])
      .flatMap((way) => way?.points ?? [])
      .map(({ x, y }) => Math.hypot(x - button!.x, y - button!.y));
    expect(Math.min(...far)).toBeGreaterThan(HALF);
  }
});
