/** Colours of players; a shape or a letter distinguishes everything as well. */
export const SEAT_COLOURS = ["#b8332a", "#23599c", "#28724a", "#dca915", "#2a2624", "#7b4ea3"] as const;
export const SEAT_INKS = ["#ffffff", "#ffffff", "#ffffff", "#2b2118", "#ffffff", "#ffffff"] as const;
/** The index of black, which needs a pale edge on a dark page. */
const BLACK = 4;
const EDGE = "#2b2118";
const PALE = "#d9cfbf";

const at = (list: readonly string[], seat: number, otherwise: string): string => list[seat % list.length] ?? otherwise;
export const seatColour = (seat: number): string => at(SEAT_COLOURS, seat, "#777");
export const seatInk = (seat: number): string => at(SEAT_INKS, seat, "#fff");
export const seatEdge = (seat: number): string => (seat % SEAT_COLOURS.length === BLACK ? PALE : EDGE);
/** The colour of a player's stripe on a panel, in either theme. */
export const seatStripe = (seat: number): string =>
  seat % SEAT_COLOURS.length === BLACK ? `light-dark(${SEAT_COLOURS[BLACK]}, ${PALE})` : seatColour(seat);
