import type { Plan } from "./plan";

/** The places of the map on a phone held upright, from 375 pixels of width, set by hand. */
export const WIDE_PHONE: Plan = {
  width: 360,
  height: 316,
  sizes: { plate: 21, name: 14, shield: 22, cog: 40, line: 4.2, head: 11, sign: 20, bend: 15 },
  field: [126, 2, 138, 38],
  cities: {
    bergen: { plate: [4, 6, 76], quay: [28, 70], first: "left", harbour: [80, 20] },
    london: { plate: [4, 130, 97], quay: [6, 60], first: "left", harbour: [97, 141] },
    bruegge: { plate: [4, 252, 92], quay: [6, 112], first: "left", harbour: [58, 250] },
    helsingborg: { plate: [92, 94, 106], quay: [122, 78], first: "left", harbour: [110, 116] },
    hamburg: { plate: [98, 176, 98], quay: [100, 100], first: "left", harbour: [97, 187] },
    luebeck: { plate: [128, 252, 96], quay: [122, 142], first: "left", harbour: [170, 250] },
    visby: { plate: [202, 44, 66], quay: [223, 104], first: "left", harbour: [240, 60] },
    reval: { plate: [276, 6, 80], quay: [270, 62], first: "right", harbour: [290, 30] },
    riga: { plate: [276, 104, 80], quay: [228, 104], first: "right", harbour: [274, 118] },
    danzig: { plate: [276, 178, 80], quay: [228, 104], first: "right", harbour: [274, 192] },
    stettin: { plate: [276, 252, 80], quay: [268, 64], first: "right", harbour: [300, 250] },
  },
  lines: {
    "luebeck-stettin": {
      points: [
        [224, 262],
        [273, 262],
      ],
      sign: [244, 262],
    },
    "stettin-danzig": {
      points: [
        [342, 252],
        [342, 202],
      ],
      sign: [342, 234],
    },
    "danzig-riga": {
      points: [
        [342, 178],
        [342, 128],
      ],
      sign: [342, 160],
    },
    "riga-reval": {
      points: [
        [342, 104],
        [342, 30],
      ],
      sign: [342, 74],
    },
    "luebeck-visby": {
      points: [
        [212, 252],
        [212, 68],
      ],
      sign: [212, 160],
    },
    "visby-helsingborg": {
      points: [
        [202, 54],
        [170, 54],
        [170, 91],
      ],
      sign: [185, 56],
    },
    "helsingborg-bergen": {
      points: [
        [112, 94],
        [112, 16],
        [83, 16],
      ],
      sign: [112, 58],
    },
    "helsingborg-hamburg": {
      points: [
        [112, 115],
        [112, 173],
      ],
      sign: [112, 139],
    },
    "bergen-london": {
      points: [
        [16, 27],
        [16, 127],
      ],
      sign: [16, 80],
    },
    "hamburg-bruegge": {
      points: [
        [98, 186],
        [76, 186],
        [76, 249],
      ],
      sign: [76, 218],
    },
    "riga-visby": {
      points: [
        [276, 114],
        [212, 114],
        [212, 68],
      ],
      sign: [246, 114],
    },
  },
};
