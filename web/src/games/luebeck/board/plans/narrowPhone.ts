import type { Plan } from "./plan";

/** The places of the map on a phone held upright, below 375 pixels of width, set by hand. */
export const NARROW_PHONE: Plan = {
  width: 334,
  height: 244,
  sizes: { plate: 18, name: 13, shield: 19, cog: 31, line: 3.6, head: 9.5, sign: 18, bend: 12 },
  field: [117, 2, 129, 31],
  cities: {
    bergen: { plate: [3, 4, 69], quay: [24, 64], first: "left", harbour: [72, 16] },
    london: { plate: [3, 98, 85], quay: [5, 52], first: "left", harbour: [88, 108] },
    bruegge: { plate: [3, 194, 81], quay: [5, 104], first: "left", harbour: [52, 193] },
    helsingborg: { plate: [84, 76, 96], quay: [115, 68], first: "left", harbour: [98, 95] },
    hamburg: { plate: [88, 138, 88], quay: [90, 92], first: "left", harbour: [87, 148] },
    luebeck: { plate: [118, 194, 85], quay: [113, 126], first: "left", harbour: [156, 193] },
    visby: { plate: [190, 35, 58], quay: [206, 98], first: "left", harbour: [224, 48] },
    reval: { plate: [258, 4, 73], quay: [252, 56], first: "right", harbour: [272, 24] },
    riga: { plate: [258, 84, 73], quay: [212, 96], first: "right", harbour: [256, 97] },
    danzig: { plate: [258, 139, 73], quay: [212, 96], first: "right", harbour: [256, 152] },
    stettin: { plate: [258, 194, 73], quay: [250, 58], first: "right", harbour: [280, 193] },
  },
  lines: {
    "luebeck-stettin": {
      points: [
        [203, 203],
        [255, 203],
      ],
      sign: [224, 203],
    },
    "stettin-danzig": {
      points: [
        [319, 194],
        [319, 160],
      ],
      sign: [319, 183],
    },
    "danzig-riga": {
      points: [
        [319, 139],
        [319, 105],
      ],
      sign: [319, 128],
    },
    "riga-reval": {
      points: [
        [319, 84],
        [319, 25],
      ],
      sign: [319, 58],
    },
    "luebeck-visby": {
      points: [
        [196, 194],
        [196, 56],
      ],
      sign: [196, 124],
    },
    "visby-helsingborg": {
      points: [
        [190, 44],
        [158, 44],
        [158, 73],
      ],
      sign: [174, 45],
    },
    "helsingborg-bergen": {
      points: [
        [104, 76],
        [104, 13],
        [75, 13],
      ],
      sign: [104, 47],
    },
    "helsingborg-hamburg": {
      points: [
        [104, 94],
        [104, 135],
      ],
      sign: [104, 113],
    },
    "bergen-london": {
      points: [
        [14, 22],
        [14, 95],
      ],
      sign: [14, 57],
    },
    "hamburg-bruegge": {
      points: [
        [88, 147],
        [70, 147],
        [70, 191],
      ],
      sign: [70, 170],
    },
    "riga-visby": {
      points: [
        [258, 92],
        [196, 92],
        [196, 56],
      ],
      sign: [226, 92],
    },
  },
};
