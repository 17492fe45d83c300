/** The sizes of plates, shields, cogs and names, in pixels. */
export interface PlateSizes {
  readonly plate: number;
  readonly height: number;
  readonly shield: number;
  readonly cog: number;
  readonly name: number;
}

type Places = Readonly<Record<string, readonly [number, number]>>;
export type Class = "desk" | "low" | "phone" | "small" | "across";

export const SIZES: Readonly<Record<Class, PlateSizes>> = {
  desk: { plate: 128, height: 29, shield: 36, cog: 64, name: 18.5 },
  low: { plate: 118, height: 25, shield: 30, cog: 50, name: 16.5 },
  phone: { plate: 80, height: 19, shield: 20, cog: 35, name: 13 },
  small: { plate: 76, height: 16, shield: 17, cog: 26, name: 13 },
  across: { plate: 80, height: 18, shield: 19, cog: 32, name: 13 },
};
const DESK: Places = {
  bergen: [26, 17],
  london: [9.5, 67],
  bruegge: [24.5, 83.5],
  hamburg: [35.5, 60],
  luebeck: [45.5, 83.5],
  stettin: [62, 83.5],
  danzig: [78.5, 67.5],
  riga: [91, 50],
  reval: [87.5, 19.5],
  visby: [72, 34],
  helsingborg: [50.5, 42],
};
const LOW: Places = {
  ...DESK,
  bruegge: [23.5, 80.5],
  hamburg: [34, 60],
  luebeck: [47.5, 80.5],
  stettin: [64.5, 80.5],
};
const ACROSS: Places = { ...LOW, luebeck: [42, 82], stettin: [64, 82] };
const PHONE: Places = {
  bergen: [15, 11],
  london: [14, 60],
  bruegge: [22, 84],
  hamburg: [35, 66.5],
  luebeck: [48, 84],
  stettin: [77.5, 86],
  danzig: [84.5, 66],
  riga: [86, 43.5],
  reval: [84, 15],
  visby: [64.5, 30],
  helsingborg: [39, 39],
};
const SMALL: Places = {
  bergen: [13.5, 10],
  london: [13, 58],
  bruegge: [17, 82],
  hamburg: [37, 58],
  luebeck: [45, 83],
  stettin: [70, 82],
  danzig: [86, 63],
  riga: [87, 38],
  reval: [86, 11],
  visby: [63.5, 30],
  helsingborg: [37, 34],
};
export const PLACES: Readonly<Record<Class, Places>> = {
  desk: DESK,
  low: LOW,
  phone: PHONE,
  small: SMALL,
  across: ACROSS,
};
/** The field of cogs: left, top, width and height; the first two in hundredths. */
export const FIELDS: Readonly<Record<Class, readonly [number, number, number, number]>> = {
  desk: [38, 1.5, 284, 88],
  low: [38, 1.8, 224, 70],
  phone: [27.2, 1.2, 154, 58],
  small: [28, 1.5, 116, 36],
  across: [36, 1.5, 146, 46],
};
