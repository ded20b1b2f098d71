// The processes that one command starts. Each leads a group of its own, so ending it ends whatever it started itself.
import { spawn } from "node:child_process";
import { root } from "./ensure-installed.mjs";

const KILL_AFTER_MS = 5_000;
/** How long the rest of a group may take once its first process is gone. */
const LINGER_MS = 2_000;
const running = new Set();
/** Ids of the groups of what runs, and while stopping also of what ran until then. */
const groups = new Set();
let stopping = false;

/** Whether the command is on its way out: from then on a process that ends is no news. */
export const isStopping = () => stopping;

/**
 * Runs a tool of the project to its end; what it says is shown only when it fails.
 *
 * @param what is done, as it is said on standard error: "Building the pages"
 * @throws Error with its output when it ends with anything but 0
 */
export async function run(what, tool, args, env = {}) {
  console.error(`${what} …`);
  const child = start(tool, args, ["ignore", "pipe", "pipe"], env);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0 && !stopping) throw new Error(`${output}\n${tool} ended with ${code}`);
}

/**
 * Starts a Worker that stays until `stop`. What it logs as an error is shown; the rest only with VERBOSE=1.
 *
 * @param options as `serve-worker.mjs` takes them
 * @param whenItEnds called with its exit code when it ends by itself
 */
export function serve(name, options, whenItEnds) {
  const script = `${root}/workers/local/serve-worker.mjs`;
  const child = start("node", [script, JSON.stringify(options)], ["ignore", "pipe", "inherit"]);
  child.stdout.on("data", (chunk) => process.env.VERBOSE && process.stdout.write(`[${name} ${timeOfDay()}] ${chunk}`));
  child.on("close", (code) => stopping || whenItEnds(code));
}

/** UTC, to the millisecond. */
const timeOfDay = () => new Date().toISOString().slice(11, -1);

/** Ends everything that was started and whatever that started, then this process. What does not go in time is killed. */
export async function stop(code) {
  if (stopping) return;
  stopping = true;
  const ended = [...running].map((child) => new Promise((resolve) => child.on("close", resolve)));
  signalAll("SIGTERM");
  setTimeout(() => signalAll("SIGKILL"), KILL_AFTER_MS).unref();
  await Promise.all(ended);
  const deadline = Date.now() + LINGER_MS;
  while (signalAll(0) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  signalAll("SIGKILL");
  process.exit(code);
}

/** Ends everything on Ctrl-C and the like, and when npm, which does not pass every signal on, is gone. */
export function stopOnSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(0), 500).unref();
}

/**
 * The environment in which tools of the project run: they find Node by themselves, and it must be the pinned one. What
 * stands in TOOLS_DIR is taken before it; tests put tools there that only write down how they were called.
 */
export function toolEnv() {
  return {
    ...process.env,
    PATH: [process.env.TOOLS_DIR, `${root}/node_modules/.bin`, process.env.PATH].filter(Boolean).join(":"),
    CLOUDFLARE_TELEMETRY_DISABLED: "1",
    NO_UPDATE_NOTIFIER: "1",
    WRANGLER_SEND_METRICS: "false",
  };
}

function start(tool, args, stdio, env = {}) {
  // Whoever starts something now would leave it behind.
  if (stopping) throw new Error("Stopping.");
  const child = spawn(`${root}/node_modules/.bin/${tool}`, args, {
    cwd: root,
    stdio,
    detached: true,
    env: {
      ...toolEnv(),
      // Without it wrangler bundles React's development build, which renders at half the speed.
      NODE_ENV: process.env.NODE_ENV || "production",
      CI: "1",
      WRANGLER_LOG: process.env.VERBOSE ? "log" : "error",
      WRANGLER_WRITE_LOGS: "false",
      ...env,
    },
  });
  running.add(child);
  groups.add(child.pid);
  child.on("close", () => {
    running.delete(child);
    if (!stopping) groups.delete(child.pid);
  });
  return child;
}

/** @param signal 0 sends none. @returns whether anybody is left to get it */
function signalAll(signal) {
  let isAnyLeft = false;
  for (const group of groups) {
    try {
      process.kill(-group, signal);
      isAnyLeft = true;
    } catch {
      // It ended in between.
    }
  }
  return isAnyLeft;
}
