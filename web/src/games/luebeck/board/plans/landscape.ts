import type { Plan } from "./plan";

/** The places of the map on a phone held sideways, and on low boards, set by hand. */
export const LANDSCAPE: Plan = {
  width: 462,
  height: 302,
  sizes: { plate: 22, name: 15, shield: 23, cog: 40, line: 4.4, head: 11.5, sign: 21, bend: 18 },
  field: [168, 2, 186, 38],
  cities: {
    bergen: { plate: [6, 6, 83], quay: [34, 92], first: "left", harbour: [90, 20] },
    london: { plate: [6, 124, 103], quay: [8, 64], first: "left", harbour: [110, 136] },
    bruegge: { plate: [6, 240, 98], quay: [8, 160], first: "left", harbour: [66, 238] },
    helsingborg: { plate: [130, 88, 114], quay: [164, 104], first: "left", harbour: [150, 111] },
    hamburg: { plate: [138, 164, 105], quay: [140, 128], first: "left", harbour: [136, 176] },
    luebeck: { plate: [190, 240, 102], quay: [184, 172], first: "left", harbour: [240, 238] },
    visby: { plate: [270, 44, 72], quay: [294, 136], first: "left", harbour: [314, 60] },
    reval: { plate: [370, 6, 86], quay: [360, 68], first: "right", harbour: [386, 30] },
    riga: { plate: [370, 104, 86], quay: [300, 130], first: "right", harbour: [368, 116] },
    danzig: { plate: [370, 172, 86], quay: [300, 130], first: "right", harbour: [368, 186] },
    stettin: { plate: [370, 240, 86], quay: [362, 68], first: "right", harbour: [396, 238] },
  },
  lines: {
    "luebeck-stettin": {
      points: [
        [292, 251],
        [367, 251],
      ],
      sign: [322, 251],
    },
    "stettin-danzig": {
      points: [
        [441, 240],
        [441, 197],
      ],
      sign: [441, 225],
    },
    "danzig-riga": {
      points: [
        [441, 172],
        [441, 129],
      ],
      sign: [441, 157],
    },
    "riga-reval": {
      points: [
        [441, 104],
        [441, 31],
      ],
      sign: [441, 74],
    },
    "luebeck-visby": {
      points: [
        [282, 240],
        [282, 69],
      ],
      sign: [282, 154],
    },
    "visby-helsingborg": {
      points: [
        [270, 55],
        [216, 55],
        [216, 85],
      ],
      sign: [242, 55],
    },
    "helsingborg-bergen": {
      points: [
        [152, 88],
        [152, 17],
        [92, 17],
      ],
      sign: [152, 56],
    },
    "helsingborg-hamburg": {
      points: [
        [152, 110],
        [152, 161],
      ],
      sign: [152, 130],
    },
    "bergen-london": {
      points: [
        [20, 28],
        [20, 121],
      ],
      sign: [20, 76],
    },
    "hamburg-bruegge": {
      points: [
        [138, 175],
        [86, 175],
        [86, 237],
      ],
      sign: [86, 206],
    },
    "riga-visby": {
      points: [
        [370, 116],
        [282, 116],
        [282, 69],
      ],
      sign: [326, 116],
    },
  },
};
