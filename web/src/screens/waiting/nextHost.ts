import type { Player } from "../../protocol/wire";

/** Who is the host when the one on this seat leaves: the next person who is there; empty, if nobody is. */
export function nextHost(players: readonly Player[], seat: number): string {
  const turned = [...players.slice(seat + 1), ...players.slice(0, seat)];
  return turned.find((player) => !player.bot && player.taken !== false)?.name ?? "";
}
