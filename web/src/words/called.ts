import type { Player } from "../protocol/wire";

/** A bot's seat as it is called in one's own language; the server names it by what it is and who: Captain Birger. */
export function called<P extends Player>(player: P, nameOf: (bot: string) => string): P {
  const { bot = "", name } = player;
  const usual = `${bot.slice(0, 1).toUpperCase()}${bot.slice(1)} `;
  const known = bot && name.startsWith(usual) ? nameOf(bot) : bot;
  return known === bot ? player : { ...player, name: `${known} ${name.slice(usual.length)}` };
}

/** A bot's name without its title, for sentences and where there is little room: Birger. */
export const givenName = ({ bot, name }: Player): string => (bot && /^.* (\D+)$/.exec(name)?.[1]) || name;
