/** Where the rules of a game are, or the paragraph of one of them; of a table, as it plays them. */
export const rulesPath = (game: string, rule = "", match = ""): string =>
  `#/rules/${game}${rule || match ? `/${rule}` : ""}${match && `/${match}`}`;
/** Where one learns to play it; from a table, with what is different there. */
export const learnPath = (game: string, match = ""): string => `#/learn/${game}${match && `/${match}`}`;
