import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import { chromium } from "playwright-core";

/**
 * Draws what pictures of links are put together from, into the server's package: letters in shades of ink on
 * paper, and a scene for each game, by numbers of a palette. `node tools/link_art.mjs`
 */
const HERE = fileURLToPath(new URL("..", import.meta.url));
const OUT = `${HERE}../src/hanse/server/pages/link_art/`;
const PICTURE = { width: 1200, height: 630, paper: 690 };
const SHADES = 16;
const SEATS = ["#b8332a", "#23599c", "#28724a", "#dca915", "#2a2624", "#7b4ea3"];
const SUBSETS = ["latin", "latin-ext", "cyrillic", "greek"];
const FACES = [
  { name: "title", family: "alegreya", weight: 700, size: 92, wide: false },
  { name: "head", family: "alegreya", weight: 700, size: 44, wide: true },
  { name: "text", family: "alegreya-sans", weight: 500, size: 32, wide: true },
];
const SCENES = {
  kogge: { sky: ["#f2c98a", "#f7e2b4"], sea: ["#3d8296", "#1f5068"], sail: "#b8332a", far: ["#23599c", "#28724a"] },
  luebeck: { sky: ["#b9d3dc", "#e9e2c6"], sea: ["#2f6f86", "#173f56"], sail: "#28724a", far: ["#dca915", "#7b4ea3"] },
};

const fontOf = (family, weight, subset) => {
  const file = `${HERE}node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`;
  return readFileSync(file).toString("base64");
};

/** In the page: every letter that the face has, as shades row by row. */
async function letters({ face, fonts, shades }) {
  for (const font of fonts) {
    const loaded = new FontFace(face.name, `url(data:font/woff2;base64,${font})`, { weight: String(face.weight) });
    document.fonts.add(await loaded.load());
  }
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  canvas.width = canvas.height = face.size * 3;
  const ranges = face.wide
    ? [
        [33, 126],
        [160, 383],
        [880, 1119],
        [8211, 8230],
      ]
    : [
        [33, 126],
        [160, 255],
      ];
  const font = `${face.weight} ${face.size}px "${face.name}"`;
  const missing = (sign) => {
    const width = (family) => {
      pen.font = `${face.weight} ${face.size}px ${family}`;
      return pen.measureText(sign).width;
    };
    return (
      width(`"${face.name}", monospace`) === width("monospace") && width(`"${face.name}", serif`) === width("serif")
    );
  };
  const found = {};
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code++) {
      const sign = String.fromCodePoint(code);
      if (missing(sign)) continue;
      pen.clearRect(0, 0, canvas.width, canvas.height);
      pen.font = font;
      const advance = Math.round(pen.measureText(sign).width);
      pen.fillText(sign, face.size / 2, face.size * 1.5);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const rows = [];
      for (let y = 0; y < canvas.height; y++) {
        const row = [];
        for (let x = 0; x < canvas.width; x++)
          row.push(Math.round((data[4 * (y * canvas.width + x) + 3] / 255) * (shades - 1)));
        rows.push(row);
      }
      const inked = rows.map((row, y) => (row.some(Boolean) ? y : -1)).filter((y) => y >= 0);
      const [top, bottom] = [inked[0] ?? 0, inked.at(-1) ?? -1];
      const all = rows.slice(top, bottom + 1);
      const left = Math.min(canvas.width, ...all.map((row) => row.findIndex(Boolean)).filter((x) => x >= 0));
      const right = Math.max(-1, ...all.map((row) => row.findLastIndex(Boolean)));
      found[sign] = {
        advance,
        left: left - face.size / 2,
        top: Math.round(top - face.size * 1.5),
        rows: all.map((row) => row.slice(left, right + 1)),
      };
    }
  }
  return found;
}

