import type { Player } from "../protocol/wire";

/** The player with a bot's title in the reader's language; the server sends English titles, as in Captain Birger. */
export function localizeBotName<P extends Player>(player: P, nameOf: (bot: string) => string): P {
  const { bot = "", name } = player;
  const usual = `${bot.slice(0, 1).toUpperCase()}${bot.slice(1)} `;
  const known = bot && name.startsWith(usual) ? nameOf(bot) : bot;
  return known === bot ? player : { ...player, name: `${known} ${name.slice(usual.length)}` };
}

/** A bot's name without its title, for sentences and where there is little room: Birger. */
export const givenName = ({ bot, name }: Player): string => (bot && /^.* (\D+)$/.exec(name)?.[1]) || name;

/** The first letter of a seat's name, in upper case; empty for a free seat. */
export const seatLetter = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? "";

const initial = (name: string): string => seatLetter(name) || "?";

/** The sign of a player: the first letter of the name, or the number of the seat if two players share a letter. */
export function seatSign(names: readonly string[], seat: number): string {
  const letter = initial(names[seat] ?? "");
  const own = /\D/.test(letter) && names.filter((name) => initial(name) === letter).length === 1;
  return own ? letter : String(seat + 1);
}
