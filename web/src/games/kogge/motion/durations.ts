/** Durations of movements at normal speed, in milliseconds. */
export const PIECE_TIME = 420;
/** The delay of each additional piece that moves at the same time. */
export const STAGGER = 60;
export const VOYAGE_TIME = 700;
/** The guild master's way from one city to the next. */
export const CITY_TIME = 420;
