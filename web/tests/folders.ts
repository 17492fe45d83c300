import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Where a run leaves what it found. */
export const FOLDER = `${ROOT}build/journeys`;

/** Beside all other tests, as in CI, fewer games are played to their end; `make journeys` plays them all. */
export const SHORT = process.env["HANSE_JOURNEYS"] === "1";
