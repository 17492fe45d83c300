import type { Player } from "../../protocol/wire";

/** The next host if the current one on this seat leaves: the next person who is present, or an empty text. */
export function nextHost(players: readonly Player[], seat: number): string {
  const turned = [...players.slice(seat + 1), ...players.slice(0, seat)];
  return turned.find((player) => !player.bot && player.taken !== false)?.name ?? "";
}
