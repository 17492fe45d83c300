/** What a game's events, moves and refusals hold; made by tools/make_words.py. */
export interface Lexicon {
  readonly game: string;
  readonly names: Record<string, readonly string[]>;
  readonly made: Record<string, readonly number[]>;
  readonly fields: Record<string, string>;
  readonly sides: Record<string, readonly string[]>;
  readonly refusals: Record<string, readonly string[]>;
  readonly rules: Record<string, string>;
  readonly defaults: Record<string, Record<string, unknown>>;
  readonly points: {
    readonly to_win: number;
    readonly office: number;
    readonly chip: number;
    readonly raid_marker: number;
    readonly goods: readonly number[];
  };
  readonly offices: number;
}

/** A key of the catalogue: its parts with dashes between. */
export function dashed(...parts: string[]): string {
  return parts.filter(Boolean).map((part) => part.replaceAll("_", "-")).join("-");
}

export function nameKey(lexicon: Lexicon, table: string, at: number, form = ""): string {
  return dashed("name", lexicon.game, table, form, lexicon.names[table]?.[at] ?? "unknown");
}

/** What a field of this event or move holds. */
export function kindOf(lexicon: Lexicon, of: string, field: string): string {
  return lexicon.fields[`${of}.${field}`] ?? lexicon.fields[field] ?? "number";
}

export async function fetchLexicon(game: string): Promise<Lexicon> {
  return (await (await fetch(`words/${game}.json`)).json()) as Lexicon;
}
