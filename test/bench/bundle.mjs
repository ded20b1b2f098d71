// The Worker as it would be uploaded: its size, and how long it takes to be ready for its first request.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { gzipSync } from "node:zlib";
import { build } from "../../workers/local/build.mjs";
import { root } from "../../workers/local/ensure-installed.mjs";
import { run } from "../../workers/local/processes.mjs";
import { freePorts } from "../e2e/parley.ts";
import { rounded } from "./figures.mjs";
import { cpuOf, median } from "./processor.mjs";

const STARTS = 9;

export async function measure() {
  const folder = mkdtempSync(`${tmpdir()}/parley-bundle-`);
  try {
    await build();
    await run("Bundling the Worker", "wrangler", ["deploy", "--dry-run", "--minify", "--outdir", folder]);
    const modules = readdirSync(folder).filter((name) => /\.(?:js|mjs|wasm)$/.test(name));
    const bytes = modules.reduce((sum, name) => sum + gzipSync(readFileSync(`${folder}/${name}`)).length, 0);
    const size = { figure: "Worker bundle, gzip", unit: "bytes", value: bytes, goal: "< 1.5 MB" };
    return [size, await startUp(folder, modules)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A bare workerd with the bundle, from its start to its first answer, minus the same with an empty Worker. Without
 * bindings the answer is the 503 that names the settings, so this is the top level of every module and little else.
 */
async function startUp(folder, modules) {
  const entry = modules.find((name) => /^(?:entry|index)\.js$/.test(name)) ?? modules[0];
  writeFileSync(`${folder}/empty.js`, "export default { fetch: () => new Response(null, { status: 503 }) };\n");
  const [port] = await freePorts(1);
  writeFileSync(`${folder}/bundle.capnp`, config([entry, ...modules.filter((name) => name !== entry)], port));
  writeFileSync(`${folder}/empty.capnp`, config(["empty.js"], port));
  const starts = { bundle: [], empty: [] };
  for (let turn = 0; turn < STARTS; turn += 1) {
    for (const name of ["empty", "bundle"]) starts[name].push(await firstAnswer(`${folder}/${name}.capnp`, port));
  }
  const more = (what) => {
    const [bundle, empty] = [starts.bundle, starts.empty].map((all) => median(all.map((one) => one[what])));
    return { [what]: rounded(bundle - empty), [`${what}Empty`]: rounded(empty) };
  };
  return {
    figure: "Worker start-up",
    unit: "ms",
    ...more("cpu"),
    ...more("wall"),
    n: STARTS,
    how: "medians of workerd from start to first answer, minus the same with an empty Worker",
    goal: "< 100 ms",
  };
}

function config(modules, port) {
  const embedded = modules.map((name) =>
    name.endsWith(".wasm")
      ? `(name = "${name}", wasm = embed "${name}")`
      : `(name = "${name}", esModule = embed "${name}")`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [${embedded.join(", ")}],
    compatibilityDate = "2026-09-01",
    compatibilityFlags = ["nodejs_compat"],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;
}

/** Milliseconds until a workerd answers: by the clock, and of processor time, which other programs do not stretch. */
async function firstAnswer(file, port) {
  const started = performance.now();
  const child = spawn(`${root}/node_modules/.bin/workerd`, ["serve", file], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  let ended = false;
  const end = new Promise((resolve) => {
    child.on("close", () => {
      ended = true;
      resolve();
    });
  });
  for (;;) {
    if (ended) throw new Error(`workerd ended before it answered: ${said}`);
    const status = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 503) break;
    if (status !== 0) throw new Error(`A Worker without settings answered ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const wall = performance.now() - started;
  const cpu = cpuOf(child.pid);
  child.kill("SIGKILL");
  await end;
  return { wall, cpu };
}
