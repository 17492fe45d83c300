import { defineConfig } from "vitest/config";

/** Beside all other tests, as in CI, these; `make journeys` takes all. */
const QUICK = ["boards", "club", "inspector", "luebeck", "missing", "outage", "policy", "rulebook_sizes", "sizes"];
const measured = process.env["HANSE_MEASURE"];
/** Beside all other tests, as in CI. */
const short = process.env["HANSE_JOURNEYS"] === "1";
const journeys = `tests/**/${short ? `{${QUICK.join(",")}}` : "*"}.journey.ts`;

/** Journeys through the real server with a real Chromium; or what is measured there alone (HANSE_MEASURE). */
export default defineConfig({
  test: {
    include: [measured ?? journeys],
    globalSetup: ["tests/server.ts"],
    setupFiles: ["tests/policy_kept.ts"],
    fileParallelism: short,
    maxWorkers: short ? 2 : 1,
    // A machine that does three things at once may be late once.
    retry: short ? 1 : 0,
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
  },
});
