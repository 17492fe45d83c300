/** The colours of the goods, each with its edge and ink; goods also differ in shape. */
export const GOOD_COLOURS = ["#93a0ad", "#e08a33", "#8450ac", "#fbf8ef"] as const;
export const GOOD_EDGES = ["#3b4650", "#743c07", "#3f1c5b", "#6c6654"] as const;
export const GOOD_INKS = ["#1d1610", "#1d1610", "#ffffff", "#1d1610"] as const;

const SAILS = [
  "M-18,-31 H18 Q23,-14 16,1 Q0,-6 -16,1 Q-23,-14 -18,-31Z",
  "M0,-35 L22,1 Q0,-6 -22,1Z",
  "M-18,-15 A18,18 0 0 1 18,-15 L16,1 Q0,-6 -16,1Z",
  "M-20,-32 L0,-25 L20,-32 L16,1 Q0,-6 -16,1Z",
  "M-19,-17 L0,-35 L19,-17 L14,1 Q0,-6 -14,1Z",
] as const;

export const sailColour = (seat: number): string => SAILS[seat % SAILS.length] ?? SAILS[0];
export const goodColour = (good: number): string => GOOD_COLOURS[good] ?? "#777";
export const goodEdge = (good: number): string => GOOD_EDGES[good] ?? "#333";
export const goodInk = (good: number): string => GOOD_INKS[good] ?? "#000";
