/** How large plates and what lies at them are, in pixels. */
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
  phone: { plate: 79, height: 19, shield: 20, cog: 35, name: 13 },
  small: { plate: 70, height: 17, shield: 18, cog: 27, name: 11.8 },
  across: { plate: 79, height: 18, shield: 19, cog: 32, name: 12.5 },
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
const LOW: Places = { ...DESK, bruegge: [24.5, 80.5], luebeck: [45.5, 80.5], stettin: [62, 80.5] };
const ACROSS: Places = { ...LOW, luebeck: [42, 82], stettin: [64, 82] };
const PHONE: Places = {
  bergen: [20, 11],
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
  bergen: [21, 10],
  london: [13, 58],
  bruegge: [18, 83],
  hamburg: [39, 62],
  luebeck: [46, 83],
  stettin: [76, 83],
  danzig: [86, 63],
  riga: [87, 38],
  reval: [86, 11],
  visby: [63.5, 30],
  helsingborg: [37, 36],
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
  desk: [43.4, 1.5, 158, 88],
  low: [43.4, 1.8, 132, 70],
  phone: [39, 1.2, 76, 58],
  small: [47, 1.5, 58, 42],
  across: [42, 1.5, 84, 46],
};
