// `npm test`: format, lint, types, build, tests in Node, in workerd and in Chromium, on three lanes side by side; ends
// with what failed and the line of counts. `npm test -- unit` runs the tests in Node alone; any of the names below works so.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { ensureInstalled, root } from "../workers/local/ensure-installed.mjs";
import { findChrome } from "./e2e/chrome.mjs";

const asked = process.argv.slice(2);
// Beside the packages: each takes most of a minute on a new machine.
const chrome = asked.length === 0 || asked.includes("e2e") ? installingChrome() : undefined;
await ensureInstalled();
const { build } = await import("../workers/local/build.mjs");
const { toolEnv } = await import("../workers/local/processes.mjs");

const PROGRESS_EVERY_MS = 20_000;
/** What is said of a step that broke off without a word about a test. */
const LAST_LINES = 100;
const TYPES_KNOWN = `${root}/node_modules/.cache/types.tsbuildinfo`;
/** The native compiler, which takes less than half the time; what makes the API's client needs version 5 beside it. */
const TSC = "../typescript-7/bin/tsc";
/** Checkers side by side learn the same types again, each for itself. */
const ONE_CHECKER = ["--checkers", "1"];
/** Nothing is collected while it fits: the compiler ends before it needs half of that. */
const KEEP_MEMORY = { GOGC: "off", GOMEMLIMIT: "2GiB" };
const MEMORY_DISK = "/dev/shm";
const MEMORY_DISK_BYTES = 2 ** 31;
/** Files that may have a second try: where more fail, it is not for a busy machine. */
const MOST_TRIED_AGAIN = 3;
// A second try has the cases of the first, or what it found in them would be lost.
process.env.SEED ??= String(Math.floor(Math.random() * 2 ** 31));

