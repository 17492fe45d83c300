/**
 * Turns drawings of the client into plain SVG without style sheets. Colours of the theme become `{name}`, to be filled
 * in for a light or a dark picture; so do the parts of a drawing that change with its player or city.
 */
const PARTS = { c: "{c}", e: "{e}", k: "{k}" };
/** The shortest step of a coast, in pixels. */
const SHORTEST = 2;
const PRESENTATION = /^(fill|stroke|opacity|stop-color|font|text)/;

/** The theme's colours by name: the light one, then the dark one. */
export function coloursOf(tokens) {
  const found = {};
  for (const [, name, light, dark] of tokens.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g))
    found[name] = [light, dark];
  for (const [, name, both] of tokens.matchAll(/--([\w-]+): (#\w+);/g)) found[name] = [both, both];
  return found;
}

/** Drawings in plain SVG; pairs of colours that have no name are added to `colours`. */
export class Plain {
  constructor(colours) {
    this.colours = colours;
  }

  /** The content of the outermost element of a drawing, with its attributes. */
  inside(markup) {
    const [, attributes, body] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(markup) ?? ["", "", ""];
    return { box: /viewBox="([^"]*)"/.exec(attributes)?.[1] ?? "", body: this.drawing(body) };
  }

  /** Every `<symbol>` of a drawing by its name. */
  symbols(markup) {
    const found = {};
    for (const [, id, box, body] of markup.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">([\s\S]*?)<\/symbol>/g))
      found[id] = { box, body: this.drawing(body) };
    return found;
  }

  drawing(markup) {
    return markup
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/ (class|aria-hidden|data-explain|data-ornament)="[^"]*"/g, (whole, name) =>
        name === "class" && /"names/.test(whole)
          ? ' font-family="{display}" font-weight="700" text-anchor="middle"'
          : "",
      )
      .replace(/ style="([^"]*)"/g, (_, style) => this.styled(style))
      .replace(/="([^"]*(?:var|light-dark|color-mix)\([^"]*|currentColor)"/g, (_, value) => this.valued(value))
      .replace(/><\/(path|rect|circle|ellipse|use|stop)>/g, "/>")
      .replace(/(\d\.\d\d)\d{3,}/g, "$1")
      .replace(/\s+/g, " ")
      .replace(/> </g, "><");
  }

  /** Declarations of a style as attributes. */
  styled(style) {
    return style
      .split(";")
      .map((one) => one.split(/:(.*)/).map((part) => part.trim()))
      .filter(([name, value]) => value && PRESENTATION.test(name))
      .map(([name, value]) => ` ${name}="${this.colour(value)}"`)
      .join("");
  }

  /** The value of an attribute, with its opacity if the colour is mixed with nothing. */
  valued(value) {
    const mixed = /^color-mix\(in srgb, (.*) (\d+)%, transparent\)$/.exec(value);
    return mixed
      ? `="${this.colour(mixed[1])}" stroke-opacity="${Number(mixed[2]) / 100}"`
      : `="${this.colour(value)}"`;
  }

  colour(value) {
    if (value === "currentColor") return "{ink}";
    const named = /^var\(--([\w-]+)(?:,.*)?\)$/.exec(value)?.[1];
    if (named) return PARTS[named] ?? this.known(named, value);
    const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
    return pair ? this.pair(pair.slice(1)) : value;
  }

  known(name, value) {
    if (!(name in this.colours)) throw new Error(`no colour ${value}`);
    return `{${name}}`;
  }

  pair([light, dark]) {
    const name = `${light}-${dark}`.replaceAll("#", "").toLowerCase();
    this.colours[name] = [light, dark];
    return `{${name}}`;
  }
}

/** Keep the rings of a path of straight lines that touch a box of this size. */
export function clipped(path, width, height) {
  const margin = 60;
  const seen = (ring) => {
    const points = [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return (
      Math.max(...xs) > -margin &&
      Math.min(...xs) < width + margin &&
      Math.max(...ys) > -margin &&
      Math.min(...ys) < height + margin
    );
  };
  return path
    .split("M")
    .filter((ring) => ring && seen(ring))
    .map((ring) => `M${thinned(ring, width, height, margin)}`)
    .join("");
}

/** A ring without the points that are outside of the box together with both neighbours, on the same side. */
function thinned(ring, width, height, margin) {
  const points = ring.replace("z", "").split("L");
  const side = (point) => {
    const [x, y] = point.split(",").map(Number);
    return x < -margin ? "w" : x > width + margin ? "e" : y < -margin ? "n" : y > height + margin ? "s" : "";
  };
  const kept = points.filter((point, at) => {
    const here = side(point);
    const next = side(points[(at + 1) % points.length]);
    const before = side(points.at(at - 1));
    return !here || here !== next || here !== before;
  });
  return inSteps(kept.map((point) => point.split(",").map(Math.round)));
}

/** A ring as steps of whole pixels, without steps too short to see. */
function inSteps([first, ...rest]) {
  let [x, y] = first;
  const steps = rest.flatMap(([nextX, nextY]) => {
    const [dx, dy] = [nextX - x, nextY - y];
    if (Math.hypot(dx, dy) < SHORTEST) return [];
    [x, y] = [nextX, nextY];
    return [`${dx},${dy}`];
  });
  return `${first.join()}l${steps.join(" ")}z`;
}
