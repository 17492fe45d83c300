import { defineConfig } from "vitest/config";

/** Journeys through the real server with a real Chromium; or what is measured there alone (HANSE_MEASURE). */
export default defineConfig({
  test: {
    include: [process.env["HANSE_MEASURE"] ?? "tests/**/*.journey.ts"],
    globalSetup: ["tests/server.ts"],
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
  },
});
