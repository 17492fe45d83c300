/** A drawing for charts. We scale its path ourselves, because the browser makes a layer of each transformed part. */
interface Drawing {
  readonly path: string;
  /** The scale from the drawing's units to pixels, on a large board. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Hills, as a path with pairs of absolute coordinates. */
const HILLS: Drawing = {
  path: "M2,22C8,6 12,4 17,13C21,3 27,2 33,15C37,8 43,7 50,22M12,10L9,18M14,11L13,17M26,8L23,17M29,10L28,17M43,12L41,19",
  scale: 0.8,
  left: -24,
  top: -9.6,
};
const TREES: Drawing = {
  path: "M6,20L6,15M6,3L2,15L10,15ZM18,21L18,17M18,6L14,17L22,17ZM30,20L30,15M30,2L25.5,15L34.5,15ZM40,21L40,18M40,9L37,18L43,18Z",
  scale: 0.909,
  left: -20,
  top: -10,
};
const LILY = "M0,-62C4,-58 5,-56 0,-50C-5,-56 -4,-58 0,-62ZM-6,-55C-2,-57 -1,-53 0,-50C1,-53 2,-57 6,-55";
/** The points of a rose, the shortest first: length, width, position of the widest part, and spacing among its 16. */
const POINTS = [
  { far: 22, broad: 3.6, waist: 5.04, first: 1, every: 2 },
  { far: 33, broad: 5.5, waist: 7.7, first: 2, every: 4 },
  { far: 46, broad: 7, waist: 9.8, first: 0, every: 4 },
] as const;
const DIRECTIONS = 16;
const ROSE_HEIGHT = 128;

const near = (at: number): number => Math.round(at * 100) / 100;

/** A path with all its coordinates scaled and then moved. */
export function placeDrawing(path: string, dx: number, dy: number, kx: number, ky = kx): string {
  const pair = (_: string, x: string, y: string): string => `${near(dx + Number(x) * kx)},${near(dy + Number(y) * ky)}`;
  return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, pair);
}

/** All hills, or all trees, of a chart in one path. */
export function scatterDrawings(
  kind: "hills" | "trees",
  spots: readonly (readonly [number, number])[],
  fine: number,
): string {
  const { path, scale, left, top } = kind === "hills" ? HILLS : TREES;
  return spots.map(([x, y]) => placeDrawing(path, x + left * fine, y + top * fine, scale * fine)).join("");
}

/** One half of each point of a rose, around the middle. */
function halves(side: 1 | -1, { far, broad, waist, first, every }: (typeof POINTS)[number]): string {
  const found: string[] = [];
  for (let at = first; at < DIRECTIONS; at += every) {
    const turn = (at * 2 * Math.PI) / DIRECTIONS;
    const turned = (x: number, y: number): string =>
      [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)].map(near).join();
    found.push(`M${turned(0, -far)}L${turned(side * broad, -waist)}L0,0Z`);
  }
  return found.join("");
}

/** A drawn rose: its middle, its scale, the dark and light halves of its points, and the lily in its north. */
export interface Rose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly points: readonly (readonly [dark: string, light: string])[];
  readonly lily: string;
}

/** The rose for a box of this size around a point, a little lower, because the lily rises above the other points. */
export function drawRose(x: number, middle: number, size: number): Rose {
  const scale = size / ROSE_HEIGHT;
  const y = middle + 2 * scale;
  const put = (path: string): string => placeDrawing(path, x, y, scale);
  const points = POINTS.map((kind) => [put(halves(1, kind)), put(halves(-1, kind))] as const);
  return { x, y, scale, points, lily: put(LILY) };
}
