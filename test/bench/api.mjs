// The API: made-up requests against its own OpenAPI document (`REQUESTS=…` says how many, `SEED=…` which), and what a read
// takes beside the bare health check, asked for in turns so that whoever else uses the machine slows both.
import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { root } from "../../workers/local/ensure-installed.mjs";
import { toolEnv } from "../../workers/local/processes.mjs";
import { demo } from "../../workers/local/seed.mjs";
import { spread } from "./figures.mjs";
import { withRunningCopy } from "./running.mjs";
import { signIn } from "./signed-in.mjs";

const REQUESTS = Number(process.env.REQUESTS ?? 10_000);
const BARE = "/healthz";
const READS = ["/api/v1/meetings?limit=20", "/api/v1/preferences", "/api/v1/usage"];
const WARM_UP = 20;
const ROUNDS = 150;

export async function measure() {
  return [...(await reads()), await madeUp()];
}

async function reads() {
  const times = await withRunningCopy(async ({ appUrl }) => {
    const authorization = `Bearer ${await makeKey(appUrl)}`;
    const measured = new Map([BARE, ...READS].map((path) => [path, []]));
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      for (const [path, taken] of measured) {
        const milliseconds = await visit(appUrl + path, path === BARE ? {} : { authorization });
        if (round >= WARM_UP) taken.push(milliseconds);
      }
    }
    return measured;
  });
  const bare = spread(times.get(BARE) ?? []);
  return READS.map((path) => {
    const own = spread(times.get(path) ?? []);
    const ratio = Number((own.p95 / bare.p95).toFixed(2));
    return {
      figure: `api: GET ${path}`,
      ...own,
      barePlain: bare.p50,
      bareP95: bare.p95,
      p95Ratio: ratio,
      goal: "p95 at most 1.5 of the bare",
    };
  });
}

/** A key of the demo account, made as a browser without scripts makes it. */
async function makeKey(appUrl) {
  const cookie = await signIn(appUrl);
  const path = "/dashboard/settings/api";
  const body = new URLSearchParams({
    intent: "create",
    id: randomUUID(),
    name: "Bench",
    life: "30",
    allowedOrigins: "",
  });
  for (const scope of ["meetings:read", "preferences:read"]) body.append("scopes", scope);
  const headers = { cookie, origin: appUrl, referer: appUrl + path };
  const page = await (await fetch(appUrl + path, { method: "POST", body, headers })).text();
  const [key] = /parley_live_\w+/.exec(page) ?? [];
  if (!key) throw new Error(`No key was made for ${demo.email}`);
  return key;
}

async function visit(url, headers) {
  const started = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}

async function madeUp() {
  const folder = mkdtempSync(`${tmpdir()}/parley-api-`);
  const seed = Number(
    process.env.SEED ?? parseInt(createHash("sha256").update(randomUUID()).digest("hex").slice(0, 7), 16),
  );
  const started = performance.now();
  try {
    const args = [
      "run",
      "--config",
      "test/vitest.config.ts",
      "test/api/document.test.ts",
      "--testNamePattern=whatever is sent",
    ];
    const env = { ...toolEnv(), API_REQUESTS: String(REQUESTS), SEED: String(seed) };
    const out = ["--reporter=json", `--outputFile=${folder}/report.json`];
    const child = spawn(`${root}/node_modules/.bin/vitest`, [...args, ...out], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env,
    });
    await new Promise((resolve) => child.on("close", resolve));
    const [result] = JSON.parse(readFileSync(`${folder}/report.json`, "utf8")).testResults;
    const test = result?.assertionResults.find(({ meta }) => meta?.requests);
    for (const message of result?.assertionResults.flatMap(({ failureMessages }) => failureMessages) ?? [])
      console.error(message);
    const { sent = 0, seen = {} } = test?.meta.requests ?? {};
    const ours = Object.entries(seen).reduce((sum, [name, count]) => sum + (/ 5\d\d$/.test(name) ? count : 0), 0);
    return {
      figure: "api: made-up requests that the document does not answer for",
      unit: "requests",
      value: test?.status === "passed" ? 0 : 1,
      fiveHundreds: ours,
      n: sent,
      seed,
      seen,
      seconds: Math.round((performance.now() - started) / 1_000),
      goal: "0",
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
