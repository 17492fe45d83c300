import type { GameInfo } from "../../protocol/wire";

/** The reason why a variant cannot be ticked now, which decides what to offer instead. */
export type Obstacle =
  | { readonly kind: "seats"; readonly numbers: readonly number[] }
  | { readonly kind: "alone"; readonly preset: string }
  | { readonly kind: "beside"; readonly other: string; readonly cause: string }
  | { readonly kind: "unknown" };

export interface ChosenSetup {
  readonly seats: number;
  readonly variants: readonly string[];
  readonly brought: Readonly<Record<string, string>>;
}

/** The obstacle to this variant: the number of seats, or a chosen variant. */
export function obstacleTo(game: GameInfo, variant: string, { seats, variants, brought }: ChosenSetup): Obstacle {
  const own = game.together.find((one) => one.name === variant);
  if (!own) return { kind: "unknown" };
  if (!own.seats.includes(seats)) {
    const preset = game.presets.find(({ fits }) => fits.length === 1 && fits[0] === 1);
    if (Math.max(...own.seats) === 1 && preset) return { kind: "alone", preset: preset.name };
    return { kind: "seats", numbers: own.seats };
  }
  const inPlay = [...variants, ...Object.keys(brought)];
  const other = inPlay.find((one) => own.excludes?.includes(one));
  return other ? { kind: "beside", other, cause: brought[other] ?? "" } : { kind: "unknown" };
}