/** In the page: a sea with cogs, and the paper on which the words will stand. */
function scene({ look, picture, paper, ink }) {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pen = canvas.getContext("2d");
  const horizon = 330;
  const bands = (from, to, y, height, count) => {
    const at = (hex, i) => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
    for (let band = 0; band < count; band++) {
      const part = band / (count - 1);
      const mixed = [0, 1, 2].map((i) => Math.round(at(from, i) + (at(to, i) - at(from, i)) * part));
      pen.fillStyle = `rgb(${mixed.join(",")})`;
      pen.fillRect(0, y + (height * band) / count, picture.width, height / count + 1);
    }
  };
  bands(look.sky[0], look.sky[1], 0, horizon, 14);
  pen.fillStyle = "#fbeec6";
  pen.beginPath();
  pen.arc(1010, 214, 84, 0, 7);
  pen.fill();
  bands(look.sea[0], look.sea[1], horizon, picture.height - horizon, 12);
  const cog = (x, y, size, sail) => {
    pen.save();
    pen.translate(x, y);
    pen.scale(size, size);
    pen.lineWidth = 4;
    pen.strokeStyle = ink;
    pen.lineJoin = "round";
    const shape = (colour, path) => {
      const line = new Path2D(path);
      pen.fillStyle = colour;
      pen.fill(line);
      pen.stroke(line);
    };
    shape(ink, "M-2,-130 h4 v140 h-4Z");
    shape(sail, "M-62,-112 Q0,-128 62,-112 Q78,-60 58,-22 Q0,-36 -58,-22 Q-78,-60 -62,-112Z");
    shape(sail, "M2,-130 Q26,-142 44,-132 Q26,-124 2,-118Z");
    shape("#6b4425", "M-92,-18 H-50 V0 Q0,8 60,-2 L104,-26 Q96,26 58,44 H-56 Q-88,24 -92,-18Z");
    pen.beginPath();
    pen.moveTo(-84, 12);
    pen.quadraticCurveTo(0, 30, 92, 6);
    pen.stroke();
    pen.strokeStyle = "#eef4ee";
    pen.lineWidth = 5;
    pen.beginPath();
    for (let at = -110; at <= 110; at += 10) pen.lineTo(at, 46 + 6 * Math.sin(at / 12));
    pen.stroke();
    pen.restore();
  };
  cog(1090, 330, 0.42, look.far[0]);
  cog(800, 350, 0.5, look.far[1]);
  cog(950, 470, 1.5, look.sail);
  pen.fillStyle = paper;
  pen.fillRect(0, 0, picture.paper, picture.height);
  pen.fillStyle = ink;
  pen.fillRect(picture.paper, 0, 6, picture.height);
  return [...pen.getImageData(0, 0, picture.width, picture.height).data];
}

const hex = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The ramp from paper to ink, the colours of the seats, then what the scene needs most. */
function indexed(pixels, paper, ink) {
  const [from, to] = [hex(paper), hex(ink)];
  const ramp = Array.from({ length: SHADES }, (_, at) =>
    from.map((value, i) => Math.round(value + ((to[i] - value) * at) / (SHADES - 1))),
  );
  const fixed = [...ramp, ...SEATS.map(hex)];
  const counted = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const often = [...counted].sort((one, other) => other[1] - one[1]).slice(0, 256 - fixed.length);
  const palette = [...fixed, ...often.map(([key]) => [key >> 16, (key >> 8) & 255, key & 255])];
  const nearest = new Map();
  const find = (key) => {
    const known = nearest.get(key);
    if (known !== undefined) return known;
    const want = [key >> 16, (key >> 8) & 255, key & 255];
    let best = 0;
    let least = Infinity;
    palette.forEach((colour, at) => {
      const off = colour.reduce((sum, value, i) => sum + (value - want[i]) ** 2, 0);
      if (off < least) [best, least] = [at, off];
    });
    nearest.set(key, best);
    return best;
  };
  const body = Buffer.alloc(pixels.length / 4);
  for (let at = 0; at < body.length; at++) {
    body[at] = find((pixels[4 * at] << 16) | (pixels[4 * at + 1] << 8) | pixels[4 * at + 2]);
  }
  while (palette.length < 256) palette.push([0, 0, 0]);
  return Buffer.concat([Buffer.from(palette.flat()), body]);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
const [PAPER, INK] = ["#fbf4e2", "#2b2118"];
const faces = {};
for (const face of FACES) {
  const fonts = SUBSETS.flatMap((subset) => {
    try {
      return [fontOf(face.family, face.weight, subset)];
    } catch {
      return [];
    }
  });
  faces[face.name] = await page.evaluate(letters, { face, fonts, shades: SHADES });
}
writeFileSync(`${OUT}letters.bin`, deflateSync(Buffer.from(JSON.stringify(packed(faces))), { level: 9 }));
for (const [game, look] of Object.entries(SCENES)) {
  const pixels = await page.evaluate(scene, { look, picture: PICTURE, paper: PAPER, ink: INK });
  writeFileSync(`${OUT}${game}.bin`, deflateSync(indexed(pixels, PAPER, INK), { level: 9 }));
}
await browser.close();

/** Rows of shades as hexadecimal digits, for JSON. */
function packed(all) {
  const row = (shades) => shades.map((shade) => shade.toString(16)).join("");
  return Object.fromEntries(
    Object.entries(all).map(([name, found]) => [
      name,
      Object.fromEntries(
        Object.entries(found).map(([sign, one]) => [sign, [one.advance, one.left, one.top, one.rows.map(row)]]),
      ),
    ]),
  );
}
