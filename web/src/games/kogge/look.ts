/** Colours and shapes: everything is told apart by both. */
export const GOOD_COLOURS = ["#8d99a6", "#e08a2e", "#8150a8", "#f7f5ee"] as const;
export const GOOD_EDGES = ["#3f4a55", "#7a4108", "#42205c", "#6b675a"] as const;
export const GOOD_INKS = ["#1d1610", "#1d1610", "#ffffff", "#1d1610"] as const;

const SAILS = [
  "M-17,-26 H17 Q21,-10 15,2 Q0,-4 -15,2 Q-21,-10 -17,-26Z",
  "M0,-30 L20,2 Q0,-4 -20,2Z",
  "M-16,-12 A16,16 0 0 1 16,-12 L14,2 Q0,-4 -14,2Z",
  "M-19,-26 L0,-20 L19,-26 L14,2 Q0,-4 -14,2Z",
  "M-18,-14 L0,-30 L18,-14 L13,2 Q0,-4 -13,2Z",
] as const;

export const sail = (seat: number): string => SAILS[seat % SAILS.length] ?? SAILS[0];
export const goodColour = (good: number): string => GOOD_COLOURS[good] ?? "#777";
export const goodEdge = (good: number): string => GOOD_EDGES[good] ?? "#333";
export const goodInk = (good: number): string => GOOD_INKS[good] ?? "#000";
