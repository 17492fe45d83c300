import type { Scale } from "./geometry";

type Point = readonly [number, number];

/**
 * The points where the coastline cuts the middle of each row of cells, from left to right: land begins and ends there
 * by turns.
 */
export function crossings(coast: string, { kx, ky, ox, oy }: Scale, rows: number, cell: number): number[][] {
  const found: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings(coast)) {
    ring.forEach(([x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
      cross(found, cell, [x * kx + ox, y * ky + oy], [nextX * kx + ox, nextY * ky + oy]);
    });
  }
  return found.map((line) => line.sort((one, other) => one - other));
}

/** Add the points where one stretch of the coast cuts the middles of the rows. */
function cross(found: number[][], cell: number, [x1, y1]: Point, [x2, y2]: Point): void {
  const from = Math.max(0, Math.ceil(Math.min(y1, y2) / cell - 0.5));
  const to = Math.min(found.length - 1, Math.ceil(Math.max(y1, y2) / cell - 0.5) - 1);
  for (let row = from; row <= to; row++) {
    found[row]?.push(x1 + (((row + 0.5) * cell - y1) / (y2 - y1)) * (x2 - x1));
  }
}

/** The closed lines of a path that is written in steps from point to point. */
export function rings(path: string): Point[][] {
  return path
    .split("M")
    .filter(Boolean)
    .map((ring) => {
      const [start = "", steps = ""] = ring.replace("z", "").split("l");
      let [x = 0, y = 0] = start.split(",").map(Number);
      const points: Point[] = [[x, y]];
      for (const step of steps.split(" ").filter(Boolean)) {
        const [dx = 0, dy = 0] = step.split(",").map(Number);
        [x, y] = [x + dx, y + dy];
        points.push([x, y]);
      }
      return points;
    });
}
