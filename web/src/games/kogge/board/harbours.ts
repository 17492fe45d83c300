// Made by tools/coast.mjs from the cities' places. Do not edit.
export const HARBOURS: readonly (readonly [number, number])[] = [[11,213],[509,205],[781,60],[942,191],[901,498],[546,797],[185,802],[29,850],[151,647],[290,713]];
