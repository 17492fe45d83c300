import { seatColour } from "../ui/seatColours";
import { formatNumber } from "../words/typography";

/** One player in the shared picture. */
export interface SharedPlayer {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

export interface SharedGame {
  readonly title: string;
  readonly line: string;
  /** The players, the best first. */
  readonly players: readonly SharedPlayer[];
  /** The points of each seat, round by round. */
  readonly steps: readonly (readonly number[])[];
  readonly foot: string;
}

const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;
const CHART = { left: 640, top: 190, wide: 480, high: 330 };

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

function text(x: number, y: number, size: number, said: string, more = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escapeXml(said)}</text>`;
}

function rows(players: readonly SharedPlayer[]): string {
  const most = Math.max(1, ...players.map(({ points }) => points));
  return players
    .map(({ seat, name, points }, at) => {
      const y = 200 + at * 76;
      const bar = Math.max(4, (Math.max(0, points) / most) * 380);
      return (
        text(70, y, 30, name, 'font-weight="700"') +
        `<rect x="70" y="${y + 10}" width="${bar}" height="22" rx="5" fill="${seatColour(seat)}" stroke="#2b2118"/>` +
        text(70 + bar + 12, y + 31, 28, formatNumber(points), 'font-weight="700"')
      );
    })
    .join("");
}

/** A line for each seat; the best is drawn last, so that it lies on top. */
function lines({ players, steps }: SharedGame): string {
  const all = steps.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (at: number): number => CHART.left + (at / Math.max(1, steps.length - 1)) * CHART.wide;
  const y = (points: number): number => CHART.top + ((most - points) / (most - least)) * CHART.high;
  const axis = `<path d="M${CHART.left},${y(0)}H${CHART.left + CHART.wide}" stroke="#8f7a52" stroke-width="2"/>`;
  const each = players.toReversed().map(({ seat }) => {
    const path = steps.map((points, at) => `${x(at).toFixed(1)},${y(points[seat] ?? 0).toFixed(1)}`).join("L");
    return `<path d="M${path}" fill="none" stroke="${seatColour(seat)}" stroke-width="6" stroke-linejoin="round"/>`;
  });
  return axis + each.join("");
}

/** The result as an SVG picture, which needs neither a page nor our fonts. */
export function pictureOf(game: SharedGame): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" ` +
    `font-family="Alegreya, Georgia, serif" fill="#2a1e12">` +
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="#f3e9d0"/>` +
    `<rect x="14" y="14" width="${PICTURE_WIDTH - 28}" height="${PICTURE_HEIGHT - 28}" rx="10" fill="#fbf5e6" stroke="#6e5630" stroke-width="4"/>` +
    text(70, 96, 54, game.title, 'font-weight="700"') +
    text(70, 140, 27, game.line, 'fill="#5e4d38"') +
    rows(game.players) +
    lines(game) +
    text(70, PICTURE_HEIGHT - 44, 22, game.foot, 'fill="#5e4d38"') +
    "</svg>"
  );
}

/** The picture as a PNG, drawn by the browser itself. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(PICTURE_WIDTH, PICTURE_HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [PICTURE_WIDTH, PICTURE_HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
