// What a local run is told from outside: ports, where its state is, and the settings of the app.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { root } from "./ensure-installed.mjs";

/** Where a local run keeps what must survive a restart; an absolute path. */
export const stateDir = resolve(process.env.STATE_DIR || `${root}/.wrangler/state`);

/** Where a local run is unless PORT says otherwise: what the example's settings and the build name. */
export const USUAL_APP_URL = "http://localhost:8787";
const USUAL_SANDBOX_URL = "http://localhost:8788";

const ownSettings = resolve(process.env.SETTINGS_FILE || `${root}/.dev.vars`);

/**
 * The port that a variable names, or the usual one.
 *
 * @throws Error when it is no port
 */
export function portOf(name, usual) {
  const port = Number(process.env[name] || usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${process.env[name]}", which is no port.`);
}

/** @throws Error that says how to move when somebody listens there already */
export async function requireFree(port, name) {
  for (const host of ["127.0.0.1", "::1"]) {
    if (await isTaken(port, host)) {
      throw new Error(`Port ${port} is taken. Stop what runs there, or choose another: ${name}=${port + 10} npm start`);
    }
  }
}

/**
 * The example's values with your own from `.dev.vars` over them, or from the file that SETTINGS_FILE names, and the
 * addresses of this run in place of the usual ones.
 *
 * @returns name to value, unchecked
 */
export function localSettings(appUrl = USUAL_APP_URL, sandboxUrl = USUAL_SANDBOX_URL) {
  const values = { ...settingsIn(`${root}/.dev.vars.example`), ...settingsIn(ownSettings) };
  const moved = (value) => value.replaceAll(USUAL_APP_URL, appUrl).replaceAll(USUAL_SANDBOX_URL, sandboxUrl);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, moved(value)]));
}

/** What the public pages are rendered with, when they are built: the environment's values, or else the local ones. */
export function pageSettings() {
  const local = localSettings();
  return {
    APP_URL: (process.env.APP_URL || local.APP_URL).replace(/\/$/, ""),
    SUPPORT_EMAIL: process.env.SUPPORT_EMAIL || local.SUPPORT_EMAIL,
  };
}

/** Name to value of the lines of a file; nothing when it is not there. */
export function settingsIn(file) {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  const pairs = lines.map((line) => /^([A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(line)).filter(Boolean);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value.replace(/^(["'])(.*)\1$/, "$2")]));
}

function isTaken(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has nobody listening there either.
    server.once("error", (error) => resolve(error.code === "EADDRINUSE" || error.code === "EACCES"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
