import { store, stored } from "./storage";

/** An invitation that waits while its guest learns the game. */
export interface KeptInvitation {
  readonly match: string;
  readonly invite: string;
}

const INTRODUCED = "introduced";
const HUSHED = "hushed";
const tableKey = (match: string): string => `first:${match}`;
const invitationKey = (game: string): string => `invited:${game}`;

/** Has this browser shown somebody what a game is about? */
export const introduced = (game: string): boolean => stored<readonly string[]>(INTRODUCED, []).includes(game);
export function markIntroduced(game: string): void {
  if (!introduced(game)) store(INTRODUCED, [...stored<readonly string[]>(INTRODUCED, []), game]);
}

/** Is this the table of a newcomer's first game? There a coach speaks unasked. */
export const isFirstGame = (match: string): boolean => stored(tableKey(match), false);
export const markFirstGame = (match: string): void => store(tableKey(match), true);

/** Has somebody told the coach to speak only when asked? */
export const hushed = (): boolean => stored(HUSHED, false);
export const hush = (): void => store(HUSHED, true);

/** The invitation that led here, as long as nobody has sat down by it. */
export const invitationKept = (game: string): KeptInvitation | null => stored(invitationKey(game), null);
export const keepInvitation = (game: string, kept: KeptInvitation): void => store(invitationKey(game), kept);
export const dropInvitation = (game: string): void => localStorage.removeItem(invitationKey(game));