const results = `${root}/test/results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const scratch = mkdtempSync(`${fastDisk()}/parley-test-`);
const started = Date.now();
/** What failed, each with all there is to say about it. */
const failures = [];
/** How the steps stand that run now, by name. */
const running = new Map();
/** What has a second try when the other lanes are through and the machine is quiet. */
const again = [];

const E2E = ["--config", "test/e2e/vitest.config.ts"];
const steps = {
  lint: async () => {
    await check("lint", "biome", ["ci", "--error-on-warnings", "."]);
    // What nobody imports: files, exports and packages; `knip.json` names where the program begins.
    await check("unused", "knip", ["--no-progress"]);
  },
  // What it knew at the last run is asked again only where a file has changed since.
  types: () =>
    check("types", TSC, ["--noEmit", "--incremental", "--tsBuildInfoFile", TYPES_KNOWN, ...ONE_CHECKER], KEEP_MEMORY),
  unit: () => suite("unit", ["--config", "test/vitest.config.ts", "--project", "unit"]),
  workerd: async () => {
    await built();
    // A runtime has one thread, so there are two of them. They share what has been made of each file.
    // What is logged goes past the runner: a line that comes as a file ends would be an error of its own.
    const args = [
      ...["--config", "test/vitest.config.ts", "--project", "workerd"],
      ...["--maxWorkers=2", "--disable-console-intercept"],
    ];
    await suite("workerd", args, { TMPDIR: scratch });
  },
  e2e: async () => {
    await built();
    await chrome;
    if (haveBrowser()) await suite("e2e", E2E, { TMPDIR: scratch });
  },
};
/** The first two take longest; the other gives way to them. */
const LANES = [["workerd"], ["e2e"], ["lint", "types", "unit"]];
const GIVES_WAY = new Set(["lint", "unused", "types", "unit"]);

const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}; there are ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}

let building;
const counts = { passed: 0, failed: 0, skipped: 0 };
const progress = setInterval(tellProgress, PROGRESS_EVERY_MS);
await Promise.all(
  LANES.map(async (names) => {
    for (const name of names) if (asked.length === 0 || asked.includes(name)) await steps[name]();
  }),
);
for (const tryAgain of again) await tryAgain();
clearInterval(progress);
rmSync(scratch, { recursive: true, force: true });
// Last, because a log that is cut keeps its end.
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed > 0 ? 1 : 0);

/** The build that the steps share, made once. It counts as one more check. */
function built() {
  if (!building) running.set("build", undefined);
  building ??= build().then(
    () => ended("build", { passed: 1, failed: 0, skipped: 0 }),
    (error) => ended("build", { passed: 0, failed: 1, skipped: 0 }, [error.message]),
  );
  return building;
}

/** Without one the end-to-end tests count as one failure that says what to do. */
function haveBrowser() {
  try {
    return findChrome() !== "";
  } catch (error) {
    ended("e2e", { passed: 0, failed: 1, skipped: 0 }, [error.message]);
    return false;
  }
}

/** It ends when it has been tried; the packages, whose installation waits for no other, are installed meanwhile. */
function installingChrome() {
  const child = spawn(process.execPath, [`${root}/test/e2e/install-chrome.mjs`], { stdio: "inherit" });
  return new Promise((resolve) => child.on("close", resolve));
}

/** One step that passes or fails as a whole. */
async function check(name, tool, args, env = {}) {
  running.set(name, undefined);
  const { code, output } = await run(name, tool, args, env);
  const ok = code === 0;
  ended(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, ok ? [] : [output], output);
}

/**
 * One run of vitest: its own count of tests, and a failure of its own when it could not run at all. A few files that
 * failed have a second try, alone; that they needed it is said.
 */
async function suite(name, args, env = {}) {
  const { total, failed, files, output } = await runSuite(name, args, env);
  if (files.length === 0 || files.length > MOST_TRIED_AGAIN) return ended(name, total, failed, output);
  console.log(`again  ${name.padEnd(9)} ${total.failed} failed at ${seconds()} s, and will be tried once more`);
  for (const words of failed) console.log(`       ${words.trim().replaceAll("\n", "\n       ")}`);
  again.push(async () => {
    // In front: behind a flag that takes no value the first of them would be read as one.
    const second = await runSuite(name, [...files, ...args], env);
    const { passed, skipped } = total;
    if (second.failed.length > 0) ended(name, total, second.failed, second.output);
    else ended(name, { passed: passed + total.failed, failed: 0, skipped }, [], second.output);
  });
}

/** @returns the counts, what failed in words, the files it is in (none where one failure is in no file), all that was said */
async function runSuite(name, args, env) {
  const reporting = ["--reporter=./test/support/run-reporter.mjs", "--reporter=json"];
  const where = `--outputFile.json=${results}/${name}.json`;
  const failed = [];
  const places = new Set();
  let counted = { passed: 0, failed: 0, skipped: 0 };
  running.set(name, undefined);
  const hear = ({ counts, files, of, failure, file }) => {
    if (failure !== undefined) {
      failed.push(failure);
      places.add(file);
    }
    if (!counts) return;
    counted = counts;
    running.set(name, `${counts.passed + counts.failed} tests, ${files} of ${of} files`);
  };
  const { code, output } = await run(name, "vitest", ["run", ...args, ...reporting, where], env, hear);
  running.delete(name);
  // A file that cannot be loaded, or an error outside of any test, is no test that failed.
  const total = code === 0 ? counted : { ...counted, failed: Math.max(counted.failed, failed.length, 1) };
  if (code !== 0 && failed.length === 0) failed.push(output.split("\n").slice(-LAST_LINES).join("\n"));
  return { total, failed, files: places.has(undefined) ? [] : [...places], output };
}

/** A step that went well is one line. Why one failed is kept for the end; with VERBOSE=1 all it said is shown at once. */
function ended(name, { passed, failed, skipped }, why = [], output = "") {
  running.delete(name);
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
  failures.push(...why.map((words) => `${name}: ${words.trim()}`));
  if (process.env.VERBOSE) console.log(`\n${output}`);
  console.log(
    `${failed === 0 ? "ok    " : "FAILED"} ${name.padEnd(9)} ${passed} passed, ${failed} failed, at ${seconds()} s`,
  );
}

function tellProgress() {
  const parts = [...running].map(([name, state]) => (state ? `${name} ${state}` : name));
  console.log(`       at ${seconds()} s: ${parts.join("; ")}`);
}

function seconds() {
  return Math.round((Date.now() - started) / 1000);
}

/** Where databases of tests are written: in memory where there is enough, because each of their writes waits for the disk. */
function fastDisk() {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= MEMORY_DISK_BYTES ? MEMORY_DISK : tmpdir();
}

/** @param hear called with what a reporter tells */
async function run(name, tool, args, env = {}, hear = () => {}) {
  const child = spawn(`${root}/node_modules/.bin/${tool}`, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...toolEnv(), NO_COLOR: "1", ...env },
  });
  // Where the system allows it; else they share as they come.
  if (GIVES_WAY.has(name)) setPriority(child.pid, 5);
  child.on("message", hear);
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { code, output: Buffer.concat(chunks).toString() };
}
