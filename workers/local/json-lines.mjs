/** What the commands share that read one JSON object per line and write one per line, same order, same count. */
import { mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";

await ensureInstalled();

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** Names that are zones: to ask for one takes longer than to read a line. */
const zones = new Set();

/**
 * Answers standard input until it ends. A line that cannot be read gives its `id` and `error`.
 *
 * @param problemOf why an object cannot be read, as a sentence; null when it can
 * @param answer the fields of the answer, or a promise of them
 */
export async function answerLines(problemOf, answer) {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!process.stdout.write(`${JSON.stringify(await answerLine(line, problemOf, answer))}\n`))
      await new Promise((resume) => process.stdout.once("drain", resume));
  }
}

/** Never throws. */
async function answerLine(line, problemOf, answer) {
  let input;
  try {
    input = JSON.parse(line);
  } catch {
    return { id: null, error: "the line is not valid JSON" };
  }
  const id = input?.id ?? null;
  const isObject = input !== null && typeof input === "object" && !Array.isArray(input);
  const problem = isObject ? problemOf(input) : "the line is not a JSON object";
  if (problem) return { id, error: problem };
  try {
    return { id, ...(await answer(input)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** ISO 8601 with offset. */
export function isMoment(text) {
  return typeof text === "string" && /T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text) && !Number.isNaN(Date.parse(text));
}

export function isZone(zone) {
  if (typeof zone !== "string") return false;
  if (zones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    zones.add(zone);
    return true;
  } catch {
    return false;
  }
}

/** The app is TypeScript with `~/` imports: what is asked for is bundled once into one module, then loaded. */
export async function load(files) {
  const { build } = await import("esbuild");
  // Below the project, so that packages are found when they are asked for.
  const folder = mkdtempSync(join(ROOT, "node_modules/.bundled-"));
  try {
    const outfile = join(folder, "bundled.mjs");
    await build({
      stdin: { contents: files.map((file) => `export * from "~/${file}";`).join("\n"), resolveDir: ROOT },
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      alias: { "~": join(ROOT, "app") },
      logLevel: "error",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What stands behind `--name` on the command line. */
export function option(name, fallback) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
}
