// `npm test`: format, lint, types, build, tests in workerd, end-to-end tests in Chromium; ends with the line of counts.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureInstalled, root } from "../workers/local/ensure-installed.mjs";

await ensureInstalled();
const { findBrowser } = await import("./e2e/browser.ts");
const { toolEnv } = await import("../workers/local/processes.mjs");

const results = `${root}/test/results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const counts = { passed: 0, failed: 0, skipped: 0 };

await check("format and lint", "biome", ["ci", "--error-on-warnings", "."]);
await check("build", "remix", ["vite:build", "--config", "remix.config.ts"]);
await check("public pages", "node", ["--conditions=worker", "workers/local/prerender.mjs"]);
await check("types", "tsc", ["--noEmit"]);
await suite("tests in workerd", "test/vitest.config.ts", `${results}/workerd.json`);
if (haveBrowser()) await suite("end to end in Chromium", "test/e2e/vitest.config.ts", `${results}/e2e.json`);

console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed > 0 ? 1 : 0);

/** Installs one where that is possible; without one the end-to-end tests count as one failure that says what to do. */
function haveBrowser() {
  try {
    return findBrowser() !== "";
  } catch (error) {
    console.error(`\n${error.message}`);
    counts.failed += 1;
    return false;
  }
}

/** One step that passes or fails as a whole. */
async function check(name, tool, args) {
  const ok = (await run(name, tool, args)) === 0;
  counts[ok ? "passed" : "failed"] += 1;
}

/** One run of vitest: its own count of tests, and a failure of its own when it could not run at all. */
async function suite(name, config, report) {
  const args = ["run", "--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(name, "vitest", args);
  const counted = readReport(report);
  counts.passed += counted.passed;
  counts.failed += counted.failed + (code !== 0 && counted.failed === 0 ? 1 : 0);
  counts.skipped += counted.skipped;
}

function readReport(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    // No report: vitest did not get as far as running a test, which its exit code says.
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

async function run(name, tool, args) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const child = spawn(`${root}/node_modules/.bin/${tool}`, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: toolEnv(),
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  console.log(
    `== ${name}: ${code === 0 ? "ok" : `ended with ${code}`} after ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return code;
}
