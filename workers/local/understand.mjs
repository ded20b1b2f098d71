/**
 * `npm run understand`: one JSON object per line in, one per line out, same order, same count.
 * The same `understand` as in the conversation; see the README for the fields.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";

await ensureInstalled();

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const engine = option("engine", "grammar");
const { understand } = await loadGrammar();

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (!process.stdout.write(`${JSON.stringify(answer(line))}\n`))
    await new Promise((resume) => process.stdout.once("drain", resume));
}

/** One line of input as one object of output; never throws. */
function answer(line) {
  let input;
  try {
    input = JSON.parse(line);
  } catch {
    return { id: null, error: "the line is not valid JSON" };
  }
  const id = input?.id ?? null;
  const problem = problemOf(input);
  if (problem) return { id, error: problem };
  if (engine !== "grammar")
    return { id, error: engine === "model" ? "no model is configured" : `unknown engine ${engine}` };
  const { text, now, zone, locale, awaiting, workday } = input;
  try {
    return { id, ...understand(text, { now: Date.parse(now), zone, locale, awaiting, workday }) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function problemOf(input) {
  if (input === null || typeof input !== "object" || Array.isArray(input)) return "the line is not a JSON object";
  if (typeof input.text !== "string") return "text is missing";
  if (
    typeof input.now !== "string" ||
    !/T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(input.now) ||
    Number.isNaN(Date.parse(input.now))
  ) {
    return "now must be an ISO 8601 date-time with offset";
  }
  if (typeof input.zone !== "string" || !isZone(input.zone)) return "zone must be an IANA time zone";
  if (input.locale !== undefined && input.locale !== null && typeof input.locale !== "string")
    return "locale must be text";
  return null;
}

function isZone(zone) {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The rules are TypeScript with `~/` imports: they are bundled once into one module, then loaded. */
async function loadGrammar() {
  const { build } = await import("esbuild");
  const folder = mkdtempSync(join(tmpdir(), "parley-understand-"));
  try {
    const outfile = join(folder, "understand.mjs");
    await build({
      entryPoints: [join(ROOT, "app/agent/understand/understand.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      alias: { "~": join(ROOT, "app") },
      logLevel: "error",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function option(name, fallback) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
}
