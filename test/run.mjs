// `npm test`: format, lint, types, build, tests in Node, in workerd and in Chromium, on two lanes side by side; ends
// with the line of counts. `npm test -- unit` runs the tests in Node alone; any of the names below works so.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureInstalled, root } from "../workers/local/ensure-installed.mjs";

await ensureInstalled();
const { findBrowser } = await import("./e2e/browser.ts");
const { build } = await import("../workers/local/build.mjs");
const { toolEnv } = await import("../workers/local/processes.mjs");

const results = `${root}/test/results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const counts = { passed: 0, failed: 0, skipped: 0 };
const started = Date.now();

const steps = {
  lint: async () => {
    await check("lint", "biome", ["ci", "--error-on-warnings", "."]);
    // What nobody imports: files, exports and packages; `knip.json` names where the program begins.
    await check("unused", "knip", ["--no-progress"]);
  },
  types: () => check("types", "tsc", ["--noEmit"]),
  unit: () => suite("unit", ["--config", "test/vitest.config.ts", "--project", "unit"]),
  workerd: async () => {
    await built();
    await suite("workerd", ["--config", "test/vitest.config.ts", "--project", "workerd"]);
  },
  e2e: async () => {
    await built();
    if (haveBrowser()) await suite("e2e", ["--config", "test/e2e/vitest.config.ts"]);
  },
};
/** Two lanes for two cores, about as long as each other; the first begins with the build, which both need. */
const LANES = [
  ["e2e", "types"],
  ["lint", "unit", "workerd"],
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}; there are ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}

let building;
await Promise.all(
  LANES.map(async (names) => {
    for (const name of names) if (asked.length === 0 || asked.includes(name)) await steps[name]();
  }),
);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed > 0 ? 1 : 0);

/** The build that the steps share, made once. It counts as one more check. */
function built() {
  building ??= build().then(
    () => ended("build", true, { passed: 1, failed: 0, skipped: 0 }),
    (error) => ended("build", false, { passed: 0, failed: 1, skipped: 0 }, error.message),
  );
  return building;
}

/** Installs one where that is possible; without one the end-to-end tests count as one failure that says what to do. */
function haveBrowser() {
  try {
    return findBrowser() !== "";
  } catch (error) {
    ended("e2e", false, { passed: 0, failed: 1, skipped: 0 }, error.message);
    return false;
  }
}

/** One step that passes or fails as a whole. */
async function check(name, tool, args) {
  const { code, output } = await run(tool, args);
  const ok = code === 0;
  ended(name, ok, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, output);
}

/** One run of vitest: its own count of tests, and a failure of its own when it could not run at all. */
async function suite(name, args) {
  const report = `${results}/${name}.json`;
  const reporting = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, "--silent=passed-only"];
  const { code, output } = await run("vitest", ["run", ...args, ...reporting]);
  const counted = readReport(report);
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  ended(name, code === 0, counted, output);
}

/** What it said is shown when it failed, or with VERBOSE=1; a step that went well is one line. */
function ended(name, ok, { passed, failed, skipped }, output = "") {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
  if (!ok || process.env.VERBOSE) console.log(`\n${output}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${ok ? "ok    " : "FAILED"} ${name.padEnd(8)} ${passed} passed, ${failed} failed, at ${seconds} s`);
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

async function run(tool, args) {
  const child = spawn(`${root}/node_modules/.bin/${tool}`, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: toolEnv(),
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { code, output: Buffer.concat(chunks).toString() };
}
