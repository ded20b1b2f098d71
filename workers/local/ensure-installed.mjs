import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const OLDEST_NODE = 22;

/**
 * Makes a fresh clone ready for the command that is starting: installs the packages when they are missing or older
 * than the lock file, then runs the same command again on the pinned Node when this one is too old.
 * Everything it prints goes to standard error, so a command's own output stays clean. Ends the process when it fails.
 */
export function ensureInstalled() {
  if (!isInstalled()) {
    const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: ROOT, stdio: ["ignore", 2, 2] });
    if (npm.status !== 0) process.exit(npm.status ?? 1);
  }
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_NODE) return;
  const pinned = join(ROOT, "node_modules/.bin/node");
  if (!existsSync(pinned)) {
    console.error(`Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}.`);
    process.exit(1);
  }
  const again = spawnSync(pinned, process.argv.slice(1), { stdio: "inherit" });
  process.exit(again.status ?? 1);
}

function isInstalled() {
  const installed = join(ROOT, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs >= statSync(join(ROOT, "package-lock.json")).mtimeMs;
}
