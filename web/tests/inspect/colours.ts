/** Colours as the browser computed them: runs inside the page. */

interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

/** A seam of letters at least so wide is what they are read against. */
const SEAM = 3;
const COLOUR = /rgba?\([^)]*\)|color\(srgb [^)]*\)/g;

/** Every colour in a computed value, as parts of 1. */
function colours(value: string): Colour[] {
  return (value.match(COLOUR) ?? []).map((text) => {
    const parts = (text.match(/-?[\d.]+(?:e-?\d+)?%?/g) ?? []).map((one) =>
      one.endsWith("%") ? parseFloat(one) / 100 : Number(one),
    );
    const unit = text.startsWith("color") ? 1 : 255;
    const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
    return { rgb: [red / unit, green / unit, blue / unit], alpha };
  });
}

const over = (top: Colour, below: Colour): Colour => ({
  rgb: [0, 1, 2].map((at) => (top.rgb[at] ?? 0) * top.alpha + (below.rgb[at] ?? 0) * (1 - top.alpha)) as never,
  alpha: 1,
});

function luminance({ rgb }: Colour): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The least contrast of an element's words to what is painted behind them; 21 where that cannot be told. */
export function contrastOf(element: Element): number {
  const svg = element instanceof SVGElement;
  const style = getComputedStyle(element);
  const [ink] = colours(svg ? style.fill : style.color);
  if (!ink) return 21;
  const behind = svg ? (outline(style) ?? shapesBehind(element)) : (drawnBehind(element) ?? painted(element));
  const fainter = { ...ink, alpha: ink.alpha * opacity(element) };
  return Math.min(21, ...behind.map((one) => ratio(over(fainter, one), one)));
}

/** The colour of the seam round the letters, where it is wide enough to read them by. */
function outline(style: CSSStyleDeclaration): Colour[] | null {
  return style.paintOrder.startsWith("stroke") && parseFloat(style.strokeWidth) >= SEAM ? colours(style.stroke) : null;
}

/** As a colour the property is computed; a probe in the page would have all of it laid out again, for each piece. */
CSS.registerProperty({ name: "--c", syntax: "<color>", inherits: true, initialValue: "transparent" });

/** The colour of a piece that is drawn by a symbol: it is told by a property; nothing where it is not. */
function drawnBehind(element: Element): Colour[] | null {
  const piece = element.closest<HTMLElement>(".marker");
  if (!piece) return null;
  return piece.style.getPropertyValue("--c") ? colours(getComputedStyle(piece).getPropertyValue("--c")) : [];
}

function opacity(element: Element): number {
  let many = 1;
  for (let up: Element | null = element; up; up = up.parentElement) many *= Number(getComputedStyle(up).opacity);
  return many;
}

/** What the ancestors paint, from the nearest that lets nothing through; of a gradient each of its colours. */
function painted(element: Element): Colour[] {
  const layers: Colour[][] = [];
  for (let up: Element | null = element; up; up = up.parentElement) {
    const style = getComputedStyle(up);
    const image = colours(style.backgroundImage);
    const plain = colours(style.backgroundColor).filter(({ alpha }) => alpha > 0);
    if (style.backgroundImage.includes("url(") && !image.length) return [];
    if (image.length) layers.push(image);
    if (plain.length) layers.push(plain);
    if ([...image, ...plain].some(({ alpha }) => alpha === 1)) break;
  }
  const [ground = [], ...above] = layers.reverse();
  return above.reduce((below, layer) => layer.flatMap((top) => below.map((one) => over(top, one))), ground);
}

/** The shape of the same drawing that was painted last below the words. */
function shapesBehind(text: SVGElement): Colour[] {
  const { left, right, top, bottom } = text.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const shapes = [...(text.ownerSVGElement?.querySelectorAll("path, rect, circle, polygon, ellipse") ?? [])].filter(
    (shape) => shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING && covers(shape, x, y),
  );
  return colours(shapes.length ? getComputedStyle(shapes.at(-1) as Element).fill : "").filter(
    ({ alpha }) => alpha === 1,
  );
}

function covers(shape: Element, x: number, y: number): boolean {
  const box = shape.getBoundingClientRect();
  return getComputedStyle(shape).fill !== "none" && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
}
