import { defineConfig } from "vitest/config";

/** These are too long to run beside all other tests, as in CI; `make journeys` takes them too. */
const LONG = ["kinds", "luebeck_kinds", "luebeck_tables", "measures", "screens", "spoken", "vision", "whole"];
const measured = process.env["HANSE_MEASURE"];
/** Beside all other tests, as in CI. */
const short = process.env["HANSE_JOURNEYS"] === "1";
const journeys = `tests/**/${short ? `!(${LONG.join("|")})` : "*"}.journey.ts`;

/** Journeys through the real server with a real Chromium; or what is measured there alone (HANSE_MEASURE). */
export default defineConfig({
  test: {
    include: [measured ?? journeys],
    globalSetup: ["tests/server.ts"],
    fileParallelism: short,
    maxWorkers: short ? 2 : 1,
    // A machine that does three things at once may be late once.
    retry: short ? 1 : 0,
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
  },
});
