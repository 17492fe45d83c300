import { fileURLToPath } from "node:url";

export const HOUSE = fileURLToPath(new URL("../..", import.meta.url));

/** Where a run leaves what it found. */
export const FOLDER = `${HOUSE}build/journeys`;
