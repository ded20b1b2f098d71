import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { introducingParley } from "../../app/content/introducing-parley";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "parley-bundle-"));

interface Metafile {
  inputs: Record<string, { imports: { path: string }[] }>;
  outputs: Record<string, { entryPoint?: string; inputs: Record<string, { bytesInOutput: number }> }>;
}
let metafile: Metafile;
/** Bytes of each file of ours and of others in what is uploaded. */
let bytes: Map<string, number>;

beforeAll(() => {
  const args = ["deploy", "--dry-run", "--minify", "--outdir", folder, "--metafile", `${folder}/meta.json`];
  const { status, stderr } = spawnSync(`${root}/node_modules/.bin/wrangler`, args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false" },
  });
  if (status !== 0) throw new Error(stderr);
  metafile = JSON.parse(readFileSync(`${folder}/meta.json`, "utf8"));
  const used = Object.values(metafile.outputs).flatMap(({ inputs = {} }) => Object.entries(inputs));
  bytes = new Map(used.map(([path, { bytesInOutput }]) => [path, bytesInOutput]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sumOf = (pattern: RegExp) => [...bytes].reduce((sum, [path, size]) => sum + (pattern.test(path) ? size : 0), 0);

test("of React the Worker has what renders to a stream, and neither the renderer for browsers nor the legacy one", () => {
  expect(sumOf(/react-dom-server\.browser\.production/)).toBeGreaterThan(0);
  expect([...bytes.keys()].filter((path) => /react-dom/.test(path))).toHaveLength(2);
});

test("nothing of the sandbox and of the tests is uploaded", () => {
  expect(sumOf(/^workers\/assistant\.ts$/)).toBeGreaterThan(0);
  expect([...bytes.keys()].filter((path) => /^(?:workers\/(?:sandbox|local)|test)\//.test(path))).toEqual([]);
});

test("the words that Meta has of our templates are not uploaded", () => {
  expect(sumOf(/^app\/domain\/whatsapp-templates\.ts$/)).toBeGreaterThan(0);
  expect(sumOf(/^app\/domain\/template-words\.ts$/)).toBe(0);
});

test("of zod there is no more than what is used", () => {
  expect(sumOf(/node_modules\/zod\//)).toBeGreaterThan(0);
  expect(sumOf(/node_modules\/zod\//)).toBeLessThanOrEqual(130_000);
});

test("of the SDK of MCP the Worker has no validator of JSON Schema", () => {
  expect(sumOf(/@modelcontextprotocol\/server\/dist\/mcp-/)).toBeGreaterThan(0);
  expect([...bytes.keys()].filter((path) => /(?:cfWorker|ajv)Provider/.test(path))).toEqual([]);
});

test("rules, queries and services stand in the Worker once: the pages' build takes them from where they are", () => {
  const imported = metafile.inputs["build/server/app/index.js"]?.imports.map(({ path }) => path) ?? [];
  for (const room of ["domain", "db", "services", "forms", "http"])
    expect(
      imported.some((path) => path.startsWith(`app/${room}/`)),
      room,
    ).toBe(true);
});

test("pages that are files from the build on are not in the Worker", () => {
  const pages = (name: string) => readFileSync(join(root, `build/server/${name}/index.js`), "utf8");
  const [words = ""] = introducingParley.opening;
  expect(pages("site")).toContain(words);
  expect(pages("app")).not.toContain(words);
  expect(Object.keys(metafile.inputs)).not.toContain("build/server/site/index.js");
});

// The MCP server has 60 kB of it: app/decisions/0027-mcp.md. The words and rules of five languages are a third.
test("the Worker is at most 1,370 kB, compressed", () => {
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === "workers/entry.ts");
  const name = entry?.[0].split("/").at(-1) ?? "";
  expect(gzipSync(readFileSync(join(folder, name))).length).toBeLessThanOrEqual(1_370_000);
});
