// `npm start` and `npm run dev`: install, build, migrate, seed, then the app and the sandbox side by side until Ctrl-C.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, watch, writeFileSync } from "node:fs";
import { ensureInstalled, root } from "./ensure-installed.mjs";
import { readSettings } from "./read-settings.mjs";

await ensureInstalled();
const { demo, writeSeed } = await import("./seed.mjs");

const port = Number(process.env.PORT ?? 8787);
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 8788);
const state = process.env.STATE_DIR ?? `${root}/.wrangler/state`;
const appUrl = `http://localhost:${port}`;
const sandboxUrl = `http://localhost:${sandboxPort}`;
const children = new Set();
let stopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));

try {
  mkdirSync(state, { recursive: true });
  writeFileSync(`${state}/settings`, localSettings());
  await build();
  await run("wrangler", ["d1", "migrations", "apply", "parley", "--local", "--persist-to", state]);

  serve("sandbox", [
    "dev",
    "--config",
    "workers/sandbox/wrangler.toml",
    "--port",
    String(sandboxPort),
    "--inspector-port",
    "0",
    "--persist-to",
    `${state}/sandbox`,
    "--var",
    `APP_URL:${appUrl}`,
  ]);
  await answers(`${sandboxUrl}/`);
  if (!existsSync(`${state}/seeded`)) {
    await writeSeed({ sandboxUrl, tokenKeys: setting("TOKEN_KEYS"), file: `${state}/seed.sql` });
    await run("wrangler", [
      "d1",
      "execute",
      "parley",
      "--local",
      "--persist-to",
      state,
      "--yes",
      "--file",
      `${state}/seed.sql`,
    ]);
    writeFileSync(`${state}/seeded`, "The demo account was made. `npm run reset` forgets it.\n");
  }
  serve("app", [
    "dev",
    "--port",
    String(port),
    "--inspector-port",
    "0",
    "--persist-to",
    state,
    "--env-file",
    `${state}/settings`,
    "--test-scheduled",
  ]);
  await answers(`${appUrl}/healthz`);
  if (process.argv.includes("--watch")) rebuildOnChange();

  console.log(`
  App       ${appUrl}
  Sandbox   ${sandboxUrl}
  Phone     ${sandboxUrl}/phone
  Mail      ${sandboxUrl}/mail
  Calendar  ${sandboxUrl}/calendar?account=${demo.email}

  Demo account: ${demo.email}, password ${demo.password}, phone ${demo.phone}
  Open the phone and text: book 30 min with anna@example.com tomorrow at 3pm about the budget

Ready`);
} catch (error) {
  console.error(`\n${error.message}`);
  stop(1);
}

/** The example's values, your own from `.dev.vars` over them, with the ports of this run. */
function localSettings() {
  return Object.entries(readSettings())
    .map(
      ([name, value]) =>
        `${name}=${value.replaceAll("http://localhost:8787", appUrl).replaceAll("http://localhost:8788", sandboxUrl)}\n`,
    )
    .join("");
}

function setting(name) {
  return readSettings()[name];
}

/** What `npm run build` does, with the address of this run in the pages that are rendered ahead. */
async function build() {
  await run("remix", ["vite:build", "--config", "remix.config.ts"]);
  await run("node", ["--conditions=worker", "workers/local/prerender.mjs", appUrl]);
}

/** Runs a tool of the project to its end; its output is shown only when it fails. */
async function run(tool, args) {
  console.log(`${tool} ${args.slice(0, 3).join(" ")} …`);
  const child = spawn(`${root}/node_modules/.bin/${tool}`, args, {
    cwd: root,
    env: quiet(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  children.delete(child);
  if (code !== 0) throw new Error(`${output}\n${tool} ended with ${code}`);
}

/** Starts a Worker that stays; what it logs is shown, and its end is ours. */
function serve(name, args) {
  const child = spawn(`${root}/node_modules/.bin/wrangler`, args, {
    cwd: root,
    env: quiet(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.add(child);
  child.stdout.on("data", (chunk) => process.env.VERBOSE && process.stdout.write(`[${name}] ${chunk}`));
  child.on("close", (code) => {
    children.delete(child);
    if (!stopping) {
      console.error(`The ${name} ended with ${code}. Is its port taken? VERBOSE=1 shows what it says.`);
      stop(1);
    }
  });
}

async function answers(url) {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (status === 503) console.error(await fetch(url).then((response) => response.text()));
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${url} did not answer within 90 seconds.`);
}

/** Pages are built by Remix, so a change there needs a build; the Workers reload by themselves. */
function rebuildOnChange() {
  let timer;
  watch(`${root}/app`, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        build().then(
          () => console.log("Rebuilt"),
          (error) => console.error(error.message),
        ),
      200,
    );
  });
}

function quiet() {
  return {
    ...process.env,
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_TELEMETRY_DISABLED: "1",
    NO_UPDATE_NOTIFIER: "1",
    WRANGLER_LOG: process.env.VERBOSE ? "log" : "warn",
    CI: "1",
  };
}

function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill("SIGTERM");
  setTimeout(() => process.exit(code), children.size > 0 ? 1_500 : 0);
}
