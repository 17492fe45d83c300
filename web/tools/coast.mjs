// Writes src/games/kogge/art/coast.ts, the coastline of the Baltic (Natural Earth, public domain) as one path,
// and where Kogge's cities lie on it.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";

const find = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(find.resolve("world-atlas/land-10m.json"), "utf8"));
const land = feature(atlas, atlas.objects.land);
const LEFT = -420,
  TOP = -460,
  RIGHT = 1520,
  BOTTOM = 1340;

// 100 units are about 1.55 degrees of longitude.
const projection = geoMercator()
  .center([18.4, 57.35])
  .scale(3720)
  .translate([530, 450])
  .clipExtent([
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ])
  .precision(0.4);

const CITIES = [
  [10.41, 59.27],
  [18.07, 59.33],
  [22.27, 60.45],
  [24.75, 59.44],
  [24.11, 56.95],
  [18.65, 54.35],
  [13.09, 54.31],
  [10.69, 53.87],
  [12.57, 55.68],
  [14.7, 55.1],
];

function thinned(path) {
  return path
    .split("M")
    .filter(Boolean)
    .map((ring) =>
      thin(
        ring
          .replace("Z", "")
          .split("L")
          .map((p) => p.split(",").map(Number)),
        ring.endsWith("Z"),
      ),
    )
    .filter(Boolean)
    .join("");
}

function thin(points, closed) {
  const kept = [points[0]];
  for (const point of points.slice(1)) {
    const last = kept[kept.length - 1];
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= 4.5) kept.push(point);
  }
  const xs = kept.map((p) => p[0]),
    ys = kept.map((p) => p[1]);
  const size = Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
  if (kept.length < 4 || size < 14 || isFrame(kept)) return "";
  let [x, y] = kept[0].map(Math.round),
    out = `M${x},${y}l`;
  const steps = [];
  for (const [a, b] of kept.slice(1)) {
    const nx = Math.round(a),
      ny = Math.round(b);
    steps.push(`${nx - x},${ny - y}`);
    [x, y] = [nx, ny];
  }
  return out + steps.join(" ") + (closed ? "z" : "");
}

/** A speck too small to have an inside is drawn as everything but itself: the frame. */
function isFrame(points) {
  return points.length <= 5 && points.every(([x, y]) => (x === LEFT || x === RIGHT) && (y === TOP || y === BOTTOM));
}

const path = thinned(geoPath(projection)(land));
const cities = CITIES.map((city) => projection(city).map(Math.round));
const page = `// Made by tools/coast.mjs from Natural Earth (public domain). Do not edit.
export const EXTENT = { left: ${LEFT}, top: ${TOP}, right: ${RIGHT}, bottom: ${BOTTOM} } as const;
export const COAST =
  "${path}";
`;
const harbours = `// Made by tools/coast.mjs from the cities' places. Do not edit.
export const HARBOURS: readonly (readonly [number, number])[] = ${JSON.stringify(cities)};
`;
writeFileSync(new URL("../src/games/kogge/art/coast.ts", import.meta.url), page);
writeFileSync(new URL("../src/games/kogge/board/harbours.ts", import.meta.url), harbours);
console.log(`${path.length} characters`, JSON.stringify(cities));
