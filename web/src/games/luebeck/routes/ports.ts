import type { Chart } from "../board/chart";
import type { Port } from "../../../ui/seaChart/geometry";

/** The places of ports on the top, the sides and the bottom, as parts of the plate's width, height and width. */
const TOP_PORTS = [0.15, 0.4, 0.65, 0.88] as const;
const SIDE_PORTS = [0.3, 0.7] as const;
const BOTTOM_PORTS = [0.08, 0.28, 0.5, 0.72, 0.92] as const;
const ROOF_COST = 26;
const EDGE = 8;
/** The distance across and down from a corner of a plate to an arrowhead there. */
const CORNER = 4;

/** The ports of a city. Lines leave on every side; they arrive at the top, the sides or the lower corners. */
export function portsOf(chart: Chart, city: number, begins: boolean): Port[] {
  const all = [
    ...topPorts(chart, city, begins),
    ...sidePorts(chart, city, begins),
    ...bottomPorts(chart, city, begins),
  ];
  return all.filter(({ x, y }) => x > EDGE && x < chart.width - EDGE && y > EDGE - 2 && y < chart.height - EDGE);
}

const gap = ({ large }: Chart, begins: boolean): number => (begins ? 0 : large ? 4 : 2);

/** Lines arrive beside the roofs, not on them, where an arrowhead would be far from the plate. */
function topPorts(chart: Chart, city: number, begins: boolean): Port[] {
  const box = chart.plates[city] ?? { x: 0, y: 0, w: 0, h: 0 };
  const { sky } = chart.sizes;
  if (sky && !begins) return [{ x: box.x + box.w + CORNER, y: box.y - CORNER, nx: 0.8, ny: -0.6, cost: 6 }];
  return TOP_PORTS.map((part) => ({
    x: box.x + box.w * part,
    y: box.y - gap(chart, begins) - sky * 0.78 * (part > 0.2 && part < 0.85 ? 1 : 0.3),
    nx: 0,
    ny: -1,
    cost: sky ? ROOF_COST : 0,
  }));
}

function sidePorts(chart: Chart, city: number, begins: boolean): Port[] {
  const box = chart.plates[city] ?? { x: 0, y: 0, w: 0, h: 0 };
  return SIDE_PORTS.flatMap((part) => {
    const y = box.y + box.h * part;
    const shield = part < 0.5 || !begins ? chart.sizes.shield * 0.42 : 2;
    return [
      { x: box.x - gap(chart, begins) - shield, y, nx: -1, ny: 0, cost: 0 },
      { x: box.x + box.w + gap(chart, begins), y, nx: 1, ny: 0, cost: 0 },
    ];
  });
}

function bottomPorts(chart: Chart, city: number, begins: boolean): Port[] {
  const box = chart.plates[city] ?? { x: 0, y: 0, w: 0, h: 0 };
  const y = box.y + box.h;
  if (!begins) {
    return [
      { x: box.x - CORNER, y: y + CORNER, nx: -0.8, ny: 0.6, cost: 6 },
      { x: box.x + box.w + CORNER, y: y + CORNER, nx: 0.8, ny: 0.6, cost: 6 },
    ];
  }
  return BOTTOM_PORTS.map((part) => {
    const side = part < 0.1 ? -1 : part > 0.9 ? 1 : 0;
    const cost = side ? 4 : chart.large ? 14 : 26;
    return { x: box.x + box.w * part, y, nx: side * 0.6, ny: side ? 0.8 : 1, cost };
  });
}
