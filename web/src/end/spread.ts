/**
 * Label positions from top to bottom: as close as possible to the wanted positions, without overlaps, within bounds.
 */
export function spreadLabels(wanted: readonly number[], gap: number, lowest: number): number[] {
  const found: number[] = [];
  for (const at of wanted) found.push(Math.max(at, (found.at(-1) ?? -Infinity) + gap));
  let below = lowest + gap;
  return found
    .reverse()
    .map((at) => (below = Math.min(at, below - gap)))
    .reverse();
}

/** A name cut to this many letters; the number that distinguishes bots of one kind stays. */
export function shortenName(name: string, most: number): string {
  if (name.length <= most) return name;
  const number = / \d+$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, most - 1 - number.length)}…${number}`;
}
