import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const OLDEST_NODE = 22;

/**
 * Makes a fresh clone ready for the command that is starting: installs the packages when they are missing or older
 * than the lock file, then runs the same command again on the pinned Node when this one is too old. Signals reach
 * that run too, so nothing is left behind. Everything printed here goes to standard error: a command's output stays
 * its own. Ends the process when it fails.
 */
export async function ensureInstalled() {
  if (!isInstalled()) {
    const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: root, stdio: ["ignore", 2, 2] });
    if (npm.status !== 0) process.exit(npm.status ?? 1);
  }
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_NODE) return;
  const pinned = join(root, "node_modules/.bin/node");
  if (!existsSync(pinned)) {
    console.error(`Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}.`);
    process.exit(1);
  }
  const again = spawn(pinned, process.argv.slice(1), { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => again.kill(signal));
  process.exit(await new Promise((resolve) => again.on("close", (code) => resolve(code ?? 1))));
}

function isInstalled() {
  const installed = join(root, "node_modules/.package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
}
