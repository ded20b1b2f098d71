/**
 * `npm run understand`: one JSON object per line in, one per line out, same order, same count.
 * The same `understand` as in the conversation; see the README for the fields.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";

await ensureInstalled();

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** Names that are zones: to ask for one takes longer than to read a line. */
const zones = new Set();
const engine = option("engine", "grammar");
const understand = await engineCalled(engine);

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (!process.stdout.write(`${JSON.stringify(await answer(line))}\n`))
    await new Promise((resume) => process.stdout.once("drain", resume));
}

/** One line of input as one object of output; never throws. */
async function answer(line) {
  let input;
  try {
    input = JSON.parse(line);
  } catch {
    return { id: null, error: "the line is not valid JSON" };
  }
  const id = input?.id ?? null;
  const problem = problemOf(input);
  if (problem) return { id, error: problem };
  const { text, now, zone, locale, awaiting, workday } = input;
  try {
    return { id, ...(await understand(text, { now: Date.parse(now), zone, locale, awaiting, workday })) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** The rules, or the model of the settings for every line, with the rules where it fails. */
async function engineCalled(name) {
  if (name === "grammar") {
    const { wishesOf } = await load(["agent/understand/wishes"]);
    return (text, context) => wishesOf(text, context)[0].command;
  }
  if (name !== "model") return () => Promise.reject(new Error(`unknown engine ${name}`));
  const { localSettings } = await import("./local-settings.mjs");
  const settings = localSettings();
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL } = settings;
  if (!baseUrl || !LLM_MODEL) return () => Promise.reject(new Error("no model is configured"));
  const { askModel, commandOf, createLanguageModel, understand } = await load([
    "agent/hear",
    "agent/understand/model-command",
    "agent/understand/understand",
    "providers/language-model",
  ]);
  const model = createLanguageModel({ baseUrl, apiKey, model: LLM_MODEL });
  return (text, context) =>
    askModel(model, text, [], context).then(
      ({ form }) => commandOf(form, text, [], context),
      () => understand(text, context),
    );
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
async function load(files) {
  const { build } = await import("esbuild");
  // Below the project, so that packages are found when they are asked for.
  const folder = mkdtempSync(join(ROOT, "node_modules/.understand-"));
  try {
    const outfile = join(folder, "understand.mjs");
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

function option(name, fallback) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
}
