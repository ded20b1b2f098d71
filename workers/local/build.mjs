// Builds the pages when what they are made of has changed, and leaves the build alone otherwise: another copy may be
// serving it.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { alone } from "./alone.mjs";
import { root } from "./ensure-installed.mjs";
import { pageSettings } from "./local-settings.mjs";
import { run } from "./processes.mjs";

const STAMP = `${root}/build/made-from`;
const RENDERED_WITH = `${root}/build/rendered-with`;
const INPUTS = [
  "app",
  "public",
  "remix.config.ts",
  "tsconfig.json",
  "package-lock.json",
  ".dev.vars.example",
  "workers/answered-pages.ts",
  "workers/local/prerender.mjs",
];

/** Whatever runs the command: a test runner has an environment of its own name. */
const IN_PRODUCTION = { NODE_ENV: "production" };

/** Rooms that no page imports (`test/rooms.test.ts`); a change there is one of the Worker alone. */
const WITHOUT_PAGES = ["app/agent", "app/decisions"].map((room) => `${root}/${room}/`);

/** @throws Error with what the build said when it fails */
export async function build() {
  const waiting = () => console.error("Another command builds the app: waiting for it …");
  await alone(`${root}/.wrangler/building`, waiting, buildWhatChanged);
}

async function buildWhatChanged() {
  const inputs = hashInputs();
  if (isWritten(STAMP, inputs)) {
    // After a deploy they name the public address.
    if (!isWritten(RENDERED_WITH, JSON.stringify(pageSettings()))) await renderPages();
    return;
  }
  await run("Building the app", "remix", ["vite:build", "--config", "remix.config.ts"], IN_PRODUCTION);
  await renderPages();
  writeFileSync(STAMP, inputs);
}

const renderPages = () =>
  run("Rendering the public pages", "node", ["--conditions=worker", "workers/local/prerender.mjs"], IN_PRODUCTION);

const isWritten = (file, text) => existsSync(file) && readFileSync(file, "utf8") === text;

function hashInputs() {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    const path = `${root}/${input}`;
    if (!existsSync(path)) continue;
    const files = filesOf(path).filter((file) => !WITHOUT_PAGES.some((room) => file.startsWith(room)));
    for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesOf(path) {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`);
  } catch (error) {
    if (error.code !== "ENOTDIR") throw error;
    return [path];
  }
}
