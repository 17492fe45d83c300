import { defineConfig } from "vitest/config";

/** Journeys through the real server with a real Chromium. */
export default defineConfig({
  test: {
    include: ["tests/**/*.journey.ts"],
    globalSetup: ["tests/server.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
