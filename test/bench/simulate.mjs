// The seeded simulations, each in as many copies as there are cores. `SEED=… RUNS=…` says how much, `SEED=… RUN=…` plays
// one run again, `ONLY=notifications` leaves the others out; a run that fails is shown with as little trouble as it takes.
// `ONLY=cases` is the other half: whatever `npm test` draws a few cases of (`test/support/drawn.ts`), with all of them.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { root } from "../../workers/local/ensure-installed.mjs";
import { toolEnv } from "../../workers/local/processes.mjs";

const SIMULATIONS = [
  { name: "conversations", runs: 2_000, file: "test/simulate/simulate.test.ts" },
  { name: "notifications", runs: 5_000, file: "test/simulate/notifications/notifications.test.ts" },
  { name: "summaries", runs: 5_000, file: "test/simulate/summaries/summaries.test.ts" },
];

/** The parts of the tests, as vitest is told of them. */
const PARTS = [
  ["--config", "test/vitest.config.ts", "--project", "unit"],
  ["--config", "test/vitest.config.ts", "--project", "workerd"],
  ["--config", "test/e2e/vitest.config.ts"],
];

export async function measure() {
  const figures = [];
  for (const simulation of SIMULATIONS)
    if ((process.env.ONLY ?? simulation.name) === simulation.name) figures.push(await simulated(simulation));
  if ((process.env.ONLY ?? "cases") === "cases") figures.push(await everyCase());
  return figures;
}

async function simulated({ name, runs: usual, file }) {
  const { SEED: seed = Math.random().toString(36).slice(2, 8), RUN: one } = process.env;
  const runs = one === undefined ? Number(process.env.RUNS ?? usual) : 1;
  const first = Number(one ?? 0);
  const copies = Math.min(cpus().length, runs);
  const size = Math.ceil(runs / copies);
  const folder = mkdtempSync(`${tmpdir()}/parley-simulate-`);
  const started = performance.now();
  try {
    const parts = Array.from({ length: copies }, (_, n) => ({
      from: first + n * size,
      runs: Math.min(size, runs - n * size),
    }));
    const done = await Promise.all(parts.map((part) => play(file, { seed, ...part }, `${folder}/${part.from}.json`)));
    return summed(name, seed, done, performance.now() - started);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function everyCase() {
  const folder = mkdtempSync(`${tmpdir()}/parley-cases-`);
  const files = readdirSync(`${root}/test`, { recursive: true })
    .filter((name) => name.endsWith(".test.ts"))
    .filter((name) => readFileSync(`${root}/test/${name}`, "utf8").includes("/support/drawn"))
    .map((name) => `test/${name}`);
  try {
    const done = [];
    for (const part of PARTS) {
      const report = await run(
        part,
        [...files, "--passWithNoTests"],
        { EVERY_CASE: "1" },
        `${folder}/${done.length}.json`,
      );
      if (report.numTotalTests === 0 && !report.success) throw new Error(`${part.join(" ")} did not run.`);
      done.push(report);
    }
    for (const { testResults } of done)
      for (const { failureMessages } of testResults.flatMap(({ assertionResults }) => assertionResults))
        for (const message of failureMessages) console.error(message);
    const sum = (count) => done.reduce((total, report) => total + report[count], 0);
    return {
      figure: "tests that draw their cases, with all of them: failed",
      unit: "tests",
      value: sum("numFailedTests"),
      n: sum("numTotalTests"),
      goal: "0",
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whole runs, one after another, in one runtime. */
async function play(file, part, report) {
  const asked = [file, "--testNamePattern=whatever dies"];
  const { testResults } = await run(
    ["--config", "test/vitest.config.ts"],
    asked,
    { SIMULATE: JSON.stringify(part) },
    report,
  );
  const [result] = testResults;
  const test = result?.assertionResults.find(({ meta }) => meta?.simulation);
  if (!test) throw new Error(result?.message ?? "The simulation did not run.");
  for (const message of test.failureMessages) console.error(message);
  return test.meta.simulation;
}

/** @returns what vitest reports of a run */
async function run(part, asked, env, report) {
  const args = ["run", ...part, ...asked, "--reporter=json", `--outputFile=${report}`];
  const child = spawn(`${root}/node_modules/.bin/vitest`, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...toolEnv(), ...env },
  });
  await new Promise((resolve) => child.on("close", resolve));
  return JSON.parse(readFileSync(report, "utf8"));
}

function summed(name, seed, done, milliseconds) {
  const counts = {};
  for (const [what, count] of done.flatMap((part) => Object.entries(part.counts)))
    counts[what] = (counts[what] ?? 0) + count;
  const broken = {};
  for (const [rule, count] of done.flatMap((part) => Object.entries(part.broken)))
    broken[rule] = (broken[rule] ?? 0) + count;
  const failed = done.flatMap((part) => part.failed);
  return {
    figure: `simulated ${name}: runs that broke a rule`,
    unit: "runs",
    value: failed.length,
    n: done.reduce((total, part) => total + part.runs, 0),
    seed,
    ...counts,
    ...(failed.length > 0 && { broken, failed: failed.slice(0, 20) }),
    seconds: Math.round(milliseconds / 1_000),
    goal: "0",
  };
}
