/** Where the rules of a game are, or the paragraph of one of them. */
export const rulesPath = (game: string, rule = ""): string => `#/rules/${game}${rule && `/${rule}`}`;
/** Where one learns to play it. */
export const learnPath = (game: string): string => `#/learn/${game}`;
