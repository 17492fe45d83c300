/** The address of a game's rules, or of one paragraph; with a match, of the rules as its table plays them. */
export const rulesPath = (game: string, rule = "", match = ""): string =>
  `#/rules/${game}${rule || match ? `/${rule}` : ""}${match && `/${match}`}`;
/** The address of a game's learning page; with a match, including its table's changes to the rules. */
export const learnPath = (game: string, match = ""): string => `#/learn/${game}${match && `/${match}`}`;
