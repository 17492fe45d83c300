import { gather } from "./people";

/** A table with these variants, which nobody has come to; its rulebook can be read all the same. */
export async function tableWith(game: string, seats: number, variants: readonly string[]): Promise<string> {
  return (await gather(game, ["Anna"], seats - 1, { variants: [...variants] })).match;
}
