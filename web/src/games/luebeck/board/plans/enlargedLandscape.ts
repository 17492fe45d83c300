import type { Plan } from "./plan";

/** The places of the enlarged map on a phone held sideways, set by hand. */
export const ENLARGED_LANDSCAPE: Plan = {
  width: 814,
  height: 348,
  sizes: { plate: 25, name: 17, shield: 27, cog: 48, line: 5.2, head: 13, sign: 24, bend: 24 },
  field: [280, 2, 132, 44],
  button: [548, 28],
  cities: {
    bergen: { plate: [6, 6, 94], quay: [40, 200], first: "left", harbour: [102, 22] },
    london: { plate: [6, 140, 120], quay: [8, 78], first: "left", harbour: [126, 154] },
    bruegge: { plate: [6, 274, 114], quay: [8, 300], first: "left", harbour: [84, 272] },
    helsingborg: { plate: [230, 104, 132], quay: [274, 150], first: "left", harbour: [252, 130] },
    hamburg: { plate: [240, 190, 120], quay: [242, 180], first: "left", harbour: [238, 204] },
    luebeck: { plate: [330, 274, 118], quay: [322, 360], first: "left", harbour: [390, 272] },
    visby: { plate: [424, 50, 80], quay: [448, 140], first: "left", harbour: [472, 68] },
    reval: { plate: [710, 6, 98], quay: [600, 176], first: "right", harbour: [730, 34] },
    riga: { plate: [710, 116, 98], quay: [560, 216], first: "right", harbour: [708, 132] },
    danzig: { plate: [710, 196, 98], quay: [560, 216], first: "right", harbour: [708, 212] },
    stettin: { plate: [710, 274, 98], quay: [690, 86], first: "right", harbour: [744, 272] },
  },
  lines: {
    "luebeck-stettin": {
      points: [
        [448, 286],
        [706, 286],
      ],
      sign: [570, 286],
    },
    "stettin-danzig": {
      points: [
        [792, 274],
        [792, 225],
      ],
      sign: [792, 257],
    },
    "danzig-riga": {
      points: [
        [792, 196],
        [792, 145],
      ],
      sign: [792, 178],
    },
    "riga-reval": {
      points: [
        [792, 116],
        [792, 35],
      ],
      sign: [792, 86],
    },
    "luebeck-visby": {
      points: [
        [436, 274],
        [436, 79],
      ],
      sign: [436, 182],
    },
    "visby-helsingborg": {
      points: [
        [424, 62],
        [340, 62],
        [340, 100],
      ],
      sign: [384, 62],
    },
    "helsingborg-bergen": {
      points: [
        [256, 104],
        [256, 18],
        [104, 18],
      ],
      sign: [256, 64],
    },
    "helsingborg-hamburg": {
      points: [
        [256, 129],
        [256, 186],
      ],
      sign: [256, 149],
    },
    "bergen-london": {
      points: [
        [24, 31],
        [24, 136],
      ],
      sign: [24, 84],
    },
    "hamburg-bruegge": {
      points: [
        [240, 202],
        [100, 202],
        [100, 270],
      ],
      sign: [168, 202],
    },
    "riga-visby": {
      points: [
        [710, 128],
        [436, 128],
        [436, 79],
      ],
      sign: [650, 128],
    },
  },
};
