import { store, stored } from "./storage";

/** An invitation that waits while its guest learns the game. */
export interface KeptInvitation {
  readonly match: string;
  readonly invite: string;
}

const INTRODUCED_KEY = "introduced";
const SILENCED_KEY = "hushed";
const tableKey = (match: string): string => `first:${match}`;
const invitationKey = (game: string): string => `invited:${game}`;

/** Whether this browser has shown the introduction to a game. */
export const isIntroduced = (game: string): boolean => stored<readonly string[]>(INTRODUCED_KEY, []).includes(game);
export function markIntroduced(game: string): void {
  if (!isIntroduced(game)) store(INTRODUCED_KEY, [...stored<readonly string[]>(INTRODUCED_KEY, []), game]);
}

/** Whether this table is a newcomer's first game, where a coach speaks unasked. */
export const isFirstGame = (match: string): boolean => stored(tableKey(match), false);
export const markFirstGame = (match: string): void => store(tableKey(match), true);

/** Whether the player wants the coach to speak only when asked. */
export const isCoachSilenced = (): boolean => stored(SILENCED_KEY, false);
export const silenceCoach = (): void => store(SILENCED_KEY, true);

/** The invitation that led a guest to this game; null if there is none, or once the guest has sat down. */
export const keptInvitation = (game: string): KeptInvitation | null => stored(invitationKey(game), null);
export const keepInvitation = (game: string, kept: KeptInvitation): void => store(invitationKey(game), kept);
export const dropInvitation = (game: string): void => localStorage.removeItem(invitationKey(game));
