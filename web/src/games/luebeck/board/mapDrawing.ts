/** A line of the map, by the numbers of its cities. */
export interface Seaway {
  readonly start: number;
  readonly end: number;
}

/** The drawn parts of a map: names, signs and places of its cities. */
export interface MapDrawing {
  readonly cities: readonly string[];
  readonly signs: readonly string[];
  readonly spots: readonly (readonly [number, number])[];
  readonly lines: readonly Seaway[];
}
