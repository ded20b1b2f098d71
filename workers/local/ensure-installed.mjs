import { spawn, spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { alone } from "./alone.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** Runs the pinned Node, which runs the rest. */
const OLDEST_TO_START = 20;
const OLDEST_NODE = 22;
/** So small that asking for it takes no time. */
const SOME_PACKAGE = "fflate";
const REGISTRY_TIMEOUT_MS = 6_000;

/**
 * Makes a fresh clone ready for the command that is starting: installs the packages when they are missing or older
 * than the lock file, then runs the same command again on the pinned Node when this one is too old. Signals reach
 * that run too, so nothing is left behind. Everything printed here goes to standard error: a command's output stays
 * its own. Ends the process when it fails.
 */
export async function ensureInstalled() {
  const version = Number(process.versions.node.split(".")[0]);
  if (version < OLDEST_TO_START) {
    end(
      `Node ${OLDEST_TO_START} or newer is needed, this is ${process.versions.node}: see https://nodejs.org/en/download.`,
    );
  }
  // Not below `node_modules`, which an installation begins by deleting.
  if (!isInstalled()) await alone(join(root, ".wrangler/installing"), waiting, () => isInstalled() || install());
  if (version >= OLDEST_NODE) return;
  const pinned = join(root, "node_modules/.bin/node");
  if (!existsSync(pinned)) end(`Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}.`);
  const again = spawn(pinned, process.argv.slice(1), { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => again.kill(signal));
  process.exit(await new Promise((resolve) => again.on("close", (code) => resolve(code ?? 1))));
}

function waiting() {
  console.error("Another command installs the packages: waiting for it …");
}

/** Says one line, and more only when it fails: what npm warns of is the concern of whoever changes the packages. */
function install() {
  // npm would empty what the link points at, which is another checkout's.
  if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    end(
      "The packages here are a link to another folder and older than the lock file: run npm ci there, or remove the link.",
    );
  }
  console.error("Installing packages, once: about a minute …");
  const reached = isRegistryThere();
  if (!reached && !isInCache()) {
    end(
      "The packages could not be installed because the package registry does not answer: check the network, or the registry that npm is set to, and run this again.",
    );
  }
  const offline = reached ? [] : ["--offline"];
  const { status, stdout, stderr } = npm(["ci", "--no-audit", "--no-fund", "--loglevel=error", ...offline]);
  if (status !== 0) end(`${stdout}${stderr}\nThe packages could not be installed.`);
}

/** Asked once: by itself npm tries for more than a minute. */
function isRegistryThere() {
  const once = ["--fetch-retries=0", `--fetch-timeout=${REGISTRY_TIMEOUT_MS}`, "--prefer-online"];
  return npm(["view", SOME_PACKAGE, "name", "--loglevel=silent", ...once]).status === 0;
}

/** What npm has kept from an earlier time needs no registry. */
function isInCache() {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const { version } = lock.packages[`node_modules/${SOME_PACKAGE}`];
  const { stdout } = npm(["cache", "ls", `${SOME_PACKAGE}@${version}`, "--offline", "--loglevel=silent"]);
  return stdout.includes(`${SOME_PACKAGE}-${version}.tgz`);
}

function npm(args) {
  return spawnSync("npm", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function end(words) {
  console.error(words);
  process.exit(1);
}

function isInstalled() {
  const installed = join(root, "node_modules/.package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
}
