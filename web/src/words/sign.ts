function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? "?";
}

/** The sign of a player: the first letter of the name, or the number of the seat where two share one. */
export function sign(names: readonly string[], seat: number): string {
  const letter = initial(names[seat] ?? "");
  const own = /\D/.test(letter) && names.filter((name) => initial(name) === letter).length === 1;
  return own ? letter : String(seat + 1);
}
