import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { drawnBy } from "../drawn-by";

/** End to end: the newcomer's command, a real browser, the sandbox's pages and control calls. Runs in Node. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  plugins: [tsconfigPaths()],
  test: {
    provide: drawnBy,
    include: ["test/e2e/**/*.test.ts"],
    globalSetup: ["test/e2e/global-setup.ts"],
    // Every file has a browser and accounts of its own; loading Playwright anew takes longer than some of them.
    isolate: false,
    // Much of what a page takes is waiting. What needs the demo's one phone stands in one file: `phone.test.ts`.
    maxWorkers: 2,
    // Two copies are started in one of them, beside everything else that runs.
    testTimeout: 240_000,
    // A busy machine makes pages slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 300_000,
    teardownTimeout: 30_000,
  },
});
