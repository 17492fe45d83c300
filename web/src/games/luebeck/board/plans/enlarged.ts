import type { Plan } from "./plan";

/** The places of the enlarged map on a phone held upright, set by hand. */
export const ENLARGED: Plan = {
  width: 360,
  height: 718,
  sizes: { plate: 27, name: 17, shield: 28, cog: 60, line: 6, head: 15, sign: 28, bend: 24 },
  field: [142, 6, 106, 110],
  button: [285, 572],
  cities: {
    bergen: { plate: [4, 8, 94], quay: [34, 82], first: "left", harbour: [100, 24] },
    london: { plate: [4, 284, 117], quay: [6, 106], first: "left", harbour: [120, 298] },
    bruegge: { plate: [4, 530, 111], quay: [6, 106], first: "left", harbour: [70, 528] },
    helsingborg: { plate: [82, 236, 131], quay: [140, 80], first: "left", harbour: [104, 264] },
    hamburg: { plate: [94, 424, 120], quay: [96, 112], first: "left", harbour: [92, 438] },
    luebeck: { plate: [84, 630, 116], quay: [78, 160], first: "left", harbour: [140, 628] },
    visby: { plate: [196, 128, 79], quay: [238, 88], first: "left", harbour: [236, 150] },
    reval: { plate: [258, 8, 98], quay: [250, 78], first: "right", harbour: [270, 38] },
    riga: { plate: [258, 226, 98], quay: [240, 88], first: "right", harbour: [256, 244] },
    danzig: { plate: [258, 428, 98], quay: [240, 88], first: "right", harbour: [256, 446] },
    stettin: { plate: [258, 630, 98], quay: [250, 78], first: "right", harbour: [290, 628] },
  },
  lines: {
    "luebeck-stettin": {
      points: [
        [200, 643],
        [254, 643],
      ],
      sign: [222, 643],
    },
    "stettin-danzig": {
      points: [
        [343, 630],
        [343, 459],
      ],
      sign: [343, 550],
    },
    "danzig-riga": {
      points: [
        [343, 428],
        [343, 257],
      ],
      sign: [343, 348],
    },
    "riga-reval": {
      points: [
        [343, 226],
        [343, 39],
      ],
      sign: [343, 138],
    },
    "luebeck-visby": {
      points: [
        [186, 630],
        [186, 590],
        [227, 560],
        [227, 159],
      ],
      sign: [227, 390],
    },
    "visby-helsingborg": {
      points: [
        [196, 141],
        [170, 141],
        [170, 232],
      ],
      sign: [170, 184],
    },
    "helsingborg-bergen": {
      points: [
        [128, 236],
        [128, 21],
        [102, 21],
      ],
      sign: [128, 134],
    },
    "helsingborg-hamburg": {
      points: [
        [128, 263],
        [128, 420],
      ],
      sign: [128, 340],
    },
    "bergen-london": {
      points: [
        [20, 35],
        [20, 280],
      ],
      sign: [20, 158],
    },
    "hamburg-bruegge": {
      points: [
        [94, 438],
        [62, 438],
        [62, 526],
      ],
      sign: [62, 478],
    },
    "riga-visby": {
      points: [
        [258, 238],
        [227, 238],
        [227, 159],
      ],
      sign: [233, 232],
    },
  },
};
