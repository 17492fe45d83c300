/** The value as JSON text with sorted keys. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${sortedJson(held)}`).join(",")}}`;
}

/** The CRC-32 checksum of the bytes, as zlib computes it. */
function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** The hash of a view's content, as src/hanse/tables/live/view_hash.py computes it; never 0. */
export function viewHash(view: object | null): number {
  const held = Object.entries(view ?? {}).filter(([, section]) => section !== null);
  return crc32(new TextEncoder().encode(sortedJson(Object.fromEntries(held)))) || 1;
}
