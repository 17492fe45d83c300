/** The address of a game's rules, or of one paragraph; with a table, as it plays them. */
export const rulesPath = (game: string, rule = "", match = ""): string =>
  `#/rules/${game}${rule || match ? `/${rule}` : ""}${match && `/${match}`}`;
/** The address of a game's learning page; with a table, including its differences. */
export const learnPath = (game: string, match = ""): string => `#/learn/${game}${match && `/${match}`}`;
