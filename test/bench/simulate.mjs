// The seeded simulation, in as many copies of workerd as there are cores. `SEED=… RUNS=…` says how much, `SEED=… RUN=…`
// plays one run again; a run that fails is shown with as little trouble as it takes.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { root } from "../../workers/local/ensure-installed.mjs";
import { toolEnv } from "../../workers/local/processes.mjs";

const RUNS = 2_000;

export async function measure() {
  const { SEED: seed = Math.random().toString(36).slice(2, 8), RUN: one } = process.env;
  const runs = one === undefined ? Number(process.env.RUNS ?? RUNS) : 1;
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
    const done = await Promise.all(parts.map((part) => play({ seed, ...part }, `${folder}/${part.from}.json`)));
    return [summed(seed, done, performance.now() - started)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whole runs, one after another, in one runtime. */
async function play(part, report) {
  const args = [
    "run",
    "--config",
    "test/vitest.config.ts",
    "test/simulate/simulate.test.ts",
    "--testNamePattern=whatever dies",
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const env = { ...toolEnv(), SIMULATE: JSON.stringify(part) };
  const child = spawn(`${root}/node_modules/.bin/vitest`, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  await new Promise((resolve) => child.on("close", resolve));
  const [file] = JSON.parse(readFileSync(report, "utf8")).testResults;
  const test = file?.assertionResults.find(({ meta }) => meta?.simulation);
  if (!test) throw new Error(file?.message ?? "The simulation did not run.");
  for (const message of test.failureMessages) console.error(message);
  return test.meta.simulation;
}

function summed(seed, done, milliseconds) {
  const sum = (name) => done.reduce((total, part) => total + part[name], 0);
  const broken = {};
  for (const [rule, count] of done.flatMap((part) => Object.entries(part.broken)))
    broken[rule] = (broken[rule] ?? 0) + count;
  const failed = done.flatMap((part) => part.failed);
  return {
    figure: "simulated runs that broke a rule",
    unit: "runs",
    value: failed.length,
    n: sum("runs"),
    seed,
    ...{ messages: sum("messages"), events: sum("events"), troubles: sum("troubles") },
    ...(failed.length > 0 && { broken, failed: failed.slice(0, 20) }),
    seconds: Math.round(milliseconds / 1_000),
    goal: "0",
  };
}
