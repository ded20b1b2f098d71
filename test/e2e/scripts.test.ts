import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const root = `${import.meta.dirname}/../..`;
const client = `${root}/build/client`;
/** As networks send it to browsers, with room for how well the hashes in the names of files happen to compress. */
const BUDGET_BYTES = 95_300;
const LIGHT_BYTES = 6_000;
/** zod keeps everything it knows about a schema under this name, which no minifier changes. */
const MARK_OF_ZOD = "_zod";

interface Loads {
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: Loads;
  url: string;
  routes: Record<string, Loads & { id: string; parentId?: string; path?: string }>;
}

/** What Remix tells the browser about its routes; the build has just been made by the copy that all these tests use. */
function readManifest(): Manifest {
  const name = readdirSync(`${client}/assets`).find((file) => /^manifest-\w+\.js$/.test(file));
  const text = readFileSync(`${client}/assets/${name}`, "utf8");
  // The file is one assignment of JSON to a name, written by Remix; its shape is Remix's own.
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}

const manifest = readManifest();
// A route without a page has an empty script.
const signedIn = Object.values(manifest.routes).filter(
  ({ id, module }) => id.startsWith("routes/dashboard") && readFileSync(client + module).length > 1,
);

/** Every script that a page of this route loads first: Remix's own, its parents' and its own, with what those import. */
function scriptsOf(id: string): Set<string> {
  const scripts = new Set([manifest.entry.module, ...(manifest.entry.imports ?? [])]);
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ""]) {
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
  }
  return scripts;
}

/** Most routes load the same few. */
const compressed = new Map<string, number>();
function sizeOf(script: string): number {
  const size = compressed.get(script) ?? brotliCompressSync(readFileSync(client + script)).length;
  compressed.set(script, size);
  return size;
}

test.each(signedIn)("$id loads at most 95 kB of compressed script, in a few files", ({ id }) => {
  const sizes = [...scriptsOf(id)].map(sizeOf);
  expect(sizes.length).toBeGreaterThanOrEqual(4);
  expect(sizes.length).toBeLessThanOrEqual(10);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BUDGET_BYTES);
});

test("the module for who saves data is at most 6 kB", () => {
  const [name = ""] = readdirSync(`${client}/assets`).filter((file) => file.startsWith("light-client-"));
  expect(readFileSync(`${client}/assets/${name}`).length).toBeLessThanOrEqual(LIGHT_BYTES);
});

test("no script that a browser can load holds zod", () => {
  expect(readFileSync(`${root}/node_modules/zod/v4/core/core.js`, "utf8")).toContain(MARK_OF_ZOD);
  const scripts = readdirSync(`${client}/assets`).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  const holding = scripts.filter((file) => readFileSync(`${client}/assets/${file}`, "utf8").includes(MARK_OF_ZOD));
  expect(holding).toEqual([]);
});
